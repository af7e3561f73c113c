//! Division by zero, overflow, underflow and invalid values: what `np.seterr` decides about.
//! Found by looking at a result that is not finite where its operands were; a result that is finite costs one pass.

use std::cell::Cell;

use orchestrator_arrays::{Array, DType};
use rustpython_vm::{PyResult, VirtualMachine};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reaction {
    Ignore,
    Warn,
    Raise,
}

#[derive(Clone, Copy)]
pub(crate) struct ErrorState {
    pub(crate) divide: Reaction,
    pub(crate) over: Reaction,
    pub(crate) under: Reaction,
    pub(crate) invalid: Reaction,
}

thread_local! {
    // An interpreter lives on one thread.
    static STATE: Cell<ErrorState> = const {
        Cell::new(ErrorState {
            divide: Reaction::Warn,
            over: Reaction::Warn,
            under: Reaction::Ignore,
            invalid: Reaction::Warn,
        })
    };
}

pub(crate) fn state() -> ErrorState {
    STATE.get()
}

pub(crate) fn set_state(state: ErrorState) {
    STATE.set(state);
}

/// Whether results must be looked at one by one, which the short ways do not.
pub(crate) fn watches_underflow() -> bool {
    state().under != Reaction::Ignore
}

/// A warning of numpy's, or the exception it was turned into.
pub(crate) fn warn(text: impl Into<String>, vm: &VirtualMachine) -> PyResult<()> {
    let category = vm.ctx.exceptions.runtime_warning.to_owned();
    let text = vm.ctx.new_str(text.into());
    rustpython_vm::warn::warn(text.into(), Some(category), 1, None, vm)
}

fn react(reaction: Reaction, what: &str, name: &str, vm: &VirtualMachine) -> PyResult<()> {
    let text = format!("{what} encountered in {name}");
    match reaction {
        Reaction::Ignore => Ok(()),
        Reaction::Warn => warn(text, vm),
        Reaction::Raise => {
            let class = vm.builtins.get_attr("FloatingPointError", vm)?;
            match class.downcast() {
                Ok(class) => Err(vm.new_exception_msg(class, text.into())),
                Err(_) => Err(vm.new_value_error(text)),
            }
        }
    }
}

/// Large sums and products are taken at their word: looking at them again would cost a third of the time.
fn is_worth_looking(name: &str, size: usize) -> bool {
    const MOST: usize = 1 << 16;
    match name {
        "add" | "subtract" | "multiply" | "square" => size <= MOST,
        "negative" | "positive" | "absolute" | "fabs" | "sign" | "floor" | "ceil" | "trunc" | "rint" | "maximum"
        | "minimum" | "fmax" | "fmin" | "copysign" | "conjugate" | "floor_round" | "tanh" | "arctan" => false,
        _ => true,
    }
}

fn any_not_finite(result: &Array) -> bool {
    if let Some(values) = result.as_slice::<f64>() {
        // Branchless, so that it runs at the speed of memory.
        return values.chunks(4096).any(|chunk| chunk.iter().fold(false, |found, value| found | !value.is_finite()));
    }
    if let Some(values) = result.as_slice::<f32>() {
        return values.chunks(4096).any(|chunk| chunk.iter().fold(false, |found, value| found | !value.is_finite()));
    }
    result.to_vec::<f64>().is_ok_and(|values| values.iter().any(|value| !value.is_finite()))
}

/// Reports what went wrong while `name` was computed.
pub(crate) fn check(name: &str, inputs: &[&Array], result: &Array, vm: &VirtualMachine) -> PyResult<()> {
    let state = state();
    if [state.divide, state.over, state.under, state.invalid].iter().all(|reaction| *reaction == Reaction::Ignore) {
        return Ok(());
    }
    let is_scalar = result.ndim() == 0;
    if result.dtype().is_integer() {
        let divides = matches!(name, "floor_divide" | "remainder" | "fmod");
        let by_zero = divides
            && inputs.get(1).is_some_and(|divisor| divisor.to_vec::<i64>().is_ok_and(|values| values.contains(&0)));
        return if by_zero { react(state.divide, "divide by zero", &shown(name, is_scalar), vm) } else { Ok(()) };
    }
    if !matches!(result.dtype(), DType::F64 | DType::F32) {
        return Ok(());
    }
    if state.under != Reaction::Ignore && underflows(name, inputs, result) {
        react(state.under, "underflow", &shown(name, is_scalar && inputs.len() == 2), vm)?;
    }
    if !is_worth_looking(name, result.size()) || !any_not_finite(result) {
        return Ok(());
    }
    let found = look(name, inputs, result);
    let name = shown(name, is_scalar && inputs.len() == 2);
    if found.divide {
        react(state.divide, "divide by zero", &name, vm)?;
    }
    if found.over {
        react(state.over, "overflow", &name, vm)?;
    }
    if found.invalid {
        react(state.invalid, "invalid value", &name, vm)?;
    }
    Ok(())
}

