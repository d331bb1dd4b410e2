"""Many runs, as tables of pandas."""

from __future__ import annotations

import dataclasses
import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Mapping, Optional, Sequence, Union

import numpy as np

from ._program import CheckFailed, End, Word, call
from ._run import Report, with_attributes
from ._job import Job, path_of
from ._words import Words

if TYPE_CHECKING:
    import pandas


def compare(kernel: Word, *, detectors: Union[str, Sequence[str]] = "all", **job: Any) -> "pandas.DataFrame":
    """Runs a kernel under detectors side by side, on the model of the hardware, and returns a row each.

    Args:
        kernel: as of :func:`~turnstile_gpu.simulate`.
        detectors: ``"all"``, or some of them.
        job: ``entry``, ``grid``, ``block``, ``args``, ``machine``, ``set`` and so on, as of :func:`~turnstile_gpu.simulate`.

    Returns:
        Columns ``cycles``; ``microseconds`` at the clock that the hardware allows; ``attempts`` and ``committed`` of transactions;
        ``conflicts``; ``added_um2`` and ``added_share``, its area beyond the plain LDS (docs/area.md), NaN where it is not known; ``error`` of
        a run that failed. The index is the detector, or the version of a benchmark without transactions.

    Raises:
        InputError: something does not fit.
    """
    import pandas

    known = {one.name for one in dataclasses.fields(Job) if one.init} - {"kernel"}
    for name in job:
        if name not in known:
            raise TypeError(f"compare takes no {name!r}, but detectors, {', '.join(sorted(known))}")
    listed = detectors if isinstance(detectors, str) else ",".join(detectors)
    with Job(kernel, **job) as what:
        file = what.folder / "report.json"
        end = call(["simulate", *what.words(), "--compare", listed, "--json", file, "--quiet"])
        if not file.exists():
            raise end.error(what.words_of({"--compare": "detectors"}))
        rows = json.loads(what.named(file.read_text()))
    columns = [_compared(row) for row in rows]
    return pandas.DataFrame(columns, index=pandas.Index([row["name"] for row in rows], name="name"))


def _compared(row: "dict[str, Any]") -> "dict[str, Any]":
    report = row["report"]
    transactions = report["transactions"] if report else {}
    return {
        "cycles": report["cycles"] if report else None,
        "microseconds": row["microseconds"],
        "attempts": transactions.get("started"),
        "committed": transactions.get("committed"),
        "conflicts": report["conflicts"] if report else None,
        "added_um2": row["added_um2"],
        "added_share": row["added_share"],
        "error": row["error"],
    }


def sweep(
    what: Word,
    *,
    set: Optional[Mapping[str, Any]] = None,
    detector: Union[str, Sequence[str], None] = None,
    machine: Optional[Word] = None,
    area: bool = False,
    out: Optional[Word] = None,
    on: Optional[str] = None,
    flags: Sequence[Word] = (),
    check: bool = True,
) -> "pandas.DataFrame":
    """Runs a benchmark or a run file over parameters, and returns a row a run (docs/output.md has the columns).

    Args:
        what: a benchmark, or a run file (``.toml``).
        set: values of parameters: a value, a list, or a text such as ``"4..64"``.
        detector: one, several, or ``"all"``, the default.
        machine: its name or file.
        area: also synthesise each hardware with Yosys, for columns of its area.
        out: folder that keeps results: the same call goes on with a stopped sweep. Default: one that is gone afterwards.
        on: ``"slurm"``: on the cluster that ``sbatch`` submits to, which shares the folder ``out`` (docs/cluster.md). Ctrl-C ends the waiting
            and not the jobs; the same call goes on waiting.
        flags: further words of the command line.
        check: raise CheckFailed if a run fails a check; it has the table as ``.table``.

    Raises:
        InputError: something does not fit, or a tool for the area is missing.
        CheckFailed: a run fails a check.
        ValueError: jobs of a cluster need a folder that stays.
    """
    with tempfile.TemporaryDirectory(prefix="turnstile-") as name:
        folder = _folder(out, on, name)
        words: "list[Word]" = ["sweep", what, "--quiet", *_where(folder, on)]
        if detector is not None:
            words += ["--detector", detector if isinstance(detector, str) else ",".join(detector)]
        if machine is not None:
            words += ["--machine", path_of(machine)]
        for parameter, values in (set or {}).items():
            listed = isinstance(values, (list, tuple, range, np.ndarray))
            if listed and len(values) == 0:
                raise ValueError(f"set[{parameter!r}] has no values")
            text = ",".join(map(str, values)) if listed else str(values)
            words += ["--set", f"{parameter}={text}"]
        end = call([*words, *([] if area else ["--no-area"]), *flags])
        return _table(end, folder / "sweep.csv", check, {"--set": "set", "--detector": "detector", "--machine": "machine"})


