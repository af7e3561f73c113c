//! Text columns as views: sixteen bytes a row that hold a short text or say where a long one stands. Rows and
//! parts of texts are then picked without copying letters.

use polars::prelude::StringChunked;
use polars_arrow::array::{Array, MutableBinaryViewArray, Utf8ViewArray, View};
use polars_arrow::bitmap::Bitmap;
use rayon::prelude::*;

use super::bits;
use super::kinds::no_name;
use super::take::PARALLEL_ROWS;

/// The only chunk of a text column.
pub(crate) fn array_of(texts: &StringChunked) -> Option<&Utf8ViewArray> {
    let mut arrays = texts.downcast_iter();
    match (arrays.next(), arrays.next()) {
        (Some(array), None) => Some(array),
        _ => None,
    }
}

/// Other views into the letters of `source`.
///
/// # Safety
/// Each view is one of `source`'s, or holds its text itself, or stands on letters of one of `source`'s texts.
unsafe fn with_views(source: &Utf8ViewArray, views: Vec<View>, validity: Option<Bitmap>) -> StringChunked {
    let n_letters = source.total_buffer_len();
    let (dtype, letters) = (source.dtype().clone(), source.data_buffers().clone());
    // SAFETY: the caller's promise; the letters are shared, so they live as long as the new column.
    let array =
        unsafe { Utf8ViewArray::new_unchecked_unknown_md(dtype, views.into(), letters, validity, Some(n_letters)) };
    StringChunked::with_chunk(no_name(), array.maybe_gc())
}

/// The texts at positions that are inside; -1 gives a hole.
pub(crate) fn gather(source: &Utf8ViewArray, positions: &[i64], has_gaps: bool) -> StringChunked {
    let views = source.views().as_slice();
    let pick = |position: &i64| if *position < 0 { View::default() } else { views[*position as usize] };
    let picked: Vec<View> = if positions.len() < PARALLEL_ROWS {
        positions.iter().map(pick).collect()
    } else {
        positions.par_iter().map(pick).collect()
    };
    let known = source.validity();
    let validity = (has_gaps || known.is_some()).then(|| {
        bits::bitmap(positions.len(), &|start, flags| {
            for (flag, position) in flags.iter_mut().zip(&positions[start..]) {
                *flag = *position >= 0 && known.is_none_or(|known| known.get_bit(*position as usize));
            }
        })
    });
    // SAFETY: the views are the source's, or empty.
    unsafe { with_views(source, picked, validity) }
}

/// The view of a part of the text that `whole` is the view of.
fn part_view(whole: View, text: &str, part: &str) -> Option<View> {
    if part.len() <= View::MAX_INLINE_SIZE as usize {
        return Some(View::new_inline(part.as_bytes()));
    }
    let start = (part.as_ptr() as usize).checked_sub(text.as_ptr() as usize)?;
    let inside = text.get(start..start.checked_add(part.len())?)?;
    Some(View::new_from_bytes(inside.as_bytes(), whole.buffer_idx, whole.offset.wrapping_add(start as u32)))
}

/// One part of each text.
pub(crate) fn slices(source: &Utf8ViewArray, cut: impl for<'t> Fn(&'t str) -> &'t str + Sync) -> Option<StringChunked> {
    let views = source.views().as_slice();
    let one = |row: usize| match source.get(row) {
        Some(text) => part_view(views[row], text, cut(text)),
        None => Some(View::default()),
    };
    let made: Option<Vec<View>> = if views.len() < PARALLEL_ROWS {
        (0..views.len()).map(one).collect()
    } else {
        (0..views.len()).into_par_iter().map(one).collect()
    };
    // SAFETY: `part_view` has found each part among the letters of its text.
    made.map(|made| unsafe { with_views(source, made, source.validity().cloned()) })
}

/// Texts cut into parts, side by side.
pub(crate) struct Parts {
    /// The first parts, the second ones, ...; short rows have holes.
    pub(crate) columns: Vec<StringChunked>,
    /// The fewest parts of a text that is not missing.
    pub(crate) least: usize,
}

#[derive(Default)]
struct PartsBlock {
    columns: Vec<Vec<View>>,
    counts: Vec<u32>,
}

