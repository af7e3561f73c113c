//! The types that `dtype=` asks for, out of what was read.

use polars::prelude::{BooleanChunked, DataType, IntoSeries};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::csv_options::CsvOptions;
use super::csv_read::Joined;
use crate::column::cast::cast;
use crate::column::kinds::{Kind, Values, Wanted, number_name};
use crate::column::{build, take};

pub(crate) fn convert(column: Joined, place: usize, options: &CsvOptions, vm: &VirtualMachine) -> PyResult<Values> {
    let wanted = options.dtypes.get(&place);
    if column.is_empty {
        return match wanted {
            Some(wanted) => build::empty(wanted, vm),
            None => Ok(Values::objects(Vec::new())),
        };
    }
    let Some(wanted) = wanted else { return plain(column, vm) };
    let is_text = matches!(column.values.kind, Kind::Text(_));
    match wanted {
        Wanted::Object | Wanted::Text => Ok(column.values),
        Wanted::Number(dtype) if dtype.is_integer() => {
            if column.n_missing > 0 {
                return Err(vm.new_value_error(format!("Integer column has NA values in column {place}")));
            }
            if column.values.is_float() {
                let name = number_name(dtype);
                return Err(vm.new_value_error(format!(
                    "cannot safely convert passed user dtype of {name} for float64 dtyped data in column {place}"
                )));
            }
            cast(&column.values, wanted, vm)
        }
        Wanted::Bool => {
            if column.n_missing > 0 {
                return Err(vm.new_value_error(format!("Bool column has NA values in column {place}")));
            }
            if column.flags.is_none() {
                let name = column.values.dtype_name();
                return Err(vm.new_value_error(format!(
                    "cannot safely convert passed user dtype of bool for {name} dtyped data in column {place}"
                )));
            }
            Ok(column.values)
        }
        Wanted::Masked(DataType::Boolean) => match column.flags {
            Some(flags) => {
                let flags: BooleanChunked = flags.iter().map(|flag| (*flag < 2).then_some(*flag == 1)).collect();
                Ok(Values::new(Kind::Masked, flags.into_series()))
            }
            None => cast(&column.values, wanted, vm),
        },
        Wanted::Category if !is_text && column.flags.is_some() => {
            // Flags become the texts they were.
            let texts = cast(&plain(column, vm)?, &Wanted::Text, vm)?;
            cast(&texts, wanted, vm)
        }
        _ => cast(&column.values, wanted, vm),
    }
}

/// Flags with holes are Python values.
fn plain(column: Joined, vm: &VirtualMachine) -> PyResult<Values> {
    let Some(flags) = column.flags.filter(|_| column.n_missing > 0) else { return Ok(column.values) };
    let kept = column.values.len();
    let object = |flag: &u8| -> PyObjectRef {
        match flag {
            2 => vm.ctx.new_float(f64::NAN).into(),
            flag => vm.ctx.new_bool(*flag == 1).into(),
        }
    };
    let objects = Values::objects(flags.iter().map(object).collect());
    Ok(take::slice(&objects, 0, kept as i64, 1))
}
