//! A bit for each row.

/// Rows in a cell.
const CELL: usize = 64;

#[derive(Clone)]
pub struct Plane {
    rows: usize,
    cells: Box<[u64]>,
}

impl Plane {
    pub fn new(rows: usize) -> Self {
        Self {
            rows,
            cells: vec![0; rows.div_ceil(CELL)].into(),
        }
    }

    /// 0 past the last row.
    #[inline]
    pub fn get(&self, row: u32) -> bool {
        let cell = self.cells.get(row as usize / CELL);
        cell.is_some_and(|cell| cell >> (row as usize % CELL) & 1 != 0)
    }

    /// Past the last row nothing happens.
    #[inline]
    pub fn set(&mut self, row: u32, high: bool) {
        let row = row as usize;
        if row < self.rows {
            let cell = &mut self.cells[row / CELL];
            *cell = *cell & !(1 << (row % CELL)) | u64::from(high) << (row % CELL);
        }
    }

    pub fn clear(&mut self) {
        self.cells.fill(0);
    }

    /// The first row from `from` on that is in both planes.
    #[inline]
    pub fn first_in(&self, other: &Self, from: usize) -> Option<u32> {
        let mut past = !0 << (from % CELL);
        for cell in from / CELL..self.cells.len() {
            let rows = self.cells[cell] & other.cells[cell] & past;
            if rows != 0 {
                return Some((cell * CELL) as u32 + rows.trailing_zeros());
            }
            past = !0;
        }
        None
    }
}
