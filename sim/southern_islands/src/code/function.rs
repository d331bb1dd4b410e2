//! Functions of a program, and which of them can call which.

use petgraph::algo::is_cyclic_directed;
use petgraph::graphmap::DiGraphMap;
use std::ops::Range;

/// A kernel, or a function that kernels call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Function {
    /// Its instructions; the first is where it starts.
    pub instructions: Range<u32>,
    /// Functions whose addresses its instructions name, by number: only these can it call.
    pub callees: Vec<usize>,
}

/// Numbers of the functions that run when function `first` is started: itself in front, and what can be called from it.
pub(crate) fn called_from(functions: &[Function], first: usize) -> Vec<usize> {
    let mut called = vec![first];
    let mut next = 0;
    while next < called.len() {
        for &callee in &functions[called[next]].callees {
            if !called.contains(&callee) {
                called.push(callee);
            }
        }
        next += 1;
    }
    called
}

/// Whether one of these functions can come to call itself.
pub(crate) fn recursive(functions: &[Function], called: &[usize]) -> bool {
    let calls = called.iter().flat_map(|&caller| {
        let callees = functions[caller].callees.iter();
        callees.map(move |&callee| (caller, callee))
    });
    let graph: DiGraphMap<usize, ()> = calls.collect();
    is_cyclic_directed(&graph)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_are_followed_and_recursion_is_found() {
        let callees: [&[usize]; 6] = [&[2, 1], &[3], &[3], &[], &[5], &[4]];
        let functions = callees.map(|callees| Function {
            instructions: 0..1,
            callees: callees.to_vec(),
        });
        let first = called_from(&functions, 0);
        assert_eq!(first, [0, 2, 1, 3]);
        assert!(!recursive(&functions, &first));
        let second = called_from(&functions, 4);
        assert_eq!(second, [4, 5]);
        assert!(recursive(&functions, &second));
    }
}
