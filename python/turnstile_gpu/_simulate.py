"""One run."""

from __future__ import annotations

import json
import re
import sys
from typing import Any, Mapping, Optional, Sequence

from ._job import Job, Size
from ._program import CheckFailed, Word, call
from ._run import Run


def simulate(
    kernel: Word,
    *,
    entry: Optional[str] = None,
    grid: Optional[Size] = None,
    block: Optional[Size] = None,
    args: Sequence[Any] = (),
    detector: Optional[str] = None,
    machine: Optional[Word] = None,
    set: Optional[Mapping[str, Any]] = None,
    version: Optional[str] = None,
    target: Optional[str] = None,
    options: Sequence[str] = (),
    shared_bytes: Optional[int] = None,
    flags: Sequence[Word] = (),
    page: Optional[bool] = None,
    check: bool = True,
) -> Run:
    """Runs a kernel on the hardware, cycle by cycle.

    Args:
        kernel: a file (``.cl``, ``.cu``, ``.ptx``, ``.s``), the text of one, a run file (``.toml``), or the name of a bundled benchmark
            such as ``"hash-table"``. A run file and a benchmark have their own sizes and arguments.
        entry: the kernel function; of CUDA C++ an instance of a template too.
        grid: work-groups (blocks) in each dimension.
        block: work-items (threads) of a work-group in each dimension; default: 1.
        args: in the kernel's order. NumPy arrays are buffers in global memory, and stay as they are: what the kernel leaves is in
            ``Run.outputs``. An array that stands in several arguments is one buffer. Numbers have the type that the kernel declares;
            ``np.uint32(7)`` names it, as PTX and assembly text need. Tuples are vectors, None is a null pointer, ``local(1024)`` room in local memory;
            elements of structured arrays are structures, and so are arrays of them.
        detector: what finds conflicts of transactions in local memory (``turnstile list detectors``); default ``dcd``, or none for
            kernels without transactions.
        machine: its name (``turnstile list machines``) or file.
        set: sizes of the hardware, as ``{"filter_bits": 16}``, and parameters of a benchmark, as ``{"buckets": 64}``.
        version: of a benchmark, as ``"fgl"``.
        target: ``"southern-islands"`` or ``"ptx"`` for OpenCL C.
        options: of clang for ``.cl``, of NVRTC for ``.cu``, as ``["-DSIZE=16"]``.
        shared_bytes: dynamic shared memory of a block of CUDA C++ or PTX.
        flags: further words of the command line, as ``["--early-abort"]`` or ``["--engine", "rtl"]``.
        page: whether to make the page with the map of attempts, which notebooks show; default: in notebooks. Runs take up to twice as
            long with it.
        check: raise CheckFailed if the run fails a check; else ``Run.good`` is False.

    Raises:
        InputError: something does not fit; nothing was run.
        CheckFailed: the run fails a check or does not end.
    """
    job = Job(kernel, entry, grid, block, args, machine, set, version, target, options, shared_bytes)
    with job:
        said = job.words_of({"--detector": "detector"})
        report, page_file = job.folder / "report.json", job.folder / "page.html"
        words: "list[Word]" = ["simulate", *job.words(), "--json", report]
        if detector is not None:
            words += ["--detector", detector]
        if _in_notebook() if page is None else page:
            words += ["--html", page_file]
        end = call([*words, *flags])
        if not report.exists():
            raise end.error(said)
        html = job.named(page_file.read_text()) if page_file.exists() else None
        told = re.sub(r"\n  written +[^\n]*\n$", "\n", job.named(end.told))
        run = Run(json.loads(job.named(report.read_text())), job.arguments.outputs(), told, html, end.code == 0)
    if check and not run.good:
        error = CheckFailed(f"{run.run} fails a check: {said(end.said) or run.why or run.text}", end.code)
        error.run = run
        raise error
    return run


def _in_notebook() -> bool:
    shell = sys.modules.get("IPython")
    instance = shell.get_ipython() if shell is not None else None
    return instance is not None and "IPKernelApp" in getattr(instance, "config", {})
