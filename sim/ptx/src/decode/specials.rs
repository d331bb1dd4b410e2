//! Special registers.

use crate::code::inst::Special;

/// The special register of a name.
pub fn special(name: &str) -> Option<Special> {
    use Special::*;
    let (name, part) = name.split_once('.').unwrap_or((name, ""));
    let dimension = match part {
        "" => None,
        "x" => Some(0),
        "y" => Some(1),
        "z" => Some(2),
        _ => return None,
    };
    Some(match (name, dimension) {
        ("%tid", Some(dimension)) => ThreadId(dimension),
        ("%ntid", Some(dimension)) => Threads(dimension),
        ("%ctaid", Some(dimension)) => BlockId(dimension),
        ("%nctaid", Some(dimension)) => Blocks(dimension),
        ("%laneid", None) => Lane,
        ("%warpid", None) => Warp,
        ("%nwarpid", None) => Warps,
        ("%smid", None) => Core,
        ("%nsmid", None) => Cores,
        ("%lanemask_eq", None) => LanesEqual,
        ("%lanemask_lt", None) => LanesBelow,
        ("%lanemask_le", None) => LanesUpTo,
        ("%lanemask_gt", None) => LanesAbove,
        ("%lanemask_ge", None) => LanesFrom,
        ("%total_smem_size", None) => SharedBytes,
        ("%dynamic_smem_size", None) => DynamicSharedBytes,
        // As NVIDIA's OpenCL passes the offset of the grid; the dimensions are ours.
        ("%envreg3", None) => GlobalOffset(0),
        ("%envreg4", None) => GlobalOffset(1),
        ("%envreg5", None) => GlobalOffset(2),
        ("%envreg0", None) => Dimensions,
        // As CUDA passes what cooperative groups have of a grid.
        ("%envreg1", None) => Workspace { high: true },
        ("%envreg2", None) => Workspace { high: false },
        _ => return None,
    })
}
