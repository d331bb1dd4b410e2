//! Sizes of a launch.

use super::error::LaunchError;

/// NDRange of a launch; unused dimensions have size 1 and offset 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaunchGeometry {
    /// Dimensions in use, 1 to 3.
    pub dimensions: u32,
    /// Work-items in all.
    pub global_size: [u32; 3],
    /// Work-items of a work-group; divides `global_size`.
    pub local_size: [u32; 3],
    /// First global id.
    pub global_offset: [u32; 3],
}

impl LaunchGeometry {
    /// Checks sizes: 1 to 3 dimensions, no zero, `local_size` divides `global_size`. `global_offset` may be empty.
    pub fn new(
        global_size: &[u32],
        local_size: &[u32],
        global_offset: &[u32],
    ) -> Result<Self, LaunchError> {
        let dimensions = global_size.len();
        if !(1..=3).contains(&dimensions) || local_size.len() != dimensions {
            return Err(LaunchError::new(
                format!(
                    "global_size has {dimensions} dimensions and local_size {}",
                    local_size.len()
                ),
                "give both the same number of dimensions, 1 to 3",
            ));
        }
        if global_offset.len() > dimensions {
            let what = format!(
                "global_offset has {} dimensions and global_size {dimensions}",
                global_offset.len()
            );
            return Err(LaunchError::new(
                what,
                "give both the same number of dimensions",
            ));
        }
        let padded =
            |sizes: &[u32], fill| std::array::from_fn(|i| sizes.get(i).copied().unwrap_or(fill));
        let geometry = Self {
            dimensions: dimensions as u32,
            global_size: padded(global_size, 1),
            local_size: padded(local_size, 1),
            global_offset: padded(global_offset, 0),
        };
        for (global, local) in geometry.global_size.into_iter().zip(geometry.local_size) {
            if local == 0 || local > 0xffff || global == 0 || global % local != 0 {
                return Err(LaunchError::new(
                    format!("local size {local} does not divide global size {global}"),
                    "choose a local size of 1 to 65535 that divides the global size",
                ));
            }
        }
        let items: u64 = geometry.local_size.into_iter().map(u64::from).product();
        if items > 0xffff {
            return Err(LaunchError::new(
                format!("a work-group of {items} work-items is too large"),
                "choose a local size with at most 65535 work-items",
            ));
        }
        Ok(geometry)
    }

    /// Work-groups in each dimension.
    pub fn groups(&self) -> [u32; 3] {
        std::array::from_fn(|i| self.global_size[i] / self.local_size[i])
    }

    /// Work-items of a work-group.
    pub fn work_items(&self) -> u32 {
        self.local_size.iter().product()
    }

    /// Warps of `lanes` lanes of a work-group; the last may be partly filled.
    pub fn warps(&self, lanes: usize) -> usize {
        (self.work_items() as usize).div_ceil(lanes)
    }

    /// Work-groups in all.
    pub fn group_count(&self) -> usize {
        let sizes = self.groups();
        sizes
            .iter()
            .fold(1, |count, &size| count.saturating_mul(size as usize))
    }

    /// Place of work-group `index`, counted along the first dimension first.
    pub fn group_id(&self, index: usize) -> [u32; 3] {
        let [x, y, _] = self.groups().map(|size| size as usize);
        [index % x, index / x % y, index / x / y].map(|id| id as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_groups_are_counted_along_the_first_dimension_first() {
        let geometry = LaunchGeometry::new(&[6, 4, 3], &[2, 2, 1], &[]).unwrap();
        assert_eq!((geometry.groups(), geometry.group_count()), ([3, 2, 3], 18));
        assert_eq!(geometry.group_id(1), [1, 0, 0]);
        assert_eq!(geometry.group_id(17), [2, 1, 2]);
        assert_eq!(geometry.group_id(9), [0, 1, 1]);
    }

    #[test]
    fn the_last_warp_may_be_partly_filled() {
        let geometry = LaunchGeometry::new(&[130], &[65], &[]).unwrap();
        assert_eq!((geometry.warps(64), geometry.warps(32)), (2, 3));
    }
}
