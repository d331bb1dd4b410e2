// Behind a random kernel: runs it on the buffers of standard input, each behind its size in 64 bits, and writes them.
static u64 *buffers[4];
static unsigned uniform;

HOST void *thread(void *number) {
  threadIdx.x = (size_t)number % 1024;
  blockIdx.x = (size_t)number / 1024;
  fuzz(buffers[0], buffers[1], (unsigned *)buffers[2], buffers[3], uniform);
  end_thread();
  return 0;
}

int main(int count, char **words) {
  if (count != 4) return 2;
  unsigned blocks = atoi(words[1]);
  blockDim.x = atoi(words[2]);
  uniform = atoi(words[3]);
  u64 sizes[4];
  for (int one = 0; one < 4; ++one) {
    if (fread(&sizes[one], 8, 1, stdin) != 1 || !(buffers[one] = (u64 *)malloc(sizes[one]))) return 2;
    if (fread(buffers[one], 1, sizes[one], stdin) != sizes[one]) return 2;
  }
  for (int one = 0; one < 32; ++one) {
    pthread_mutex_init(&warps[one].mutex, 0);
    pthread_cond_init(&warps[one].changed, 0);
  }
  for (size_t block = 0; block < blocks; ++block) {
    pthread_t threads[1024];
    block_barrier = Barrier{blockDim.x, 0, 0, 0, 0, 0};
    for (size_t one = 0; one < blockDim.x; ++one)
      if (pthread_create(&threads[one], 0, thread, (void *)(block * 1024 + one))) return 2;
    for (size_t one = 0; one < blockDim.x; ++one) pthread_join(threads[one], 0);
  }
  for (int one = 0; one < 4; ++one) fwrite(buffers[one], 1, sizes[one], stdout);
  return 0;
}
