//! Windows over a column, pairs of columns and bins.

pub(crate) mod cut;
pub(crate) mod ewm;
pub(crate) mod pairs;
pub(crate) mod rolling;
pub(crate) mod sums;
