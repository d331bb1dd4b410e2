"""Says where the headers of the PyPI package nvidia-cuda-runtime-cu12 are: cooperative groups and the like."""

import nvidia.cuda_runtime

print(f"{nvidia.cuda_runtime.__path__[0]}/include")
