//! Arguments of a kernel as its source declares them, from what clang says about it, and whether a run file's fit them.

use super::array::Element;
use super::layout::{llvm, Layout, Number};
use super::types::ValueType;

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    pub name: String,
    /// Its type as it is written, such as `word*`.
    pub declared: String,
    /// The same without typedefs, such as `uint*`.
    pub type_name: String,
    /// Whether it points to local memory.
    pub is_local: bool,
    /// Whether what it points to is not written.
    pub is_const: bool,
    /// How a value lies in memory; nothing of a pointer.
    pub layout: Option<Layout>,
}

/// clang's number of the address space of local memory.
const LOCAL: &str = "i32 3";

/// Names of the kernels in LLVM's text of a module, in their order.
pub fn kernels(module: &str) -> Vec<&str> {
    let lines = module.lines();
    let definitions = lines.filter(|line| is_kernel(line));
    definitions
        .filter_map(|line| line.split_once('@')?.1.split('(').next())
        .collect()
}

/// Parameters of kernel `entry` in LLVM's text of a module that was compiled with `-cl-kernel-arg-info`; nothing if it does
/// not say.
pub fn parameters(module: &str, entry: &str) -> Option<Vec<Parameter>> {
    let definition = definition(module, entry)?;
    let texts = |kind| {
        let texts = metadata(module, definition, kind)?.split('"');
        let texts = texts.skip(1).step_by(2);
        Some(texts.map(str::to_owned).collect::<Vec<_>>())
    };
    let spaces = metadata(module, definition, "kernel_arg_addr_space")?.split(", ");
    let types = texts("kernel_arg_base_type")?;
    let names = texts("kernel_arg_name")?;
    let declared = texts("kernel_arg_type")?;
    let qualifiers = texts("kernel_arg_type_qual")?;
    let layouts = llvm_types(definition, entry)?.into_iter();
    let layouts = layouts.map(|text| Some(llvm(text, module)?.0));
    let all = names.into_iter().zip(declared).zip(types).zip(spaces);
    let all = all.zip(qualifiers).zip(layouts);
    let parameter = |(((((name, declared), type_name), space), qualifier), layout): (_, _)| {
        let qualifier: String = qualifier;
        Parameter {
            name,
            declared,
            type_name,
            is_local: space == LOCAL,
            is_const: qualifier.split(' ').any(|one| one == "const"),
            layout,
        }
    };
    Some(all.map(parameter).collect())
}

/// The work-group that kernel `entry` asks for, if it does.
pub fn work_group(module: &str, entry: &str) -> Option<Vec<u32>> {
    let list = metadata(module, definition(module, entry)?, "reqd_work_group_size")?;
    let sizes = list.split(", ");
    sizes
        .map(|size| size.strip_prefix("i32 ")?.parse().ok())
        .collect()
}

/// Dimensions of the grid that kernel `entry` asks for by itself: at least one.
pub fn dimensions(module: &str, entry: &str) -> usize {
    let lines = module.lines();
    let start = format!(" @{entry}(");
    let body = lines.skip_while(|line| !(line.starts_with("define") && line.contains(&start)));
    let body = body.take_while(|line| *line != "}");
    // The builtins whose names end in `id`, as clang mangles them.
    let calls = body.filter(|line| line.contains("_idj(") && line.contains("@_Z"));
    let calls = calls.filter_map(|line| {
        let (_, dimension) = line.split_once("_idj(i32 noundef ")?;
        dimension.split(')').next()?.parse::<usize>().ok()
    });
    calls.filter(|&dimension| dimension < 3).max().unwrap_or(0) + 1
}

/// How LLVM marks a kernel, target by target.
const KERNEL: [&str; 2] = [" amdgpu_kernel ", " spir_kernel "];

fn is_kernel(line: &str) -> bool {
    line.starts_with("define") && KERNEL.iter().any(|mark| line.contains(mark))
}

fn definition<'a>(module: &'a str, entry: &str) -> Option<&'a str> {
    let function = format!(" @{entry}(");
    let mut lines = module.lines();
    lines.find(|line| line.starts_with("define") && line.contains(&function))
}

/// What a list of metadata of a function holds.
fn metadata<'a>(module: &'a str, definition: &str, kind: &str) -> Option<&'a str> {
    let (_, rest) = definition.split_once(&format!("!{kind} !"))?;
    let number = rest.split(' ').next()?;
    let start = format!("!{number} = !{{");
    let line = module.lines().find_map(|line| line.strip_prefix(&start))?;
    line.strip_suffix('}')
}

