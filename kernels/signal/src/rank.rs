//! Order in windows: the element of a rank, the smallest, the largest.

use crate::Windows;

/// The element of this rank in every window, counted from zero.
pub fn ranks(windows: &Windows, rank: usize) -> Vec<f64> {
    let rank = rank.min(windows.n_elements().saturating_sub(1));
    windows.each_row(|values, offsets, cells: &mut [f64]| {
        let mut window = vec![0.0; offsets.len()];
        for (place, cell) in cells.iter_mut().enumerate() {
            for (element, offset) in window.iter_mut().zip(offsets) {
                *element = values[offset + place];
            }
            if !window.is_empty() {
                *cell = *window.select_nth_unstable_by(rank, f64::total_cmp).1;
            }
        }
    })
}

/// The largest or smallest element of every window, each with something added to it if `added` is not empty.
pub fn extremes(windows: &Windows, is_largest: bool, added: &[f64]) -> Vec<f64> {
    windows.each_row(|values, offsets, cells: &mut [f64]| {
        cells.fill(if is_largest { f64::NEG_INFINITY } else { f64::INFINITY });
        for (element, offset) in offsets.iter().enumerate() {
            let extra = added.get(element).copied().unwrap_or(0.0);
            for (cell, value) in cells.iter_mut().zip(&values[*offset..]) {
                let value = value + extra;
                if (is_largest && value > *cell) || (!is_largest && value < *cell) {
                    *cell = value;
                }
            }
        }
    })
}
