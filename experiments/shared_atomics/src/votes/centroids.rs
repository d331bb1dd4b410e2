//! The kernel that updates centroids in k-means: scratchpad atomics, section 4.1.
//!
//! The paper's data sets are not given. Objects here are like pixels, or random; each is in the cluster whose centre is nearest, as
//! after the step that is not timed. Coordinates are whole numbers, so that sums of floats are the same in every order.

use super::kernel::{job, layout_arguments, BLOCKS, THREADS};
use super::{generate, Language, Layout, VoteKernel};
use crate::arguments::{bits, random, words, Arguments};
use rand::Rng;
use turnstile_ptx::KernelCode;
use turnstile_run::Job;
use turnstile_tools::Result;

/// Objects of a row, where neighbours are alike.
const WIDTH: u32 = 590;
/// Coordinates are below this.
const COORDINATES: u32 = 256;
/// Which arguments the results are.
const COUNTS: usize = 8;
const SUMS: usize = 9;

/// Objects with their clusters.
#[derive(Clone, Debug)]
pub struct Objects {
    /// Objects.
    pub count: u32,
    pub clusters: u32,
    /// Components of an object.
    pub components: u32,
    /// Cluster of each object.
    pub members: Vec<u32>,
    /// Component by component, whole numbers.
    pub values: Vec<f32>,
}

named! {
    /// What objects are like.
    Data {
        /// Neighbours are alike: each component is an image, as the generator makes them.
        Correlated = "correlated",
        /// Uniformly random points.
        Random = "random",
    }
}

impl Data {
    /// Values of the objects, component by component.
    fn values(self, count: u32, components: u32, seed: u32) -> Vec<u32> {
        match self {
            Self::Random => {
                let mut random = random(seed);
                let numbers = (0..count * components).map(|_| random.random_range(0..COORDINATES));
                numbers.collect()
            }
            Self::Correlated => {
                let rows = count.div_ceil(WIDTH);
                let component = |number| {
                    let image = generate(WIDTH, rows, seed.wrapping_mul(components) + number);
                    let upper = image.depth - COORDINATES.ilog2();
                    let pixels = image.pixels.into_iter().take(count as usize);
                    pixels.map(move |pixel| u32::from(pixel) >> upper)
                };
                (0..components).flat_map(component).collect()
            }
        }
    }
}

impl Objects {
    /// Objects whose clusters have random ones of them as centres: the same for the same seed.
    pub fn new(data: Data, count: u32, clusters: u32, components: u32, seed: u32) -> Self {
        let values = data.values(count, components, seed);
        let object = |object: u32| {
            let parts = (0..components).map(move |part| (part * count + object) as usize);
            parts.map(|place| values[place]).collect::<Vec<_>>()
        };
        let mut random = random(seed);
        let centres: Vec<_> = (0..clusters)
            .map(|_| object(random.random_range(0..count)))
            .collect();
        let nearest = |number: u32| {
            let object = object(number);
            let distance = |centre: &u32| -> u32 {
                let parts = centres[*centre as usize].iter().zip(&object);
                parts.map(|(a, b)| a.abs_diff(*b).pow(2)).sum()
            };
            (0..clusters).min_by_key(distance).unwrap_or_default()
        };
        Self {
            count,
            clusters,
            components,
            members: (0..count).map(nearest).collect(),
            values: values.iter().map(|value| *value as f32).collect(),
        }
    }
}

/// Objects, and where they vote: a space for the objects of each cluster, and one for each component.
#[derive(Clone, Debug)]
pub struct Centroids<'a> {
    pub objects: &'a Objects,
    /// Copies of a vote space; those of all copies of a space lie together.
    pub layout: Layout,
}

impl Centroids<'_> {
    /// Words of all spaces.
    pub fn total_words(&self) -> u32 {
        let Layout {
            words,
            copies,
            padding,
            ..
        } = self.layout;
        (self.objects.components + 1) * copies * (words + padding) - padding
    }
}

