//! Calls through an address: function pointers, tables of them, virtual functions.

use super::{run_source, there_is_nvrtc, words};

fn launch(threads: usize, words: &[usize]) -> String {
    let args = words
        .iter()
        .map(|words| format!("{{ buffer = {{ zeros = {words}, type = 'u32' }} }}"));
    let args = args.collect::<Vec<_>>().join(", ");
    format!("global_size = [{threads}]\nlocal_size = [{threads}]\nargs = [{args}]")
}

/// Lanes of a warp call four functions: each gets its own result, the function of the lowest lane runs first, and all meet again.
#[test]
fn lanes_call_different_functions_of_a_table() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "__device__ unsigned turn;
typedef int (*Of)(int, long long);
#define OF(name, what) __device__ __noinline__ int name(int x, long long y) { int at; \\
  if (__ffs(__activemask()) - 1 == (threadIdx.x & 31)) atomicAdd(&turn, 1); at = *(volatile unsigned *)&turn; return (what) * 16 + at; }
OF(twice, 2 * x + (int)y)
OF(next, x + 1)
OF(square, x * x)
OF(none, 0)
__device__ Of of_global[4] = {twice, next, square, none};
__constant__ Of of_constant[4] = {none, square, next, twice};
extern \"C\" __global__ void k(int *out) {
  int t = threadIdx.x;
  int which = (t * 7 + 3) % 4;
  int first = of_global[which](t, 1ll << 33 | 5);
  out[t] = first;
  out[t + 64] = __ballot_sync(~0u, which == 3);
  __syncthreads();
  Of one = t < 40 ? of_constant[3] : of_constant[2];
  out[t + 128] = one(t, 0) / 16;
}";
    let left = words(&run_source("gtx580", source, &launch(32, &[192])).unwrap()[0]);
    let which = |t: u32| (t * 7 + 3) % 4;
    for t in 0..32u32 {
        let value = [2 * t + 5, t + 1, t * t, 0][which(t) as usize];
        // Lane 0 calls function 3, lane 1 function 2, lane 2 function 1, lane 3 function 0.
        let order = 4 - which(t);
        assert_eq!(left[t as usize], value * 16 + order, "thread {t}");
        let all = (0..32)
            .filter(|&lane| which(lane) == 3)
            .map(|lane| 1 << lane);
        assert_eq!(left[t as usize + 64], all.sum::<u32>());
        assert_eq!(left[t as usize + 128], 2 * t, "thread {t}");
    }
}

/// Functions without parameters or results, with structures, with a barrier, and with a pointer as parameter.
#[test]
fn functions_of_every_shape_are_called() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "struct Pair { int a; long long b; };
typedef void (*Writes)(int *);
typedef int (*Gives)();
typedef Pair (*Turns)(Pair, Gives);
__device__ void one(int *to) { *to += 1; }
__device__ void two(int *to) { *to += 2; }
__device__ int thread() { return threadIdx.x; }
__device__ int seven() { return 7; }
__device__ Pair turn(Pair p, Gives g) { return {(int)p.b + g(), p.a}; }
__device__ Pair same(Pair p, Gives g) { return {p.a, p.b + g()}; }
__device__ void meet() { __syncthreads(); }
__device__ Writes writes[2] = {one, two};
__device__ Gives gives[2] = {thread, seven};
__device__ Turns turns[2] = {turn, same};
__device__ void (*meets)() = meet;
__shared__ int cells[64];
extern \"C\" __global__ void k(int *out) {
  int t = threadIdx.x;
  cells[t] = gives[t & 1]();
  writes[t >> 1 & 1](&cells[t]);
  meets();
  Pair p = turns[t >> 2 & 1]({cells[63 - t], 1000ll * t}, gives[t >> 3 & 1]);
  out[2 * t] = p.a;
  out[2 * t + 1] = (int)p.b;
}";
    let left = words(&run_source("gtx580", source, &launch(64, &[128])).unwrap()[0]);
    let gives = |which: u32, t: u32| if which & 1 == 0 { t } else { 7 };
    let cell = |t: u32| gives(t, t) + 1 + (t >> 1 & 1);
    for t in 0..64u32 {
        let (a, b) = (cell(63 - t), 1000 * t);
        let given = gives(t >> 3, t);
        let expected = match t >> 2 & 1 {
            0 => [b + given, a],
            _ => [a, b + given],
        };
        assert_eq!(left[2 * t as usize..][..2], expected, "thread {t}");
    }
}

#[test]
fn functions_call_themselves_through_addresses() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "typedef int (*Of)(int);
__device__ int even(int);
__device__ int odd(int);
__device__ Of table[2] = {even, odd};
__device__ __noinline__ int even(int n) { return n == 0 ? 1 : 10 + table[n % 3 != 0](n - 1); }
__device__ __noinline__ int odd(int n) { return n == 0 ? 0 : 100 + table[n % 2](n - 1); }
extern \"C\" __global__ void k(int *out) { int t = threadIdx.x; out[t] = table[t & 1](t % 23); }";
    fn even(n: u32) -> u32 {
        match n {
            0 => 1,
            _ => 10 + [even, odd][usize::from(!n.is_multiple_of(3))](n - 1),
        }
    }
    fn odd(n: u32) -> u32 {
        match n {
            0 => 0,
            _ => 100 + [even, odd][(n % 2) as usize](n - 1),
        }
    }
    let left = words(&run_source("gtx580", source, &launch(32, &[32])).unwrap()[0]);
    let expected = (0..32).map(|t| [even, odd][(t & 1) as usize](t % 23));
    assert_eq!(left, expected.collect::<Vec<_>>());
}

