//! Where the elements of a compressed matrix are: checked once, then trusted by everything else.

use crate::error::{SparseError, filled};

/// Row by row (or column by column: "major"), the places within it ("minor"). Every minor is below `n_minor`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    starts: Vec<usize>,
    minor: Vec<usize>,
    n_minor: usize,
}

impl Pattern {
    /// Elements beyond the last offset are dropped.
    pub fn new(starts: &[i64], minor: &[i64], n_minor: usize) -> Result<Self, SparseError> {
        let wrong = SparseError::Pattern;
        if starts.first() != Some(&0) {
            return Err(wrong("index pointer should start with 0"));
        }
        if starts.windows(2).any(|pair| pair[0] > pair[1]) {
            return Err(wrong("indptr must be a non-decreasing sequence"));
        }
        let starts: Vec<usize> = starts.iter().map(|&start| usize::try_from(start).unwrap_or(0)).collect();
        let n_elements = starts.last().copied().unwrap_or(0);
        let minor = minor
            .get(..n_elements)
            .ok_or(wrong("Last value of index pointer should be less than the size of index and data arrays"))?;
        let mut checked = Vec::with_capacity(n_elements);
        for &place in minor {
            match usize::try_from(place) {
                Ok(place) if place < n_minor => checked.push(place),
                Ok(_) => return Err(wrong("indices must be < the size of the minor axis")),
                Err(_) => return Err(wrong("indices must be >= 0")),
            }
        }
        Ok(Self { starts, minor: checked, n_minor })
    }

    /// Parts that are right by construction.
    pub(crate) fn of(starts: Vec<usize>, minor: Vec<usize>, n_minor: usize) -> Self {
        debug_assert_eq!(starts.last().copied(), Some(minor.len()));
        Self { starts, minor, n_minor }
    }

    pub fn starts(&self) -> &[usize] {
        &self.starts
    }

    pub fn minor(&self) -> &[usize] {
        &self.minor
    }

    pub fn n_minor(&self) -> usize {
        self.n_minor
    }

    pub fn n_major(&self) -> usize {
        self.starts.len() - 1
    }

    pub fn n_elements(&self) -> usize {
        self.minor.len()
    }

    /// The elements of one row, as a range of places.
    pub fn range(&self, row: usize) -> std::ops::Range<usize> {
        self.starts[row]..self.starts[row + 1]
    }

    pub fn row(&self, row: usize) -> &[usize] {
        &self.minor[self.range(row)]
    }

    /// Whether every row is sorted, and whether it is besides without duplicates.
    pub fn order(&self) -> (bool, bool) {
        let (mut is_sorted, mut is_unique) = (true, true);
        for row in 0..self.n_major() {
            for pair in self.row(row).windows(2) {
                is_sorted &= pair[0] <= pair[1];
                is_unique &= pair[0] < pair[1];
            }
        }
        (is_sorted, is_unique)
    }

    /// The places of the elements with every row sorted; equal ones keep their order.
    pub fn sorted_places(&self) -> Vec<usize> {
        let mut places: Vec<usize> = (0..self.n_elements()).collect();
        for row in 0..self.n_major() {
            let range = self.range(row);
            if !self.minor[range.clone()].is_sorted() {
                places[range].sort_by_key(|&place| self.minor[place]);
            }
        }
        places
    }

    /// The pattern by the other axis, and where each of its elements was.
    pub fn transposed(&self) -> Result<(Self, Vec<usize>), SparseError> {
        let mut starts = filled(0_usize, self.n_minor + 1)?;
        for &minor in &self.minor {
            starts[minor + 1] += 1;
        }
        for place in 0..self.n_minor {
            starts[place + 1] += starts[place];
        }
        let mut next = starts.clone();
        let mut minor = filled(0_usize, self.n_elements())?;
        let mut places = filled(0_usize, self.n_elements())?;
        for row in 0..self.n_major() {
            for place in self.range(row) {
                let target = &mut next[self.minor[place]];
                minor[*target] = row;
                places[*target] = place;
                *target += 1;
            }
        }
        Ok((Self::of(starts, minor, self.n_major()), places))
    }

    /// Equal neighbours made one: the pattern of what is left, and the first place of each group.
    #[must_use]
    pub fn merged(&self) -> (Self, Vec<usize>) {
        let (mut starts, mut minor, mut firsts) = (Vec::with_capacity(self.starts.len()), Vec::new(), Vec::new());
        starts.push(0);
        for row in 0..self.n_major() {
            let mut last = None;
            for place in self.range(row) {
                if last != Some(self.minor[place]) {
                    last = Some(self.minor[place]);
                    minor.push(self.minor[place]);
                    firsts.push(place);
                }
            }
            starts.push(minor.len());
        }
        (Self::of(starts, minor, self.n_minor), firsts)
    }
}

/// Elements in any order as a pattern by `major`, and where each was; elements of a row keep their order.
pub fn compress(
    major: &[i64],
    minor: &[i64],
    n_major: usize,
    n_minor: usize,
) -> Result<(Pattern, Vec<usize>), SparseError> {
    if major.len() != minor.len() {
        return Err(SparseError::Pattern("row, column, and data array must all be the same length"));
    }
    let below = |place: i64, n: usize| usize::try_from(place).ok().filter(|&place| place < n);
    let mut starts = filled(0_usize, n_major + 1)?;
    for &place in major {
        let place = below(place, n_major).ok_or(SparseError::Pattern("row index exceeds matrix dimensions"))?;
        starts[place + 1] += 1;
    }
    for place in 0..n_major {
        starts[place + 1] += starts[place];
    }
    let mut next = starts.clone();
    let mut sorted = filled(0_usize, minor.len())?;
    let mut places = filled(0_usize, minor.len())?;
    for (place, (&major, &minor)) in major.iter().zip(minor).enumerate() {
        let minor = below(minor, n_minor).ok_or(SparseError::Pattern("column index exceeds matrix dimensions"))?;
        let target = below(major, n_major).map_or(0, |major| {
            next[major] += 1;
            next[major] - 1
        });
        sorted[target] = minor;
        places[target] = place;
    }
    Ok((Pattern::of(starts, sorted, n_minor), places))
}
