//! The kernels' committed texts.

use crate::votes::Language;

macro_rules! texts {
    ($($name:literal)*) => {
        [$((
            $name,
            [
                (
                    concat!($name, "_cuda.ptx"),
                    include_str!(concat!("../../kernels/transactions/", $name, "_cuda.ptx")),
                ),
                (
                    concat!($name, ".ptx"),
                    include_str!(concat!("../../kernels/transactions/", $name, ".ptx")),
                ),
            ],
        )),*]
    };
}

/// By the name of the source, of CUDA C++ and of OpenCL C.
const TEXTS: [(&str, [(&str, &str); 2]); 6] = texts! {
    "hash_table" "atm" "sparse" "list" "binary_tree" "red_black_tree"
};

/// File and text of the kernels of a source.
pub fn text(kernel: &str, language: Language) -> (&'static str, &'static str) {
    let of = TEXTS.iter().find(|(name, _)| *name == kernel);
    let [cuda, open_cl] = of.expect("every workload's kernels have a text").1;
    match language {
        Language::Cuda => cuda,
        Language::OpenCl => open_cl,
    }
}
