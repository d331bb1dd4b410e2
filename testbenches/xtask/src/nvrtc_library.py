"""Says where NVRTC is, which compiles CUDA C++, from the PyPI package nvidia-cuda-nvrtc-cu12."""

import nvidia.cuda_nvrtc

print(f"{nvidia.cuda_nvrtc.__path__[0]}/lib/libnvrtc.so.12")
