//! Textures as an H200 reads them, bit for bit: samples in `experiments/measured/h200/textures.csv`, of the textures in `texels.csv`.

use super::run;
use crate::images::write_npy;
use half::f16;
use std::collections::BTreeMap;
use std::path::Path;
use std::str::FromStr;

/// Rows of a file.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().skip(1).map(|line| line.split(',').collect())
}

/// Writes texels; their type in a run file.
fn write(path: &Path, row: &[&str]) -> &'static str {
    fn all<T: npyz::AutoSerialize + FromStr + Copy>(path: &Path, row: &[&str]) {
        let [width, height, channels] = [2, 3, 4].map(|at| row[at].parse::<u64>().unwrap());
        let count = width * height * channels;
        let texels: Vec<String> = match row[5].split_once(' ') {
            None => (0..count).map(|texel| texel.to_string()).collect(),
            // 1 behind a texel, and 0 before.
            Some(("above", last)) => {
                let last: u64 = last.parse().unwrap();
                let texel = |texel| u8::from(texel > last).to_string();
                (0..count).map(texel).collect()
            }
            Some(_) => row[5].split(' ').map(String::from).collect(),
        };
        let numbers = texels.iter().map(|texel| texel.parse().ok().unwrap());
        let numbers: Vec<T> = numbers.collect();
        assert_eq!(numbers.len() as u64, count, "{row:?}");
        write_npy(path, &[height, width, channels], &numbers);
    }
    let (numbers, given) = match row[1].strip_suffix(" normalised") {
        Some(numbers) => (numbers, ", normalised = true"),
        None => (row[1], ""),
    };
    let write = match numbers {
        "f32" => all::<f32>,
        "f16" => all::<f16>,
        "u8" => all::<u8>,
        "i8" => all::<i8>,
        "u16" => all::<u16>,
        "i16" => all::<i16>,
        "u32" => all::<u32>,
        "i32" => all::<i32>,
        other => panic!("numbers {other}"),
    };
    write(path, row);
    given
}

#[test]
fn textures_are_read_as_an_h200_reads_them() {
    let folder = tempfile::tempdir().unwrap();
    let texels = include_str!("../../../../../experiments/measured/h200/texels.csv");
    let textures: BTreeMap<&str, _> = rows(texels)
        .map(|row| {
            let given = write(&folder.path().join(format!("{}.npy", row[0])), &row);
            (row[0], (given, row[1]))
        })
        .collect();
    // Samples of a kernel with a texture.
    let mut runs: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for row in rows(include_str!(
        "../../../../../experiments/measured/h200/textures.csv"
    )) {
        runs.entry(row[..5].to_vec())
            .or_default()
            .push(row[5..].to_vec());
    }
    let mut wrong = vec![];
    let mut count = 0;
    for (mode, samples) in runs {
        let [number, kernel, filter, address, normalised] = mode[..] else {
            panic!("{mode:?}");
        };
        let (given, numbers) = textures[number];
        let at = folder.path().join("at.npy");
        let coordinates = samples.iter().flat_map(|sample| &sample[..2]);
        let coordinates: Vec<&&str> = coordinates.filter(|one| !one.is_empty()).collect();
        let shape = [coordinates.len() as u64];
        if kernel.starts_with("fetch") {
            let texels = coordinates.iter().map(|one| one.parse().unwrap());
            write_npy(&at, &shape, &texels.collect::<Vec<i32>>());
        } else {
            let places = coordinates.iter().map(|one| one.parse().unwrap());
            write_npy(&at, &shape, &places.collect::<Vec<f32>>());
        }
        let arguments = [
            format!(
                "texture = {{ file = \"{number}.npy\"{given}, filter = \"{filter}\", address = \"{address}\", \
                 normalised_coordinates = {} }}",
                normalised == "1"
            ),
            "buffer = { file = \"at.npy\" }".into(),
            format!("buffer = {{ zeros = {}, type = \"u32\" }}", 4 * samples.len()),
        ];
        let found = run(&folder, kernel, samples.len(), &arguments);
        for (sample, found) in samples.iter().zip(found.chunks(4)) {
            count += 1;
            let expected: Vec<u32> = sample[2..]
                .iter()
                .map(|word| u32::from_str_radix(word, 16).unwrap())
                .collect();
            // The last of 16 bits is open.
            let is_near = filter == "linear" && numbers == "i8 normalised" && {
                let [found, expected] = [found[0], expected[0]].map(f32::from_bits);
                (found - expected).abs() < 1.01 / 32767.0
            };
            if found != expected && !is_near {
                wrong.push(format!(
                    "{mode:?} at {:?}: {found:x?}, not {expected:x?}",
                    &sample[..2]
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} of {count}: {wrong:#?}", wrong.len());
    assert!(count > 400, "{count} samples");
}