impl VoteKernel for Centroids<'_> {
    fn job(&self, language: Language) -> Result<Job<KernelCode>> {
        let Objects {
            count,
            clusters,
            components,
            members,
            values,
        } = self.objects;
        let arguments = Arguments::default()
            .words("members", members)
            .words("objects", &bits(values))
            .number("count", *count)
            .number("clusters", *clusters)
            .number("components", *components);
        let zeros = |words: u32| vec![0; words as usize];
        let arguments = layout_arguments(arguments, &self.layout)
            .words("counts", &zeros(*clusters))
            .words("sums", &zeros(clusters * components));
        job(
            "vote_centroids",
            language,
            arguments,
            self.total_words(),
            [BLOCKS, THREADS],
        )
    }

    fn check(&self, buffers: &[Vec<u8>]) -> std::result::Result<(), String> {
        let objects = self.objects;
        let [clusters, count] = [objects.clusters, objects.count].map(|number| number as usize);
        let mut votes = vec![vec![0_u64; clusters]; objects.components as usize + 1];
        for (object, cluster) in objects.members.iter().enumerate() {
            votes[0][*cluster as usize] += 1;
            for component in 0..objects.components as usize {
                votes[component + 1][*cluster as usize] +=
                    objects.values[component * count + object] as u64;
            }
        }
        let (counts, sums) = (words(buffers, COUNTS), words(buffers, SUMS));
        for (cluster, count) in votes[0].iter().enumerate() {
            let found = counts.get(cluster).map(|count| u64::from(*count));
            if found != Some(*count) {
                return Err(format!(
                    "cluster {cluster} has {found:?} objects, not {count}"
                ));
            }
        }
        for (component, of) in votes[1..].iter().enumerate() {
            for (cluster, sum) in of.iter().enumerate() {
                let found = sums.get(component * clusters + cluster);
                let found = found.map(|bits| f32::from_bits(*bits));
                if found != Some(*sum as f32) {
                    return Err(format!(
                        "component {component} of cluster {cluster} is {found:?}, not {sum}"
                    ));
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::Mapping;
    use super::*;

    /// Every object is in the cluster whose centre is nearest, so the means of the clusters' members are near to the centres, and far from
    /// the mean of all.
    #[test]
    fn clusters_part_the_objects() {
        let objects = Objects::new(Data::Random, 10_000, 16, 2, 1);
        let mean = |of: &dyn Fn(usize) -> bool, component: usize| {
            let members = (0..10_000).filter(|object| of(*object));
            let values: Vec<f32> = members
                .map(|object| objects.values[component * 10_000 + object])
                .collect();
            values.iter().sum::<f32>() / values.len() as f32
        };
        let all = [0, 1].map(|component| mean(&|_| true, component));
        assert!(
            all.iter().all(|mean| (120.0..135.0).contains(mean)),
            "{all:?}"
        );
        let spread: f32 = (0..16)
            .map(|cluster| (mean(&|object| objects.members[object] == cluster, 0) - all[0]).abs())
            .sum();
        assert!(spread > 16.0 * 20.0, "{spread}");
    }

    #[test]
    fn a_lost_vote_is_noticed() {
        let objects = Objects {
            count: 3,
            clusters: 2,
            components: 1,
            members: vec![0, 1, 1],
            values: vec![5.0, 7.0, 11.0],
        };
        let layout = Layout {
            words: 2,
            copies: 1,
            mapping: Mapping::Cyclic,
            padding: 0,
            threads: 1024,
        };
        let centroids = Centroids {
            objects: &objects,
            layout,
        };
        let check = |counts: [u32; 2], sums: [f32; 2]| {
            let mut buffers = vec![vec![]; SUMS + 1];
            buffers[COUNTS] = counts.into_iter().flat_map(u32::to_le_bytes).collect();
            buffers[SUMS] = sums.into_iter().flat_map(f32::to_le_bytes).collect();
            centroids.check(&buffers)
        };
        assert_eq!(check([1, 2], [5.0, 18.0]), Ok(()));
        assert_eq!(
            check([1, 1], [5.0, 18.0]),
            Err("cluster 1 has Some(1) objects, not 2".into())
        );
        assert_eq!(
            check([1, 2], [5.0, 7.0]),
            Err("component 0 of cluster 1 is Some(7.0), not 18".into())
        );
    }
}
