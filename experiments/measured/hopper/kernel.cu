// The time of a kernel that counts classes as floats, such as examples/tuning/count.cu and what `turnstile advise --write-kernel` makes of it:
//
//   nvcc -O3 -std=c++17 -arch=native -DKERNEL='"count.cu"' kernel.cu -o kernel && ./kernel
//
// 2^24 votes for 64 classes as 1 / (class + 1): set `zipf` with seed 5001 of votes.cu. Prints the kernel, median and least of 15 launches after two in microseconds, and 1 if all
// classes are right.
#define NO_MAIN
#include "votes.cu"
#include KERNEL

int main() {
  const uint32_t all = 1 << 24, bins = 64;
  std::vector<uint32_t> votes = trace(ZIPF, bins, 5001, all), want(bins);
  for (uint32_t bin : votes)
    want[bin]++;
  uint32_t *in;
  float *out;
  OK(cudaMalloc(&in, all * 4ull));
  OK(cudaMalloc(&out, bins * 4));
  OK(cudaMemcpy(in, votes.data(), all * 4ull, cudaMemcpyHostToDevice));
  int blocks = 0, sms = 0;
  OK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, 0));
  OK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&blocks, count, 256, 0));
  auto launch = [&] { count<<<blocks * sms, 256>>>(in, out, all); };
  OK(cudaMemset(out, 0, bins * 4));
  launch();
  OK(cudaGetLastError());
  std::vector<float> got(bins);
  OK(cudaMemcpy(got.data(), out, bins * 4, cudaMemcpyDeviceToHost));
  bool right = true;
  for (uint32_t bin = 0; bin < bins; bin++)
    right &= got[bin] == want[bin];
  float median, least;
  timed(launch, median, least);
  printf("%s,%.1f,%.1f,%d\n", KERNEL, median, least, right);
  return !right;
}
