//! Flags as bits: packed from bytes and unpacked again, block by block.

use polars::prelude::BooleanChunked;
use polars_arrow::array::BooleanArray;
use polars_arrow::bitmap::Bitmap;
use polars_arrow::datatypes::ArrowDataType;
use rayon::prelude::*;

use super::kinds::no_name;
use super::take::PARALLEL_ROWS;

/// Rows whose flags are worked out before they are packed.
const BLOCK: usize = 1024;

/// Writes the flags of a run of rows, from the given row on. Not generic: the packing is compiled once.
pub(crate) type Fill<'a> = dyn Fn(usize, &mut [bool]) + Sync + 'a;

pub(crate) fn bitmap(n: usize, fill: &Fill<'_>) -> Bitmap {
    let mut bytes = vec![0_u8; n.div_ceil(8)];
    let pack = |(block, bytes): (usize, &mut [u8])| {
        let start = block * BLOCK;
        let mut flags = [false; BLOCK];
        fill(start, &mut flags[..BLOCK.min(n - start)]);
        for (byte, eight) in bytes.iter_mut().zip(flags.as_chunks::<8>().0) {
            // The product moves the lowest bit of every byte into the highest byte.
            let word = u64::from_le_bytes(eight.map(u8::from));
            *byte = (word.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
        }
    };
    if n < PARALLEL_ROWS {
        bytes.chunks_mut(BLOCK / 8).enumerate().for_each(pack);
    } else {
        bytes.par_chunks_mut(BLOCK / 8).enumerate().with_min_len(32).for_each(pack);
    }
    Bitmap::from_u8_vec(bytes, n)
}

pub(crate) fn packed(n: usize, fill: &Fill<'_>) -> BooleanChunked {
    BooleanChunked::with_chunk(no_name(), BooleanArray::new(ArrowDataType::Boolean, bitmap(n, fill), None))
}

pub(crate) fn packed_slice(flags: &[bool]) -> BooleanChunked {
    packed(flags.len(), &|start, block| block.copy_from_slice(&flags[start..start + block.len()]))
}

/// Missing flags are false.
pub(crate) fn unpacked(flags: &BooleanChunked) -> Vec<bool> {
    let mut all = Vec::with_capacity(flags.len());
    for array in flags.downcast_iter() {
        if array.validity().is_some() {
            all.extend(array.true_and_valid().iter());
        } else {
            all.extend(array.values().iter());
        }
    }
    all
}

/// The rows whose flag is set.
pub(crate) fn set_rows(flags: &BooleanChunked) -> Vec<i64> {
    let mut rows = Vec::with_capacity(flags.sum().unwrap_or_default() as usize);
    let mut start = 0_i64;
    for array in flags.downcast_iter() {
        rows.extend(array.true_and_valid().true_idx_iter().map(|row| start + row as i64));
        start += array.values().len() as i64;
    }
    rows
}
