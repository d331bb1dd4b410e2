//! The kernel descriptor: which registers a kernel finds initialised, and what it needs.

/// Fields of the descriptor that matter here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Descriptor {
    pub private_segment_buffer: bool,
    pub dispatch_ptr: bool,
    pub queue_ptr: bool,
    pub kernarg_segment_ptr: bool,
    pub dispatch_id: bool,
    pub private_segment_size: bool,
    pub grid_workgroup_count: [bool; 3],
    pub workgroup_id: [bool; 3],
    pub private_segment_wave_byte_offset: bool,
    /// Highest dimension whose work-item id is in a vector register.
    pub workitem_id: u32,
    pub user_sgpr_count: u32,
    pub scratch_bytes: u32,
    /// clang could not tell how much stack calls take, and has added what it assumes.
    pub dynamic_stack: bool,
    pub lds_bytes: u32,
    pub kernarg_bytes: u32,
    pub sgprs: u32,
    pub vgprs: u32,
}

impl Descriptor {
    /// Scalar registers the launch fills before the work-group ids.
    pub(crate) fn user_sgprs(&self) -> u32 {
        let flags = [
            (self.private_segment_buffer, 4),
            (self.dispatch_ptr, 2),
            (self.queue_ptr, 2),
            (self.kernarg_segment_ptr, 2),
            (self.dispatch_id, 2),
            (self.private_segment_size, 1),
        ];
        let counts = self.grid_workgroup_count.iter().filter(|set| **set).count() as u32;
        flags
            .iter()
            .map(|(set, words)| if *set { *words } else { 0 })
            .sum::<u32>()
            + counts
    }

    /// First of the two scalar registers with the address of the arguments.
    pub(crate) fn kernarg_sgpr(&self) -> Option<u8> {
        let before = [
            (self.private_segment_buffer, 4),
            (self.dispatch_ptr, 2),
            (self.queue_ptr, 2),
        ];
        let first = before.iter().filter(|(set, _)| *set);
        self.kernarg_segment_ptr
            .then(|| first.map(|(_, words)| words).sum())
    }
}
