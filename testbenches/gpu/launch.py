#!/usr/bin/env python3
"""Runs PTX launches on an NVIDIA GPU with the driver alone, and says what is in their buffers afterwards.

    python3 launch.py LAUNCHES.jsonl RESULTS.jsonl [--times N] [--levels N ..] [--contents]

A line of the input is a launch: name, PTX, kernel, grid, block, arguments. A line of the output has its name and the digest of its
buffers, one after the other (half of SHA-256), with --contents the buffers in hexadecimal too, or the driver's error. Of several
times at several levels of the driver's assembler (0 to 4) that leave different contents it says that it varies: the result depends on
the order of threads. The first line is the GPU. Needs libcuda.so.1 and nothing else.
"""
import argparse, ctypes, hashlib, json, multiprocessing, os, re, sys

LAUNCHES_OF_A_PROCESS = 20
STACK_BYTES = 16 * 1024
STACK_SIZE = 0  # CU_LIMIT_STACK_SIZE
LOG_BUFFER, LOG_SIZE, LEVEL = 5, 6, 7  # CU_JIT_ERROR_LOG_BUFFER, _SIZE_BYTES, CU_JIT_OPTIMIZATION_LEVEL
DEFAULT_LEVEL = 4
STATIC_SHARED_BYTES = 1  # CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES
DYNAMIC_SHARED_BYTES = 8  # CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES

# Where dynamic shared memory begins: behind what the driver keeps for itself.
PROBE = """.version 7.0
.target sm_50
.address_size 64
.extern .shared .align 16 .b8 dynamic[];
.visible .entry probe(.param .u64 out) {
  .reg .b64 %d<3>;
  ld.param.u64 %d0, [out];
  mov.u64 %d1, dynamic;
  st.global.u64 [%d0], %d1;
  ret;
}
"""


class DriverError(Exception):
    pass


def for_driver(text):
    """PTX of clang as a driver of today loads it; other PTX stays what it is."""
    # For older targets the driver lets threads of a warp that have parted, as in a recursion, pass a barrier apart.
    if int(re.search(r"\.target sm_(\d+)", text)[1]) < 70:
        text = re.sub(r"\.target sm_\d+(, texmode_independent)?", ".target sm_70", text, count=1)
        text = text.replace(".version 4.2", ".version 7.0")
    # The driver of OpenCL has constant buffers; to this one they are buffers.
    if ".ptr .const" in text:
        text = text.replace("ld.const", "ld.global")
    # What is said about 64-bit parameters that point to shared memory makes an image that is refused without a word.
    text = re.sub(r"\.ptr( \.\w+)? \.align \d+ ", "", text)
    # A GPU has no transactions. The kernels of a text that run there have none.
    return re.sub(r"\bt(begin|commit)\b[^;]*;", "trap;", text)


class Gpu:
    def __init__(self):
        self.driver = ctypes.CDLL("libcuda.so.1")
        self.call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)
        self.call("cuCtxSetLimit", STACK_SIZE, ctypes.c_size_t(STACK_BYTES))
        self.device = device
        version = ctypes.c_int()
        self.call("cuDriverGetVersion", ctypes.byref(version))
        self.version = f"{version.value // 1000}.{version.value % 1000 // 10}"
        out = self.upload(bytes(8))
        self.start(*self.load(PROBE, "probe", DEFAULT_LEVEL), [1] * 3, [1] * 3, 0, [out])
        self.dynamic = int.from_bytes(self.download(out, 8), "little")

    def call(self, function, *arguments):
        status = getattr(self.driver, function)(*arguments)
        if status != 0:
            text = ctypes.c_char_p()
            self.driver.cuGetErrorName(status, ctypes.byref(text))
            raise DriverError(f"{function}: {(text.value or b'unknown').decode()}")

    def name(self):
        text = ctypes.create_string_buffer(100)
        self.call("cuDeviceGetName", text, 100, self.device)
        return text.value.decode()

    def upload(self, content):
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(max(len(content), 1)))
        self.call("cuMemcpyHtoD_v2", address, content, ctypes.c_size_t(len(content)))
        return address

    def download(self, address, count):
        content = ctypes.create_string_buffer(count)
        self.call("cuMemcpyDtoH_v2", content, address, ctypes.c_size_t(count))
        return content.raw

    def load(self, text, kernel, level):
        module, function, log = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.create_string_buffer(4096)
        options = (ctypes.c_int * 3)(LOG_BUFFER, LOG_SIZE, LEVEL)
        values = (ctypes.c_void_p * 3)(ctypes.addressof(log), 4096, level)
        try:
            self.call("cuModuleLoadDataEx", ctypes.byref(module), text.encode(), 3, options, values)
        except DriverError as error:
            raise DriverError(f"{error} {log.value.decode()}") from None
        self.call("cuModuleGetFunction", ctypes.byref(function), module, kernel.encode())
        return module, function

    def start(self, module, function, grid, block, shared, values):
        if shared > 0:
            self.call("cuFuncSetAttribute", function, DYNAMIC_SHARED_BYTES, shared)
        pointers = (ctypes.c_void_p * max(len(values), 1))(*(ctypes.addressof(value) for value in values))
        self.call("cuLaunchKernel", function, *grid, *block, shared, None, pointers, None)
        self.call("cuCtxSynchronize")
        self.call("cuModuleUnload", module)

    def run(self, launch, level):
        """The buffers after a launch."""
        module, function = self.load(for_driver(launch["ptx"]), launch["kernel"], level)
        static = ctypes.c_int()
        self.call("cuFuncGetAttribute", ctypes.byref(static), STATIC_SHARED_BYTES, function)
        # Dynamic shared memory comes behind the kernel's own variables.
        base = self.dynamic + (static.value + 15) // 16 * 16
        values, buffers, shared = [], [], 0
        for argument in launch["arguments"]:
            [(kind, given)] = argument.items()
            if kind == "shared":
                values.append(ctypes.c_uint64(base + shared))
                shared += (given + 15) // 16 * 16
                continue
            content = bytes.fromhex(given)
            if kind == "buffer":
                buffers.append((self.upload(content), len(content)))
                values.append(buffers[-1][0])
            else:
                values.append((ctypes.c_char * len(content)).from_buffer_copy(content))
        self.start(module, function, launch["grid"], launch["block"], shared, values)
        contents = [self.download(*buffer) for buffer in buffers]
        for address, _ in buffers:
            self.call("cuMemFree_v2", address)
        return contents