def reproduce(
    paper: str,
    *,
    out: Optional[Word] = None,
    on: Optional[str] = None,
    flags: Sequence[Word] = (),
    check: bool = True,
) -> "pandas.DataFrame":
    """Runs a paper's experiments, and returns its numbers beside ours (columns: docs/output.md).

    Args:
        paper: ``localtm-bloom``, ``localtm-directory``, ``scratchpad-atomics``, ``gpu-sync-primitives`` or
            ``early-conflict-resolution``.
        out: folder for the page, figures and tables; default: one that is gone afterwards.
        on: ``"slurm"``: on the cluster that ``sbatch`` submits to, as of :func:`sweep`.
        flags: further words of the command line, as ``["--seeds", "1"]``.
        check: raise CheckFailed if a run fails a check; it has the table as ``.table``.

    Raises:
        InputError: something does not fit.
        CheckFailed: a run fails a check.
        ValueError: jobs of a cluster need a folder that stays.
    """
    with tempfile.TemporaryDirectory(prefix="turnstile-") as name:
        folder = _folder(out, on, name)
        end = call(["reproduce", paper, "--quiet", *_where(folder, on), *flags])
        return _table(end, folder / "numbers.csv", check, {})


def _folder(out: Optional[Word], on: Optional[str], temporary: str) -> Path:
    """Where results go."""
    if on is not None and out is None:
        raise ValueError("give out=, a folder that the machines of the cluster share")
    return Path(temporary) if out is None else Path(out)


def _where(folder: Path, on: Optional[str]) -> "list[Word]":
    return ["--out", folder] if on is None else ["--plan", folder, "--on", on, "--wait"]


def advise(
    votes: np.ndarray,
    *,
    words: Optional[int] = None,
    bins: Optional[int] = None,
    threads: Optional[int] = None,
    machine: Optional[Word] = None,
    flags: Sequence[Word] = (),
) -> Report:
    """Recommends copies, mapping and padding for votes in shared memory.

    Args:
        votes: bins in the order of threads, shape (n,), of integers; or with ``bins`` an image, shape (h, w), whose pixels vote.
        words: of the vote space of a trace; default: one more than the largest bin.
        bins: of the histogram of an image.
        threads: of a block.
        machine: its name or file (``turnstile advise --help``).
        flags: further words of the command line.

    Returns:
        What ``turnstile advise --json`` writes (docs/output.md), whose fields are attributes too.

    Raises:
        InputError: something does not fit.
    """
    with tempfile.TemporaryDirectory(prefix="turnstile-") as name:
        folder = Path(name)
        votes = np.asarray(votes)
        if votes.size == 0:
            raise ValueError("votes is empty")
        np.save(folder / "votes.npy", np.ascontiguousarray(votes))
        command: "list[Word]" = ["advise", "--quiet", "--json", folder / "advice.json"]
        if bins is not None:
            command += ["--image", folder / "votes.npy", "--bins", str(bins)]
        else:
            if words is None:
                words = int(votes.max()) + 1
            command += ["--trace", folder / "votes.npy", "--words", str(words)]
        if threads is not None:
            command += ["--threads", str(threads)]
        if machine is not None:
            command += ["--machine", path_of(machine)]
        words_of = Words({"--bins": "bins", "--threads": "threads", "--words": "words", "--machine": "machine"})
        call([*command, *flags]).checked(lambda text: words_of(text.replace(f"{folder}/", "")))
        advice = json.loads((folder / "advice.json").read_text())
        return Report(with_attributes(advice))


#: Options that say where results go.
WHERE = {"--out": "out", "--plan": "out", "--on": "on"}


def _table(end: End, file: Path, check: bool, options: Mapping[str, str]) -> "pandas.DataFrame":
    """What the program has written, also if runs fail a check; arguments stand for ``options``."""
    if end.code not in (0, 1) or not file.exists():
        end.checked(Words({**WHERE, **options}))
    try:
        import pandas
    except ImportError:
        raise ImportError("tables need pandas; install it with `pip install 'turnstile-gpu[pandas]'`") from None
    table = pandas.read_csv(file)
    if check and end.code == 1:
        error = CheckFailed("runs fail a check; the table, which this exception has as .table, says which", 1)
        error.table = table
        raise error
    return table
