//! What the Turnstile units cost, and the tools that say so.
pub mod area;
pub mod lint;
pub mod replay;
pub mod synthesis;
