//! What a CUDA kernel takes, for a run file to start from: the sizes from its PTX, names and types from its source where there is one.
//!
//! The source is read as text, after its comments: macros and typedefs are not resolved. A type that is not known here is taken from the PTX, which
//! does not tell a pointer from a 64-bit number.

use super::layout::Layout;
use super::signature::Parameter;
use super::types::ValueType;

/// The type of a texture's handle.
pub const TEXTURE: &str = "cudaTextureObject_t";

/// A kernel in PTX.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    /// What it takes.
    pub parameters: Vec<EntryParameter>,
    /// Threads of a block that it asks for.
    pub threads: Option<Vec<u32>>,
    /// Dimensions of the grid whose numbers it reads.
    pub dimensions: usize,
    /// It has an array of dynamic shared memory.
    pub has_dynamic_shared: bool,
    /// Its texture instructions read such numbers, and rows.
    pub texels: Option<Texels>,
}

/// What texture instructions read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Texels {
    /// As a run file calls the numbers: `f32`.
    pub element: &'static str,
    /// Dimensions of a texture.
    pub dimensions: usize,
}

/// A parameter in PTX.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryParameter {
    name: String,
    /// Such as `u32`.
    element: String,
    /// Of an array.
    count: Option<usize>,
    is_pointer: bool,
    is_shared: bool,
}

/// A kernel in CUDA C++.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    pub name: String,
    /// It runs as an instance, such as `scale<float>`.
    pub is_template: bool,
    parameters: Vec<String>,
}

/// The kernels of a PTX text, in their order.
pub fn entries(ptx: &str) -> Vec<Entry> {
    let has_dynamic_shared = ptx.lines().any(|line| {
        let line = line.trim_start();
        line.starts_with(".extern .shared")
    });
    let kernels = ptx.split(".entry").skip(1);
    let of_text = |text: &str| {
        let head = text.split('{').next().unwrap_or_default();
        let (name, rest) = head.split_once('(').unwrap_or((head, ""));
        let (list, behind) = rest.split_once(')').unwrap_or((rest, ""));
        let parameters = list.split(',').filter_map(entry_parameter).collect();
        let threads = numbers_behind(behind, ".reqntid");
        let dimension = |axis: &str| {
            let registers = [format!("%tid.{axis}"), format!("%ctaid.{axis}")];
            registers.iter().any(|one| text.contains(one.as_str()))
        };
        Entry {
            name: name.trim().to_owned(),
            parameters,
            threads,
            dimensions: match (dimension("z"), dimension("y")) {
                (true, _) => 3,
                (false, true) => 2,
                (false, false) => 1,
            },
            has_dynamic_shared,
            texels: texels(text),
        }
    };
    kernels.map(of_text).collect()
}

/// Whether a text has a kernel, if it is one of PTX.
pub fn may_have(ptx: &str, kernel: &str) -> bool {
    let entries = entries(ptx);
    entries.is_empty() || entries.iter().any(|entry| entry.name == kernel)
}

/// Types of the numbers that a kernel of a PTX text takes, parameter by parameter; nothing of what is no number, as far as PTX says.
pub fn value_types(ptx: &str, kernel: &str) -> Vec<Option<ValueType>> {
    let entry = entries(ptx).into_iter().find(|entry| entry.name == kernel);
    let parameters = entry.map_or(vec![], |entry| entry.parameters);
    let number = |one: &EntryParameter| {
        let number = one.count.is_none() && !one.is_pointer;
        number.then(|| ValueType::parse(one.type_name())).flatten()
    };
    parameters.iter().map(number).collect()
}

/// What the first texture instruction of a text reads: `tex.2d.v4.f32.f32`.
fn texels(text: &str) -> Option<Texels> {
    let mut words = text.split_whitespace();
    let word = words.find(|word| word.starts_with("tex.") || word.starts_with("tld4."))?;
    let (geometry, numbers) = word.split_once(".v4.")?;
    Some(Texels {
        element: match numbers.get(..3)? {
            "s32" => "i32",
            "u32" => "u32",
            _ => "f32",
        },
        dimensions: if geometry.ends_with(".1d") { 1 } else { 2 },
    })
}

