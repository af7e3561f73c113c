//! Bins: which interval between rising edges holds a value.

use rustpython_vm::{PyResult, VirtualMachine};

use crate::column::kinds::{Kind, NAT, Unit, Values};
use crate::column::read;
use crate::time::bounds::rescaled_moments;

fn numbers(values: &Values, vm: &VirtualMachine) -> PyResult<Vec<f64>> {
    match values.kind {
        Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => {
            let nanos = rescaled_moments(values.ticks(), unit, Unit::Nano, vm)?;
            Ok(nanos.iter().map(|nanos| if *nanos == NAT { f64::NAN } else { *nanos as f64 }).collect())
        }
        _ => read::to_floats(values, vm)?.ok_or_else(|| vm.new_type_error("bins need numbers or times")),
    }
}

/// Code `i` is the interval from edge `i` to the next; -1 is outside all of them.
pub(crate) fn cut_codes(
    values: &Values,
    edges: &Values,
    right: bool,
    include_lowest: bool,
    vm: &VirtualMachine,
) -> PyResult<Vec<i64>> {
    let (values, edges) = (numbers(values, vm)?, numbers(edges, vm)?);
    let n_bins = edges.len() as i64 - 1;
    let one = |value: &f64| {
        if value.is_nan() {
            return -1;
        }
        let below = edges.partition_point(|edge| if right { edge < value } else { edge <= value });
        let below = if include_lowest && edges.first() == Some(value) { 1 } else { below };
        let code = below as i64 - 1;
        if (0..n_bins).contains(&code) { code } else { -1 }
    };
    Ok(values.iter().map(one).collect())
}
