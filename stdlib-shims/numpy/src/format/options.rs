//! How arrays are printed: what `set_printoptions` changes.

use std::cell::RefCell;

use rustpython_vm::PyObjectRef;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum FloatMode {
    Fixed,
    Unique,
    MaxPrecision,
    MaxPrecisionEqual,
}

impl FloatMode {
    pub(crate) fn parse(name: &str) -> Option<Self> {
        Some(match name {
            "fixed" => Self::Fixed,
            "unique" => Self::Unique,
            "maxprec" => Self::MaxPrecision,
            "maxprec_equal" => Self::MaxPrecisionEqual,
            _ => return None,
        })
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Fixed => "fixed",
            Self::Unique => "unique",
            Self::MaxPrecision => "maxprec",
            Self::MaxPrecisionEqual => "maxprec_equal",
        }
    }
}

#[derive(Clone)]
pub(crate) struct PrintOptions {
    pub(crate) precision: usize,
    pub(crate) threshold: usize,
    pub(crate) edge_items: usize,
    pub(crate) line_width: usize,
    pub(crate) suppress: bool,
    pub(crate) nan_text: String,
    pub(crate) infinity_text: String,
    /// `-`, `+` or a space.
    pub(crate) sign: char,
    pub(crate) float_mode: FloatMode,
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self {
            precision: 8,
            threshold: 1000,
            edge_items: 3,
            line_width: 75,
            suppress: false,
            nan_text: "nan".to_owned(),
            infinity_text: "inf".to_owned(),
            sign: '-',
            float_mode: FloatMode::MaxPrecision,
        }
    }
}

/// Functions that print elements, by kind.
pub(crate) type Formatters = Vec<(String, PyObjectRef)>;

thread_local! {
    // An interpreter lives on one thread, and `set_printoptions` speaks for all of its arrays.
    static CURRENT: RefCell<(PrintOptions, Formatters)> = RefCell::default();
}

pub(crate) fn current() -> (PrintOptions, Formatters) {
    CURRENT.with_borrow(Clone::clone)
}

pub(crate) fn set_current(options: PrintOptions, formatters: Formatters) {
    CURRENT.set((options, formatters));
}
