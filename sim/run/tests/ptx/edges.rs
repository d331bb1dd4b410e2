//! Instructions on all pairs of operands at the edges of their types, as a GPU computes them.
//!
//! What is right is in `tests/gpu/kernels.jsonl`, made as `common/gpu.rs` says. Where the ISA manual leaves a result open, the chip has
//! one, and so has the machine.

use super::{gpu, job_with, machine, run_job};
use turnstile_kernel::LaunchGeometry;
use turnstile_run::{GpuArgument, GpuLaunch};

/// Values of a type. Threads take all pairs of them.
pub const VALUES: usize = 40;
pub const THREADS: u32 = (VALUES * VALUES) as u32;
pub const BLOCK: u32 = 160;

const INTEGERS: [u64; VALUES] = [
    0,
    1,
    2,
    3,
    5,
    7,
    8,
    15,
    16,
    24,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    255,
    256,
    0x7fff,
    0x8000,
    0xffff,
    0x10000,
    0x7f_ffff,
    0xff_ffff,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_fffe,
    0xffff_ffff,
    0x1_0000_0000,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0xffff_ffff_ffff_fffe,
    0xffff_ffff_ffff_ffff,
    0xaaaa_aaaa_5555_5555,
    0x0123_4567_89ab_cdef,
    0xfedc_ba98_7654_3210,
    0x8080_7f7f_8080_7f7f,
    0xffff_ffff_ffff_8123,
];

/// Signs, kinds of numbers, what rounds, what leaves the range of integers.
pub const SINGLES: [u64; VALUES] = [
    0x0000_0000,
    0x8000_0000,
    0x0000_0001,
    0x8000_0001,
    0x007f_ffff,
    0x807f_ffff,
    0x0080_0000,
    0x0080_0001,
    0x3f80_0000,
    0xbf80_0000,
    0x3f80_0001,
    0x3f7f_ffff,
    0x3f00_0000,
    0xbf00_0000,
    0x3fc0_0000,
    0x4020_0000,
    0xc020_0000,
    // Its product with 0x0080_0001 is too small, and rounds to a number that is not.
    0x3f7f_fffe,
    0x3dcc_cccd,
    0x3300_0000,
    0x4b80_0001,
    0x437f_8000,
    0x477f_ff80,
    0x477f_f000,
    0x3880_0000,
    0x3380_0000,
    0x4eff_ffff,
    0x4f00_0000,
    0xcf00_0000,
    0x4f80_0000,
    0x5f00_0000,
    0xdf00_0000,
    0x5f80_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f80_0000,
    0xff80_0000,
    0x7fc0_0000,
    0xffc1_2345,
    0x7f80_0001,
];

const DOUBLES: [u64; VALUES] = [
    0x0000_0000_0000_0000,
    0x8000_0000_0000_0000,
    0x0000_0000_0000_0001,
    0x8000_0000_0000_0001,
    0x000f_ffff_ffff_ffff,
    0x0010_0000_0000_0000,
    0x8010_0000_0000_0000,
    0x3ff0_0000_0000_0000,
    0xbff0_0000_0000_0000,
    0x3ff0_0000_0000_0001,
    0x3fef_ffff_ffff_ffff,
    0x3fe0_0000_0000_0000,
    0xbfe0_0000_0000_0000,
    0x3ff8_0000_0000_0000,
    0x4004_0000_0000_0000,
    0xc004_0000_0000_0000,
    0x4009_21fb_5444_2d18,
    0x3fb9_9999_9999_999a,
    0x3ff0_0000_1000_0000,
    0x3ff0_0000_3000_0000,
    0x36a0_0000_0000_0000,
    0x3690_0000_0000_0000,
    0x380f_ffff_f000_0000,
    0x47ef_ffff_e000_0000,
    0x47ef_ffff_f000_0000,
    0x406f_f000_0000_0000,
    0x41df_ffff_ffc0_0000,
    0x41e0_0000_0000_0000,
    0xc1e0_0000_0020_0000,
    0x41f0_0000_0000_0000,
    0x43e0_0000_0000_0000,
    0xc3e0_0000_0000_0000,
    0x43f0_0000_0000_0000,
    0x7fef_ffff_ffff_ffff,
    0xffef_ffff_ffff_ffff,
    0x7ff0_0000_0000_0000,
    0xfff0_0000_0000_0000,
    0x7ff8_0000_0000_0000,
    0xfff8_1234_5678_9abc,
    0x7ff0_0000_0000_0001,
];

