//! The nearest row of the other side, by an ordered key.

use rustpython_vm::{PyResult, VirtualMachine};

use super::join::{RowsByCode, codes_of_both};
use super::keys::unify;
use crate::column::kinds::{Kind, NAT, Values};
use crate::column::read;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Direction {
    Backward,
    Forward,
    Nearest,
}

pub(crate) struct AsOf {
    pub(crate) direction: Direction,
    /// In the unit of the keys; nanoseconds for times.
    pub(crate) tolerance: Option<f64>,
    pub(crate) allow_exact: bool,
}

/// Ordered keys as numbers; times in nanoseconds.
fn numbers(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<f64>> {
    match &values.kind {
        Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => {
            let nanos = unit.nanos();
            // The first moment is taken off by the caller; floats keep whole nanoseconds for 100 days.
            Ok(values
                .ticks()
                .iter()
                .map(|ticks| if *ticks == NAT { f64::NAN } else { *ticks as f64 * nanos as f64 })
                .collect())
        }
        _ => read::to_floats(values, vm)?.ok_or_else(|| vm.new_type_error("join keys must be numbers or times")),
    }
}

/// Whole keys where both sides are whole, so that no digit is lost.
fn whole(values: &Values) -> Option<Vec<i64>> {
    match &values.kind {
        Kind::Datetime { .. } | Kind::Timedelta(_) => Some(values.ticks().to_vec()),
        Kind::Number if values.dtype_name() == "int64" => Some(values.ticks().to_vec()),
        _ => None,
    }
}

pub(crate) fn join_asof(
    left_on: &Values,
    right_on: &Values,
    by: Option<(&[Values], &[Values])>,
    how: &AsOf,
    vm: &VirtualMachine,
) -> PyResult<Vec<i64>> {
    let (left, right) = unify(left_on, right_on, vm)?;
    let scale = match &left.kind {
        Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => unit.nanos() as f64,
        _ => 1.0,
    };
    let (build, probe, n) = match by {
        Some((left_by, right_by)) if !left_by.is_empty() => codes_of_both(right_by, left_by, vm)?,
        _ => (vec![0; right.len()], vec![0; left.len()], 1),
    };
    let lists = RowsByCode::new(&build, n);
    if let (Some(one), Some(two)) = (whole(&left), whole(&right)) {
        let far = |a: i64, b: i64| (i128::from(a) - i128::from(b)).unsigned_abs() as f64 * scale;
        let known: Vec<bool> = one.iter().map(|key| *key != NAT).collect();
        return Ok(match_all(&one, &two, &known, &probe, &lists, how, far));
    }
    let (one, two) = (numbers(&left, vm)?, numbers(&right, vm)?);
    let known: Vec<bool> = one.iter().map(|key| !key.is_nan()).collect();
    Ok(match_all(&one, &two, &known, &probe, &lists, how, |a: f64, b: f64| (a - b).abs()))
}

fn match_all<T: Copy + PartialOrd>(
    left: &[T],
    right: &[T],
    known: &[bool],
    probe: &[u32],
    lists: &RowsByCode,
    how: &AsOf,
    far: impl Fn(T, T) -> f64,
) -> Vec<i64> {
    let one = |row: usize| {
        if !known[row] {
            return -1;
        }
        let key = left[row];
        let rows = lists.of(probe[row]);
        let at = |place: usize| right[rows[place] as usize];
        let before = rows.partition_point(|other| {
            let other = right[*other as usize];
            if how.allow_exact { other <= key } else { other < key }
        });
        let after = rows.partition_point(|other| {
            let other = right[*other as usize];
            if how.allow_exact { other < key } else { other <= key }
        });
        let back = before.checked_sub(1);
        let ahead = Some(after).filter(|place| *place < rows.len());
        let place = match how.direction {
            Direction::Backward => back,
            Direction::Forward => ahead,
            Direction::Nearest => match (back, ahead) {
                (Some(back), Some(ahead)) if far(at(ahead), key) < far(at(back), key) => Some(ahead),
                (Some(back), _) => Some(back),
                (None, ahead) => ahead,
            },
        };
        match place {
            Some(place) if how.tolerance.is_none_or(|most| far(at(place), key) <= most) => i64::from(rows[place]),
            _ => -1,
        }
    };
    (0..left.len()).map(one).collect()
}
