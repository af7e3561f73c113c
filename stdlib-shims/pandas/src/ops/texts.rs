//! Comparisons of texts. Their views are read in place: most rows are decided by length and first letters alone.

use std::cmp::Ordering;

use polars::prelude::{BooleanChunked, StringChunked};
use polars_arrow::array::{Array, Utf8ViewArray, View};

use crate::column::bits::packed;
use crate::column::views;
use crate::opcodes::Binary;

/// Texts of a column against those of another, row by row. A missing one is unequal to everything.
pub(super) fn compare(op: Binary, one: &StringChunked, two: &StringChunked) -> BooleanChunked {
    let (one, two) = (one.rechunk(), two.rechunk());
    match (views::array_of(&one), views::array_of(&two)) {
        (Some(one), Some(two)) => with_each(op, one, two),
        _ => packed(0, &|_, _| {}),
    }
}

/// The same against one text.
pub(super) fn compare_to(op: Binary, texts: &StringChunked, text: Option<&str>) -> BooleanChunked {
    let texts = texts.rechunk();
    match (views::array_of(&texts), text) {
        (Some(array), Some(text)) if matches!(op, Binary::Eq | Binary::Ne) => equal_to(op, array, text),
        (Some(array), Some(text)) => ordered_to(op, array, text),
        _ => packed(texts.len(), &|_, flags| flags.fill(op == Binary::Ne)),
    }
}

fn equal_to(op: Binary, array: &Utf8ViewArray, text: &str) -> BooleanChunked {
    let views = array.views().as_slice();
    let wanted = View::new_from_bytes(text.as_bytes(), 0, 0);
    let is_equal = |row: usize| {
        let view = views[row];
        if wanted.is_inline() {
            return view.as_u128() == wanted.as_u128();
        }
        view.length == wanted.length && view.prefix == wanted.prefix && array.value(row) == text
    };
    rows(op, array, None, &|row| is_equal(row) == (op == Binary::Eq))
}

fn ordered_to(op: Binary, array: &Utf8ViewArray, text: &str) -> BooleanChunked {
    let views = array.views().as_slice();
    let wanted = View::new_from_bytes(text.as_bytes(), 0, 0);
    rows(op, array, None, &|row| fits(op, order(views[row], wanted, || array.value(row).cmp(text))))
}

fn with_each(op: Binary, one: &Utf8ViewArray, two: &Utf8ViewArray) -> BooleanChunked {
    let (left, right) = (one.views().as_slice(), two.views().as_slice());
    if matches!(op, Binary::Eq | Binary::Ne) {
        let is_equal = |row: usize| {
            let (a, b) = (left[row], right[row]);
            let is_alike = a.length == b.length && a.prefix == b.prefix;
            is_alike && if a.is_inline() { a.as_u128() == b.as_u128() } else { one.value(row) == two.value(row) }
        };
        return rows(op, one, Some(two), &|row| is_equal(row) == (op == Binary::Eq));
    }
    rows(op, one, Some(two), &|row| fits(op, order(left[row], right[row], || one.value(row).cmp(two.value(row)))))
}

/// The first four letters decide, unless they are the same. Short texts end in zeros there, and nothing is less than that.
fn order(one: View, two: View, in_full: impl FnOnce() -> Ordering) -> Ordering {
    one.prefix.swap_bytes().cmp(&two.prefix.swap_bytes()).then_with(in_full)
}

fn fits(op: Binary, order: Ordering) -> bool {
    match op {
        Binary::Lt => order.is_lt(),
        Binary::Le => order.is_le(),
        Binary::Gt => order.is_gt(),
        _ => order.is_ge(),
    }
}

fn rows(
    op: Binary,
    one: &Utf8ViewArray,
    two: Option<&Utf8ViewArray>,
    test: &(dyn Fn(usize) -> bool + Sync),
) -> BooleanChunked {
    let known = [one.validity(), two.and_then(|two| two.validity())];
    let is_whole = known.iter().all(Option::is_none);
    packed(one.len(), &|start, flags| {
        for (flag, row) in flags.iter_mut().zip(start..) {
            let is_known = is_whole || known.iter().flatten().all(|known| known.get_bit(row));
            *flag = if is_known { test(row) } else { op == Binary::Ne };
        }
    })
}
