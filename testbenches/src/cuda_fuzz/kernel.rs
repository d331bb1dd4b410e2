//! Random kernels as text.

use super::expressions::{Generator, ELEMENTS, OUTPUTS, VARIABLES};
use super::statements::Place;
use super::types::Type;
use rand::seq::IndexedRandom;
use rand::Rng;
use std::fmt::Write;

/// 64-bit words that a thread is given.
pub const INPUTS: usize = 4;
/// Words of each array on which atomics work.
pub const SHARED: usize = 8;

/// A kernel and how it is launched.
#[derive(Clone, Debug)]
pub struct Kernel {
    pub text: String,
    pub blocks: u32,
    pub threads: u32,
    /// What NVRTC compiles for, such as 50 of `compute_50`.
    pub target: u32,
}

const PROLOGUE: &str = "\
template <class T> __device__ T smaller_or_greater_min(T a, T b) { return a < b ? a : b; }
template <class T> __device__ T smaller_or_greater_max(T a, T b) { return a > b ? a : b; }
template <class T> __device__ unsigned long long bits(T value) { return (unsigned long long)value; }
// The bits of a NaN are not defined.
__device__ unsigned long long bits(float value) { return value != value ? 1 : __float_as_uint(value); }
__device__ unsigned long long bits(double value) { return value != value ? 1 : __double_as_longlong(value); }
";

const NUMBERS: &str =
    "template <class T> __device__ T number_or_zero(T value) { return value == value ? value : (T)0; }\n";

/// From this seed on threads of a kernel end early: in branches, loops and `switch`, while the others go on to barriers and exchanges.
pub const WITH_EXITS: u64 = 1_000_000;

/// The kernel of a seed.
pub fn kernel(seed: u64) -> Kernel {
    let mut generator = Generator::new(seed);
    generator.exits = seed >= WITH_EXITS;
    let mut text = String::from(PROLOGUE);
    if generator.exits {
        text += NUMBERS;
    }
    for number in 0..generator.random.random_range(0..=2) {
        let of = generator.any();
        text += &function(&mut generator, number, of);
        generator.functions.push(of);
    }
    text += &entry(&mut generator);
    let random = &mut generator.random;
    let warps = random.random_range(1..=4);
    // Some blocks have no whole number of warps.
    let threads = 32 * warps - random.random_range(0..32) * u32::from(random.random_bool(0.3));
    Kernel {
        text,
        blocks: random.random_range(1..=3),
        threads,
        target: *[50, 50, 60, 70, 80, 90].choose(random).expect("some"),
    }
}

/// Variables and arrays of a function, from what `word` gives for a number.
fn variables(word: impl Fn(usize) -> String) -> String {
    let mut text = String::new();
    for (number, of) in Type::ALL.into_iter().enumerate() {
        let (name, short) = (of.name(), of.short());
        for variable in 0..VARIABLES {
            let word = word(number + 3 * variable);
            let value = match of {
                Type::F32 => format!("__uint_as_float((unsigned)({word}))"),
                // As many of usual size as of any.
                Type::F64 => format!("(double)(long long)({word}) * 0.001"),
                _ => format!("({name})({word})"),
            };
            let _ = writeln!(text, "  {name} {short}_{variable} = {value};");
        }
        let _ = writeln!(text, "  {name} local_{short}[{ELEMENTS}];");
        let _ = writeln!(text, "#pragma unroll 1\n  for (int i = 0; i < {ELEMENTS}; ++i) local_{short}[i] = ({name})i + {short}_0;");
    }
    text
}

fn function(generator: &mut Generator, number: usize, of: Type) -> String {
    let name = of.name();
    let place = Place {
        returns: Some(of),
        ..Place::default()
    };
    let again = match generator.one_in(2) {
        true => {
            // It calls itself.
            generator.functions.push(of);
            let call = generator.call_of(number, "depth - 1");
            generator.functions.pop();
            let variable = generator.variable(of);
            format!(
                "  if (depth > 0 && {}) {variable} = {call};\n",
                generator.condition(1)
            )
        }
        false => String::new(),
    };
    let (first, second) = (generator.block(place), generator.block(place));
    let given = [
        "(unsigned)a + item",
        "(unsigned)bits(b) ^ (unsigned)a",
        "outer[depth & 7]",
        "outer[a & 7] * 5",
    ];
    let variables = variables(|index| given[index % given.len()].to_owned());
    format!(
        "__device__ __noinline__ {name} function{number}(unsigned item, int depth, int a, float b, unsigned long long *outer,\n    \
         unsigned *shared_u32, unsigned long long *shared_u64, unsigned *global_u32, unsigned long long *global_u64) {{\n\
         {variables}  {first}\n{again}  {second}\n  outer[a & 7] += u64_1;\n  return {};\n}}\n",
        generator.expression(of, 1)
    )
}

fn entry(generator: &mut Generator) -> String {
    let mut body = String::new();
    let exits = generator.exits;
    let place = Place {
        exits,
        ..Place::default()
    };
    for _ in 0..generator.random.random_range(1..=3) {
        if exits {
            // Who ends before the others meet is known before anybody parts.
            let (ends, of) = (generator.random.random_range(0..7), Type::U32);
            let value = generator.expression(of, 2);
            let _ = writeln!(
                body,
                "  ends = ({value}) % 7u == {ends}; everyone = __ballot_sync(everyone, !ends);"
            );
        }
        let block = generator.block(place);
        let left = if exits { "if (ends) return;\n  " } else { "" };
        let together = generator.together();
        let _ = write!(body, "  {block}\n  {left}{together}\n");
    }
    let mut written = String::new();
    let all = (0..VARIABLES).flat_map(|variable| Type::ALL.map(|of| (of, variable)));
    for (number, (of, variable)) in all.enumerate() {
        let _ = writeln!(
            written,
            "  own[{number}] = bits({}_{variable});",
            of.short()
        );
    }
    let variables = variables(|index| format!("in[{INPUTS} * number + {}]", index % INPUTS));
    // Of those that end early others read what was there before.
    let exits = match exits {
        true => format!(
            "  bool ends; unsigned long long *early = out + (size_t){OUTPUTS} * number;\n  \
             for (unsigned i = item; i < 128; i += blockDim.x) exchange[i] = i;\n  __syncthreads();\n"
        ),
        false => String::new(),
    };
    format!(
        "extern \"C\" __global__ void fuzz(const unsigned long long *in, unsigned long long *out, unsigned *global_u32,\n    \
         unsigned long long *global_u64, unsigned uniform) {{\n\
         \x20 __shared__ unsigned shared_u32[{SHARED}];\n  __shared__ unsigned long long shared_u64[{SHARED}];\n\
         \x20 __shared__ unsigned long long exchange[128];\n\
         \x20 unsigned item = threadIdx.x, number = blockIdx.x * blockDim.x + item, lane = item & 31;\n\
         \x20 unsigned lanes = min(32u, blockDim.x - (item & ~31u)), everyone = lanes == 32 ? ~0u : (1u << lanes) - 1;\n\
         \x20 for (unsigned i = item; i < {SHARED}; i += blockDim.x) {{ shared_u32[i] = i + uniform; shared_u64[i] = i * 3; }}\n  __syncthreads();\n\
         {exits}{variables}  {body}  __syncthreads();\n  unsigned long long *own = out + (size_t){OUTPUTS} * number;\n{written}\
         \x20 for (unsigned i = item; i < {SHARED}; i += blockDim.x) {{ atomicAdd(&global_u32[{SHARED} + i], shared_u32[i]); \
         atomicXor(&global_u64[{SHARED} + i], shared_u64[i]); }}\n}}\n"
    )
}
