"""Says where the headers of the PyPI package nvidia-cuda-cccl-cu12 are: CUB, libcu++."""

import nvidia.cuda_cccl

print(f"{nvidia.cuda_cccl.__path__[0]}/include")
