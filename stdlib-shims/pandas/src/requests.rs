//! The arguments of the methods of `Column` and `Groups`: one struct for each signature with names or defaults.

use rustpython_vm::builtins::PyStr;
use rustpython_vm::{FromArgs, PyObjectRef, PyResult, TryFromObject, VirtualMachine};

use crate::arguments::{FlagOr, OneColumn, Whole, WholeOr, Words};
use crate::opcodes::{Aggregate, Binary, Cumulative, Fill};
use crate::ops::rank::Ranking;
use crate::rows::aggregate;
use crate::rows::factorize::Keep;

#[derive(FromArgs)]
pub(crate) struct ToNumpy {
    #[pyarg(any, default)]
    pub(crate) dtype: Option<PyObjectRef>,
}

#[derive(FromArgs)]
pub(crate) struct Slice {
    #[pyarg(any, default)]
    pub(crate) start: WholeOr<0>,
    #[pyarg(any, default)]
    pub(crate) stop: Option<Whole>,
    #[pyarg(any, default)]
    pub(crate) step: WholeOr<1>,
}

#[derive(FromArgs)]
pub(crate) struct Take {
    #[pyarg(any)]
    pub(crate) idx: OneColumn,
    #[pyarg(any, default)]
    pub(crate) allow_fill: FlagOr<false>,
}

#[derive(FromArgs)]
pub(crate) struct Operate {
    #[pyarg(any)]
    pub(crate) op: Binary,
    #[pyarg(any)]
    pub(crate) other: PyObjectRef,
    #[pyarg(any, default)]
    pub(crate) reflected: FlagOr<false>,
}

#[derive(FromArgs)]
pub(crate) struct Run {
    #[pyarg(any)]
    pub(crate) op: Cumulative,
    #[pyarg(any, default)]
    pub(crate) skipna: FlagOr<true>,
}

#[derive(FromArgs)]
pub(crate) struct Shift {
    #[pyarg(any, default)]
    pub(crate) n: WholeOr<1>,
    #[pyarg(any, default)]
    pub(crate) fill: Option<PyObjectRef>,
}

#[derive(FromArgs)]
pub(crate) struct Diff {
    #[pyarg(any, default)]
    pub(crate) n: WholeOr<1>,
}

#[derive(FromArgs)]
pub(crate) struct Round {
    #[pyarg(any, default)]
    pub(crate) decimals: WholeOr<0>,
}

#[derive(FromArgs)]
pub(crate) struct Clip {
    #[pyarg(any, default)]
    pub(crate) lower: Option<PyObjectRef>,
    #[pyarg(any, default)]
    pub(crate) upper: Option<PyObjectRef>,
}

#[derive(FromArgs)]
pub(crate) struct FillHoles {
    #[pyarg(any)]
    direction: Fill,
    #[pyarg(any, default)]
    limit: Option<Whole>,
}

impl FillHoles {
    pub(crate) fn is_forward(&self) -> bool {
        self.direction == Fill::Forward
    }

    pub(crate) fn limit(&self) -> Option<usize> {
        size(self.limit)
    }
}

#[derive(FromArgs)]
pub(crate) struct Interpolate {
    #[pyarg(any, default)]
    limit: Option<Whole>,
    #[pyarg(any, default)]
    direction: Option<Words>,
    #[pyarg(any, default)]
    pub(crate) x: Option<OneColumn>,
}

impl Interpolate {
    pub(crate) fn limit(&self) -> Option<usize> {
        size(self.limit)
    }

    pub(crate) fn direction(&self) -> &str {
        self.direction.as_deref().unwrap_or("forward")
    }
}

fn size(given: Option<Whole>) -> Option<usize> {
    given.and_then(|given| usize::try_from(given.0).ok())
}

#[derive(FromArgs)]
pub(crate) struct Factorize {
    #[pyarg(any, default)]
    pub(crate) sort: FlagOr<false>,
    #[pyarg(any, default)]
    pub(crate) use_na: FlagOr<false>,
}

