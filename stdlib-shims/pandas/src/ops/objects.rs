//! Operators on Python values, one by one through Python's own.

use rustpython_vm::builtins::PyStr;
use rustpython_vm::types::PyComparisonOp;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::binary::{Operation, bad_logic, is_comparison, is_logic, mirrored};
use crate::cell::is_missing_object;
use crate::column::kinds::{Kind, Values};
use crate::column::{build, read};
use crate::opcodes::Binary;

pub(crate) fn python_comparison(op: Binary) -> PyComparisonOp {
    match op {
        Binary::Eq => PyComparisonOp::Eq,
        Binary::Ne => PyComparisonOp::Ne,
        Binary::Lt => PyComparisonOp::Lt,
        Binary::Le => PyComparisonOp::Le,
        Binary::Gt => PyComparisonOp::Gt,
        _ => PyComparisonOp::Ge,
    }
}

/// `one op two` as Python does it.
pub(crate) fn python_operator(op: Binary, one: &PyObjectRef, two: &PyObjectRef, vm: &VirtualMachine) -> PyResult {
    match op {
        Binary::Add => vm._add(one, two),
        Binary::Sub => vm._sub(one, two),
        Binary::Mul => vm._mul(one, two),
        Binary::TrueDiv => vm._truediv(one, two),
        Binary::FloorDiv => vm._floordiv(one, two),
        Binary::Mod => vm._mod(one, two),
        Binary::Pow => vm._pow(one, two, &vm.ctx.none()),
        Binary::And => vm._and(one, two),
        Binary::Or => vm._or(one, two),
        Binary::Xor => vm._xor(one, two),
        other => one.clone().rich_compare(two.clone(), python_comparison(other), vm),
    }
}

pub(crate) fn binary(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let ones = read::to_objects(values, vm)?;
    let twos = match scalar {
        None => read::to_objects(other, vm)?,
        Some(object) => {
            // A numpy number as the plain one, so that results are plain too.
            let plain = if other.object_values().is_some() {
                object.clone()
            } else {
                read::to_objects(other, vm)?.into_iter().next().unwrap_or_else(|| object.clone())
            };
            vec![plain; ones.len()]
        }
    };
    if is_comparison(op) {
        return compare(values, operation, &ones, &twos, vm);
    }
    if is_logic(op) {
        return logic(values, operation, &ones, &twos, vm);
    }
    let mut results = Vec::with_capacity(ones.len());
    for (one, two) in ones.iter().zip(&twos) {
        let (one, two) = if reflected { (two, one) } else { (one, two) };
        results.push(match python_operator(op, one, two, vm) {
            Ok(result) => result,
            Err(_) if is_missing_object(one, vm) || is_missing_object(two, vm) => vm.ctx.new_float(f64::NAN).into(),
            Err(error) => {
                let is_text = |object: &PyObjectRef| object.downcast_ref::<PyStr>().is_some();
                if op == Binary::Add && is_text(one) && !is_text(two) {
                    let name = crate::cell::type_name(two);
                    return Err(vm.new_type_error(format!("can only concatenate str (not \"{name}\") to str")));
                }
                return Err(error);
            }
        });
    }
    if matches!(values.kind, Kind::Complex) || matches!(other.kind, Kind::Complex) {
        return build::infer(results, vm);
    }
    build::text_or_objects(results, vm)
}

fn compare(
    values: &Values,
    operation: &Operation<'_>,
    ones: &[PyObjectRef],
    twos: &[PyObjectRef],
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let op = if operation.reflected { mirrored(operation.op) } else { operation.op };
    let is_equality = matches!(op, Binary::Eq | Binary::Ne);
    let is_number = matches!(values.kind, Kind::Number | Kind::Bool);
    if !is_equality
        && is_number
        && let Some(scalar) = operation.scalar
        && scalar.downcast_ref::<PyStr>().is_some()
    {
        return Err(vm.new_type_error(format!("Invalid comparison between dtype={} and str", values.dtype_name())));
    }
    let mut flags = Vec::with_capacity(ones.len());
    for (one, two) in ones.iter().zip(twos) {
        if is_missing_object(one, vm) || is_missing_object(two, vm) {
            flags.push(op == Binary::Ne);
            continue;
        }
        let result = one.clone().rich_compare(two.clone(), python_comparison(op), vm)?;
        flags.push(if is_missing_object(&result, vm) { op == Binary::Ne } else { result.is_true(vm)? });
    }
    Ok(Values::bools(&flags))
}

/// Missing on the right counts as false before the operation, on the left after it.
fn logic(
    values: &Values,
    operation: &Operation<'_>,
    ones: &[PyObjectRef],
    twos: &[PyObjectRef],
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let mut flags = Vec::with_capacity(ones.len());
    for (one, two) in ones.iter().zip(twos) {
        let two = if operation.scalar.is_none() && is_missing_object(two, vm) {
            vm.ctx.new_bool(false).into()
        } else {
            two.clone()
        };
        let (one, two) = if operation.reflected { (&two, one) } else { (one, &two) };
        let flag = match python_operator(operation.op, one, two, vm) {
            Ok(result) => !is_missing_object(&result, vm) && result.is_true(vm)?,
            Err(_) if is_missing_object(one, vm) || is_missing_object(two, vm) => false,
            Err(_) if operation.scalar.is_some() => return Err(bad_logic(values, operation, operation.reflected, vm)),
            Err(error) => return Err(error),
        };
        flags.push(flag);
    }
    Ok(Values::bools(&flags))
}