/// The parameters in a function's definition, each from its type on.
fn llvm_types<'a>(definition: &'a str, entry: &str) -> Option<Vec<&'a str>> {
    let (_, text) = definition.split_once(&format!(" @{entry}("))?;
    let (mut all, mut start, mut depth) = (vec![], 0, 0);
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' if depth == 0 => {
                all.push(text[start..at].trim_start());
                return Some(all);
            }
            ')' | ']' | '}' | '>' => depth -= 1,
            ',' if depth == 0 => {
                all.push(text[start..at].trim_start());
                start = at + 1;
            }
            _ => {}
        }
    }
    None
}

/// What a run file gives for a parameter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A buffer of such elements.
    Buffer(Element),
    /// The null pointer.
    Null,
    /// A number or a vector.
    Value(ValueType),
    Structure(Layout),
    /// So many bytes, of whatever.
    Bytes(usize),
    /// Room in local memory.
    Local,
    Image,
    /// A texture of CUDA's.
    Texture,
    Sampler,
}

impl Parameter {
    /// What is wrong with an argument for it, and what to do. A type without a name here - a structure, `void` - takes any
    /// buffer.
    pub fn refuses(&self, given: &Given) -> Option<(String, String)> {
        let refusal = |what, remedy: &str| Some((self.declared(what), remedy.to_owned()));
        match (self.type_name.as_str(), given) {
            (_, Given::Texture) => refusal(
                "textures are of CUDA's kernels",
                "for an image2d_t write image = { file = \"picture.npy\" }, and a sampler beside it",
            ),
            ("image2d_t", Given::Image) | ("sampler_t", Given::Sampler) => None,
            ("image2d_t", _) => refusal(
                "the argument is no image",
                "write image = { file = \"picture.npy\" }",
            ),
            ("sampler_t", _) => refusal(
                "the argument is no sampler",
                "write sampler = { filter = \"nearest\" }",
            ),
            (name, _) if name.starts_with("image") => refusal(
                "only 2D images are read and written",
                "use an image2d_t, or pass the picture as a buffer",
            ),
            _ => self.refuses_data(given),
        }
    }

    /// The same for pointers and values.
    fn refuses_data(&self, given: &Given) -> Option<(String, String)> {
        let type_name = &self.type_name;
        match (given, type_name.strip_suffix('*')) {
            (Given::Local, Some(_)) if self.is_local => None,
            (_, Some(_)) if self.is_local => Some((
                self.declared("points to local memory"),
                "give it `local = BYTES`".into(),
            )),
            (Given::Null, Some(_)) => None,
            (Given::Buffer(given), Some(pointee)) => {
                let wanted = ValueType::of_clang(pointee)?.element;
                (!same(*given, wanted)).then(|| {
                    (
                        self.declared(&format!("the buffer's elements are {}", given.name())),
                        format!(
                            "write type = \"{}\"; with a `file` it converts the numbers",
                            wanted.name()
                        ),
                    )
                })
            }
            (_, Some(_)) => Some((
                self.declared("points to global memory"),
                "give it a buffer".into(),
            )),
            (Given::Value(given), None) => self.refuses_value(*given),
            (Given::Structure(given), None) => self.refuses_structure(given),
            (Given::Bytes(given), None) => {
                let wanted = self.layout.as_ref()?.bytes;
                (*given != wanted).then(|| {
                    (
                        self.declared(&format!(
                            "has {wanted} bytes, where the argument has {given}"
                        )),
                        format!("give {} hexadecimal digits", 2 * wanted),
                    )
                })
            }
            (Given::Buffer(_) | Given::Null | Given::Local, None) => {
                Some((self.declared("no pointer"), self.remedy()))
            }
            (Given::Image | Given::Texture, None) => {
                Some((self.declared("no image"), self.remedy()))
            }
            (Given::Sampler, None) => Some((self.declared("no sampler"), self.remedy())),
        }
    }

    fn refuses_value(&self, given: ValueType) -> Option<(String, String)> {
        let what = || self.declared(&format!("the argument a {}", given.name()));
        let fits = match ValueType::of_clang(&self.type_name) {
            Some(wanted) => given.lanes == wanted.lanes && same(given.element, wanted.element),
            // An enumeration is its number.
            None => self.only_number() == Some(given.element.into()) && given.lanes == 1,
        };
        (!fits).then(|| (what(), self.remedy()))
    }

    fn refuses_structure(&self, given: &Layout) -> Option<(String, String)> {
        if ValueType::of_clang(&self.type_name).is_some() {
            return Some((self.declared("no structure"), self.remedy()));
        }
        let wanted = self.layout.as_ref()?;
        if given.bytes != wanted.bytes {
            let what = format!(
                "has {} bytes, where the fields have {}",
                wanted.bytes, given.bytes
            );
            return Some((
                self.declared(&what),
                "give every field with its type".into(),
            ));
        }
        let mut pairs = given.numbers.iter().zip(&wanted.numbers);
        let (found, wanted) = pairs.find(|(found, wanted)| found != wanted)?;
        let number = |(offset, number): &(usize, Number)| {
            let kind = if number.is_float {
                "a float"
            } else {
                "an integer"
            };
            format!("{kind} of {} bytes at byte {offset}", number.bytes)
        };
        Some((
            self.declared(&format!(
                "has {}, where the argument has {}",
                number(wanted),
                number(found)
            )),
            "give every field with its type".into(),
        ))
    }

