//! Ranks of values, ties by five rules.

use rustpython_vm::{FromArgs, PyResult, VirtualMachine};

use crate::arguments::{FlagOr, Words};
use crate::column::kinds::{Kind, Values};
use crate::rows::factorize::factorize;
use crate::rows::sort::argsort;

/// The options of a rank.
#[derive(FromArgs, Default)]
pub(crate) struct Ranking {
    #[pyarg(any, default)]
    method: Option<Words>,
    #[pyarg(any, default)]
    ascending: FlagOr<true>,
    #[pyarg(any, default)]
    na_option: Option<Words>,
    #[pyarg(any, default)]
    pct: FlagOr<false>,
}

pub(crate) fn rank(values: &Values, options: &Ranking, vm: &VirtualMachine) -> PyResult<Values> {
    let method = options.method.as_deref().unwrap_or("average");
    let na_option = options.na_option.as_deref().unwrap_or("keep");
    let ascending = options.ascending.0;
    // pandas ranks the holes of nullable numbers as the least of all, whatever the options say.
    let is_nullable = matches!(values.kind, Kind::Masked) && !values.is_text();
    let missing_first = if is_nullable { ascending } else { na_option == "top" };
    let order = argsort(values, ascending, missing_first, vm)?;
    let (codes, _) = factorize(values, false, vm)?;
    let keep_missing = na_option == "keep" && !is_nullable;
    let order: Vec<usize> =
        order.into_iter().map(|row| row as usize).filter(|row| !(keep_missing && codes[*row] < 0)).collect();
    let mut ranks = vec![f64::NAN; values.len()];
    let (mut start, mut dense) = (0, 0.0);
    while start < order.len() {
        let mut end = start + 1;
        while end < order.len() && codes[order[end]] == codes[order[start]] {
            end += 1;
        }
        dense += 1.0;
        for place in start..end {
            ranks[order[place]] = match method {
                "min" => start as f64 + 1.0,
                "max" => end as f64,
                "first" => place as f64 + 1.0,
                "dense" => dense,
                _ => (start + end - 1) as f64 / 2.0 + 1.0,
            };
        }
        start = end;
    }
    if options.pct.0 && !order.is_empty() {
        let most = if method == "dense" { dense } else { order.len() as f64 };
        for rank in &mut ranks {
            *rank /= most;
        }
    }
    Ok(Values::floats(ranks))
}
