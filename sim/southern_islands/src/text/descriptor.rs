//! The text of a kernel descriptor (`.amd_kernel_code_t`).

use super::syntax::{integer, FIX_TEXT};
use crate::code::descriptor::Descriptor;
use crate::code::mode::Bits;
use turnstile_kernel::Fault;

/// Fields that say nothing the machine needs: code layout, priorities, debugging, and sizes that are given twice.
const WITHOUT_EFFECT: [&str; 33] = [
    "amd_code_version_major",
    "amd_code_version_minor",
    "amd_machine_kind",
    "amd_machine_version_minor",
    "amd_machine_version_stepping",
    "kernel_code_entry_byte_offset",
    "kernel_code_prefetch_byte_size",
    "granulated_workitem_vgpr_count",
    "granulated_wavefront_sgpr_count",
    "priority",
    "priv",
    "enable_dx10_clamp",
    "debug_mode",
    "enable_ieee_mode",
    "enable_exception_msb",
    "granulated_lds_size",
    "enable_exception",
    "private_element_size",
    "is_ptr64",
    "is_debug_enabled",
    "is_xnack_enabled",
    "reserved_vgpr_first",
    "reserved_vgpr_count",
    "reserved_sgpr_first",
    "reserved_sgpr_count",
    "debug_wavefront_private_segment_offset_sgpr",
    "debug_private_segment_buffer_sgpr",
    "kernarg_segment_alignment",
    "group_segment_alignment",
    "private_segment_alignment",
    "call_convention",
    "runtime_loader_kernel_symbol",
    "workgroup_fbarrier_count",
];

/// Features that are not modelled, by the field that asks for them: it must be 0.
const NOT_EXECUTED: [(&str, &str); 9] = [
    ("enable_wgp_mode", "work-group processors"),
    ("enable_mem_ordered", "ordered memory accesses"),
    ("enable_fwd_progress", "forward progress of waves"),
    ("enable_trap_handler", "a trap handler"),
    ("enable_sgpr_workgroup_info", "the info word of work-groups"),
    (
        "enable_sgpr_flat_scratch_init",
        "flat addresses of private memory",
    ),
    ("enable_wavefront_size32", "wavefronts of 32 lanes"),
    ("enable_ordered_append_gds", "the global data share"),
    ("gds_segment_byte_size", "the global data share"),
];

impl Descriptor {
    /// Takes one `name = value` line.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        let number = integer(value).ok_or_else(|| {
            Fault::new(format!("`{value}` is not the value of `{name}`"), FIX_TEXT)
        })?;
        let count = number as u32;
        let flag = number != 0;
        match name {
            "enable_sgpr_private_segment_buffer" => self.private_segment_buffer = flag,
            "enable_sgpr_dispatch_ptr" => self.dispatch_ptr = flag,
            "enable_sgpr_queue_ptr" => self.queue_ptr = flag,
            "enable_sgpr_kernarg_segment_ptr" => self.kernarg_segment_ptr = flag,
            "enable_sgpr_dispatch_id" => self.dispatch_id = flag,
            "enable_sgpr_private_segment_size" => self.private_segment_size = flag,
            "enable_sgpr_grid_workgroup_count_x" => self.grid_workgroup_count[0] = flag,
            "enable_sgpr_grid_workgroup_count_y" => self.grid_workgroup_count[1] = flag,
            "enable_sgpr_grid_workgroup_count_z" => self.grid_workgroup_count[2] = flag,
            "enable_sgpr_workgroup_id_x" => self.workgroup_id[0] = flag,
            "enable_sgpr_workgroup_id_y" => self.workgroup_id[1] = flag,
            "enable_sgpr_workgroup_id_z" => self.workgroup_id[2] = flag,
            "enable_sgpr_private_segment_wave_byte_offset" => {
                self.private_segment_wave_byte_offset = flag
            }
            "enable_vgpr_workitem_id" => self.workitem_id = count.min(2),
            "user_sgpr_count" => self.user_sgpr_count = count,
            "workitem_private_segment_byte_size" => self.scratch_bytes = count,
            "is_dynamic_callstack" => self.dynamic_stack = flag,
            "workgroup_group_segment_byte_size" => self.lds_bytes = count,
            "kernarg_segment_byte_size" => self.kernarg_bytes = count,
            "wavefront_sgpr_count" => self.sgprs = count,
            "workitem_vgpr_count" => self.vgprs = count,
            "amd_machine_version_major" => require(name, number, 6, "compile for -mcpu=tahiti")?,
            "wavefront_size" => require(name, number, 6, "compile for wavefronts of 64 lanes")?,
            "float_mode" => check_mode(count)?,
            _ if WITHOUT_EFFECT.contains(&name) => {}
            _ => return check_feature(name, flag),
        }
        Ok(())
    }

    /// The parts must agree, and fit the chip.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        let limits = [
            ("workitem_vgpr_count", self.vgprs, 256),
            ("wavefront_sgpr_count", self.sgprs, 104),
            ("workgroup_group_segment_byte_size", self.lds_bytes, 1 << 16),
            (
                "workitem_private_segment_byte_size",
                self.scratch_bytes,
                1 << 20,
            ),
        ];
        for (name, found, limit) in limits {
            if found > limit {
                let what = format!("kernel descriptor field `{name}` = {found} exceeds {limit}");
                return Err(Fault::new(what, "use less in the kernel"));
            }
        }
        if self.user_sgprs() == self.user_sgpr_count {
            return Ok(());
        }
        let what = format!(
            "user_sgpr_count = {} contradicts the enabled user registers, which take {}",
            self.user_sgpr_count,
            self.user_sgprs()
        );
        Err(Fault::new(what, FIX_TEXT))
    }
}

/// The low byte of the mode register, as the kernel wants it.
fn check_mode(value: u32) -> Result<(), Fault> {
    let bits = Bits {
        offset: 0,
        width: 8,
    };
    bits.refusal(value).map_or(Ok(()), |asked| {
        Err(Fault::new(
            format!("the kernel asks for {asked}; the machine rounds to nearest even"),
            "compile without changing the rounding mode",
        ))
    })
}

/// A field that does no more than ask for something, or no field at all.
fn check_feature(name: &str, asked: bool) -> Result<(), Fault> {
    let feature = NOT_EXECUTED.iter().find(|(field, _)| *field == name);
    match feature {
        None => Err(Fault::new(
            format!("unknown kernel descriptor field `{name}`"),
            FIX_TEXT,
        )),
        Some((_, feature)) if asked => Err(Fault::new(
            format!("the kernel needs {feature}, and has none here"),
            "compile with clang-16 for -target amdgcn-mesa-mesa3d -mcpu=tahiti, and avoid what asks for it",
        )),
        Some(_) => Ok(()),
    }
}

fn require(name: &str, found: i64, wanted: i64, remedy: &str) -> Result<(), Fault> {
    if found == wanted {
        return Ok(());
    }
    Err(Fault::new(
        format!("kernel descriptor field `{name}` = {found} is not supported, only {wanted}"),
        remedy,
    ))
}