fn numbers_behind(text: &str, directive: &str) -> Option<Vec<u32>> {
    let (_, rest) = text.split_once(directive)?;
    let list: String = rest
        .chars()
        .take_while(|letter| letter.is_ascii_digit() || ", \t".contains(*letter))
        .collect();
    list.split(',').map(|one| one.trim().parse().ok()).collect()
}

/// `.param .u64 .ptr .global .align 4 in` or `.param .align 8 .b8 in[16]`.
fn entry_parameter(text: &str) -> Option<EntryParameter> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (last, types) = words.split_last()?;
    let (name, count) = match last.split_once('[') {
        Some((name, count)) => (name, count.trim_end_matches(']').parse().ok()),
        None => (*last, None),
    };
    let is_number = |word: &&&str| {
        let kind = word.strip_prefix('.').unwrap_or_default();
        kind.starts_with(['u', 's', 'f', 'b']) && kind[1..].parse::<u32>().is_ok()
    };
    let element = types.iter().find(is_number)?;
    Some(EntryParameter {
        name: name.to_owned(),
        element: element.trim_start_matches('.').to_owned(),
        count,
        is_pointer: types.contains(&".ptr"),
        is_shared: types.contains(&".shared"),
    })
}

impl EntryParameter {
    /// Size of a number in it.
    fn element_bytes(&self) -> usize {
        self.element[1..]
            .parse::<usize>()
            .map_or(1, |bits| bits / 8)
    }

    fn bytes(&self) -> usize {
        self.element_bytes() * self.count.unwrap_or(1)
    }

    /// Its type as OpenCL calls it, as far as PTX says.
    fn type_name(&self) -> &'static str {
        match (self.element.as_bytes().first(), self.element_bytes()) {
            (Some(b'f'), 4) => "float",
            (Some(b'f'), 8) => "double",
            (Some(b's'), 4) => "int",
            (_, 1) => "uchar",
            (_, 2) => "ushort",
            (_, 4) => "uint",
            _ => "ulong",
        }
    }

    /// With nothing but the PTX.
    fn alone(&self) -> Parameter {
        let told = format!(".{}", self.element);
        let is_wide =
            self.element_bytes() == 8 && self.count.is_none() && !self.element.starts_with('f');
        let (declared, type_name) = match (self.count, self.is_pointer, is_wide) {
            (Some(count), ..) => (format!("{told}[{count}]"), "structure".into()),
            (None, true, _) => (format!("{told}, a pointer:"), "unknown*".into()),
            (None, false, true) => (format!("{told}, taken for a pointer:"), "unknown*".into()),
            (None, false, false) => (told, self.type_name().to_owned()),
        };
        Parameter {
            name: self.name.clone(),
            declared,
            type_name,
            is_local: self.is_shared,
            is_const: false,
            layout: Some(Layout {
                bytes: self.bytes(),
                alignment: self.element_bytes(),
                numbers: vec![],
            }),
        }
    }
}

/// What a kernel takes. Its source counts if it has as many parameters.
pub fn parameters(entry: &Entry, declared: Option<&Declared>) -> Vec<Parameter> {
    let texts = declared.map(|declared| &declared.parameters);
    match texts.filter(|texts| texts.len() == entry.parameters.len()) {
        None => entry.parameters.iter().map(EntryParameter::alone).collect(),
        Some(texts) => {
            let both = entry.parameters.iter().zip(texts);
            both.map(|(parameter, text)| of_source(parameter, text))
                .collect()
        }
    }
}