const HALVES: [u64; VALUES] = [
    0x0000, 0x8000, 0x0001, 0x8001, 0x03ff, 0x83ff, 0x0400, 0x8400, 0x3c00, 0xbc00, 0x3c01, 0x3bff,
    0x3800, 0xb800, 0x3e00, 0x4100, 0xc100, 0x4248, 0x2e66, 0x5bf8, 0x5c00, 0x7bff, 0xfbff, 0x7c00,
    0xfc00, 0x7e00, 0xfe12, 0x7c01, 0x6400, 0x6401, 0x57ff, 0x5800, 0xd800, 0x4900, 0x4980, 0x4a00,
    0x7800, 0xf800, 0x2000, 0x1000,
];

/// Operands of an instruction: integers of 16, 32 and 64 bits, of 8 in a register of 32, halves, singles, doubles, and as a result a
/// predicate.
fn register(class: char) -> &'static str {
    match class {
        'H' | 'E' => "%h",
        'R' | 'B' | 'F' => "%r",
        'D' | 'G' => "%d",
        _ => "%p",
    }
}

fn values(class: char) -> &'static [u64; VALUES] {
    match class {
        'F' => &SINGLES,
        'G' => &DOUBLES,
        'E' => &HALVES,
        _ => &INTEGERS,
    }
}

/// An instruction whose result comes to 64 bits.
fn computed(instruction: &str, class: char, arguments: &[String]) -> String {
    let made = format!("{}10", register(class));
    let widened = match register(class) {
        "%h" => format!("cvt.u64.u16 %d10, {made};"),
        "%r" => format!("cvt.u64.u32 %d10, {made};"),
        "%p" => format!("selp.u64 %d10, 1, 0, {made};"),
        _ => String::new(),
    };
    format!(
        "{instruction} {made}, {};\n{widened}\n",
        arguments.join(", ")
    )
}

/// An atomic on a cell of the thread's own, in shared memory or where its result is to be: the first operand is what it holds before.
/// What it holds afterwards counts thrice in the result.
fn atomic(instruction: &str, class: char, arguments: &[String]) -> String {
    let (held, operands) = arguments.split_first().expect("operands");
    let made = format!("{}10", register(class));
    let (bits, widen) = match register(class) {
        "%d" => (64, "mov.b64"),
        _ => (32, "cvt.u64.u32"),
    };
    let (space, cell) = match instruction.contains(".shared") {
        true => ("shared", "mov.u64 %d2, cells; mov.u32 %r2, %tid.x; mul.wide.u32 %d9, %r2, 8; add.u64 %d2, %d2, %d9;"),
        false => ("global", "mov.u64 %d2, %d0;"),
    };
    format!(
        "{{ .shared .align 8 .b64 cells[{BLOCK}];\n{cell} st.{space}.b{bits} [%d2], {held};\n\
         {instruction} {made}, [%d2], {};\nld.{space}.b{bits} {held}, [%d2];\n\
         {widen} %d8, {made}; {widen} %d9, {held}; mad.lo.u64 %d10, %d9, 3, %d8; }}\n",
        operands.join(", ")
    )
}

/// A kernel whose threads each do an instruction: classes of the result and of the operands, as `R:RR`.
pub fn text(instruction: &str, classes: &str) -> String {
    let (result, operands) = classes.split_once(':').expect("a result and operands");
    let mut tables = String::new();
    let mut body = String::new();
    let mut arguments = Vec::new();
    // The first two operands are all pairs of values; the others go round.
    body += &format!("rem.u32 %r1, %r0, {VALUES}; div.u32 %r2, %r0, {VALUES};\n");
    body +=
        &format!("mad.lo.u32 %r3, %r1, 5, %r2; add.u32 %r3, %r3, 1; rem.u32 %r3, %r3, {VALUES};\n");
    body +=
        &format!("mad.lo.u32 %r4, %r2, 7, %r1; add.u32 %r4, %r4, 3; rem.u32 %r4, %r4, {VALUES};\n");
    for (at, class) in operands.chars().enumerate() {
        let list: Vec<String> = values(class).iter().map(u64::to_string).collect();
        tables += &format!(
            ".const .align 8 .u64 values{at}[{VALUES}] = {{{}}};\n",
            list.join(", ")
        );
        let (index, value) = (at + 1, at + 3);
        let source = format!("{}{}", register(class), at + 11);
        body += &format!("mul.wide.u32 %d{value}, %r{index}, 8; mov.u64 %d2, values{at}; add.u64 %d2, %d2, %d{value};\n");
        body += &format!("ld.const.u64 %d{value}, [%d2];\n");
        if class == 'B' {
            body += &format!("and.b64 %d{value}, %d{value}, 0xff;\n");
        }
        body += &match register(class) {
            "%h" => format!("cvt.u16.u64 {source}, %d{value};\n"),
            "%r" => format!("cvt.u32.u64 {source}, %d{value};\n"),
            _ => format!("mov.u64 {source}, %d{value};\n"),
        };
        arguments.push(source);
    }
    let class = result.chars().next().expect("a class");
    body += &match instruction.starts_with("atom") {
        true => atomic(instruction, class, &arguments),
        false => computed(instruction, class, &arguments),
    };
    format!(
        ".version 7.0\n.target sm_80\n.address_size 64\n{tables}.visible .entry k(.param .u64 out)\n{{\n\
         .reg .pred %p<11>;\n.reg .b16 %h<16>;\n.reg .b32 %r<16>;\n.reg .b64 %d<16>;\n\
         ld.param.u64 %d0, [out];\nmov.u32 %r0, %ctaid.x; mov.u32 %r1, %tid.x; mad.lo.u32 %r0, %r0, {BLOCK}, %r1;\n\
         mul.wide.u32 %d1, %r0, 8; add.u64 %d0, %d0, %d1;\n{body}st.global.u64 [%d0], %d10;\nret;\n}}\n"
    )
}

