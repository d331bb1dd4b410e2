"""One run."""

from __future__ import annotations

import json
import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any, Mapping, Optional, Sequence, Union

import tomli_w

from ._arguments import Arguments
from ._program import CheckFailed, Word, call
from ._run import Run

Size = Union[int, Sequence[int]]

#: How the languages of kernels tell themselves apart, and the endings of their files.
LANGUAGES = [("__kernel", ".cl"), ("__global__", ".cu"), (".version", ".ptx"), ("s_endpgm", ".s")]


def simulate(
    kernel: Word,
    *,
    entry: Optional[str] = None,
    grid: Optional[Size] = None,
    block: Size = 1,
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
        block: work-items (threads) of a work-group in each dimension.
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
    with tempfile.TemporaryDirectory(prefix="turnstile-") as name:
        folder = Path(name)
        arguments = Arguments(folder)
        if entry is None:
            what = kernel
            given: "dict[str, Any]" = {"grid": grid, "args": list(args), "target": target, "options": list(options), "shared_bytes": shared_bytes}
            needless = [name for name, value in given.items() if value]
            if needless:
                raise TypeError(f"{', '.join(needless)} belong to a kernel, and that needs its entry")
            if Path(what).exists():
                what = Path(what).absolute()
        else:
            what = folder / f"{_entry_name(entry)}.toml"
            sizes = _sizes(grid, block)
            table = {
                "kernel": str(_file(kernel, folder)),
                "entry": entry,
                **sizes,
                "args": arguments.all(args),
                "buffers": arguments.buffers,
            }
            more: "dict[str, Any]" = {"target": target, "options": _options(options, kernel), "shared_bytes": shared_bytes}
            table.update({name: value for name, value in more.items() if value})
            what.write_text(tomli_w.dumps(table))
        words: "list[Word]" = ["simulate", what, "--json", folder / "report.json"]
        choices = {"--detector": detector, "--machine": machine, "--version": version}
        for name, value in choices.items():
            if value is not None:
                words += [name, _path(value)]
        for name, value in (set or {}).items():
            words += ["--set", f"{name}={value}"]
        page_file = folder / "page.html"
        if _in_notebook() if page is None else page:
            words += ["--html", page_file]

        def named(text: str) -> str:
            """With files as they were given, and without the run file that nobody has written."""
            text = re.sub(re.escape(str(what)) + r"(:\d+)?: ", "", text) if entry is not None else text
            return text.replace(f"{folder}/", "").replace(str(Path(kernel).absolute()), os.fspath(kernel))

        end = call([*words, *flags])
        report = folder / "report.json"
        if not report.exists():
            raise end.error(named)
        html = named(page_file.read_text()) if page_file.exists() else None
        told = re.sub(r"\n  written +[^\n]*\n$", "\n", named(end.told))
        run = Run(json.loads(named(report.read_text())), arguments.outputs(), told, html, end.code == 0)
        if check and not run.good:
            error = CheckFailed(f"{run.run} fails a check: {named(end.said) or run.why or run.text}", end.code)
            error.run = run
            raise error
        return run


def _entry_name(entry: str) -> str:
    """What a run is called after: `scale` of `scale<float>`."""
    return re.split(r"\W", entry)[0] or "run"


def _sizes(grid: Optional[Size], block: Size) -> "dict[str, list[int]]":
    if grid is None:
        raise TypeError("a kernel needs its grid: work-groups in each dimension")
    groups, items = ([size] if isinstance(size, int) else [int(one) for one in size] for size in (grid, block))
    dimensions = max(len(groups), len(items))
    groups, items = (size + [1] * (dimensions - len(size)) for size in (groups, items))
    return {"global_size": [one * other for one, other in zip(groups, items)], "local_size": items}


def _file(kernel: Word, folder: Path) -> Path:
    """The kernel's file; of a text one that is written."""
    if isinstance(kernel, str) and "\n" in kernel:
        for mark, ending in LANGUAGES:
            if mark in kernel:
                path = folder / f"kernel{ending}"
                path.write_text(kernel)
                return path
        raise ValueError("the text of the kernel has no __kernel, __global__, .version or s_endpgm: no language that is known")
    return Path(kernel).absolute()


def _options(options: Sequence[str], kernel: Word) -> "list[str]":
    """Folders are relative to where Python is, as other paths here."""
    return [f"-I{Path(one[2:]).absolute()}" if one.startswith("-I") and len(one) > 2 else one for one in options]


def _path(value: Word) -> Word:
    """A file that is there, from any folder; else the name."""
    return Path(value).absolute() if Path(value).is_file() else value


def _in_notebook() -> bool:
    shell = sys.modules.get("IPython")
    instance = shell.get_ipython() if shell is not None else None
    return instance is not None and "IPKernelApp" in getattr(instance, "config", {})
