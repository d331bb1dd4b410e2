//! What keeps words and bits.

pub mod bank_ram;
pub mod plane;
pub mod request_stage;
pub mod row_marks;
pub mod row_state;
pub mod signature_file;