/// What is wrong with instructions.
#[derive(Default)]
struct Check {
    wrong: Vec<String>,
}

impl Check {
    /// Compares what the machine and a GPU leave of an instruction.
    fn one(&mut self, instruction: &str, classes: &str) {
        let text = text(instruction, classes);
        let geometry = LaunchGeometry::new(&[THREADS], &[BLOCK], &[]).expect("sizes");
        let bytes = 8 * THREADS as usize;
        let arguments = vec![GpuArgument::buffer(&vec![0; bytes])];
        let launch = GpuLaunch::new("", [&text, "k"], &geometry, arguments);
        let name = gpu::name(launch, &format!("{instruction} {classes}"));
        let compared = job_with(&text, [THREADS / BLOCK, BLOCK], bytes)
            .and_then(|job| run_job(&job, &machine(1, 8), 1))
            .and_then(|outcome| gpu::compare(&name, [&outcome.buffers[0][..]]));
        self.wrong.extend(compared.err());
    }

    /// An instruction with every way to fill in its braces: `add{,.sat}.s32`.
    fn all(&mut self, pattern: &str, classes: &str) {
        match pattern.split_once('{') {
            None => self.one(pattern, classes),
            Some((before, rest)) => {
                let (choices, after) = rest.split_once('}').expect("a brace that closes");
                for choice in choices.split(',') {
                    self.all(&format!("{before}{choice}{after}"), classes);
                }
            }
        }
    }
}

impl Drop for Check {
    fn drop(&mut self) {
        assert!(self.wrong.is_empty(), "{}", self.wrong.join("\n"));
    }
}

/// Checks patterns of instructions, with their classes.
fn check(patterns: &[(&str, &str)]) {
    let mut check = Check::default();
    for (pattern, classes) in patterns {
        check.all(pattern, classes);
    }
}

#[test]
fn integers_of_32_bits() {
    check(&[
        ("{add,sub,mul.lo,mul.hi,div,rem,min,max}.{u32,s32}", "R:RR"),
        ("{mad.lo,mad.hi,sad}.{u32,s32}", "R:RRR"),
        ("{add,sub}.sat.s32", "R:RR"),
        ("{abs,neg}.s32", "R:R"),
        ("{and,or,xor}.b32", "R:RR"),
        ("{not,cnot,popc,clz,brev}.b32", "R:R"),
        ("shl.b32", "R:RR"),
        ("shr.{b32,u32,s32}", "R:RR"),
        ("bfind{,.shiftamt}.{u32,s32}", "R:R"),
        ("bfe.{u32,s32}", "R:RBB"),
        ("bfi.b32", "R:RRBB"),
        ("prmt.b32{,.f4e,.b4e,.rc8,.ecl,.ecr,.rc16}", "R:RRR"),
        ("shf.{l,r}.{wrap,clamp}.b32", "R:RRR"),
        ("mul24.{lo,hi}.{u32,s32}", "R:RR"),
        ("mad24.{lo,hi}.{u32,s32}", "R:RRR"),
        ("mul.wide.{u32,s32}", "D:RR"),
        ("mad.wide.{u32,s32}", "D:RRD"),
        ("slct.{u32,s32,b32}.s32", "R:RRR"),
        ("slct{,.ftz}.b32.f32", "R:RRF"),
        ("setp.{eq,ne,lt,le,gt,ge}.{u32,s32}", "P:RR"),
        ("setp.{lo,ls,hi,hs}.u32", "P:RR"),
        ("setp.{eq,ne}.b32", "P:RR"),
        ("set.{lt,ne}.{u32,s32,f32}.s32", "R:RR"),
    ]);
}

