"""What a run leaves."""

from __future__ import annotations

import html
from typing import Any, Dict, Iterable, Optional, Sequence

import numpy as np

#: Pairs of lines in a notebook's table.
PAIRS = 8


class Report(Dict[str, Any]):
    """A table of the report, whose fields are attributes too."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"the report has no field {name!r}; it has {', '.join(self)}") from None

    def __dir__(self) -> "list[str]":
        return [*super().__dir__(), *self]


class Run:
    """A run: outputs, report, and in a notebook a table and the map of attempts.

    Every field of the report (docs/output.md) is an attribute: ``run.cycles``, ``run.transactions.committed``,
    ``run.conflict_pairs[0].loser.line``.

    Attributes:
        report: the whole report as dicts and lists.
        outputs: of each argument the array that the kernel leaves, with the shape and type of the one given; None for arguments that are
            no arrays. Dumps of a run file are files, as it says.
        text: the report as the command line prints it.
        page: the page with the map of attempts as HTML, if it was made.
        good: whether all checks hold: the order of commits explains the run, and outputs of a benchmark are right.
    """

    def __init__(
        self,
        report: "dict[str, Any]",
        outputs: "list[Optional[np.ndarray]]",
        text: str,
        page: Optional[str],
        good: bool,
    ) -> None:
        self.report = with_attributes(report)
        self.outputs = outputs
        self.text = text
        self.page = page
        self.good = good

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__") or name == "report":
            raise AttributeError(name)
        return getattr(self.report, name)

    def __dir__(self) -> "list[str]":
        return [*super().__dir__(), *self.report]

    @property
    def why(self) -> str:
        """What the checks found; empty if they hold."""
        return "; ".join(found for found in (self.report.violation, self.report.output_error) if found)

    def __repr__(self) -> str:
        report = self.report
        good = "" if self.good else ", a check has failed"
        return f"<Run {report.run}: {report.cycles} cycles, detector {report.detector}, {report.machine}{good}>"

    def __str__(self) -> str:
        return self.text.rstrip() or repr(self)

    def save_page(self, path: str) -> None:
        """Writes the page, which any browser opens without a network.

        Raises:
            ValueError: it was not made.
        """
        if self.page is None:
            raise ValueError("there is no page; run simulate(..., page=True)")
        with open(path, "w", encoding="utf-8") as file:
            file.write(self.page)

    def _repr_html_(self) -> str:
        parts = [self._numbers(), self._pairs()]
        if self.page is not None:
            page = html.escape(self.page, quote=True)
            parts.append(f'<iframe srcdoc="{page}" style="width: 100%; height: 40em; border: 1px solid #ccc"></iframe>')
        return "\n".join(part for part in parts if part)

    def _numbers(self) -> str:
        report, transactions = self.report, self.report.transactions
        rows = [
            ("run", f"{report.run}, detector {report.detector}, {report.machine}"),
            ("cycles", f"{report.cycles:,}, {report.microseconds:.1f} µs"),
            ("local memory", f"{report.lds_accesses:,} accesses, {report.bank_conflicts:,} extra rounds by bank conflicts"),
            ("checks", "hold" if self.good else "failed"),
        ]
        if transactions.started:
            share = f"{100 * transactions.committed / transactions.started:.1f} %"
            rows.insert(2, ("attempts", f"{transactions.started:,}, {share} committed"))
            rows.insert(3, ("conflicts", f"{report.conflicts:,}, {report.false_conflicts:,} of them false"))
        return _table([], rows)

    def _pairs(self) -> str:
        def place(one: Any) -> str:
            return "-" if one is None else " < ".join([f"{one.file}:{one.line}", *map(str, one.inlined_at)])

        rows = [
            (f"{pair.count:,}", f"{pair.cycles:,}", place(pair.loser), place(pair.owner), pair.cause.replace("_", " and "))
            for pair in self.report.conflict_pairs[:PAIRS]
        ]
        return _table(["lost", "cycles", "at", "to", "which met"], rows) if rows else ""


def with_attributes(value: Any) -> Any:
    """Of JSON, with tables whose fields are attributes."""
    if isinstance(value, dict):
        return Report({name: with_attributes(one) for name, one in value.items()})
    if isinstance(value, list):
        return [with_attributes(one) for one in value]
    return value


def _table(heads: "list[str]", rows: "Iterable[Sequence[str]]") -> str:
    head = "".join(f"<th>{html.escape(one)}</th>" for one in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(one)}</td>" for one in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
