//! Writes the kernel that was advised: CUDA C++ of the user's with copies of the array that it counts in.
//!
//! ```text
//!  __shared__ T own[N];               and beside it  __shared__ T own_copies[COPIES * (N + PADDING)], cleared
//!  atomicAdd(&own[bin], v);           becomes        atomicAdd(&own_copies[copy * (N + PADDING) + (bin)], v);
//!  __syncthreads();                   and behind it  own[word] += all copies of the word, which are cleared; __syncthreads();
//! ```
//!
//! `own` has what it had wherever the kernel may look at it: behind a barrier. The text is taken as it is, without a compiler's understanding: what is
//! written has to be compiled and compared with the original.

use crate::votes::{Layout, Mapping};
use std::ops::Range;

/// Why a kernel cannot be written, at a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    pub line: usize,
    pub what: String,
}

/// An array in shared memory.
struct Declared<'a> {
    kind: &'a str,
    name: &'a str,
    size: &'a str,
    /// Behind its semicolon.
    end: usize,
}

/// An addition to an array.
struct Addition {
    /// `&own[bin]`, or `own + bin`.
    pointer: Range<usize>,
    bin: Range<usize>,
}

/// The kernel with the copies of a layout, and a first line that says so.
///
/// # Errors
/// If it is not written as such kernels are.
pub fn privatised(source: &str, layout: &Layout, head: &str) -> Result<String, Refused> {
    let blank = without_comments(source);
    let refused = |at: usize, what: String| Refused {
        line: 1 + source[..at].matches('\n').count(),
        what,
    };
    let arrays = declared(source, &blank);
    let mut counted = vec![];
    for array in &arrays {
        let additions = additions(&blank, array.name).map_err(|at| {
            refused(
                at,
                format!(
                    "what atomicAdd returns of `{}` is used, and it would be another value",
                    array.name
                ),
            )
        })?;
        if !additions.is_empty() {
            counted.push((array, additions));
        }
    }
    let (array, additions) = match &counted[..] {
        [one] => one,
        [] => {
            let what = "there is no atomicAdd(&NAME[...], ...) to an array that is declared as `__shared__ TYPE NAME[SIZE];`";
            return Err(refused(0, what.into()));
        }
        [_, (second, _), ..] => {
            let what = format!(
                "it adds to `{}` too, and only one array is copied",
                second.name
            );
            return Err(refused(second.end, what));
        }
    };
    let (first, last) = (&additions[0], &additions[additions.len() - 1]);
    let barrier = blank[last.pointer.end..].find("__syncthreads");
    let barrier = barrier.and_then(|at| {
        let at = last.pointer.end + at;
        Some(at + blank[at..].find(';')? + 1)
    });
    let Some(barrier) = barrier else {
        let what =
            "no __syncthreads() is behind the last addition, where copies could be summed up";
        return Err(refused(last.pointer.start, what.into()));
    };
    if array.end > first.pointer.start {
        let what = format!("it adds to `{}` before the array is declared", array.name);
        return Err(refused(first.pointer.start, what));
    }
    let has_barrier = blank[array.end..first.pointer.start].contains("__syncthreads");
    let text = Text::new(array, layout, blank.contains("threadIdx.y"));
    let mut edits = vec![(array.end..array.end, text.copies(has_barrier))];
    for addition in additions {
        edits.push((
            addition.pointer.clone(),
            text.pointer(&source[addition.bin.clone()]),
        ));
    }
    edits.push((barrier..barrier, text.sums()));
    let mut written = source.to_owned();
    for (range, new) in edits.into_iter().rev() {
        written.replace_range(range, &new);
    }
    Ok(format!("// {head}\n{written}"))
}

/// What is written.
struct Text<'a> {
    kind: &'a str,
    name: &'a str,
    size: &'a str,
    layout: &'a Layout,
    thread: &'static str,
    threads: &'static str,
}

impl<'a> Text<'a> {
    fn new(array: &Declared<'a>, layout: &'a Layout, is_flat: bool) -> Self {
        let (thread, threads) = match is_flat {
            false => ("threadIdx.x", "blockDim.x"),
            true => (
                "(threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z))",
                "(blockDim.x * blockDim.y * blockDim.z)",
            ),
        };
        Self {
            kind: array.kind,
            name: array.name,
            size: array.size,
            layout,
            thread,
            threads,
        }
    }

    /// Words of a copy and its padding.
    fn stride(&self) -> String {
        match self.layout.padding {
            0 => format!("({})", self.size),
            padding => format!("({} + {padding})", self.size),
        }
    }