fn shown(name: &str, is_scalar: bool) -> String {
    if is_scalar { format!("scalar {name}") } else { name.to_owned() }
}

#[derive(Default)]
struct Found {
    divide: bool,
    over: bool,
    invalid: bool,
}

/// Element by element, against the operands it came from.
fn look(name: &str, inputs: &[&Array], result: &Array) -> Found {
    let mut found = Found::default();
    let wide = |array: &Array| array.broadcast_to(result.shape()).and_then(|array| array.to_vec::<f64>());
    let operands: Result<Vec<Vec<f64>>, _> = inputs.iter().map(|input| wide(input)).collect();
    let (Ok(operands), Ok(values)) = (operands, result.to_vec::<f64>()) else { return found };
    for (at, value) in values.iter().enumerate() {
        if value.is_finite() {
            continue;
        }
        let first = operands.first().map_or(0.0, |values| values[at]);
        let second = operands.get(1).map(|values| values[at]);
        if value.is_nan() {
            found.invalid |= !first.is_nan() && !second.is_some_and(f64::is_nan);
        } else if first.is_finite() && second.is_none_or(f64::is_finite) {
            let by_zero = match name {
                "divide" | "floor_divide" | "remainder" | "fmod" => second == Some(0.0),
                "power" | "float_power" | "log" | "log2" | "log10" | "reciprocal" => first == 0.0,
                // The only finite operands with an infinite result.
                "log1p" | "arctanh" => true,
                _ => false,
            };
            found.divide |= by_zero;
            found.over |= !by_zero;
        }
    }
    found
}

/// Whether a result is too small for its type and not exact. Asked only by scripts that want to know.
#[expect(clippy::float_cmp, reason = "exact or not is the question")]
fn underflows(name: &str, inputs: &[&Array], result: &Array) -> bool {
    let least = if result.dtype() == &DType::F32 { f64::from(f32::MIN_POSITIVE) } else { f64::MIN_POSITIVE };
    let wide = |array: &Array| array.broadcast_to(result.shape()).and_then(|array| array.to_vec::<f64>());
    let operands: Result<Vec<Vec<f64>>, _> = inputs.iter().map(|input| wide(input)).collect();
    let (Ok(operands), Ok(values)) = (operands, result.to_vec::<f64>()) else { return false };
    values.iter().enumerate().filter(|(_, value)| value.abs() < least).any(|(at, value)| {
        let first = operands.first().map_or(0.0, |values| values[at]);
        let second = operands.get(1).map_or(first, |values| values[at]);
        match name {
            "multiply" | "square" => first != 0.0 && second != 0.0 && (*value == 0.0 || value / first != second),
            "divide" => first != 0.0 && second.is_finite() && (*value == 0.0 || value * second != first),
            "power" | "float_power" => first != 0.0 && first.is_finite() && second.is_finite(),
            "exp" | "exp2" => first.is_finite(),
            _ => false,
        }
    })
}

/// An invalid value in an operation that was not checked by its operands.
pub(crate) fn report_invalid(name: &str, vm: &VirtualMachine) -> PyResult<()> {
    react(state().invalid, "invalid value", name, vm)
}

/// A whole number that its type cannot hold.
pub(crate) fn report_overflow(name: &str, vm: &VirtualMachine) -> PyResult<()> {
    react(state().over, "overflow", name, vm)
}

/// A float that no integer can hold.
pub(crate) fn check_cast(source: &Array, target: &DType, vm: &VirtualMachine) -> PyResult<()> {
    if source.dtype().is_float() && target.is_integer() && any_not_finite(source) {
        return react(state().invalid, "invalid value", "cast", vm);
    }
    Ok(())
}
