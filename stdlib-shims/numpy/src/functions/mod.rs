//! The functions of `_numpy`, by theme.

pub(crate) mod choosing;
pub(crate) mod creation;
pub(crate) mod joining;
pub(crate) mod printing;
pub(crate) mod products;
pub(crate) mod searching;
pub(crate) mod statistics;
pub(crate) mod typing;
