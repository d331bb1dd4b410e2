#!/usr/bin/env python3
"""Runs PTX launches on an NVIDIA GPU with the driver alone, and says what is in their buffers afterwards.

    python3 launch.py LAUNCHES.jsonl RESULTS.jsonl [--contents]

A line of the input is a launch: name, PTX, kernel, grid, block, arguments. A line of the output has its name and the digest of its
buffers, one after the other (half of SHA-256), with --contents the buffers in hexadecimal too, or the driver's error. Needs
libcuda.so.1 and nothing else.
"""
import argparse, ctypes, hashlib, json, multiprocessing, os

LAUNCHES_OF_A_PROCESS = 20
STACK_BYTES = 16 * 1024
STACK_SIZE = 0  # CU_LIMIT_STACK_SIZE
LOG_BUFFER, LOG_SIZE = 5, 6  # CU_JIT_ERROR_LOG_BUFFER, _SIZE_BYTES
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
        out = self.upload(bytes(8))
        self.start(*self.load(PROBE, "probe"), [1] * 3, [1] * 3, 0, [out])
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

    def load(self, text, kernel):
        module, function, log = ctypes.c_void_p(), ctypes.c_void_p(), ctypes.create_string_buffer(4096)
        options = (ctypes.c_int * 2)(LOG_BUFFER, LOG_SIZE)
        values = (ctypes.c_void_p * 2)(ctypes.addressof(log), 4096)
        try:
            self.call("cuModuleLoadDataEx", ctypes.byref(module), text.encode(), 2, options, values)
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

    def run(self, launch):
        """The buffers after a launch."""
        module, function = self.load(launch["ptx"], launch["kernel"])
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
    lines, with_contents = task
    gpu, results = Gpu(), []
    for line in lines:
        launch = json.loads(line)
        result = {"name": launch["name"]}
        results.append(result)
        try:
            contents = gpu.run(launch)
        except DriverError as error:
            result["error"] = str(error)
            break
        result["digest"] = hashlib.sha256(b"".join(contents)).hexdigest()[:32]
        if with_contents:
            result["buffers"] = [content.hex() for content in contents]
    return results


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("launches")
    parser.add_argument("results")
    parser.add_argument("--contents", action="store_true")
    arguments = parser.parse_args()
    with open(arguments.launches) as file:
        lines = [line for line in file if line.strip()]
    groups = [lines[at : at + LAUNCHES_OF_A_PROCESS] for at in range(0, len(lines), LAUNCHES_OF_A_PROCESS)]
    errors = done = 0
    context = multiprocessing.get_context("spawn")
    with open(arguments.results, "w") as file, context.Pool(min(8, os.cpu_count()), maxtasksperchild=1) as pool:
        while groups:
            tasks = [(group, arguments.contents) for group in groups]
            finished = list(zip(groups, pool.imap(run_some, tasks)))
            groups = []
            for group, results in finished:
                for result in results:
                    print(json.dumps(result), file=file)
                    errors += "error" in result
                    done += 1
                if group[len(results) :]:
                    groups.append(group[len(results) :])
    print(f"{done} launches on {Gpu().name()}, {errors} errors")


if __name__ == "__main__":
    main()
