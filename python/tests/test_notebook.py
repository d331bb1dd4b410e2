"""The notebook of the examples, from top to bottom."""

import shutil
from pathlib import Path

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")

EXAMPLE = Path(__file__).parents[2] / "examples" / "aborts"


@pytest.mark.skipif(shutil.which("clang-16") is None, reason="clang-16")
def test_every_cell_runs_and_shows_what_it_says(tmp_path):
    shutil.copy(EXAMPLE / "votes.cl", tmp_path)
    notebook = nbformat.read(EXAMPLE / "votes.ipynb", as_version=4)
    assert all(not cell.outputs for cell in notebook.cells if cell.cell_type == "code"), "it is kept without outputs"
    nbclient.NotebookClient(notebook, timeout=300, resources={"metadata": {"path": str(tmp_path)}}).execute()
    outputs = [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]
    shown = [output.data for output in outputs if "data" in output]
    # A run with its map, a table, a chart.
    pages = [data["text/html"] for data in shown if "<iframe srcdoc=" in data.get("text/html", "")]
    assert len(pages) == 1 and "votes.cl:15" in pages[0]
    assert any("smdcd-ordered" in data.get("text/html", "") for data in shown)
    assert any("image/png" in data for data in shown)
    told = "".join(output.text for output in outputs if "text" in output)
    assert "256 of the 256 transactions" in told and "100.0% of the attempts commit" in told
