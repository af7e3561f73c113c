//! Rows, columns and single elements taken out of a pattern.

use crate::error::{SparseError, filled};
use crate::pattern::Pattern;

impl Pattern {
    /// The rows asked for, in that order, and where each element was.
    pub fn rows(&self, rows: &[usize]) -> Result<(Self, Vec<usize>), SparseError> {
        let mut starts = filled(0_usize, rows.len() + 1)?;
        for (target, &row) in rows.iter().enumerate() {
            if row >= self.n_major() {
                return Err(SparseError::Pattern("row index out of range"));
            }
            starts[target + 1] = starts[target] + self.range(row).len();
        }
        let mut places = Vec::new();
        let n_places = starts.last().copied().unwrap_or(0);
        places.try_reserve_exact(n_places).map_err(|_| SparseError::Memory)?;
        places.extend(rows.iter().flat_map(|&row| self.range(row)));
        let minor = places.iter().map(|&place| self.minor()[place]).collect();
        Ok((Self::of(starts, minor, self.n_minor()), places))
    }

    /// The columns asked for, in that order, and where each element was; elements of a row keep their order.
    pub fn columns(&self, columns: &[usize]) -> Result<(Self, Vec<usize>), SparseError> {
        // For every column, where it goes: a slice of `targets`.
        let mut offsets = filled(0_usize, self.n_minor() + 1)?;
        for &column in columns {
            if column >= self.n_minor() {
                return Err(SparseError::Pattern("column index out of range"));
            }
            offsets[column + 1] += 1;
        }
        for place in 0..self.n_minor() {
            offsets[place + 1] += offsets[place];
        }
        let mut next = offsets.clone();
        let mut targets = filled(0_usize, columns.len())?;
        for (target, &column) in columns.iter().enumerate() {
            targets[next[column]] = target;
            next[column] += 1;
        }
        let (mut starts, mut minor, mut places) = (Vec::with_capacity(self.starts().len()), Vec::new(), Vec::new());
        starts.push(0);
        for row in 0..self.n_major() {
            for place in self.range(row) {
                let column = self.minor()[place];
                for &target in &targets[offsets[column]..offsets[column + 1]] {
                    minor.push(target);
                    places.push(place);
                }
            }
            starts.push(minor.len());
        }
        Ok((Self::of(starts, minor, columns.len()), places))
    }

    /// The place of each (row, column), -1 where there is no element. Rows must be sorted and without duplicates.
    pub fn places(&self, rows: &[usize], columns: &[usize]) -> Result<Vec<i64>, SparseError> {
        let mut out = Vec::with_capacity(rows.len());
        for (&row, &column) in rows.iter().zip(columns) {
            if row >= self.n_major() || column >= self.n_minor() {
                return Err(SparseError::Pattern("index out of range"));
            }
            let found = self.row(row).binary_search(&column).ok().map(|place| place + self.starts()[row]);
            out.push(found.map_or(-1, |place| i64::try_from(place).unwrap_or(-1)));
        }
        Ok(out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_parts() -> Result<(), SparseError> {
        let a = Pattern::new(&[0, 2, 3], &[0, 2, 1], 3)?;
        assert_eq!(a.rows(&[1, 0, 1])?, (Pattern::new(&[0, 1, 3, 4], &[1, 0, 2, 1], 3)?, vec![2, 0, 1, 2]));
        assert_eq!(a.columns(&[2, 0])?, (Pattern::new(&[0, 2, 2], &[1, 0], 2)?, vec![0, 1]));
        assert_eq!(a.places(&[0, 1, 1], &[2, 1, 0])?, vec![1, 2, -1]);
        assert_eq!(a.rows(&[2]), Err(SparseError::Pattern("row index out of range")));
        Ok(())
    }
}
