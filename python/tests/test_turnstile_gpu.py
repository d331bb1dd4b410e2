"""The package against kernels whose results NumPy computes, and against what the command line says of bad input."""

import os
import pickle
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

import turnstile_gpu as tg

CLANG = pytest.mark.skipif(shutil.which("clang-16") is None, reason="clang-16")

HISTOGRAM = """
__kernel void histogram(__global const uint *keys, __global uint *bins, uint n, __local volatile uint *mine) {
  uint item = get_local_id(0);
  mine[item] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_global_id(0) < n)
    atomic_inc(&mine[keys[get_global_id(0)]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (item < 64)
    atomic_add(&bins[item], mine[item]);
}
"""

# All work-items of a work-group add to one word in a transaction.
SUM = """#include "turnstile.h"
__kernel void sum(__global const uint *values, __global uint *out) {
  __local volatile uint total;
  uint item = get_local_id(0);
  if (item == 0)
    total = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  TX_BEGIN();
  total += values[item];
  TX_COMMIT();
  barrier(CLK_LOCAL_MEM_FENCE);
  if (item == 0)
    out[0] = total;
}
"""


def histogram(keys, bins, n, **more):
    return tg.simulate(HISTOGRAM, entry="histogram", grid=4, block=256, args=[keys, bins, n, tg.local(1024)], **more)


@CLANG
def test_outputs_are_new_arrays_and_arguments_stay():
    keys = np.random.default_rng(1).integers(0, 64, 1024, dtype=np.uint32)
    bins = np.full((8, 8), 3, np.uint32)
    run = histogram(keys, bins, 1000)
    expected = 3 + np.bincount(keys[:1000], minlength=64)
    assert run.good
    assert (run.outputs[1] == expected.reshape(8, 8)).all()
    assert (bins == 3).all()
    assert run.outputs[0].dtype == np.uint32 and (run.outputs[0] == keys).all()
    assert run.outputs[2:] == [None, None]


@CLANG
def test_types_are_those_that_the_kernel_declares():
    kernel = """
typedef struct { float weight; uint key[3]; } item;
__kernel void values(__global float *out, uchar small, float3 v, item one, double d, __global const item *items, __global const uint *none) {
  out[0] = small + v.z + one.weight + one.key[2] + d + items[1].weight + items[2].key[1] + (none ? 1000 : 0);
}
"""
    item = np.dtype([("weight", np.float32), ("key", np.uint32, 3)])
    items = np.zeros(3, item)
    items[1]["weight"], items[2]["key"][1] = 0.5, 7
    one = np.zeros(1, item)[0]
    one["weight"], one["key"] = 2, (0, 0, 4)
    args = [np.zeros(1, np.float32), 1, (0, 0, 2.5), one, 5, items, None]
    run = tg.simulate(kernel, entry="values", grid=1, block=1, args=args)
    assert run.outputs[0][0] == 1 + 2.5 + 2 + 4 + 5 + 0.5 + 7
    assert run.outputs[5].dtype == item and run.outputs[5][2]["key"][1] == 7


@CLANG
def test_an_array_in_two_arguments_is_one_buffer():
    kernel = "__kernel void shift(__global const uint *from, __global uint *to) { to[get_global_id(0) + 1] = from[0]; }"
    row = np.arange(9, dtype=np.uint32) + 5
    run = tg.simulate(kernel + "\n", entry="shift", grid=1, block=8, args=[row, row])
    assert (run.outputs[0] == 5).all() and (run.outputs[1] == 5).all()
    # Not so with two that are equal.
    run = tg.simulate(kernel + "\n", entry="shift", grid=1, block=8, args=[row, row.copy()])
    assert (run.outputs[0] == row).all() and (run.outputs[1] == 5).all()


@CLANG
def test_bytes_in_any_order_and_sizes_of_any_integer():
    kernel = "__kernel void more(__global uint *x, __global const float *y) {\n  x[get_global_id(0)] += y[get_global_id(0)];\n}"
    x, y = np.arange(4, dtype=">u4"), np.array([1, 2, 3, 4], ">f4")
    run = tg.simulate(kernel, entry="more", grid=np.int64(2), block=(np.uint8(2),), args=[tg.Buffer(x, "a/../b c"), y])
    assert run.outputs[0].tolist() == [1, 3, 5, 7] and run.outputs[0].dtype == np.dtype(">u4")
    assert run.outputs[1].tolist() == [1, 2, 3, 4]


def test_errors_go_from_one_process_to_another():
    error = pickle.loads(pickle.dumps(tg.InputError("what is wrong", 2)))
    assert str(error) == "what is wrong" and error.code == 2 and isinstance(error, tg.InputError)


