//! First and last values of groups, and whether any or all of them are true.

use polars::prelude::DataType;
use rustpython_vm::{PyResult, VirtualMachine};

use super::aggregate::{Options, count};
use super::group::Groups;
use super::keys::ABSENT;
use crate::column::kinds::{Kind, Values, Wanted};
use crate::column::{cast, read, take};

pub(super) fn first_last(
    groups: &Groups,
    last: bool,
    values: &Values,
    options: &Options,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let missing = read::missing_mask(values, vm);
    let mut rows = vec![-1_i64; groups.n];
    for (row, code) in groups.codes.iter().enumerate() {
        if *code != ABSENT && !(options.skipna.0 && missing[row]) {
            let slot = &mut rows[*code as usize];
            if last || *slot < 0 {
                *slot = row as i64;
            }
        }
    }
    drop_few(groups, &mut rows, values, options, vm);
    take::take_or_missing(values, &rows, vm)
}

/// Takes the row away from groups with fewer known values than `min_count`.
pub(super) fn drop_few(groups: &Groups, rows: &mut [i64], values: &Values, options: &Options, vm: &VirtualMachine) {
    if options.min_count.0 > 0 {
        for (row, known) in rows.iter_mut().zip(count(groups, &read::missing_mask(values, vm))) {
            if known < options.min_count.0 {
                *row = -1;
            }
        }
    }
}

pub(super) fn any_all(
    groups: &Groups,
    any: bool,
    values: &Values,
    skipna: bool,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    // A time is told from zero by its bits, `NaT` too.
    let is_time = values.is_i64_backed();
    let missing = if is_time { vec![false; values.len()] } else { read::missing_mask(values, vm) };
    let flags = match &values.kind {
        Kind::Masked if !values.is_text() => {
            let filled = read::to_floats(values, vm)?.unwrap_or_default();
            filled.iter().map(|value| *value != 0.0).collect()
        }
        _ if values.is_text() => values
            .text_chunk()
            .map(|texts| texts.iter().map(|text| text.is_some_and(|text| !text.is_empty())).collect())
            .unwrap_or_default(),
        _ if is_time => values.ticks().iter().map(|ticks| *ticks != 0).collect(),
        _ => crate::column::assign::flags(&cast::cast(values, &Wanted::Bool, vm)?),
    };
    // `nan` is true in itself.
    let counts_missing = !skipna && values.is_float();
    let mut results = vec![!any; groups.n];
    for (row, code) in groups.codes.iter().enumerate() {
        if *code != ABSENT && (counts_missing || !missing[row]) {
            let slot = &mut results[*code as usize];
            *slot = if any { *slot || flags[row] } else { *slot && flags[row] };
        }
    }
    let result = Values::bools(&results);
    if matches!(values.kind, Kind::Masked) {
        cast::cast(&result, &Wanted::Masked(DataType::Boolean), vm)
    } else {
        Ok(result)
    }
}