    fn copies(&self, has_barrier: bool) -> String {
        let Self {
            kind,
            name,
            thread,
            threads,
            ..
        } = self;
        let (copies, stride) = (self.layout.copies, self.stride());
        let barrier = if has_barrier {
            ""
        } else {
            "\n  __syncthreads();"
        };
        format!(
            "\n  __shared__ {kind} {name}_copies[{copies} * {stride}];\n  for (unsigned word = {thread}; word < {copies} * {stride}; word += {threads})\n    {name}_copies[word] = 0;{barrier}"
        )
    }

    fn pointer(&self, bin: &str) -> String {
        let copies = self.layout.copies;
        let (thread, threads) = (self.thread, self.threads);
        let copy = match self.layout.mapping {
            Mapping::Cyclic => format!("{thread} % {copies}"),
            Mapping::Block => format!("{thread} * {copies} / {threads}"),
        };
        format!(
            "&{}_copies[{copy} * {} + ({bin})]",
            self.name,
            self.stride()
        )
    }

    fn sums(&self) -> String {
        let Self {
            kind,
            name,
            size,
            thread,
            threads,
            ..
        } = self;
        let (copies, stride) = (self.layout.copies, self.stride());
        format!(
            "\n  for (unsigned word = {thread}; word < {size}; word += {threads}) {{\n    {kind} sum = 0;\n    for (unsigned copy = 0; copy < {copies}; copy++) {{\n      sum += {name}_copies[copy * {stride} + word];\n      {name}_copies[copy * {stride} + word] = 0;\n    }}\n    {name}[word] += sum;\n  }}\n  __syncthreads();"
        )
    }
}

/// The text with blanks in place of comments and literals, of the same length.
fn without_comments(source: &str) -> String {
    let bytes = source.as_bytes();
    let mut blank = bytes.to_vec();
    let mut at = 0;
    while at < bytes.len() {
        let rest = &source.as_bytes()[at..];
        let end = match rest {
            [b'/', b'/', ..] => rest
                .iter()
                .position(|byte| *byte == b'\n')
                .unwrap_or(rest.len()),
            [b'/', b'*', ..] => rest
                .windows(2)
                .skip(2)
                .position(|pair| pair == b"*/")
                .map_or(rest.len(), |end| end + 4),
            [quote @ (b'"' | b'\''), ..] => {
                let mut end = 1;
                while end < rest.len() && rest[end] != *quote && rest[end] != b'\n' {
                    end += 1 + usize::from(rest[end] == b'\\');
                }
                (end + 1).min(rest.len())
            }
            _ => 0,
        };
        let over = &mut blank[at..at + end];
        over.iter_mut()
            .filter(|byte| **byte != b'\n')
            .for_each(|byte| *byte = b' ');
        at += end.max(1);
    }
    String::from_utf8(blank)
        .expect("comments and literals begin and end with characters of one byte")
}

fn is_of_name(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// Where a word stands by itself.
fn words<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(word)
        .map(|(at, _)| at)
        .filter(move |at| {
            !text[..*at].ends_with(is_of_name) && !text[at + word.len()..].starts_with(is_of_name)
        })
}

/// Arrays of one dimension whose size is in the text.
fn declared<'a>(source: &'a str, blank: &'a str) -> Vec<Declared<'a>> {
    let of = |at: usize| {
        let begin = at + "__shared__".len();
        let length = blank[begin..].find(';')?;
        let (open, close) = (
            blank[begin..begin + length].find('[')?,
            blank[begin..begin + length].rfind(']')?,
        );
        let is_one = !blank[begin..begin + length].contains(',')
            && blank[begin..begin + length].matches('[').count() == 1;
        let before = blank[begin..begin + open].trim_end();
        let name = before.rfind(|character| !is_of_name(character))? + 1;
        let size = source[begin + open + 1..begin + close].trim();
        let kind = before[..name].trim().trim_start_matches("volatile").trim();
        (is_one && !size.is_empty() && !kind.is_empty()).then_some(Declared {
            kind,
            name: &before[name..],
            size,
            end: begin + length + 1,
        })
    };
    words(blank, "__shared__").filter_map(of).collect()
}

/// Additions to an array in statements of their own; or where one is used as a value.
fn additions(blank: &str, array: &str) -> Result<Vec<Addition>, usize> {
    let mut found = vec![];
    for at in words(blank, "atomicAdd") {
        let Some(addition) = addition(blank, at, array) else {
            continue;
        };
        let before = blank[..at].trim_end();
        if !before.is_empty()
            && !before.ends_with([';', '{', '}', ')'])
            && !before.ends_with("else")
        {
            return Err(at);
        }
        found.push(addition);
    }
    Ok(found)
}

