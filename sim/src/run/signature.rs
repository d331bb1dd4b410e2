//! Arguments of a kernel as its source declares them, from what clang says about it, and whether a run file's fit them.

use super::array::Element;

/// A parameter of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// Its type as it is written, such as `word*`.
    pub declared: String,
    /// The same without typedefs, such as `uint*`.
    pub type_name: String,
    /// Whether it points to local memory.
    pub is_local: bool,
}

/// clang's number of the address space of local memory.
const LOCAL: &str = "i32 3";

/// Parameters of kernel `entry` in LLVM's text of a module that was compiled with `-cl-kernel-arg-info`; nothing if it does
/// not say.
pub fn parameters(module: &str, entry: &str) -> Option<Vec<Parameter>> {
    let function = format!(" @{entry}(");
    let mut lines = module.lines();
    let definition = lines.find(|line| line.starts_with("define") && line.contains(&function))?;
    let list = |kind: &str| {
        let (_, rest) = definition.split_once(&format!("!{kind} !"))?;
        let number = rest.split(' ').next()?;
        let start = format!("!{number} = !{{");
        let line = module.lines().find_map(|line| line.strip_prefix(&start))?;
        line.strip_suffix('}')
    };
    let texts = |kind| {
        let texts = list(kind)?.split('"').skip(1).step_by(2);
        Some(texts.map(str::to_owned).collect::<Vec<_>>())
    };
    let spaces = list("kernel_arg_addr_space")?.split(", ");
    let types = texts("kernel_arg_base_type")?;
    let names = texts("kernel_arg_name")?;
    let declared = texts("kernel_arg_type")?;
    let all = names.into_iter().zip(declared).zip(types).zip(spaces);
    let parameter = |(((name, declared), type_name), space)| Parameter {
        name,
        declared,
        type_name,
        is_local: space == LOCAL,
    };
    Some(all.map(parameter).collect())
}

/// What arithmetic makes of bytes. Signed and unsigned integers of a size have the same bits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Integer,
    Float,
}

impl Element {
    fn class(self) -> Class {
        match self {
            Self::F16 | Self::F32 | Self::F64 => Class::Float,
            _ => Class::Integer,
        }
    }
}

/// The element type of numbers whose OpenCL type is called so, or of vectors of them.
fn element(type_name: &str) -> Option<Element> {
    let scalar = type_name.split(' ').next()?;
    Some(match scalar {
        "char" => Element::I8,
        "uchar" => Element::U8,
        "short" => Element::I16,
        "ushort" => Element::U16,
        "int" => Element::I32,
        "uint" => Element::U32,
        "long" => Element::I64,
        "ulong" => Element::U64,
        "half" => Element::F16,
        "float" => Element::F32,
        "double" => Element::F64,
        _ => return None,
    })
}

/// What a run file gives for a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// A buffer of such elements.
    Buffer(Element),
    /// A number.
    Number(Element),
    /// Room in local memory.
    Local,
    /// An image.
    Image,
    /// A sampler.
    Sampler,
}

impl Parameter {
    /// What is wrong with an argument for it, and what to do. A type without a name here - a structure, `void` - takes any.
    pub fn refuses(&self, given: Given) -> Option<(String, String)> {
        let refusal = |what, remedy: &str| Some((self.declares(what), remedy.to_owned()));
        match (self.type_name.as_str(), given) {
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

    /// The beginning of a message.
    fn declares(&self, what: &str) -> String {
        let Self { name, declared, .. } = self;
        format!("the kernel's `{name}` is a `{declared}`, and {what}")
    }

    /// The same for pointers and numbers.
    fn refuses_data(&self, given: Given) -> Option<(String, String)> {
        let declared = |what: &str| self.declares(what);
        let type_name = &self.type_name;
        let fits = |given: Element, wanted: Element| {
            (given.bytes(), given.class()) == (wanted.bytes(), wanted.class())
        };
        match (given, type_name.strip_suffix('*')) {
            (Given::Local, Some(_)) if self.is_local => None,
            (_, Some(_)) if self.is_local => Some((
                declared("points to local memory"),
                "give it `local = BYTES`".into(),
            )),
            (Given::Buffer(given), Some(pointee)) => {
                let wanted = element(pointee)
                    .filter(|wanted| !fits(given, *wanted))?
                    .name();
                Some((
                    declared(&format!("the buffer's elements are {}", given.name())),
                    format!("write type = \"{wanted}\"; with a `file` it converts the numbers"),
                ))
            }
            (_, Some(_)) => Some((
                declared("points to global memory"),
                "give it a buffer".into(),
            )),
            (Given::Number(given), None) => {
                // A vector is no number.
                let wanted = element(type_name).filter(|_| !type_name.contains(' '))?;
                (!fits(given, wanted)).then(|| {
                    (
                        declared(&format!("the argument a {}", given.name())),
                        format!("write {} = ...", wanted.name()),
                    )
                })
            }
            (_, None) => Some((
                declared("no pointer"),
                "give it a number, such as u32 = 1".into(),
            )),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = r#"
define protected amdgpu_kernel void @kk(ptr %0) #0 !kernel_arg_addr_space !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_name !3 {
define protected amdgpu_kernel void @k(ptr %0, i32 %1) #0 !kernel_arg_addr_space !6 !kernel_arg_type !8 !kernel_arg_base_type !9 !kernel_arg_name !11 {
!1 = !{i32 1}
!2 = !{!"void*"}
!3 = !{!"any"}
!6 = !{i32 3, i32 0}
!8 = !{!"word*", !"int"}
!9 = !{!"uint __attribute__((ext_vector_type(4)))*", !"int"}
!11 = !{!"out", !"n"}
"#;

    #[test]
    fn a_module_says_what_a_kernel_takes() {
        let parameter = |name: &str, declared: &str, type_name: &str, is_local| Parameter {
            name: name.into(),
            declared: declared.into(),
            type_name: type_name.into(),
            is_local,
        };
        let vector = "uint __attribute__((ext_vector_type(4)))*";
        assert_eq!(
            parameters(MODULE, "k"),
            Some(vec![
                parameter("out", "word*", vector, true),
                parameter("n", "int", "int", false)
            ])
        );
        assert_eq!(
            parameters(MODULE, "kk"),
            Some(vec![parameter("any", "void*", "void*", false)])
        );
        assert_eq!(parameters(MODULE, "kkk"), None);
        assert_eq!(
            element(vector.strip_suffix('*').unwrap()),
            Some(Element::U32)
        );
    }
}
