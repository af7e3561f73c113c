//! Up-sampling, a finite filter and down-sampling in one pass over the samples that are kept.

use rayon::prelude::*;

use crate::Sample;

/// Each row of `length` samples with `up - 1` zeros after each, filtered by `taps`, and every `down`-th of it.
/// `None` if a size does not fit.
pub fn up_filter_down<T: Sample>(taps: &[T], rows: &[T], length: usize, up: usize, down: usize) -> Option<Vec<T>> {
    if length == 0 || taps.is_empty() || up == 0 || down == 0 {
        return Some(Vec::new());
    }
    let full = (length - 1).checked_mul(up)?.checked_add(taps.len())?;
    let n_out = (full - 1) / down + 1;
    let n_rows = rows.len() / length;
    let mut out = Vec::new();
    out.try_reserve_exact(n_rows.checked_mul(n_out)?).ok()?;
    out.resize(n_rows * n_out, T::default());
    out.par_chunks_mut(n_out).zip(rows.par_chunks(length)).for_each(|(out, row)| {
        for (place, cell) in out.iter_mut().enumerate() {
            // The sample under the filter's first tap that is not a filled-in zero, then every one before it.
            let position = place * down;
            let (mut sample, mut tap) = (position / up, position % up);
            if sample >= length {
                tap += (sample - (length - 1)) * up;
                sample = length - 1;
            }
            let mut sum = T::default();
            while tap < taps.len() {
                sum = sum + taps[tap] * row[sample];
                if sample == 0 {
                    break;
                }
                sample -= 1;
                tap += up;
            }
            *cell = sum;
        }
    });
    Some(out)
}