/// The addition at a place, if it is to this array.
fn addition(blank: &str, at: usize, array: &str) -> Option<Addition> {
    let open = at + "atomicAdd".len();
    let open = open + blank[open..].find(|character: char| !character.is_whitespace())?;
    let begin = open + blank[open..].starts_with('(').then_some(1)?;
    let mut depth = 0;
    let length = blank[begin..].find(|character: char| {
        depth += match character {
            '(' | '[' | '{' => 1,
            ')' | ']' | '}' => -1,
            _ => 0,
        };
        depth == 0 && character == ','
    })?;
    let text = &blank[begin..begin + length];
    let start = begin + text.len() - text.trim_start().len();
    let end = begin + text.trim_end().len();
    let text = &blank[start..end];
    let behind_name = |rest: &str| {
        let rest = rest.trim_start().strip_prefix(array)?;
        (!rest.starts_with(is_of_name)).then(|| rest.trim_start().len())
    };
    let bin = match text.strip_prefix('&') {
        Some(rest) => {
            let left = behind_name(rest)?;
            let open = end - left;
            (blank[open..end].starts_with('[') && blank[open..end].ends_with(']'))
                .then_some(open + 1..end - 1)?
        }
        None => {
            let left = behind_name(text)?;
            let plus = end - left;
            blank[plus..end].starts_with('+').then_some(plus + 1..end)?
        }
    };
    Some(Addition {
        pointer: start..end,
        bin,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const KERNEL: &str = "// atomicAdd(&own[0], 1);\n__global__ void k(const unsigned *in, unsigned *out) {\n  __shared__ unsigned own[64];\n  own[threadIdx.x] = 0;\n  __syncthreads();\n  atomicAdd(&own[in[threadIdx.x] & 63], 1); // one\n  __syncthreads();\n  atomicAdd(&out[threadIdx.x], own[threadIdx.x]);\n}\n";

    fn layout(copies: u32, mapping: Mapping, padding: u32) -> Layout {
        Layout {
            words: 64,
            copies,
            mapping,
            padding,
            threads: 64,
        }
    }

    #[test]
    fn copies_stand_beside_the_array() {
        let written = privatised(KERNEL, &layout(8, Mapping::Cyclic, 1), "as advised").unwrap();
        let lines: Vec<&str> = written.lines().map(str::trim).collect();
        for line in [
            "// as advised",
            "// atomicAdd(&own[0], 1);",
            "__shared__ unsigned own_copies[8 * (64 + 1)];",
            "atomicAdd(&own_copies[threadIdx.x % 8 * (64 + 1) + (in[threadIdx.x] & 63)], 1); // one",
            "own[word] += sum;",
            "atomicAdd(&out[threadIdx.x], own[threadIdx.x]);",
        ] {
            assert!(lines.contains(&line), "{line}\n{written}");
        }
        assert_eq!(written.matches("__syncthreads").count(), 3);
        let block = privatised(KERNEL, &layout(4, Mapping::Block, 0), "").unwrap();
        assert!(
            block.contains("own_copies[threadIdx.x * 4 / blockDim.x * (64) + ("),
            "{block}"
        );
        // Without a barrier between declaration and votes there is one more.
        let bare = KERNEL.replacen("  __syncthreads();\n", "", 1);
        let written = privatised(&bare, &layout(8, Mapping::Cyclic, 1), "").unwrap();
        assert_eq!(written.matches("__syncthreads").count(), 3);
        let sum = KERNEL.replace("&own[in[threadIdx.x] & 63]", "own + (in[threadIdx.x] & 63)");
        assert!(privatised(&sum, &layout(8, Mapping::Cyclic, 0), "").is_ok());
    }

    #[test]
    fn other_kernels_are_refused() {
        let refused = |from: &str, to: &str| {
            let kernel = KERNEL.replace(from, to);
            assert_ne!(kernel, KERNEL);
            let refused = privatised(&kernel, &layout(8, Mapping::Cyclic, 1), "").unwrap_err();
            (refused.line, refused.what)
        };
        let (line, what) = refused("  atomicAdd(&own", "  unsigned old = atomicAdd(&own");
        assert_eq!(line, 6);
        assert!(
            what.contains("what atomicAdd returns of `own` is used"),
            "{what}"
        );
        let (_, what) = refused(
            "__shared__ unsigned own[64];",
            "extern __shared__ unsigned own[];",
        );
        assert!(what.contains("there is no atomicAdd"), "{what}");
        let (line, what) = refused("  __syncthreads();\n  atomicAdd(&out", "  atomicAdd(&out");
        assert_eq!(line, 6);
        assert!(what.contains("no __syncthreads()"), "{what}");
        let two = "__shared__ unsigned own[64], other[64];";
        assert!(refused("__shared__ unsigned own[64];", two)
            .1
            .contains("there is no atomicAdd"));
        let more = "__shared__ unsigned own[64]; __shared__ int more[4]; atomicAdd(&more[0], 1);";
        assert!(refused("__shared__ unsigned own[64];", more)
            .1
            .contains("`more` too"));
    }
}
