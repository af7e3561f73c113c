//! Rows of one or several columns: their order, their equality, groups of them and joins.

pub(crate) mod aggregate;
pub(crate) mod asof;
pub(crate) mod compare;
pub(crate) mod factorize;
pub(crate) mod group;
pub(crate) mod group_moments;
mod group_picks;
pub(crate) mod group_rows;
pub(crate) mod join;
pub(crate) mod keys;
mod partners;
mod shared;
pub(crate) mod sort;
pub(crate) mod ties;
