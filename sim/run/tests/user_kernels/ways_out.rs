//! Work-items that leave a loop at different times, on both targets.

use crate::both::{run_source, TARGETS};
use crate::cases::numbers;

/// Each work-item for which `id & 2` counts its own success once, by either arm; and what it has found on its way out of a search.
const SOURCE: &str = "
__kernel void k(volatile __global uint *cell, __global uint *counts, __global const uint *keys, __global uint *found) {
  uint id = get_global_id(0), count = 0;
  if (id & 2) {
    bool done = false;
    while (!done) {
      uint old = *cell;
      if (old % 4 != 1) {
        if (atomic_cmpxchg(cell, old, old + 1) == old) {
          done = true;
          count++;
        }
      } else {
        uint seen = atomic_cmpxchg(cell, old, old + 1);
        if (seen == old) {
          count++;
          done = true;
        }
      }
    }
  }
  counts[id] = count;
  uint what = 0;
  for (uint at = id; at < 256; at += 3) {
    bool hit = keys[at] % 61 == id % 61;
    what = hit ? 2 : 1;
    if (hit)
      break;
  }
  found[id] = what;
}
";

#[test]
fn a_work_item_keeps_what_it_has_chosen_when_it_leaves_a_loop() {
    let keys: Vec<u32> = (0..256).map(crate::cases::scramble).collect();
    let arguments = [
        "buffer = { zeros = 1, type = 'u32' }".to_owned(),
        "buffer = { zeros = 64, type = 'u32' }".to_owned(),
        format!("buffer = {{ values = {keys:?}, type = 'u32' }}"),
        "buffer = { zeros = 64, type = 'u32' }".to_owned(),
    ];
    for target in TARGETS {
        let Some(outcome) = run_source(target, SOURCE, "", ["[64]", "[64]"], &arguments) else {
            return;
        };
        let buffers = outcome.unwrap();
        let words = |buffer: usize| numbers(&buffers[buffer], u32::from_le_bytes);
        let counts: Vec<u32> = (0..64).map(|id| u32::from(id & 2 != 0)).collect();
        assert_eq!(words(1), counts, "{}", target.name);
        assert_eq!(words(0), [counts.iter().sum::<u32>()]);
        let found = (0..64usize).map(|id| {
            let mut seen = (id..256).step_by(3);
            1 + u32::from(seen.any(|at| keys[at] % 61 == id as u32 % 61))
        });
        assert_eq!(words(3), found.collect::<Vec<_>>(), "{}", target.name);
    }
}