@CLANG
def test_images_and_arrays_of_any_order():
    kernel = """
__kernel void copy(read_only image2d_t from, sampler_t sampler, __global float *to, __global const half *halves) {
  int x = get_global_id(0), y = get_global_id(1);
  to[y * 4 + x] = read_imagef(from, sampler, (int2)(x, y)).x + vload_half(0, halves);
}
"""
    picture = np.asfortranarray(np.arange(8, dtype=np.float32).reshape(2, 4))
    halves = np.array([0.5], np.float16)
    args = [tg.Image(picture), tg.Sampler(), np.zeros((2, 4), np.float32)[:, :], halves]
    run = tg.simulate(kernel, entry="copy", grid=(1, 1), block=(4, 2), args=args)
    assert (run.outputs[2] == picture + 0.5).all()


@CLANG
def test_conflicts_are_in_the_report_and_its_tables_are_attributes():
    values = np.arange(128, dtype=np.uint32)
    run = tg.simulate(SUM, entry="sum", grid=1, block=128, args=[values, np.zeros(1, np.uint32)], detector="smdcd", page=True)
    assert run.outputs[1][0] == values.sum()
    assert run.transactions.committed == 128 and run.detector == "smdcd"
    assert sum(pair.count for pair in run.conflict_pairs) == run.conflicts > 0
    assert {pair.loser.line for pair in run.conflict_pairs} == {9}
    assert run.conflict_pairs[0].loser.file == "kernel.cl"
    assert run.report["footprints"]["crowd"] == {"users": 128, "writers": 128, "of": 128, "address": 0}
    shown = run._repr_html_()
    assert "kernel.cl:9" in shown and "<iframe srcdoc=" in shown and f"{run.cycles:,}" in shown
    assert "/tmp" not in run.text and "  written  " not in run.text and "conflicts by line" in str(run)
    assert repr(run).startswith("<Run sum.toml: ") and "transactions" in dir(run)
    with pytest.raises(AttributeError, match="cyclse"):
        run.cyclse
    with pytest.raises(ValueError, match="page=True"):
        tg.simulate("hash-table").save_page("p.html")


