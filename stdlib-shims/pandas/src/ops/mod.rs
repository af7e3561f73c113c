//! Arithmetic, comparison, reductions and running results of columns.

pub(crate) mod arithmetic;
pub(crate) mod binary;
pub(crate) mod cumulative;
pub(crate) mod masked;
mod missing_times;
pub(crate) mod moments;
pub(crate) mod objects;
pub(crate) mod quantiles;
pub(crate) mod rank;
pub(crate) mod reduce;
pub(crate) mod reduce_objects;
pub(crate) mod shift;
pub(crate) mod spans;
mod texts;
pub(crate) mod times;
pub(crate) mod unary;