def run_some(task):
    """Launches one after the other; a process that has seen an error is of no more use."""
    lines, levels, times, with_contents = task
    gpu, results = Gpu(), []
    for line in lines:
        launch = json.loads(line)
        result = {"name": launch["name"]}
        results.append(result)
        try:
            contents, *others = [gpu.run(launch, level) for level in levels for _ in range(times)]
        except DriverError as error:
            result["error"] = str(error)
            break
        if any(other != contents for other in others):
            result["varies"] = True
            continue
        result["digest"] = hashlib.sha256(b"".join(contents)).hexdigest()[:32]
        if with_contents or launch.get("contents"):
            result["buffers"] = [content.hex() for content in contents]
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("launches")
    parser.add_argument("results")
    parser.add_argument("--times", type=int, default=1)
    parser.add_argument("--levels", type=int, choices=range(5), nargs="+", default=[DEFAULT_LEVEL])
    parser.add_argument("--contents", action="store_true")
    arguments = parser.parse_args()
    try:
        with open(arguments.launches) as file:
            lines = [line for line in file if line.strip()]
        for number, line in enumerate(lines, 1):
            if not line.startswith('{"name":'):
                parser.error(f"{arguments.launches}:{number}: is no launch; have the tests or cuda_fuzz write the file")
        ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        parser.error(f"{error}; name a file of launches, where there is an NVIDIA driver")
    try:
        results = run_all(lines, arguments)
    except KeyboardInterrupt:
        print("interrupted; nothing was written", file=sys.stderr)
        sys.exit(130)
    # Whole or not at all.
    with open(arguments.results + ".part", "w") as file:
        file.writelines(json.dumps(result) + "\n" for result in results)
    os.replace(arguments.results + ".part", arguments.results)


def run_all(lines, arguments):
    """The lines of the results."""
    groups = [lines[at : at + LAUNCHES_OF_A_PROCESS] for at in range(0, len(lines), LAUNCHES_OF_A_PROCESS)]
    errors = varying = done = 0
    gpu = Gpu()
    context = multiprocessing.get_context("spawn")
    lines = [{"gpu": gpu.name(), "driver": gpu.version, "levels": arguments.levels}]
    with context.Pool(min(8, os.cpu_count()), maxtasksperchild=1) as pool:
        while groups:
            tasks = [(group, arguments.levels, arguments.times, arguments.contents) for group in groups]
            finished = list(zip(groups, pool.imap(run_some, tasks)))
            groups = []
            for group, results in finished:
                for result in results:
                    lines.append(result)
                    errors += "error" in result
                    varying += "varies" in result
                    done += 1
                if group[len(results) :]:
                    groups.append(group[len(results) :])
    print(f"{done} launches on {gpu.name()}, {errors} errors, {varying} vary")
    return lines


if __name__ == "__main__":
    main()