/// Objects with virtual functions, in local memory and in a buffer; with destructors, of which one would free what it has.
#[test]
fn virtual_functions_are_those_of_the_object() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "struct Shape {
  int w;
  __device__ Shape(int w) : w(w) {}
  __device__ virtual int area(int by) const = 0;
  __device__ virtual const char *name() const { return \"shape\"; }
  __device__ virtual ~Shape() { w = -1; }
};
struct Square : Shape {
  __device__ Square(int w) : Shape(w) {}
  __device__ int area(int by) const override { return w * w * by; }
};
struct Box : Shape {
  int h;
  __device__ Box(int w, int h) : Shape(w), h(h) {}
  __device__ int area(int by) const override { return by ? w * h * by + Square(2).area(by) : 0; }
  __device__ const char *name() const override { return \"box\"; }
  __device__ ~Box() { h = -2; }
};
union Room { char bytes[32]; long long align; };
__device__ __noinline__ int of(const Shape *shape, int by) { return shape->area(by) * 1000 + shape->name()[0]; }
extern \"C\" __global__ void k(Room *rooms, int *out) {
  int t = threadIdx.x;
  Square square(t);
  Box box(t, 3);
  out[t] = of(t % 3 ? (const Shape *)&square : (const Shape *)&box, t % 5);
  Shape *there = t % 2 ? (Shape *)new (&rooms[t]) Square(t + 1) : (Shape *)new (&rooms[t]) Box(t + 1, t);
  __syncthreads();
  Shape *other = (Shape *)&rooms[31 - t];
  out[32 + t] = of(other, 1);
  __syncthreads();
  there->~Shape();
  out[64 + t] = ((Shape *)&rooms[t])->w;
}";
    let left = words(&run_source("gtx580", source, &launch(32, &[256, 96])).unwrap()[1]);
    let square = |w: i32, by: i32| w * w * by * 1000 + i32::from(b's');
    let in_box = |w: i32, h: i32, by: i32| {
        let area = if by != 0 { w * h * by + 4 * by } else { 0 };
        area * 1000 + i32::from(b'b')
    };
    for t in 0..32 {
        let own = if t % 3 != 0 {
            square(t, t % 5)
        } else {
            in_box(t, 3, t % 5)
        };
        assert_eq!(left[t as usize] as i32, own, "thread {t}");
        let other = 31 - t;
        let there = if other % 2 != 0 {
            square(other + 1, 1)
        } else {
            in_box(other + 1, other, 1)
        };
        assert_eq!(left[32 + t as usize] as i32, there, "thread {t}");
        assert_eq!(left[64 + t as usize] as i32, -1);
    }
}

#[test]
fn an_address_of_no_function_is_an_error_of_its_line() {
    if !there_is_nvrtc() {
        return;
    }
    let source = "typedef int (*Of)(int);
__device__ int one(int x) { return x; }
__device__ float other(float x, int y) { return x + y; }
__device__ Of table[3] = {one};
extern \"C\" __global__ void k(int *out) {
  int t = threadIdx.x;
  Of of = t == 9 ? WHICH == 1 ? (Of)other : table[2] : table[0];
  out[t] = of(t);
}";
    for (which, address) in [("1", "0x4"), ("2", " 0x0,")] {
        let text = format!("options = ['-DWHICH={which}']\n{}", launch(32, &[32]));
        let error = run_source("gtx580", source, &text).unwrap_err();
        assert!(
            error.starts_with("k.cu:8: ")
                && error.contains("lane 9 calls")
                && error.contains(address),
            "{error}"
        );
    }
}

#[test]
fn what_is_called_and_not_defined_is_named_with_its_line() {
    if !there_is_nvrtc() {
        return;
    }
    #[rustfmt::skip]
    let cases = [
        ("out[t] = *(int *)malloc(4)", "calls `malloc`", "a kernel has no heap here"),
        ("int *p = new int[t]; p[t] = t; out[t] = p[1]", "calls `malloc`", "a kernel has no heap here"),
        ("out[t] = missing(t)", "calls `missing(int)`", "define it in this file or in a header"),
    ];
    for (call, what, remedy) in cases {
        let source = format!(
            "extern __device__ int missing(int);\nextern \"C\" __global__ void k(int *out) {{\n  int t = threadIdx.x;\n  {call};\n}}"
        );
        let error = run_source("gtx580", &source, &launch(32, &[32])).unwrap_err();
        assert!(
            error.starts_with("k.cu:4: ") && error.contains(what) && error.contains(remedy),
            "{error}"
        );
        assert!(!error.contains("libclc"), "{error}");
    }
}