#[test]
fn integers_of_16_and_64_bits() {
    check(&[
        ("{add,sub,mul.lo,mul.hi,div,rem,min,max}.{u16,s16}", "H:HH"),
        ("{mad.lo,mad.hi,sad}.{u16,s16}", "H:HHH"),
        ("{abs,neg}.s16", "H:H"),
        ("{and,or,xor}.b16", "H:HH"),
        ("{not,cnot}.b16", "H:H"),
        ("shl.b16", "H:HR"),
        ("shr.{b16,u16,s16}", "H:HR"),
        ("mul.wide.{u16,s16}", "R:HH"),
        ("mad.wide.{u16,s16}", "R:HHR"),
        ("setp.{eq,ne,lt,le,gt,ge}.{u16,s16}", "P:HH"),
        ("{add,sub,mul.lo,mul.hi,div,rem,min,max}.{u64,s64}", "D:DD"),
        ("{mad.lo,mad.hi,sad}.{u64,s64}", "D:DDD"),
        ("{abs,neg}.s64", "D:D"),
        ("{and,or,xor}.b64", "D:DD"),
        ("{not,cnot,brev}.b64", "D:D"),
        ("{popc,clz}.b64", "R:D"),
        ("bfind{,.shiftamt}.{u64,s64}", "R:D"),
        ("shl.b64", "D:DR"),
        ("shr.{b64,u64,s64}", "D:DR"),
        ("bfe.{u64,s64}", "D:DBB"),
        ("bfi.b64", "D:DDBB"),
        ("slct.{u64,b64}.s32", "D:DDR"),
        ("setp.{eq,ne,lt,le,gt,ge}.{u64,s64}", "P:DD"),
    ]);
}

#[test]
fn singles() {
    check(&[
        ("{add,sub,mul}{,.rn,.rz,.rm,.rp}{,.ftz}{,.sat}.f32", "F:FF"),
        ("fma{.rn,.rz,.rm,.rp}{,.ftz}{,.sat}.f32", "F:FFF"),
        ("div{.rn,.rz,.rm,.rp}{,.ftz}.f32", "F:FF"),
        ("{rcp,sqrt}{.rn,.rz,.rm,.rp}{,.ftz}.f32", "F:F"),
        ("{min,max}{,.ftz}{,.NaN}.f32", "F:FF"),
        ("{abs,neg}{,.ftz}.f32", "F:F"),
        ("copysign.f32", "F:FF"),
        (
            "setp.{eq,ne,lt,le,gt,ge,equ,neu,ltu,leu,gtu,geu,num,nan}{,.ftz}.f32",
            "P:FF",
        ),
        ("set.{lt,neu}{,.ftz}.{u32,f32}.f32", "R:FF"),
        (
            "testp.{finite,infinite,number,notanumber,normal,subnormal}.f32",
            "P:F",
        ),
        ("slct{,.ftz}.f32.f32", "F:FFF"),
    ]);
}

#[test]
fn doubles() {
    check(&[
        ("{add,sub,mul}{,.rn,.rz,.rm,.rp}.f64", "G:GG"),
        ("fma{.rn,.rz,.rm,.rp}.f64", "G:GGG"),
        ("div{.rn,.rz,.rm,.rp}.f64", "G:GG"),
        ("{rcp,sqrt}{.rn,.rz,.rm,.rp}.f64", "G:G"),
        ("{min,max}.f64", "G:GG"),
        ("{abs,neg}.f64", "G:G"),
        ("copysign.f64", "G:GG"),
        (
            "setp.{eq,ne,lt,le,gt,ge,equ,neu,ltu,leu,gtu,geu,num,nan}.f64",
            "P:GG",
        ),
        (
            "testp.{finite,infinite,number,notanumber,normal,subnormal}.f64",
            "P:G",
        ),
    ]);
}

/// Integer types: name, class of a register that holds it, range.
const TYPES: [(&str, char, [i128; 2]); 8] = [
    ("u8", 'H', [0, 0xff]),
    ("s8", 'H', [-0x80, 0x7f]),
    ("u16", 'H', [0, 0xffff]),
    ("s16", 'H', [-0x8000, 0x7fff]),
    ("u32", 'R', [0, u32::MAX as i128]),
    ("s32", 'R', [i32::MIN as i128, i32::MAX as i128]),
    ("u64", 'D', [0, u64::MAX as i128]),
    ("s64", 'D', [i64::MIN as i128, i64::MAX as i128]),
];