    fn declared(&self, what: &str) -> String {
        let Self { name, declared, .. } = self;
        format!("the kernel's `{name}` is a `{declared}`, and {what}")
    }

    /// The type of a number or a vector; an enumeration is a number.
    pub fn value_type(&self) -> Option<ValueType> {
        let pointer = self.layout.is_none();
        let number = || self.only_number() == Some(Element::I32.into());
        let named = ValueType::of_clang(&self.type_name);
        named
            .or_else(|| number().then(|| ValueType::scalar(Element::I32)))
            .filter(|_| !pointer)
    }

    /// The number of a type that has no name here, and is but one.
    fn only_number(&self) -> Option<Number> {
        match &self.layout.as_ref()?.numbers[..] {
            [(0, number)] => Some(*number),
            _ => None,
        }
    }

    /// What to write for a value.
    fn remedy(&self) -> String {
        match ValueType::of_clang(&self.type_name) {
            Some(wanted) if wanted.lanes == 1 => format!("write {} = ...", wanted.name()),
            Some(wanted) => format!("write {} = [...]", wanted.name()),
            None if self.only_number() == Some(Element::I32.into()) => "write i32 = ...".into(),
            None => "write struct = [ { f32 = ... }, ... ], or its bytes = \"...\"".into(),
        }
    }
}

/// Whether the kernel sees the same: signed and unsigned integers of a size have the same bits.
fn same(a: Element, b: Element) -> bool {
    Number::from(a) == Number::from(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = r#"
%struct.pair = type { float, i32 }
define protected amdgpu_kernel void @kk(ptr %0) #0 !kernel_arg_addr_space !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !4 !kernel_arg_name !3 {
}
define internal i32 @helper(i32 %0) #1 {
  %1 = call i64 @_Z13get_global_idj(i32 noundef 2) #3
}
define protected amdgpu_kernel void @k(ptr addrspace(3) noundef align 16 %0, i32 noundef %1, %struct.pair %2) #0 !kernel_arg_addr_space !6 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_type_qual !10 !kernel_arg_name !11 !reqd_work_group_size !12 {
  %1 = call i64 @_Z13get_global_idj(i32 noundef 0) #3
  %2 = call i64 @_Z12get_local_idj(i32 noundef 1) #3
}
!1 = !{i32 1}
!2 = !{!"void*"}
!3 = !{!"any"}
!4 = !{!"restrict const"}
!6 = !{i32 3, i32 0, i32 0}
!8 = !{!"word*", !"int", !"pair"}
!9 = !{!"uint __attribute__((ext_vector_type(4)))*", !"int", !"pair"}
!10 = !{!"", !"", !""}
!11 = !{!"out", !"n", !"p"}
!12 = !{i32 16, i32 4, i32 1}
"#;

    #[test]
    fn a_module_says_what_a_kernel_takes() {
        let vector = "uint __attribute__((ext_vector_type(4)))*";
        let all = parameters(MODULE, "k").unwrap();
        let texts = |one: &Parameter| [&one.name, &one.declared, &one.type_name].map(String::clone);
        assert_eq!(
            all.iter().map(texts).collect::<Vec<_>>(),
            [
                ["out", "word*", vector],
                ["n", "int", "int"],
                ["p", "pair", "pair"]
            ]
        );
        let spaces = |one: &Parameter| (one.is_local, one.is_const);
        let spaces: Vec<_> = all.iter().map(spaces).collect();
        assert_eq!(spaces, [(true, false), (false, false), (false, false)]);
        let bytes = |one: &Parameter| one.layout.as_ref().map(|layout| layout.bytes);
        assert_eq!(
            all.iter().map(bytes).collect::<Vec<_>>(),
            [None, Some(4), Some(8)]
        );
        let any = &parameters(MODULE, "kk").unwrap()[0];
        assert_eq!((&*any.type_name, any.is_const), ("void*", true));
        assert_eq!(parameters(MODULE, "kkk"), None);
        assert_eq!(kernels(MODULE), ["kk", "k"]);
        assert_eq!(work_group(MODULE, "k"), Some(vec![16, 4, 1]));
        assert_eq!(work_group(MODULE, "kk"), None);
        assert_eq!((dimensions(MODULE, "kk"), dimensions(MODULE, "k")), (1, 2));
    }
}