/// A parameter as its source declares it: `const float4 *__restrict__ in`.
fn of_source(parameter: &EntryParameter, text: &str) -> Parameter {
    let text = text.split('=').next().unwrap_or_default().trim();
    let is_name = |letter: char| letter.is_alphanumeric() || letter == '_';
    let before = text.trim_end_matches(['[', ']', ' ']);
    let start = before
        .rfind(|letter| !is_name(letter))
        .map_or(0, |at| at + 1);
    let (kind, name) = before.split_at(start);
    let is_pointer = kind.contains('*') || text.ends_with(']');
    let words = kind.split(|letter: char| !(is_name(letter) || ":<>".contains(letter)));
    const SAID: [&str; 7] = [
        "",
        "const",
        "volatile",
        "__restrict__",
        "__restrict",
        "struct",
        "restrict",
    ];
    let is_const = kind
        .split('*')
        .next()
        .is_some_and(|pointee| pointee.split_whitespace().any(|word| word == "const"));
    let plain: Vec<&str> = words.filter(|word| !SAID.contains(word)).collect();
    let plain = plain.join(" ");
    let alone = parameter.alone();
    let type_name = match (opencl(&plain), is_pointer) {
        (Some(known), true) => format!("{known}*"),
        (None, true) => "unknown*".into(),
        (Some(known), false) => known,
        // What PTX has as a number may be an enumeration or a typedef.
        (None, false) if parameter.count.is_none() => parameter.type_name().into(),
        (None, false) => alone.type_name.clone(),
    };
    let star = if is_pointer { "*" } else { "" };
    Parameter {
        name: name.to_owned(),
        declared: format!("{plain}{star}"),
        type_name,
        is_local: false,
        is_const: is_const && is_pointer,
        layout: alone.layout,
    }
}

/// A type of CUDA C++ as clang calls the same one of OpenCL.
fn opencl(name: &str) -> Option<String> {
    let scalar = |name: &str| {
        Some(match name {
            "bool" | "unsigned char" | "uint8_t" | "uchar" => "uchar",
            "char" | "signed char" | "int8_t" => "char",
            "unsigned short" | "uint16_t" | "ushort" => "ushort",
            "short" | "int16_t" => "short",
            "unsigned" | "unsigned int" | "uint32_t" | "uint" => "uint",
            "int" | "signed" | "int32_t" => "int",
            "unsigned long"
            | "unsigned long long"
            | "unsigned long long int"
            | "uint64_t"
            | "size_t"
            | "ulong"
            | "ulonglong" => "ulong",
            "long" | "long long" | "long long int" | "int64_t" | "longlong" => "long",
            "float" => "float",
            "double" => "double",
            "half" | "__half" => "half",
            "cudaTextureObject_t" => TEXTURE,
            _ => return None,
        })
    };
    if let Some(known) = scalar(name) {
        return Some(known.to_owned());
    }
    let (vector, lanes) = name.split_at(name.len().checked_sub(1)?);
    let lanes = lanes
        .parse::<u32>()
        .ok()
        .filter(|lanes| (2..=4).contains(lanes))?;
    let known = scalar(vector).filter(|_| !vector.contains([' ', '_']))?;
    // Three numbers are packed in CUDA, and take the room of four in OpenCL.
    (lanes != 3).then(|| format!("{known} __attribute__((ext_vector_type({lanes})))"))
}

/// The kernels of a CUDA C++ source, in their order.
pub fn declared(source: &str) -> Vec<Declared> {
    let source = without_comments(source);
    let mut all: Vec<Declared> = vec![];
    let mut before = "";
    for (number, text) in source.split("__global__").enumerate() {
        if let Some(one) = declaration(text, before).filter(|_| number > 0) {
            // A declaration may stand before the definition.
            if !all.iter().any(|known| known.name == one.name) {
                all.push(one);
            }
        }
        before = text;
    }
    all
}

/// The text behind `__global__`, and that before it.
fn declaration(text: &str, before: &str) -> Option<Declared> {
    let mut rest = text;
    loop {
        let (head, behind) = rest.split_once('(')?;
        let (inside, after) = in_parentheses(behind)?;
        let mut names = head.split(|letter: char| !(letter.is_alphanumeric() || letter == '_'));
        let name = names.next_back().filter(|name| !name.is_empty())?;
        if name.starts_with("__") {
            // An attribute, such as __launch_bounds__.
            rest = after;
            continue;
        }
        let since = before.rfind([';', '}']).map_or(before, |at| &before[at..]);
        return Some(Declared {
            name: name.to_owned(),
            is_template: since.contains("template"),
            parameters: listed(inside),
        });
    }
}

