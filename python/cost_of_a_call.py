"""What a call costs beside the command line: the figures of docs/decisions/0019-python-starts-the-program.md.

Medians of seven, with the least and the most.
"""

import statistics
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Callable

import numpy as np

import turnstile_gpu as tg

KERNEL = """__kernel void one(__global uint *out, uint n) {
  if (get_global_id(0) == 0)
    out[0] = n;
}
"""
RUN_FILE = """kernel = "one.cl"
entry = "one"
global_size = [64]
local_size = [64]
args = [{ buffer = { zeros = 1, type = "u32" } }, { u32 = 7 }]
"""


def told(what: str, call: Callable[[], object]) -> None:
    times = []
    for _ in range(7):
        begun = time.perf_counter()
        call()
        times.append(1e3 * (time.perf_counter() - begun))
    print(f"{what:36} {statistics.median(times):7.1f} ms ({min(times):.1f} to {max(times):.1f})")


def main() -> None:
    program = str(tg.program())
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "one.cl").write_text(KERNEL)
        (folder / "one.toml").write_text(RUN_FILE)

        def run(*words: str) -> None:
            subprocess.run([program, *words], cwd=folder, check=True, capture_output=True)

        told("the program starts", lambda: run("list", "machines"))
        told("a kernel, on the command line", lambda: run("simulate", "one.toml", "--json", "r.json"))
    for words in (1, 1 << 18, 1 << 24):
        array = np.zeros(words, np.uint32)
        told(f"the same from Python, {4 * words} bytes", lambda: tg.simulate(KERNEL, entry="one", grid=1, block=64, args=[array, 7]))


if __name__ == "__main__":
    main()
