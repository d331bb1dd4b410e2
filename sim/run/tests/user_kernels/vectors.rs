//! Elements of vectors by indices of the run (`vector_elements.cl`), against the same program in Rust.

use crate::both::{run_kernel, TARGETS};
use crate::cases::{numbers, scramble};
use turnstile_ptx as ptx;
use turnstile_southern_islands as southern_islands;

const ITEMS: usize = 64;
const GROUP: usize = 32;
const COUNT: usize = 6;
const TABLE: [[i32; 4]; 4] = [[3, 1, 4, 1], [5, 9, 2, 6], [5, 3, 5, 8], [9, 7, 9, 3]];

/// The four vectors of a work-item.
fn rows(id: usize) -> [[i32; 4]; 4] {
    let number = |row: usize, lane: usize| scramble((16 * id + 4 * row + lane) as u32) % 1001;
    [0, 1, 2, 3].map(|row| [0, 1, 2, 3].map(|lane| number(row, lane) as i32 - 500))
}

fn order(id: usize) -> usize {
    (scramble(5000 + id as u32) % 4) as usize
}

/// What a work-item finds in its private arrays.
fn private(id: usize) -> [i32; 5] {
    let (given, which) = (rows(id), order(id));
    let mut rows = given;
    let mut sum = 0i32;
    for round in 0..COUNT {
        for row in rows {
            sum = sum.wrapping_mul(5).wrapping_add(row[(which + round) % 4]);
        }
    }
    for row in 0..COUNT {
        rows[row % 4][(which + row) % 4] = row as i32;
    }
    let [x, y, z, w] = rows[which];
    let weighed = x + 3 * y + 9 * z + 27 * w;
    for row in rows.iter_mut().take(COUNT % 5) {
        for lane in 0..4 {
            row[(lane + which) % 4] += (lane * which) as i32;
        }
    }
    let turned = rows
        .iter()
        .fold(0i32, |sum, row| sum.wrapping_mul(7) + row[which]);
    let all = (0..COUNT).fold(0i32, |all, i| {
        let tag = (which % 3 + which) as i32;
        all.wrapping_mul(3) + given[(i + which) % 3][which & 1] + given[i % 3][which] + tag
    });
    let total = (0..COUNT).fold(0, |total, i| {
        let at = ((i + which) % 2 * 3 + i % 3) as i32;
        let pair = [given[0][0] + at, given[0][1] - at];
        total * 2 + pair[which & 1]
    });
    [sum, weighed, turned, all, total]
}

/// What it finds in local memory, of its group.
fn near(id: usize) -> i32 {
    let (first, place, which) = (id / GROUP * GROUP, id % GROUP, order(id));
    (0..COUNT).fold(0i32, |near, i| {
        let other = rows(first + (place + i) % GROUP)[0];
        near.wrapping_mul(3) + other[(which + i) % 4]
    })
}

#[test]
fn elements_of_vectors_are_found_by_indices_of_the_run() {
    let mut expected = vec![0; 7 * ITEMS];
    for id in 0..ITEMS {
        for (row, value) in private(id).into_iter().chain([near(id)]).enumerate() {
            expected[row * ITEMS + id] = value;
        }
        let other = id / GROUP * GROUP + GROUP - 1 - id % GROUP;
        let mut tile = rows(other)[0];
        tile[order(other)] = near(other);
        let [x, y, z, w] = tile;
        expected[6 * ITEMS + id] = x ^ y << 1 ^ z << 2 ^ w << 3;
    }
    let given: Vec<i32> = (0..ITEMS).flat_map(|id| rows(id).concat()).collect();
    let order: Vec<usize> = (0..ITEMS).map(order).collect();
    let arguments = [
        format!("buffer = {{ values = {given:?}, type = 'i32' }}"),
        format!("buffer = {{ values = {order:?}, type = 'i32' }}"),
        format!("buffer = {{ zeros = {}, type = 'i32' }}", 7 * ITEMS),
        format!("i32 = {COUNT}"),
    ];
    for target in TARGETS {
        let folder = tempfile::tempdir().unwrap();
        let kernel = ["vector_elements"; 2];
        let buffers = run_kernel(&folder, target, kernel, ["[64]", "[32]"], &arguments);
        let found = numbers(&buffers.unwrap()[2], i32::from_le_bytes);
        for (at, (found, expected)) in found.iter().zip(&expected).enumerate() {
            let (row, id) = (at / ITEMS, at % ITEMS);
            assert_eq!(
                found, expected,
                "{}, row {row}, work-item {id}",
                target.name
            );
        }
    }
}

#[test]
fn elements_of_constants_are_found_or_refused() {
    let order: Vec<usize> = (0..ITEMS).map(order).collect();
    let arguments = [
        format!("buffer = {{ values = {order:?}, type = 'i32' }}"),
        format!("buffer = {{ zeros = {ITEMS}, type = 'i32' }}"),
        format!("i32 = {COUNT}"),
    ];
    let found = |target, entry| {
        let folder = tempfile::tempdir().unwrap();
        let kernel = ["vector_elements", entry];
        let buffers = run_kernel(&folder, target, kernel, ["[64]", "[32]"], &arguments)?;
        Ok::<_, String>(numbers(&buffers[1], i32::from_le_bytes))
    };
    let sum = |which: &usize| (0..COUNT).fold(0, |sum, i| sum * 3 + TABLE[i % 4][*which]);
    let expected: Vec<i32> = order.iter().map(sum).collect();
    for target in TARGETS {
        assert_eq!(
            found(target, "elements_of_constants").as_ref(),
            Ok(&expected)
        );
    }
    assert_eq!(found(&ptx::TARGET, "constant_elements"), Ok(expected));
    let message = found(&southern_islands::TARGET, "constant_elements").unwrap_err();
    let expected =
        "read it through a pointer to elements, as in ((__constant int *)&table[i])[element]";
    assert!(message.contains(expected), "{message}");
}