/// What stands up to the parenthesis that closes, and what stands behind it.
fn in_parentheses(text: &str) -> Option<(&str, &str)> {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => depth += 1,
            ')' if depth == 0 => return Some((&text[..at], &text[at + 1..])),
            ')' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Parts between commas that are in no parentheses.
fn listed(text: &str) -> Vec<String> {
    let mut parts = vec![String::new()];
    let mut depth = 0;
    for letter in text.chars() {
        match letter {
            '(' | '<' | '[' => depth += 1,
            ')' | '>' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        parts.last_mut().expect("it begins with one").push(letter);
    }
    parts.retain(|part| !matches!(part.trim(), "" | "void"));
    parts
}

fn without_comments(source: &str) -> String {
    let mut text = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(at) = rest.find("//").into_iter().chain(rest.find("/*")).min() {
        text += &rest[..at];
        let end = match &rest[at..at + 2] {
            "//" => rest[at..].find('\n').map(|length| at + length),
            _ => rest[at + 2..].find("*/").map(|length| at + length + 4),
        };
        // A space, as the compiler has it.
        text.push(' ');
        rest = end.map_or("", |end| &rest[end..]);
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kernels_are_found_in_sources() {
        let source = "// __global__ void no(int a)\n\
            template <typename T>\n__global__ void first(T *x) {}\n\
            /* , */ __global__ void __launch_bounds__(128, 2)\nsecond(const float4 *__restrict__ in, unsigned n = (1, 2), float s[]);\n\
            extern \"C\" __global__ void third(void) {}";
        let all = declared(source);
        let names: Vec<_> = all
            .iter()
            .map(|one| (&*one.name, one.is_template))
            .collect();
        assert_eq!(
            names,
            [("first", true), ("second", false), ("third", false)]
        );
        let parameters = [
            "const float4 *__restrict__ in",
            " unsigned n = (1, 2)",
            " float s[]",
        ];
        assert_eq!(all[1].parameters, parameters);
        assert!(all[2].parameters.is_empty());
    }

    #[test]
    fn the_source_says_what_ptx_does_not() {
        let ptx = ".visible .entry k(\n.param .u64 k_0,\n.param .u64 k_1,\n.param .u64 k_2,\n.param .align 4 .b8 k_3[12],\n.param .u32 k_4\n)\n\
            .reqntid 32, 4\n{ mov.u32 %r1, %tid.y; }";
        let [entry] = &entries(ptx)[..] else {
            panic!("a kernel")
        };
        assert_eq!(entry.threads, Some(vec![32, 4]));
        assert_eq!(entry.dimensions, 2);
        let text =
            "__global__ void k(const float *in, size_t n, cell *cells, cell one, kind which) {}";
        let all = parameters(entry, declared(text).first());
        let told: Vec<_> = all
            .iter()
            .map(|one| (&*one.name, &*one.type_name, one.is_const))
            .collect();
        assert_eq!(
            told,
            [
                ("in", "float*", true),
                ("n", "ulong", false),
                ("cells", "unknown*", false),
                ("one", "structure", false),
                ("which", "uint", false),
            ]
        );
        assert_eq!(all[3].layout.as_ref().map(|layout| layout.bytes), Some(12));
        let numbers = value_types(ptx, "k").into_iter();
        let numbers: Vec<_> = numbers.map(|one| one.map(ValueType::name)).collect();
        let [wide, word] = ["u64", "u32"].map(|name| Some(name.to_owned()));
        assert_eq!(numbers, [wide.clone(), wide.clone(), wide, None, word]);
        // Without it, a number of 64 bits may be anything.
        let alone = parameters(entry, None);
        assert_eq!(alone[1].type_name, "unknown*");
        assert_eq!(alone[1].declared, ".u64, taken for a pointer:");
    }
}
