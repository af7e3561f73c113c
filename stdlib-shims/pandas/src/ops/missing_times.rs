//! Times and `None`, `nan`, `NaT` or `NA`: pandas refuses most of them, and words each refusal its own way.

use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

use super::binary::{Operation, symbol};
use super::times::{unit_of, unsupported_operands};
use crate::column::build;
use crate::column::kinds::{Kind, NAT, Values, series_from};
use crate::opcodes::Binary;
use crate::registry;

/// `values op scalar` where the scalar is missing and the operator is not a comparison.
pub(super) fn binary(
    values: &Values,
    operation: &Operation<'_>,
    scalar: &PyObjectRef,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let Operation { op, other, reflected, .. } = *operation;
    let is_time = other.is_i64_backed();
    let all_missing = || Ok(build::all_missing(values, values.len(), vm));
    if matches!(op, Binary::Add | Binary::Sub) {
        return match &values.kind {
            _ if !is_time => Err(unsupported_operands(values, operation, vm)),
            Kind::Datetime { .. } | Kind::Period(_) if op == Binary::Sub => {
                Ok(Values::new(Kind::Timedelta(unit_of(values)), series_from(vec![NAT; values.len()])))
            }
            Kind::Period(_) if registry::is_nat(scalar) => {
                Err(vm.new_type_error(format!("Cannot add PeriodArray and {}", operation.other_name())))
            }
            _ => all_missing(),
        };
    }
    if !matches!(values.kind, Kind::Timedelta(_)) {
        return Err(no_such_operation(values, operation, vm));
    }
    let is_division = op != Binary::Mul;
    if is_division && reflected {
        return Err(vm.new_type_error(format!("Cannot divide {} by TimedeltaArray", operation.other_name())));
    }
    if registry::is_nat(scalar) || vm.is_none(scalar) {
        // The rest of a division is found by way of the whole part.
        let sign = symbol(if op == Binary::Mod { Binary::FloorDiv } else { op });
        let left = match (registry::is_nat(scalar), is_division) {
            (true, _) => "numpy.ndarray",
            (false, true) => "int",
            (false, false) => {
                let message = "ufunc 'multiply' cannot use operands with types dtype('<m8[ns]') and dtype('O')";
                return Err(vm.new_type_error(message));
            }
        };
        let name = operation.other_name();
        return Err(vm.new_type_error(format!("unsupported operand type(s) for {sign}: '{left}' and '{name}'")));
    }
    if registry::is_na(scalar) {
        let verb = if is_division { "divide by" } else { "multiply with" };
        return Err(vm.new_type_error(format!("Cannot {verb} {}", scalar.class().name())));
    }
    if is_time && op != Binary::Mod {
        return Ok(Values::floats(vec![f64::NAN; values.len()]));
    }
    all_missing()
}

/// Moments and periods cannot be multiplied or divided.
pub(super) fn no_such_operation(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let prefix = if operation.reflected { "r" } else { "" };
    let array = super::times::array_name(values);
    vm.new_type_error(format!("cannot perform __{prefix}{}__ with this index type: {array}", operation.op))
}
