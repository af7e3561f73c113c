//! Reductions of text and of Python values.

use rustpython_vm::builtins::PyStr;
use rustpython_vm::types::PyComparisonOp;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::reduce::{Reduction, missing, statistic};
use crate::column::cast::{parse_float, quoted};
use crate::column::kinds::{Kind, Values};
use crate::column::read;
use crate::opcodes::Reduce;
use crate::registry;

fn is_text(object: &PyObjectRef) -> bool {
    object.downcast_ref::<PyStr>().is_some()
}

pub(crate) fn reduce(values: &Values, how: &Reduction, vm: &VirtualMachine) -> PyResult {
    let op = how.op;
    let all = read::to_objects(values, vm)?;
    let known: Vec<PyObjectRef> =
        all.iter().filter(|object| !crate::cell::is_missing_object(object, vm)).cloned().collect();
    let has_holes = known.len() < all.len();
    let is_string_dtype = matches!(values.kind, Kind::Masked);
    if is_string_dtype && has_holes && !how.skipna.0 {
        return Ok(registry::na(vm));
    }
    if matches!(op, Reduce::Any | Reduce::All) {
        let mut result = op == Reduce::All;
        for object in if how.skipna.0 { known } else { all } {
            let flag = object.is_true(vm)?;
            result = if op == Reduce::Any { result || flag } else { result && flag };
        }
        return Ok(vm.ctx.new_bool(result).into());
    }
    match op {
        Reduce::Min | Reduce::Max => {
            let is_plain_text = matches!(values.kind, Kind::Text(_)) && !known.is_empty();
            if has_holes && (!how.skipna.0 || is_plain_text) {
                let symbol = if op == Reduce::Min { "<=" } else { ">=" };
                let message = format!("'{symbol}' not supported between instances of 'str' and 'float'");
                return Err(vm.new_type_error(message));
            }
            extreme(values, &known, op == Reduce::Min, vm)
        }
        Reduce::Sum | Reduce::Prod => {
            if has_holes && matches!(values.kind, Kind::Text(_)) && !known.is_empty() {
                return Err(vm.new_type_error("can only concatenate str (not \"int\") to str"));
            }
            if has_holes && !how.skipna.0 {
                return total(&all, op == Reduce::Sum, vm);
            }
            if (known.len() as i64) < how.min_count.0 {
                return Ok(missing(values, vm));
            }
            if known.is_empty() {
                return Ok(if is_string_dtype {
                    vm.ctx.new_str("").into()
                } else {
                    vm.ctx.new_int(i32::from(op == Reduce::Prod)).into()
                });
            }
            if let (Some(texts), Reduce::Sum) = (values.text_chunk(), op) {
                let joined: String = texts.iter().flatten().collect();
                return Ok(vm.ctx.new_str(joined).into());
            }
            total(&known, op == Reduce::Sum, vm)
        }
        _ if is_string_dtype => Err(vm.new_type_error(format!("Cannot perform reduction '{op}' with string dtype"))),
        _ => statistics(values, how, &all, &known, has_holes, vm),
    }
}

fn total(objects: &[PyObjectRef], is_sum: bool, vm: &VirtualMachine) -> PyResult {
    let mut sum: Option<PyObjectRef> = None;
    for object in objects {
        sum = Some(match sum {
            None => object.clone(),
            Some(sum) if is_sum => vm._add(&sum, object)?,
            Some(sum) => vm._mul(&sum, object)?,
        });
    }
    Ok(sum.unwrap_or_else(|| vm.ctx.none()))
}

fn extreme(values: &Values, known: &[PyObjectRef], least: bool, vm: &VirtualMachine) -> PyResult {
    if let Some(texts) = values.text_chunk() {
        let best = if least { texts.iter().flatten().min() } else { texts.iter().flatten().max() };
        let nothing = || {
            if matches!(values.kind, Kind::Masked) { missing(values, vm) } else { vm.ctx.new_float(f64::NAN).into() }
        };
        return Ok(best.map_or_else(nothing, |text| vm.ctx.new_str(text).into()));
    }
    let Some(first) = known.first() else { return Ok(vm.ctx.new_float(f64::NAN).into()) };
    if let Some(odd) = known.iter().find(|object| is_text(object) != is_text(first)) {
        let symbol = if least { "<=" } else { ">=" };
        return Err(vm.new_type_error(format!(
            "'{symbol}' not supported between instances of '{}' and '{}'",
            crate::cell::type_name(first),
            crate::cell::type_name(odd)
        )));
    }
    let mut best = first;
    let op = if least { PyComparisonOp::Lt } else { PyComparisonOp::Gt };
    for object in &known[1..] {
        if object.rich_compare_bool(best, op, vm)? {
            best = object;
        }
    }
    Ok(best.clone())
}

fn statistics(
    values: &Values,
    how: &Reduction,
    all: &[PyObjectRef],
    known: &[PyObjectRef],
    has_holes: bool,
    vm: &VirtualMachine,
) -> PyResult {
    let op = how.op;
    if has_holes && !how.skipna.0 {
        return Ok(vm.ctx.new_float(f64::NAN).into());
    }
    let n = known.len();
    if let Some(bad) = known.iter().find(|object| is_text(object)) {
        return match op {
            Reduce::Mean => {
                let joined = total(known, true, vm)?.str(vm)?.to_string();
                match parse_float(&joined) {
                    Some(value) => Ok(vm.ctx.new_float(value / n as f64).into()),
                    None => Err(vm.new_type_error(format!("Could not convert string '{joined}' to numeric"))),
                }
            }
            Reduce::Median => {
                let shown = vm.ctx.new_list(all.to_vec());
                let shown: PyObjectRef = shown.into();
                Err(vm.new_type_error(format!("Cannot convert {} to numeric", shown.repr(vm)?)))
            }
            Reduce::Quantile => Err(vm.new_type_error("unsupported operand type(s) for -: 'str' and 'str'")),
            _ => {
                let text = bad.str(vm)?.to_string();
                Err(vm.new_value_error(format!("could not convert string to float: {}", quoted(&text, vm))))
            }
        };
    }
    if n == 0 {
        return Ok(vm.ctx.new_float(f64::NAN).into());
    }
    if let Some(floats) = read::to_floats(values, vm)? {
        return Ok(super::reduce::float(statistic(op, &floats, how, vm)?, vm));
    }
    if op == Reduce::Mean {
        let count: PyObjectRef = vm.ctx.new_int(n).into();
        let sum = total(known, true, vm)?;
        return vm._truediv(&sum, &count);
    }
    let class: PyObjectRef = vm.ctx.types.float_type.to_owned().into();
    let mut floats = Vec::with_capacity(n);
    for object in known {
        floats.push(class.call((object.clone(),), vm)?.try_into_value::<f64>(vm)?);
    }
    Ok(super::reduce::float(statistic(op, &floats, how, vm)?, vm))
}
