//! What is no texture, and textures that are not executed.

use crate::both::{run, run_kernel};
use std::fs;
use turnstile_ptx as ptx;
use turnstile_southern_islands as southern_islands;

const OUT: &str = "buffer = { zeros = 4, type = \"u32\" }";

/// What is said of a kernel of `textures.cu` with these arguments.
fn message(kernel: &str, arguments: &[&str]) -> String {
    let folder = tempfile::tempdir().unwrap();
    let arguments: Vec<_> = arguments.iter().map(|one| (*one).to_owned()).collect();
    let sizes = ["[1]", "[1]"];
    let ran = run_kernel(
        &folder,
        &ptx::TARGET,
        ["textures", kernel],
        sizes,
        &arguments,
    );
    let message = ran.map(|_| String::new()).unwrap_err();
    message.replace(&format!("{}/", folder.path().display()), "")
}

#[test]
fn an_argument_that_is_no_texture_is_named() {
    let at = "buffer = { zeros = 4, type = \"i32\" }";
    let plane = "texture = { zeros = [2, 2], type = \"f32\" }";
    let bytes = "texture = { zeros = [4], type = \"u8\" }";
    let image = "image = { zeros = [1, 4], type = \"f32\" }";
    for (kernel, given, told) in [
        ("fetch_float", "u64 = 5", "argument 0 is no texture of one row with floats; give it as texture = { file = \"x.npy\" }"),
        ("fetch_float", at, "argument 0 is no texture of one row with floats"),
        ("fetch_float", image, "argument 0 is no texture of one row with floats"),
        ("fetch_float", plane, "argument 0 is no texture of one row with floats"),
        ("fetch_float", bytes, "with normalised = true, integers of 8 and 16 bits are floats"),
        ("fetch_int", plane, "argument 0 is no texture of one row with integers; give it"),
        ("plane_float", bytes, "argument 0 is no texture with floats"),
        ("plane_uint", plane, "argument 0 is no texture with integers"),
        ("gather_blue", plane, "argument 0 is no texture with integers"),
    ] {
        let message = message(kernel, &[given, at, OUT]);
        assert!(message.contains(told), "{kernel} {given}: {message}");
    }
    let message = message("sizes", &["u64 = 0", OUT]);
    assert!(
        message.contains("argument 0 is no texture; give it as"),
        "{message}"
    );
}

/// Which argument it is does not show where a lane chooses.
#[test]
fn a_handle_that_is_chosen_is_no_texture() {
    let texture = "texture = { zeros = [4], type = \"f32\" }";
    let at = "buffer = { values = [1, 1, 1, 1], type = \"i32\" }";
    let message = message("choose", &[texture, "u64 = 1", at, OUT]);
    let told = "the handle is no texture of one row with floats; give the argument as texture = {";
    assert!(message.contains(told), "{message}");
}

#[test]
fn other_textures_and_surfaces_are_refused_by_name() {
    for (kernel, told) in [
        ("volume", "`tex.3d.v4.f32.f32 "),
        ("layers", "`tex.a2d.v4.f32.f32 "),
        ("cube", "`tex.cube.v4.f32.f32 "),
    ] {
        let message = message(
            kernel,
            &["texture = { zeros = [4, 4], type = \"f32\" }", OUT],
        );
        let dimensions = "is not executed: textures have one or two dimensions here";
        assert!(
            message.contains(told) && message.contains(dimensions),
            "{message}"
        );
    }
    let message = message("surface", &[OUT]);
    assert!(
        message.contains("`sust.b.2d.b32.trap ") && message.contains("there are no surfaces here"),
        "{message}"
    );
}

#[test]
fn a_texture_that_is_wrong_says_what_is_missing() {
    let at = "buffer = { zeros = 4, type = \"i32\" }";
    for (texture, told) in [
        ("zeros = [4], type = \"f64\"", "args[0].texture: there are no textures of f64; add a type"),
        ("zeros = [4]", "args[0].texture: a texture has either `file`, with a `type`"),
        (
            "zeros = [2, 4, 3], type = \"f32\"",
            "args[0].texture: the texture has shape [2, 4, 3]; give it the shape [width], [height, width], or",
        ),
        ("zeros = [0], type = \"f32\"", "the texture has 0 x 1 texels; give it 1 to 131072 in a row"),
        ("zeros = [4], type = \"f32\", normalised = true", "textures of f32 are not normalised"),
        ("zeros = [4], type = \"u8\", filter = \"linear\"", "a linear filter is for floats, and the texture has integers"),
        ("zeros = [4], type = \"f32\", address = \"wrap\"", "only normalised coordinates wrap or mirror"),
        ("zeros = [4], type = \"f32\", filter = \"nearest\"", "unknown variant `nearest`, expected `point` or `linear`"),
    ] {
        let message = message("fetch_float", &[&format!("texture = {{ {texture} }}"), at, OUT]);
        assert!(message.contains(told), "{texture}: {message}");
    }
}

#[test]
fn textures_are_for_handles_of_cuda() {
    let folder = tempfile::tempdir().unwrap();
    let text = ".version 8.0\n.target sm_50\n.address_size 64\n.visible .entry k(.param .u32 t)\n{\nret;\n}\n";
    fs::write(folder.path().join("k.ptx"), text).unwrap();
    let texture = ["texture = { zeros = [4, 4], type = \"f32\" }".to_owned()];
    let head = "kernel = 'k.ptx'\nentry = 'k'\n";
    let message = run(&folder, &ptx::TARGET, head, ["[1]", "[1]"], &texture).unwrap_err();
    assert!(
        message.contains("argument 0 of kernel k is a texture, and the parameter is no handle of 8 bytes: it has 4"),
        "{message}"
    );
    let names = ["images", "outside"];
    let message = run_kernel(
        &folder,
        &southern_islands::TARGET,
        names,
        ["[1]", "[1]"],
        &texture,
    );
    let message = message.unwrap_err();
    assert!(
        message.contains("argument 0 is a texture, which kernels of CUDA have"),
        "{message}"
    );
}
