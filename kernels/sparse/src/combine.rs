//! Two patterns of one shape put together, element by element.

use crate::error::SparseError;
use crate::pattern::Pattern;

/// A pattern with, for each of its elements, the places in the two it came from (-1 where one has none).
pub type Combined = (Pattern, Vec<i64>, Vec<i64>);

const NOWHERE: i64 = -1;

fn place(place: usize) -> i64 {
    i64::try_from(place).unwrap_or(i64::MAX)
}

impl Pattern {
    fn same_shape(&self, other: &Self) -> Result<(), SparseError> {
        if self.n_major() == other.n_major() && self.n_minor() == other.n_minor() {
            return Ok(());
        }
        Err(SparseError::Pattern("inconsistent shapes"))
    }

    /// Elements that either has. Rows of both must be sorted and without duplicates.
    pub fn union(&self, other: &Self) -> Result<Combined, SparseError> {
        self.same_shape(other)?;
        let most = self.n_elements() + other.n_elements();
        let (mut minor, mut ours, mut theirs) =
            (Vec::with_capacity(most), Vec::with_capacity(most), Vec::with_capacity(most));
        let mut starts = Vec::with_capacity(self.starts().len());
        starts.push(0);
        let (own, others) = (self.minor(), other.minor());
        for row in 0..self.n_major() {
            let (mut a, mut b) = (self.range(row), other.range(row));
            while !a.is_empty() || !b.is_empty() {
                let left = if a.is_empty() { usize::MAX } else { own[a.start] };
                let right = if b.is_empty() { usize::MAX } else { others[b.start] };
                minor.push(left.min(right));
                ours.push(if left <= right { a.next().map_or(NOWHERE, place) } else { NOWHERE });
                theirs.push(if right <= left { b.next().map_or(NOWHERE, place) } else { NOWHERE });
            }
            starts.push(minor.len());
        }
        Ok((Self::of(starts, minor, self.n_minor()), ours, theirs))
    }

    /// Elements that both have. Rows of both must be sorted and without duplicates.
    pub fn common(&self, other: &Self) -> Result<Combined, SparseError> {
        self.same_shape(other)?;
        let (mut minor, mut ours, mut theirs) = (Vec::new(), Vec::new(), Vec::new());
        let mut starts = Vec::with_capacity(self.starts().len());
        starts.push(0);
        let (own, others) = (self.minor(), other.minor());
        for row in 0..self.n_major() {
            let (mut a, mut b) = (self.range(row), other.range(row));
            while !a.is_empty() && !b.is_empty() {
                match own[a.start].cmp(&others[b.start]) {
                    std::cmp::Ordering::Less => a.start += 1,
                    std::cmp::Ordering::Greater => b.start += 1,
                    std::cmp::Ordering::Equal => {
                        minor.push(own[a.start]);
                        ours.push(place(a.start));
                        theirs.push(place(b.start));
                        a.start += 1;
                        b.start += 1;
                    }
                }
            }
            starts.push(minor.len());
        }
        Ok((Self::of(starts, minor, self.n_minor()), ours, theirs))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn union_and_common_places() -> Result<(), SparseError> {
        let a = Pattern::new(&[0, 2, 2], &[0, 2], 3)?;
        let b = Pattern::new(&[0, 1, 2], &[2, 1], 3)?;
        assert_eq!(a.union(&b)?, (Pattern::new(&[0, 2, 3], &[0, 2, 1], 3)?, vec![0, 1, -1], vec![-1, 0, 1]));
        assert_eq!(a.common(&b)?, (Pattern::new(&[0, 1, 1], &[2], 3)?, vec![1], vec![0]));
        Ok(())
    }
}