#[derive(FromArgs)]
pub(crate) struct CountValues {
    #[pyarg(any, default)]
    pub(crate) sort: FlagOr<true>,
    #[pyarg(any, default)]
    pub(crate) ascending: FlagOr<false>,
    #[pyarg(any, default)]
    pub(crate) dropna: FlagOr<true>,
}

/// Which of several equal rows is none of the duplicates.
#[derive(FromArgs)]
pub(crate) struct Keeping {
    #[pyarg(any, default)]
    pub(crate) keep: Keep,
}

impl TryFromObject for Keep {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        match object.downcast_ref::<PyStr>().and_then(|text| text.to_str()) {
            Some("first") => Ok(Self::First),
            Some("last") => Ok(Self::Last),
            None if !object.clone().is_true(vm)? => Ok(Self::None),
            _ => Err(vm.new_value_error("keep must be either \"first\", \"last\" or False")),
        }
    }
}

#[derive(FromArgs)]
pub(crate) struct Mode {
    #[pyarg(any, default)]
    pub(crate) dropna: FlagOr<true>,
}

#[derive(FromArgs)]
pub(crate) struct Sort {
    #[pyarg(any, default)]
    pub(crate) ascending: FlagOr<true>,
    #[pyarg(any, default)]
    na_position: Option<Words>,
}

impl Sort {
    pub(crate) fn missing_first(&self) -> bool {
        self.na_position.as_deref() == Some("first")
    }
}

#[derive(FromArgs)]
pub(crate) struct Search {
    #[pyarg(any)]
    pub(crate) values: PyObjectRef,
    #[pyarg(any, default)]
    side: Option<Words>,
}

impl Search {
    pub(crate) fn right(&self) -> bool {
        self.side.as_deref() == Some("right")
    }
}

#[derive(FromArgs)]
pub(crate) struct Monotonic {
    #[pyarg(any, default)]
    pub(crate) increasing: FlagOr<true>,
    #[pyarg(any, default)]
    pub(crate) strict: FlagOr<false>,
}

#[derive(FromArgs)]
pub(crate) struct Extremes {
    #[pyarg(any, default)]
    pub(crate) n: WholeOr<5>,
    #[pyarg(any, default)]
    pub(crate) largest: FlagOr<true>,
    #[pyarg(any, default)]
    keep: Option<Words>,
}

impl Extremes {
    pub(crate) fn keep(&self) -> &str {
        self.keep.as_deref().unwrap_or("first")
    }
}

#[derive(FromArgs)]
pub(crate) struct Number {
    #[pyarg(any, default)]
    pub(crate) ascending: FlagOr<true>,
}

#[derive(FromArgs)]
pub(crate) struct AggregateGroups {
    #[pyarg(any)]
    pub(crate) op: Aggregate,
    #[pyarg(any, default)]
    pub(crate) col: Option<OneColumn>,
    #[pyarg(flatten)]
    pub(crate) options: aggregate::Options,
}

#[derive(FromArgs)]
pub(crate) struct RunGroups {
    #[pyarg(any)]
    pub(crate) op: Cumulative,
    #[pyarg(any)]
    pub(crate) col: OneColumn,
    #[pyarg(any, default)]
    pub(crate) skipna: FlagOr<true>,
}

#[derive(FromArgs)]
pub(crate) struct ShiftGroups {
    #[pyarg(any)]
    pub(crate) col: OneColumn,
    #[pyarg(flatten)]
    pub(crate) by: Shift,
}

#[derive(FromArgs)]
pub(crate) struct DiffGroups {
    #[pyarg(any)]
    pub(crate) col: OneColumn,
    #[pyarg(flatten)]
    pub(crate) by: Diff,
}

#[derive(FromArgs)]
pub(crate) struct RankGroups {
    #[pyarg(any)]
    pub(crate) col: OneColumn,
    #[pyarg(flatten)]
    pub(crate) how: Ranking,
}

#[derive(FromArgs)]
pub(crate) struct FillGroups {
    #[pyarg(any)]
    pub(crate) col: OneColumn,
    #[pyarg(flatten)]
    pub(crate) how: FillHoles,
}
