//! The rows of a node brought to their sides.

use rayon::prelude::*;

/// Rows that are brought to their sides by one thread.
const ROWS_AT_ONCE: usize = 1 << 14;

/// Brings rows to their sides, each side in its order. Returns how many go left; `spare` is as long as `rows`.
pub(super) fn part(rows: &mut [u32], spare: &mut [u32], codes: &[u8], goes_left: &[bool; 256]) -> usize {
    if rows.len() < 2 * ROWS_AT_ONCE {
        let n_left = part_piece(rows, spare, codes, goes_left);
        let right = &mut rows[n_left..];
        right.copy_from_slice(&spare[..right.len()]);
        return n_left;
    }
    let pieces = rows.par_chunks_mut(ROWS_AT_ONCE).zip(spare.par_chunks_mut(ROWS_AT_ONCE));
    let counts: Vec<usize> = pieces.map(|(rows, spare)| part_piece(rows, spare, codes, goes_left)).collect();
    let mut middle = 0;
    for (piece, n_left) in counts.iter().enumerate() {
        let begin = piece * ROWS_AT_ONCE;
        rows.copy_within(begin..begin + n_left, middle);
        middle += n_left;
    }
    let mut end = middle;
    for (spare, n_left) in spare.chunks(ROWS_AT_ONCE).zip(counts) {
        let n_right = spare.len() - n_left;
        rows[end..end + n_right].copy_from_slice(&spare[..n_right]);
        end += n_right;
    }
    middle
}

/// Leaves the rows that go left at the front of `rows` and the others at the front of `spare`. Every row is written to both:
/// a branch would be guessed wrong half of the time.
fn part_piece(rows: &mut [u32], spare: &mut [u32], codes: &[u8], goes_left: &[bool; 256]) -> usize {
    let (mut n_left, mut n_right) = (0, 0);
    for at in 0..rows.len() {
        let row = rows[at];
        let is_left = goes_left[usize::from(codes[row as usize])];
        rows[n_left] = row;
        spare[n_right] = row;
        n_left += usize::from(is_left);
        n_right += usize::from(!is_left);
    }
    n_left
}

#[cfg(test)]
mod tests {
    use super::{ROWS_AT_ONCE, part};

    #[test]
    fn each_side_keeps_its_order() {
        let goes_left: [bool; 256] = std::array::from_fn(|code| code % 3 == 0);
        for n_rows in [0, 1, 7, 2 * ROWS_AT_ONCE, 5 * ROWS_AT_ONCE + 11] {
            let codes: Vec<u8> = (0..n_rows).map(|row| u8::try_from(row * 7919 % 251).unwrap()).collect();
            let given: Vec<u32> = (0..u32::try_from(n_rows).unwrap()).rev().collect();
            let is_left = |row: &u32| goes_left[usize::from(codes[*row as usize])];
            let (left, right): (Vec<u32>, Vec<u32>) = given.iter().copied().partition(is_left);
            let (mut rows, mut spare) = (given, vec![0; n_rows]);
            assert_eq!(part(&mut rows, &mut spare, &codes, &goes_left), left.len());
            assert_eq!(rows, [left, right].concat());
        }
    }
}
