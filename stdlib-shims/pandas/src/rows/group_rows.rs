//! One value per row, computed inside the row's group.

use rustpython_vm::{PyResult, VirtualMachine};

use super::group::Groups;
use super::keys::ABSENT;
use crate::column::kinds::{Kind, Native, Values, series_from, with_numbers};
use crate::column::{assign, concat, read, take};
use crate::opcodes::Cumulative;
use crate::ops::{cumulative as running, rank as ranks};

impl Groups {
    /// Numbers the rows of each group; dropped rows have -1.
    pub(crate) fn cumcount(&self, ascending: bool) -> Vec<i64> {
        let mut seen = vec![0_i64; self.n];
        let mut numbers = vec![-1_i64; self.codes.len()];
        let mut number = |row: usize| {
            let code = self.codes[row];
            if code != ABSENT {
                let next = &mut seen[code as usize];
                numbers[row] = *next;
                *next += 1;
            }
        };
        if ascending {
            (0..self.codes.len()).for_each(&mut number);
        } else {
            (0..self.codes.len()).rev().for_each(&mut number);
        }
        numbers
    }

    /// A value per group spread over the rows.
    pub(crate) fn broadcast(&self, values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
        take::take_or_missing(values, &self.wide_codes(), vm)
    }

    /// The value `n` rows earlier in the group.
    pub(crate) fn shift(
        &self,
        values: &Values,
        n: i64,
        fill: Option<&Values>,
        vm: &VirtualMachine,
    ) -> PyResult<Values> {
        let grouped = self.grouped();
        let mut from = vec![-1_i64; self.codes.len()];
        for group in 0..self.n {
            let rows = grouped.of(group);
            for (place, row) in rows.iter().enumerate() {
                let source = usize::try_from((place as i64).saturating_sub(n)).ok().and_then(|place| rows.get(place));
                if let (Some(source), Some(slot)) = (source, from.get_mut(*row as usize)) {
                    *slot = i64::from(*source);
                }
            }
        }
        let Some(fill) = fill else { return take::take_or_missing(values, &from, vm) };
        if values.len() == 0 {
            return Ok(values.clone());
        }
        let inside: Vec<i64> = from.iter().map(|row| (*row).max(0)).collect();
        let shifted = take::take(values, &inside, vm)?;
        let holes: Vec<i64> = from.iter().enumerate().filter(|(_, row)| **row < 0).map(|(row, _)| row as i64).collect();
        assign::set_items(&shifted, &holes, fill, vm)
    }

    /// Holes filled from the same group.
    pub(crate) fn fill(
        &self,
        values: &Values,
        forward: bool,
        limit: Option<usize>,
        vm: &VirtualMachine,
    ) -> PyResult<Values> {
        let missing = read::missing_mask(values, vm);
        let grouped = self.grouped();
        let mut from: Vec<i64> =
            self.codes.iter().enumerate().map(|(row, code)| if *code == ABSENT { -1 } else { row as i64 }).collect();
        for group in 0..self.n {
            let rows = grouped.of(group);
            let holes: Vec<bool> = rows.iter().map(|row| missing[*row as usize]).collect();
            for (row, source) in rows.iter().zip(assign::fill_sources(&holes, forward, limit)) {
                from[*row as usize] = i64::from(rows[source as usize]);
            }
        }
        take::take_or_missing(values, &from, vm)
    }

    pub(crate) fn cumulative(
        &self,
        op: Cumulative,
        values: &Values,
        skipna: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Values> {
        if let (Kind::Number, Some(series), false) = (&values.kind, values.series(), self.codes.contains(&ABSENT)) {
            let quick = with_numbers!(series, slice => Some(self.run(op, slice, skipna)), None);
            if let Some(quick) = quick {
                return Ok(values.like(quick));
            }
        }
        self.scatter(values, |part| running::cumulative(part, op, skipna, vm), vm)
    }

    /// Running sums and extremes without cutting the column up.
    fn run<T: Native + running::Running>(&self, op: Cumulative, slice: &[T], skipna: bool) -> polars::prelude::Series
    where
        polars::prelude::ChunkedArray<T::Polars>: polars::prelude::IntoSeries,
    {
        let step = running::step::<T>(op);
        let mut state: Vec<Option<T>> = vec![None; self.n];
        let mut dead = vec![false; self.n];
        let mut results = Vec::with_capacity(slice.len());
        for (code, value) in self.codes.iter().zip(slice) {
            let group = *code as usize;
            if value.is_missing() || dead[group] {
                dead[group] |= !skipna;
                results.push(if value.is_missing() { *value } else { T::from_f64(f64::NAN) });
                continue;
            }
            let next = state[group].map_or(*value, |sum| step(sum, *value));
            state[group] = Some(next);
            results.push(next);
        }
        series_from(results)
    }

    pub(crate) fn rank(&self, values: &Values, options: &ranks::Ranking, vm: &VirtualMachine) -> PyResult<Values> {
        self.scatter(values, |part| ranks::rank(part, options, vm), vm)
    }

    /// Applies `each` to the rows of every group and puts the results back in their places.
    fn scatter(
        &self,
        values: &Values,
        each: impl Fn(&Values) -> PyResult<Values>,
        vm: &VirtualMachine,
    ) -> PyResult<Values> {
        let grouped = self.grouped();
        let mut pieces = Vec::with_capacity(self.n);
        let mut places = vec![-1_i64; self.codes.len()];
        let mut next = 0;
        for group in 0..self.n {
            let rows: Vec<i64> = grouped.of(group).iter().map(|row| i64::from(*row)).collect();
            if rows.is_empty() {
                continue;
            }
            pieces.push(each(&take::take(values, &rows, vm)?)?);
            for row in rows {
                places[row as usize] = next;
                next += 1;
            }
        }
        let all = if pieces.is_empty() { each(&take::slice(values, 0, 0, 1))? } else { concat::concat(&pieces, vm)? };
        take::take_or_missing(&all, &places, vm)
    }
}
