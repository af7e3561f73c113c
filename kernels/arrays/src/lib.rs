//! Strided arrays with numpy's types and rules; knows no Python.
//!
//! Reading order: types (`dtype`, `promote`, `scalar`, `object`), memory (`storage`, `array`, `views`, `index`),
//! then what is computed over them (`cast`, `ufunc`, `reduce`, `sort`, `search`, `rearrange`).
#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::cast_lossless,
    clippy::float_cmp,
    reason = "numpy's conversions and comparisons are exactly these casts; checks happen where a shape or an index enters"
)]
#![expect(clippy::inline_always, reason = "loops vectorise only when the operation on one element is inlined")]
#![expect(clippy::match_same_arms, reason = "tables of types read by row; arms that agree by chance stay apart")]
#![expect(clippy::needless_range_loop, reason = "axes and operands index several lists at once")]
#![expect(clippy::similar_names, reason = "a and b are the operands of a formula")]

mod dtype;
mod error;
mod object;
mod ops;
mod promote;
mod scalar;

mod array;
mod cast;
mod convert;
mod copy;
mod dispatch;
mod lending;
mod nest;
mod storage;
mod text;
mod time;
mod views;
mod wide;

mod binary;
mod blocks;
mod double_double;
mod elementary;
mod loops;
mod number;
mod product;
mod quick;
mod resolve;
mod round;
mod ufunc;
mod unary;

mod create;
mod gather;
mod index;
mod rearrange;

mod extremes;
mod fold;
mod moments;
mod reduce;
mod scan;

mod search;
mod signal;
mod sort;

pub use array::{Array, Order};
pub use blocks::exp_each;
pub use create::{arange, clip, eye, linspace, select_where};
pub use dtype::{DType, TimeUnit};
pub use error::{ArrayError, ErrorKind, Result, shape_text, tuple_text};
pub use extremes::{argmax, argmin};
pub use index::{Index, slice_bounds};
pub use lending::Loan;
pub use moments::{
    mean, median, nanmax, nanmean, nanmedian, nanmin, nanprod, nanstd, nansum, nanvar, order_statistics, std, var,
};
pub use object::{ObjectRules, Opaque, register_objects};
pub use ops::{BinaryOp, UnaryOp};
pub use product::{dot_each_row, dot_own_rows, dot_rows};
pub use promote::{Casting, Weak, can_cast, promote, result_type};
pub use quick::{Quick, quick_binary};
pub use rearrange::{
    TakeMode, argwhere, compress, concatenate, flatnonzero, nonzero, put, repeat, roll, stack, take, tile,
};
pub use reduce::{ReduceOptions, count_nonzero, ptp, reduce, sum};
pub use round::{frexp, ldexp, modf, round_decimals};
pub use scalar::{NAT, Scalar};
pub use scan::{accumulate, outer, reduceat, ufunc_at, unary_at};
pub use search::{bincount, digitize, histogram_counts, is_in_table, searchsorted, unique};
pub use signal::{convolve, correlate, diff, interp};
pub use sort::{argpartition, argsort, lexsort, partition, sort};
pub use storage::Element;
pub use text::{complex_text, single_text};
pub use time::{
    civil_from_days, convert_datetime, convert_timedelta, days_from_civil, format_datetime, parse_datetime,
};
pub use ufunc::{Operand, UfuncOptions, binary, unary};
pub use views::{broadcast_arrays, broadcast_shapes, normalize_axes};

/// The engine's complex number, the one `num-complex` gives.
pub use num_complex::Complex64;