@CLANG
def test_sizes_of_the_hardware_change_the_run_and_a_file_is_named_as_it_was(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("sum.cl").write_text(SUM)
    values = np.ones(64, np.uint32)
    args = dict(entry="sum", grid=1, block=64, args=[values, np.zeros(1, np.uint32)], detector="bloom")
    run = tg.simulate("sum.cl", set={"filter_bits": 16, "hash": "xor"}, **args)
    assert run.hardware.filter_bits == 16 and run.hardware.hash == "xor"
    assert run.conflict_pairs[0].loser.file == "sum.cl"
    assert tg.simulate("sum.cl", options=["-DX=1"], **args).cycles == tg.simulate(Path("sum.cl"), **args).cycles
    assert os.listdir() == ["sum.cl"]


def test_benchmarks_run_with_their_parameters():
    run = tg.simulate("hash-table", version="fgl", set={"buckets": 64})
    assert run.good and run.parameters.buckets == 64 and run.outputs == []
    assert run.page is None


def said(call):
    """What a call is refused with."""
    with pytest.raises((tg.InputError, tg.CheckFailed)) as caught:
        call()
    text = str(caught.value)
    # Nothing that the caller has not written.
    for foreign in ["run file", "[[args]]", "local_size", "global_size", "--set", "--detector", "--out", "/tmp"]:
        assert foreign not in text, text
    return text


@CLANG
def test_what_is_said_of_arguments_is_said_in_the_words_of_python():
    keys, bins = np.zeros(1024, np.uint32), np.zeros(64, np.uint32)
    at = lambda *args, **more: said(lambda: tg.simulate(HISTOGRAM, args=args, **{"entry": "histogram", "grid": 4, "block": 256, **more}))
    of = lambda second, third: at(keys, second, third, tg.local(1024))
    number = "args[1]: the kernel's `bins` is a `uint*`, and that is not one number or vector; name it, as in np.uint32(16); a tuple"
    assert of(7, 10).startswith(number)
    assert of(tg.local(64), 10).endswith("points to global memory; give a NumPy array")
    assert of(bins, bins).endswith("and no pointer; give a number, such as np.uint32(1)")
    assert of(bins, np.float32(1)).endswith("and the argument a f32; give a number, such as np.uint32(1)")
    assert of(bins, 1.5) == "args[2]: `1.5` is no u32; give an integer from 0 to 4294967295"
    short = np.zeros(1, np.dtype([("a", np.uint32), ("b", np.uint8)]))[0]
    assert "give an element of a structured array" in of(bins, short)
    assert "textures are of CUDA's kernels; for an image2d_t give an Image, and a Sampler" in at(tg.Texture(bins), bins, 1, tg.local(1024))
    wrong = tg.Texture(np.zeros((4, 4), np.float32), {"filtre": "linear"})
    assert at(wrong, bins, 1, tg.local(1024)).startswith("args[0], filtre: unknown field `filtre`")
    assert at(keys, bins, 10).startswith("args: the kernel takes 4 arguments (`keys`, `bins`, `n`, `mine`), and 3 are given")
    assert "block: a work-group of 2048 work-items is too large" in at(keys, bins, 10, tg.local(1024), block=2048)
    # The entry is wrong, not the number.
    assert "has no kernel `nope`; choose `histogram`" in at(keys, bins, 10, tg.local(1024), entry="nope")
    assert "give turnstile_gpu.local(bytes)" in at(keys, bins, 10, tg.local(1024), shared_bytes=64)
    assert "buffer `arg0`, up to 4 bytes past its end" in at(keys[:5], bins, 10, tg.local(1024))
    missing = said(lambda: tg.simulate("nowhere.cl", entry="k", grid=1))
    assert missing.endswith("check the path, which is relative to the working directory")


@CLANG
def test_what_is_said_of_options_is_said_of_arguments():
    run = lambda **more: said(lambda: tg.simulate(SUM, entry="sum", grid=1, block=64, args=[np.zeros(64, np.uint32)] * 2, **more))
    assert run(detector="dcq").startswith("detector='dcq': choose none, bloom, dcd, ")
    assert run(set={"filter_bits": 8}).endswith("leave it out, or choose detector='bloom' or 'perfect'")
    assert run(set={"filter_bytes": 3}).startswith("set={'filter_bytes': 3}: a kernel has no parameters, and the hardware has none `filter_bytes`; ")
    assert run(set={"hash": "x"}, detector="bloom").startswith("set={'hash': 'x'}: `x` is no legal value of hash; ")
    assert run(version="fgl") == "version=: a kernel has no versions; leave version= out, or name a bundled benchmark"
    assert run(flags=["--nope"]) == "flags: the command line has no --nope"
    assert run(flags=["--engine", "x"]) == "--engine x in flags: choose auto, rtl, verilator, model"
    store = SUM.replace("total += values[item];", "out[item] = 1;")
    args = dict(entry="sum", grid=1, block=64, args=[np.zeros(64, np.uint32)] * 2)
    assert said(lambda: tg.simulate(store, **args)).endswith("allow it with --allow-global-stores in flags")
    assert said(lambda: tg.compare(SUM, detectors="x", **args)).startswith("detectors='x': there is no detector `x`; choose all")


def test_what_is_said_of_tables_is_said_of_arguments(tmp_path):
    pytest.importorskip("pandas")
    assert said(lambda: tg.sweep("hash-table", set={"buckets": "4..5"})) == (
        "set={'buckets': '4..5'}: `4..5` does not go from a power of two to a power of two; "
        'give a list, or a text such as "4..64" for the powers of two between them'
    )
    assert said(lambda: tg.sweep("hash-table", detector="x")).startswith("detector='x': there is no detector `x`")
    assert said(lambda: tg.sweep("hash-table", out=tmp_path, on="lsf")) == "on='lsf': choose slurm"
    (tmp_path / "file").write_text("")
    for call in [tg.sweep, tg.reproduce]:
        what = {tg.sweep: "hash-table", tg.reproduce: "localtm-bloom"}[call]
        with pytest.raises(tg.InputError, match="give out= another folder$"):
            call(what, out=tmp_path / "file")
        with pytest.raises(tg.InputError, match="give out= a folder that is new or empty$"):
            call(what, out=tmp_path, on="slurm")
        with pytest.raises(ValueError, match="^give out="):
            call(what, on="slurm")
    assert said(lambda: tg.advise(np.zeros((4, 4), np.uint8), bins=17)).startswith("bins=17: ")
    assert said(lambda: tg.advise(np.array([1, 3]), words=2)).endswith("or more words=")
    assert said(lambda: tg.advise(np.array([1, 3]), words=0)).startswith("words=0: 0 is not in 1..")
    assert said(lambda: tg.advise(np.array([1, 3]), threads=7)).startswith("threads=7: ")


@CLANG
def test_bad_input_has_the_words_of_the_program():
    keys = np.zeros(1024, np.uint32)
    with pytest.raises(tg.InputError, match=r"^args\[1\]: the kernel's `bins` is a `uint\*`, and the buffer's elements are f32") as caught:
        histogram(keys, np.zeros(64, np.float32), 10)
    assert caught.value.code == 2 and isinstance(caught.value, ValueError)
    assert "convert it, with .astype(np.uint32)" in str(caught.value)
    with pytest.raises(tg.InputError, match=r"^args\[2\]: `-1` is no u32"):
        histogram(keys, np.zeros(64, np.uint32), -1)
    with pytest.raises(tg.InputError, match="no kernel `nope`"):
        tg.simulate(HISTOGRAM, entry="nope", grid=1)
    with pytest.raises(tg.InputError, match="no benchmark `hash-tabel`"):
        tg.simulate("hash-tabel")
    with pytest.raises(tg.InputError, match="does not compile"):
        tg.simulate(HISTOGRAM.replace("barrier", "barier"), entry="histogram", grid=1, args=[keys, keys, 1, tg.local(4)])


def test_arguments_that_are_none_are_named():
    with pytest.raises(TypeError, match=r"args\[1\] is a dict"):
        tg.simulate(HISTOGRAM, entry="histogram", grid=1, args=[1, {}])
    with pytest.raises(TypeError, match=r"args\[0\] is of complex64"):
        tg.simulate(HISTOGRAM, entry="histogram", grid=1, args=[np.zeros(1, np.complex64)])
    with pytest.raises(TypeError, match="grid"):
        tg.simulate(HISTOGRAM, entry="histogram")
    with pytest.raises(TypeError, match="grid is 2.5"):
        tg.simulate(HISTOGRAM, entry="histogram", grid=2.5)
    with pytest.raises(ValueError, match="block is 0; give integers from 1 on"):
        tg.simulate(HISTOGRAM, entry="histogram", grid=1, block=0)
    with pytest.raises(ValueError, match="in a dimension, and there are at most 4,294,967,295"):
        tg.simulate(HISTOGRAM, entry="histogram", grid=2**30, block=64)
    with pytest.raises(ValueError, match="-3 bytes of local memory"):
        tg.local(-3)
    with pytest.raises(TypeError, match="options is a text"):
        tg.simulate(HISTOGRAM, entry="histogram", grid=1, options="-DX=1")
    with pytest.raises(ValueError, match=r"set\['buckets'\] has no values"):
        tg.sweep("hash-table", set={"buckets": []})
    with pytest.raises(ValueError, match="votes is empty"):
        tg.advise(np.zeros(0, np.uint8))
    with pytest.raises(TypeError, match="needs its entry"):
        tg.simulate("k.cl")
    with pytest.raises(TypeError, match="needs its entry"):
        tg.simulate(HISTOGRAM)
    with pytest.raises(TypeError, match="block belong"):
        tg.simulate("hash-table", block=64)
    with pytest.raises(TypeError, match="masked"):
        tg.simulate(HISTOGRAM, entry="histogram", grid=1, args=[np.ma.masked_less(np.arange(3), 1)])
    one = np.zeros(4, np.uint32)
    with pytest.raises(ValueError, match="buffer 'a' already"):
        tg.simulate(HISTOGRAM, entry="histogram", grid=1, args=[tg.Buffer(one, "a"), tg.Buffer(one, "b")])
    with pytest.raises(TypeError, match="compare takes no 'detector'"):
        tg.compare("hash-table", detector="dcd")
    with pytest.raises(TypeError, match="grid, args belong to a kernel"):
        tg.simulate("hash-table", grid=4, args=[1])
    with pytest.raises(ValueError, match="no language"):
        tg.simulate("void k() {\n}\n", entry="k", grid=1)


def test_a_failed_check_is_an_exception_with_the_run():
    wrong = dict(detector="smdcd-published", set={"buckets": 16})
    with pytest.raises(tg.CheckFailed, match="hash-table fails a check: lane [0-9]+ of wavefront") as caught:
        tg.simulate("hash-table", **wrong)
    assert caught.value.code == 1 and not caught.value.run.good and caught.value.run.violation
    assert tg.simulate("hash-table", check=False, **wrong).cycles == caught.value.run.cycles


def test_a_run_that_does_not_end_is_given_up():
    with pytest.raises(tg.CheckFailed, match="--max-cycles") as caught:
        tg.simulate("hash-table", flags=["--max-cycles", "100"])
    assert caught.value.run is None


def started(call):
    """Python that makes a call in a session of its own, and the program that it has started."""
    # Programs in the background of a shell ignore the signal, and what they start does.
    script = f"import signal; signal.signal(signal.SIGINT, signal.default_int_handler); import turnstile_gpu as tg; print('started', flush=True); {call}"
    # As in a notebook, the signal goes to Python alone.
    python = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    assert python.stdout.readline() == "started\n"
    children = Path(f"/proc/{python.pid}/task/{python.pid}/children")
    while not children.read_text().split():
        time.sleep(0.01)
    (child,) = children.read_text().split()
    time.sleep(0.5)
    return python, Path(f"/proc/{child}")


def test_an_interrupt_ends_the_program_too():
    python, program = started("tg.simulate('HT1K', machine='early-cr')")
    os.kill(python.pid, signal.SIGINT)
    _, said = python.communicate(timeout=60)
    assert "KeyboardInterrupt" in said and python.returncode != 0
    assert not program.exists()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_what_ends_python_ends_the_program_too(number):
    python, program = started("tg.simulate('HT1K', machine='early-cr')")
    assert program.exists()
    os.kill(python.pid, number)
    assert python.wait(timeout=60) == -number
    begun = time.monotonic()
    while program.exists() and "Z (zombie)" not in (program / "status").read_text():
        assert time.monotonic() - begun < 60, "the program goes on"
        time.sleep(0.05)
    python.communicate()


def test_tables():
    pandas = pytest.importorskip("pandas")
    table = tg.sweep("hash-table", set={"buckets": [64, 256], "filter_bits": "4..8"}, detector=["dcd", "bloom"])
    assert isinstance(table, pandas.DataFrame)
    # Two of dcd, and two for each filter of bloom.
    assert sorted(table.groupby("detector").size().to_dict().items()) == [("bloom", 4), ("dcd", 2)]
    run = tg.simulate("hash-table", detector="dcd", set={"buckets": 64})
    row = table[(table.detector == "dcd") & (table.buckets == 64)]
    assert row.cycles.tolist() == [run.cycles]
    given_up = dict(set={"buckets": 64}, detector="dcd", flags=["--max-cycles", "10"])
    with pytest.raises(tg.CheckFailed, match="table") as caught:
        tg.sweep("hash-table", **given_up)
    assert len(caught.value.table) == 1 and len(tg.sweep("hash-table", check=False, **given_up)) == 1
    with pytest.raises(tg.InputError, match="bucktes"):
        tg.sweep("hash-table", set={"bucktes": 4})


@CLANG
def test_detectors_side_by_side():
    args = [np.arange(64, dtype=np.uint32), np.zeros(1, np.uint32)]
    table = tg.compare(SUM, detectors=["dcd", "perfect"], entry="sum", grid=1, block=64, args=args)
    assert table.index.tolist() == ["dcd", "perfect"]
    run = tg.simulate(SUM, entry="sum", grid=1, block=64, args=args, detector="dcd")
    row = table.loc["dcd"]
    assert (row.cycles, row.conflicts, row.committed) == (run.cycles, run.conflicts, 64)
    # By a clock that is a little slower than the plain LDS has.
    assert row.microseconds >= run.microseconds and 0 < row.added_share < 1
    assert np.isnan(table.loc["perfect"].added_share)
    with pytest.raises(tg.InputError, match="no detector `dcq`"):
        tg.compare("hash-table", detectors="dcq")
    with pytest.raises(tg.InputError, match="no kernel `sun`"):
        tg.compare(SUM, entry="sun", grid=1, block=64, args=args)


def test_advice():
    votes = np.tile(np.arange(4, dtype=np.uint16), 4096)
    advice = tg.advise(votes, threads=256)
    assert advice.threads == 256 and advice.layouts[0]["gain"] >= 1
    assert advice.layouts[0].cycles <= min(layout.cycles for layout in advice.layouts)
    image = np.random.default_rng(2).integers(0, 256, (64, 64), dtype=np.uint8)
    assert tg.advise(image, bins=16).bins == 16
    with pytest.raises(tg.InputError, match="bins"):
        tg.advise(image, bins=17)
    with pytest.raises(tg.InputError, match="^votes, element 1: "):
        tg.advise(np.array([1, -3]))


def test_cuda():
    pytest.importorskip("nvidia.cuda_nvrtc")
    kernel = """
template <typename T> __global__ void scale(T *out, T by, int more) { out[threadIdx.x + blockIdx.x * blockDim.x] *= by + more; }
"""
    out = np.arange(64, dtype=np.float32)
    run = tg.simulate(kernel, entry="scale<float>", grid=2, block=32, args=[out, 1.5, -1])
    assert (run.outputs[0] == 0.5 * out).all() and run.machine == "gtx580"