/// `cut` appends the parts of a text to an empty list.
pub(crate) fn parts(
    source: &Utf8ViewArray,
    cut: impl for<'t> Fn(&'t str, &mut Vec<&'t str>) + Sync,
    width: Option<usize>,
) -> Option<Parts> {
    let n = source.len();
    let blocks: Option<Vec<PartsBlock>> = in_blocks(n, |rows| parts_block(source, rows, &cut)).into_iter().collect();
    let blocks = blocks?;
    let counts: Vec<u32> = blocks.iter().flat_map(|block| block.counts.iter().copied()).collect();
    let known = source.validity();
    let is_known = |row: usize| known.is_none_or(|known| known.get_bit(row));
    let least = (0..n).filter(|row| is_known(*row)).map(|row| counts[row] as usize).min();
    let least = least.unwrap_or(usize::MAX);
    let width =
        width.unwrap_or_else(|| blocks.iter().map(|block| block.columns.len()).max().unwrap_or_default().max(1));
    let column = |place: usize| {
        let mut views = Vec::with_capacity(n);
        for block in &blocks {
            match block.columns.get(place) {
                Some(column) => views.extend_from_slice(column),
                None => views.resize(views.len() + block.counts.len(), View::default()),
            }
        }
        let has_holes = known.is_some() || least <= place;
        let validity = has_holes.then(|| {
            bits::bitmap(n, &|start, flags| {
                for (flag, count) in flags.iter_mut().zip(&counts[start..]) {
                    *flag = *count as usize > place;
                }
            })
        });
        // SAFETY: `part_view` has found each part among the letters of its text.
        unsafe { with_views(source, views, validity) }
    };
    let columns = if n < PARALLEL_ROWS {
        (0..width).map(column).collect()
    } else {
        (0..width).into_par_iter().map(column).collect()
    };
    Some(Parts { columns, least })
}

fn parts_block(
    source: &Utf8ViewArray,
    rows: std::ops::Range<usize>,
    cut: &impl for<'t> Fn(&'t str, &mut Vec<&'t str>),
) -> Option<PartsBlock> {
    let views = source.views().as_slice();
    let mut block = PartsBlock { columns: Vec::new(), counts: Vec::with_capacity(rows.len()) };
    let mut parts = Vec::new();
    for row in rows.clone() {
        parts.clear();
        let text = source.get(row);
        if let Some(text) = text {
            cut(text, &mut parts);
        }
        while block.columns.len() < parts.len() {
            let mut column = Vec::with_capacity(rows.len());
            column.resize(block.counts.len(), View::default());
            block.columns.push(column);
        }
        for (place, column) in block.columns.iter_mut().enumerate() {
            column.push(match (parts.get(place), text) {
                (Some(part), Some(text)) => part_view(views[row], text, part)?,
                _ => View::default(),
            });
        }
        block.counts.push(parts.len() as u32);
    }
    Some(block)
}

/// Texts with each letter changed; none when one is not ASCII or a text does not fit into its view.
pub(crate) fn relettered(source: &Utf8ViewArray, change: impl Fn(&u8) -> u8 + Sync) -> Option<StringChunked> {
    let one = |view: &View| {
        let mut bytes = view.as_u128().to_ne_bytes();
        let (_, letters) = bytes.split_at_mut(4);
        if !view.is_inline() || !letters.is_ascii() {
            return None;
        }
        // What follows the text is zero, and has no case.
        for letter in letters.iter_mut() {
            *letter = change(letter);
        }
        let [_, prefix, buffer_idx, offset] =
            [0, 4, 8, 12].map(|at| u32::from_ne_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]]));
        Some(View { length: view.length, prefix, buffer_idx, offset })
    };
    let views = source.views().as_slice();
    let made: Option<Vec<View>> =
        if views.len() < PARALLEL_ROWS { views.iter().map(one).collect() } else { views.par_iter().map(one).collect() };
    // SAFETY: each view holds its text itself, and ASCII is UTF-8.
    made.map(|made| unsafe { with_views(source, made, source.validity().cloned()) })
}

/// New texts in place of the old ones; `write` appends to an empty text.
pub(crate) fn rewritten(source: &Utf8ViewArray, write: impl Fn(&str, &mut String) + Sync) -> StringChunked {
    let block = |rows: std::ops::Range<usize>| -> Utf8ViewArray {
        let mut made = MutableBinaryViewArray::<str>::with_capacity(rows.len());
        let mut written = String::new();
        for row in rows {
            match source.get(row) {
                Some(text) => {
                    written.clear();
                    write(text, &mut written);
                    made.push_value(written.as_str());
                }
                None => made.push_null(),
            }
        }
        made.into()
    };
    let made = StringChunked::from_chunk_iter(no_name(), in_blocks(source.len(), block));
    if made.chunks().len() == 1 { made } else { made.rechunk().into_owned() }
}

/// Runs `f` over runs of rows, a few for each thread; one empty run when there are no rows.
fn in_blocks<R: Send>(n: usize, f: impl Fn(std::ops::Range<usize>) -> R + Sync) -> Vec<R> {
    if n < PARALLEL_ROWS {
        return vec![f(0..n)];
    }
    let size = n.div_ceil(4 * rayon::current_num_threads());
    (0..n.div_ceil(size)).into_par_iter().map(|block| f(block * size..n.min((block + 1) * size))).collect()
}
