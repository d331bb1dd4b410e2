//! Arguments of kernels, and the words in their buffers.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use turnstile_run::{Argument, Array, Buffer, Value};

/// Arguments of a kernel, in order.
#[derive(Default)]
pub struct Arguments(Vec<Argument>);

impl Arguments {
    /// Adds a buffer of words.
    pub fn words(self, name: &str, words: &[u32]) -> Self {
        self.array(name, Array::words(words))
    }

    /// Adds a buffer.
    pub fn array(self, name: &str, array: Array) -> Self {
        self.add(name, Value::Buffer(Buffer { array, dump: None }))
    }

    /// Adds so many bytes of local memory.
    pub fn local(self, name: &str, bytes: u32) -> Self {
        self.add(name, Value::Local(bytes))
    }

    /// All of them.
    pub fn all(self) -> Vec<Argument> {
        self.0
    }

    /// Adds a number.
    pub fn number(self, name: &str, value: u32) -> Self {
        self.add(name, Value::Scalar(value.to_le_bytes().to_vec()))
    }

    fn add(mut self, name: &str, value: Value) -> Self {
        let name = format!("argument {} ({name})", self.0.len());
        self.0.push(Argument { name, value });
        self
    }
}

/// The words of a buffer at the end; none if the argument is no buffer.
pub fn words(buffers: &[Vec<u8>], argument: usize) -> Vec<u32> {
    let bytes = buffers.get(argument).into_iter().flatten().copied();
    let bytes: Vec<u8> = bytes.collect();
    let words = bytes.chunks_exact(4);
    words
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]))
        .collect()
}

/// The same random numbers for the same seed, on every computer.
pub fn random(seed: u32) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed.into())
}

/// The words of numbers.
pub fn bits(numbers: &[f32]) -> Vec<u32> {
    numbers.iter().map(|number| number.to_bits()).collect()
}
