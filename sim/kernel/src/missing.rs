//! Functions of OpenCL C that a text calls and does not define.

use super::Fault;

/// Beginnings of symbols that clang makes of features of OpenCL C, and what they are.
const FEATURES: [(&str, &str); 2] = [
    ("__printf_alloc", "printf"),
    ("__translate_sampler_initializer", "samplers"),
];

/// OpenCL's types for images are part of the names of the functions that take them.
const IMAGE: &str = "ocl_image";
/// The one that is executed.
const PLANE: &str = "image2d";

/// What is wrong with a call of the function that clang has given `symbol`.
pub fn missing_function(symbol: &str) -> Fault {
    let feature = FEATURES.iter().find(|(start, _)| symbol.starts_with(start));
    let what = match (feature, function_name(symbol)) {
        (Some((_, feature)), _) => {
            format!("the kernel uses {feature}, which this text does not have")
        }
        (None, Some(name)) => match image_type(symbol) {
            Some(image) if image != PLANE => {
                return Fault::new(
                    format!("the kernel calls `{name}` of an {image}_t, which is not executed"),
                    "use an image2d_t, or pass the picture as a buffer",
                );
            }
            Some(_) => {
                format!("the kernel calls `{name}` of an image, which this text does not have")
            }
            None => format!("the kernel calls `{name}`, which this text does not have"),
        },
        (None, None) => {
            return Fault::new(
                format!("`{symbol}` is called or read, and is not in the file"),
                "give the function a body or the variable a value: there is no library behind it",
            );
        }
    };
    Fault::new(
        what,
        "docs/kernels.md has what is refused, and the headers that a text of your own is compiled with; a function of your own \
         must be defined in the file",
    )
}

/// Name of a function that clang has given `symbol`: `_Z`, the length of the name, the name, its parameters.
fn function_name(symbol: &str) -> Option<&str> {
    let rest = symbol.strip_prefix("_Z")?;
    let name = rest.trim_start_matches(|digit: char| digit.is_ascii_digit());
    let length = rest[..rest.len() - name.len()].parse().ok()?;
    name.get(..length)
}

/// `image3d` of a symbol with `ocl_image3d_ro`, whose last letters are the access.
fn image_type(symbol: &str) -> Option<&str> {
    let from = symbol.find(IMAGE)? + "ocl_".len();
    let rest = &symbol[from..];
    let accesses = ["_ro", "_wo", "_rw"];
    let end = accesses.iter().filter_map(|access| rest.find(access)).min();
    Some(&rest[..end?])
}
