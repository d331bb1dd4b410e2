//! A buffer of a run file as it is written.

use super::literal::Literal;
use super::types::ValueType;
use serde::Deserialize;
use std::path::PathBuf;

/// What a buffer holds at the start: exactly one of `file`, `zeros`, `fill` and `values`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BufferSource {
    pub file: Option<PathBuf>,
    pub zeros: Option<u64>,
    pub fill: Option<Literal>,
    pub values: Option<Literal>,
    pub shape: Option<Vec<u64>>,
    pub r#type: Option<ValueType>,
    pub dump: Option<PathBuf>,
}