#[test]
fn conversions_between_integers() {
    let mut check = Check::default();
    for (to, class, [least, most]) in TYPES {
        // A register may be larger than what it gets.
        let class = if class == 'H' { 'R' } else { class };
        for (from, of, [lowest, highest]) in TYPES {
            check.one(&format!("cvt.{to}.{from}"), &format!("{class}:{of}"));
            if lowest < least || most < highest {
                check.one(&format!("cvt.sat.{to}.{from}"), &format!("{class}:{of}"));
            }
        }
    }
}

#[test]
fn conversions_of_floats() {
    check(&[
        ("cvt.{rn,rz,rm,rp}{,.sat}.f32.{u8,s8,u16,s16}", "F:H"),
        ("cvt.{rn,rz,rm,rp}{,.sat}.f32.{u32,s32}", "F:R"),
        ("cvt.{rn,rz,rm,rp}.f32.{u64,s64}", "F:D"),
        ("cvt.{rn,rz,rm,rp}.f64.{u16,s16}", "G:H"),
        ("cvt.{rn,rz,rm,rp}.f64.{u32,s32}", "G:R"),
        ("cvt.{rn,rz,rm,rp}.f64.{u64,s64}", "G:D"),
        (
            "cvt.{rni,rzi,rmi,rpi}{,.ftz}.{u8,s8,u16,s16,u32,s32}.f32",
            "R:F",
        ),
        ("cvt.{rni,rzi,rmi,rpi}{,.ftz}.{u64,s64}.f32", "D:F"),
        ("cvt.{rni,rzi,rmi,rpi}.{u8,s8,u16,s16,u32,s32}.f64", "R:G"),
        ("cvt.{rni,rzi,rmi,rpi}.{u64,s64}.f64", "D:G"),
        ("cvt.{rni,rzi,rmi,rpi}.{u16,s16,u32,s32}.f16", "R:E"),
        ("cvt.{rni,rzi,rmi,rpi}{,.ftz}{,.sat}.f32.f32", "F:F"),
        ("cvt{.ftz,.sat,.ftz.sat}.f32.f32", "F:F"),
        ("cvt.{rni,rzi,rmi,rpi}{,.sat}.f64.f64", "G:G"),
        ("cvt{,.ftz}{,.sat}.f64.f32", "G:F"),
        ("cvt.{rn,rz,rm,rp}{,.ftz}{,.sat}.f32.f64", "F:G"),
        ("cvt.{rn,rz}{,.ftz}{,.sat}.f16.f32", "E:F"),
        ("cvt.rn{,.sat}.f16.f64", "E:G"),
        ("cvt{,.ftz}{,.sat}.f32.f16", "F:E"),
        ("cvt{,.sat}.f64.f16", "G:E"),
        ("cvt.{rn,rz}.f16.{u32,s32}", "E:R"),
    ]);
}

#[test]
fn atomics() {
    check(&[
        ("atom.{global,shared}.{add,min,max}.u32", "R:RR"),
        ("atom.{global,shared}.{add,min,max}.s32", "R:RR"),
        ("atom.{global,shared}.{inc,dec}.u32", "R:RR"),
        ("atom.{global,shared}.{and,or,xor,exch}.b32", "R:RR"),
        ("atom.{global,shared}.cas.b32", "R:RRR"),
        ("atom.{global,shared}.{add,min,max}.u64", "D:DD"),
        ("atom.{global,shared}.{min,max}.s64", "D:DD"),
        ("atom.{global,shared}.{and,or,xor,exch}.b64", "D:DD"),
        ("atom.{global,shared}.cas.b64", "D:DDD"),
        ("atom.{global,shared}.add.f32", "F:FF"),
        ("atom.{global,shared}.add.f64", "G:GG"),
    ]);
}

#[test]
fn sums_with_carry() {
    check(&[
        ("add.cc.u32 %r5, %r11, %r12; addc.u32", "R:RR"),
        ("sub.cc.u32 %r5, %r11, %r12; subc.u32", "R:RR"),
        ("mad.lo.cc.u32 %r5, %r11, %r12, %r13; madc.hi.u32", "R:RRR"),
        ("mad.lo.cc.s32 %r5, %r11, %r12, %r13; madc.hi.s32", "R:RRR"),
        ("add.cc.u64 %d8, %d11, %d12; addc.u64", "D:DD"),
        ("sub.cc.u64 %d8, %d11, %d12; subc.u64", "D:DD"),
    ]);
}
