"""What docs/python.md shows, from top to bottom."""

import re
import shutil
from pathlib import Path

import numpy as np
import pytest

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


@pytest.mark.skipif(shutil.which("clang-16") is None, reason="clang-16")
def test_the_examples_of_the_page_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```(\w+)\n(.*?)```", PAGE.read_text(), re.S)
    (kernel,) = [text for language, text in blocks if language == "c"]
    Path("sum.cl").write_text(kernel)
    python = [text for language, text in blocks if language == "python"]
    assert len(python) == 2
    names: "dict[str, object]" = {}
    for text in python:
        exec(text, names)
    outputs = names["run"].outputs[1]
    (shown,) = re.findall(r"run.outputs\[1\] +# (.*)", python[0])
    assert repr(outputs) == shown and outputs[0] == np.arange(128).sum()
    assert Path("run.html").stat().st_size > 1_000_000
