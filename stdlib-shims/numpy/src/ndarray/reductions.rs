//! Methods that reduce axes: sums, means, extremes, running totals, rounding.

use orchestrator_arrays::{Array, BinaryOp, DType, Operand, ReduceOptions, Scalar, UfuncOptions, UnaryOp, Weak};
use rustpython_vm::builtins::{PyFloat, PyInt};
use rustpython_vm::{FromArgs, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

use super::arranging::deliver;
use super::{PyNdArray, wrap};
use crate::arguments::{Axes, Flag, Mask, OneAxis, Out, Real, Whole};
use crate::convert::{self, ArrayLike};
use crate::dtype::DTypeArg;
use crate::errors::OrRaise;
use crate::floating;
use crate::functions::products;
use crate::operand;

#[derive(FromArgs)]
pub(super) struct SumArgs {
    #[pyarg(any, default)]
    axis: Axes,
    #[pyarg(any, default)]
    dtype: DTypeArg,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    keepdims: Flag,
    #[pyarg(any, default)]
    initial: Option<PyObjectRef>,
    #[pyarg(any, name = "where", default)]
    mask: Mask,
}

#[derive(FromArgs)]
pub(super) struct ExtremeArgs {
    #[pyarg(any, default)]
    axis: Axes,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    keepdims: Flag,
    #[pyarg(any, default)]
    initial: Option<PyObjectRef>,
    #[pyarg(any, name = "where", default)]
    mask: Mask,
}

#[derive(FromArgs)]
pub(super) struct TruthArgs {
    #[pyarg(any, default)]
    axis: Axes,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    keepdims: Flag,
    #[pyarg(any, name = "where", default)]
    mask: Mask,
}

#[derive(FromArgs)]
pub(super) struct MeanArgs {
    #[pyarg(any, default)]
    axis: Axes,
    #[pyarg(any, default)]
    dtype: DTypeArg,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    keepdims: Flag,
    #[pyarg(any, name = "where", default)]
    mask: Mask,
}

#[derive(FromArgs)]
pub(super) struct SpreadArgs {
    #[pyarg(any, default)]
    axis: Axes,
    #[pyarg(any, default)]
    dtype: DTypeArg,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    ddof: Real,
    #[pyarg(any, default)]
    keepdims: Flag,
    #[pyarg(any, name = "where", default)]
    mask: Mask,
    #[pyarg(any, name = "mean", default)]
    _mean: Option<PyObjectRef>,
    #[pyarg(any, default)]
    correction: Option<Real>,
}

#[derive(FromArgs)]
pub(super) struct PlaceArgs {
    #[pyarg(any, default)]
    axis: OneAxis,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    keepdims: Flag,
}

#[derive(FromArgs)]
pub(super) struct RunningArgs {
    #[pyarg(any, default)]
    axis: OneAxis,
    #[pyarg(any, default)]
    dtype: DTypeArg,
    #[pyarg(any, default)]
    out: Out,
}

#[derive(FromArgs)]
pub(super) struct RoundArgs {
    #[pyarg(any, default)]
    decimals: Whole,
    #[pyarg(any, default)]
    out: Out,
}

#[derive(FromArgs)]
pub(super) struct ClipArgs {
    #[pyarg(any, default)]
    min: Option<PyObjectRef>,
    #[pyarg(any, default)]
    max: Option<PyObjectRef>,
    #[pyarg(any, default)]
    out: Out,
}

#[derive(FromArgs)]
pub(super) struct DotArgs {
    #[pyarg(any)]
    b: ArrayLike,
    #[pyarg(any, default)]
    out: Out,
}

/// What every reduction takes.
pub(crate) struct Told<'a> {
    pub(crate) axes: Axes,
    pub(crate) dtype: Option<DType>,
    pub(crate) keepdims: bool,
    pub(crate) initial: Option<&'a PyObjectRef>,
    pub(crate) mask: &'a Mask,
}

pub(crate) fn options<'a>(array: &Array, told: &Told<'a>, vm: &VirtualMachine) -> PyResult<ReduceOptions<'a>> {
    let initial = match told.initial.filter(|initial| !vm.is_none(initial)) {
        Some(initial) => {
            let natural = convert::array_from(initial, None, vm)?;
            let dtype = if array.dtype().is_object() { DType::Object } else { natural.dtype().clone() };
            Some(convert::value_of_type(initial, &dtype, vm)?)
        }
        None => None,
    };
    // An array without axes takes the first and the last one for all it has.
    let all_of_one = |axes: &Vec<isize>| array.ndim() == 0 && matches!(axes.as_slice(), [0 | -1]);
    Ok(ReduceOptions {
        axes: told.axes.0.clone().filter(|axes| !all_of_one(axes)),
        keepdims: told.keepdims,
        initial,
        mask: told.mask.0.as_ref(),
        dtype: told.dtype.clone(),
        out: None,
    })
}

fn reduce(zelf: &PyNdArray, op: BinaryOp, told: &Told<'_>, out: &Out, vm: &VirtualMachine) -> PyResult {
    let array = zelf.array();
    let options = options(&array, told, vm)?;
    deliver(orchestrator_arrays::reduce(op, &array, &options).or_raise(vm)?, out, vm)
}

/// Whether all or any elements hold; a truth value even for objects.
fn truth(zelf: &PyNdArray, op: BinaryOp, told: &Told<'_>, out: &Out, vm: &VirtualMachine) -> PyResult {
    let array = zelf.array();
    let found = orchestrator_arrays::reduce(op, &array, &options(&array, told, vm)?).or_raise(vm)?;
    let found = if array.dtype().is_object() { found.cast_to(&DType::Bool).or_raise(vm)? } else { found };
    deliver(found, out, vm)
}

/// One number made of objects is a double: their sum is divided by numpy's own count.
fn settled(result: Array, vm: &VirtualMachine) -> PyResult<Array> {
    if result.dtype().is_object() && result.ndim() == 0 {
        let value = result.objects().or_raise(vm)?.into_iter().next().map(crate::objects::into_python);
        let is_number = value.is_some_and(|value| {
            value.downcast_ref::<PyFloat>().is_some() || value.downcast_ref_if_exact::<PyInt>(vm).is_some()
        });
        if is_number {
            return result.cast_to(&DType::F64).or_raise(vm);
        }
    }
    Ok(result)
}

#[pyclass]
pub(super) trait ArrayReductions: PyPayload {
    #[pymethod]
    fn sum(zelf: PyRef<PyNdArray>, args: SumArgs, vm: &VirtualMachine) -> PyResult {
        let told = Told {
            axes: args.axis,
            dtype: args.dtype.0,
            keepdims: args.keepdims.0,
            initial: args.initial.as_ref(),
            mask: &args.mask,
        };
        reduce(&zelf, BinaryOp::Add, &told, &args.out, vm)
    }

    #[pymethod]
    fn prod(zelf: PyRef<PyNdArray>, args: SumArgs, vm: &VirtualMachine) -> PyResult {
        let told = Told {
            axes: args.axis,
            dtype: args.dtype.0,
            keepdims: args.keepdims.0,
            initial: args.initial.as_ref(),
            mask: &args.mask,
        };
        reduce(&zelf, BinaryOp::Multiply, &told, &args.out, vm)
    }

    #[pymethod]
    fn min(zelf: PyRef<PyNdArray>, args: ExtremeArgs, vm: &VirtualMachine) -> PyResult {
        let told = Told {
            axes: args.axis,
            dtype: None,
            keepdims: args.keepdims.0,
            initial: args.initial.as_ref(),
            mask: &args.mask,
        };
        reduce(&zelf, BinaryOp::Minimum, &told, &args.out, vm)
    }

    #[pymethod]
    fn max(zelf: PyRef<PyNdArray>, args: ExtremeArgs, vm: &VirtualMachine) -> PyResult {
        let told = Told {
            axes: args.axis,
            dtype: None,
            keepdims: args.keepdims.0,
            initial: args.initial.as_ref(),
            mask: &args.mask,
        };
        reduce(&zelf, BinaryOp::Maximum, &told, &args.out, vm)
    }

    #[pymethod]
    fn all(zelf: PyRef<PyNdArray>, args: TruthArgs, vm: &VirtualMachine) -> PyResult {
        let told = Told { axes: args.axis, dtype: None, keepdims: args.keepdims.0, initial: None, mask: &args.mask };
        truth(&zelf, BinaryOp::LogicalAnd, &told, &args.out, vm)
    }

    #[pymethod]
    fn any(zelf: PyRef<PyNdArray>, args: TruthArgs, vm: &VirtualMachine) -> PyResult {
        let told = Told { axes: args.axis, dtype: None, keepdims: args.keepdims.0, initial: None, mask: &args.mask };
        truth(&zelf, BinaryOp::LogicalOr, &told, &args.out, vm)
    }

    #[pymethod]
    fn mean(zelf: PyRef<PyNdArray>, args: MeanArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let told =
            Told { axes: args.axis, dtype: args.dtype.0, keepdims: args.keepdims.0, initial: None, mask: &args.mask };
        let options = options(&array, &told, vm)?;
        let result = settled(orchestrator_arrays::mean(&array, &options).or_raise(vm)?, vm)?;
        warn_if_too_few(&array, &options, 0.0, &result, vm)?;
        deliver(result, &args.out, vm)
    }

    #[pymethod]
    fn var(zelf: PyRef<PyNdArray>, args: SpreadArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let ddof = args.correction.map_or(args.ddof.0, |correction| correction.0);
        let told =
            Told { axes: args.axis, dtype: args.dtype.0, keepdims: args.keepdims.0, initial: None, mask: &args.mask };
        let options = options(&array, &told, vm)?;
        let result = settled(orchestrator_arrays::var(&array, ddof, &options).or_raise(vm)?, vm)?;
        warn_if_too_few(&array, &options, ddof, &result, vm)?;
        deliver(result, &args.out, vm)
    }

    #[pymethod]
    fn std(zelf: PyRef<PyNdArray>, args: SpreadArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let ddof = args.correction.map_or(args.ddof.0, |correction| correction.0);
        let told =
            Told { axes: args.axis, dtype: args.dtype.0, keepdims: args.keepdims.0, initial: None, mask: &args.mask };
        let options = options(&array, &told, vm)?;
        let result = if array.dtype().is_object() {
            let spread = settled(orchestrator_arrays::var(&array, ddof, &options).or_raise(vm)?, vm)?;
            let root = UfuncOptions::default();
            orchestrator_arrays::unary(UnaryOp::Sqrt, &Operand::strong(&spread), &root).or_raise(vm)?
        } else {
            orchestrator_arrays::std(&array, ddof, &options).or_raise(vm)?
        };
        warn_if_too_few(&array, &options, ddof, &result, vm)?;
        deliver(result, &args.out, vm)
    }

    #[pymethod]
    fn argmin(zelf: PyRef<PyNdArray>, args: PlaceArgs, vm: &VirtualMachine) -> PyResult {
        let found = orchestrator_arrays::argmin(&zelf.array(), args.axis.0, args.keepdims.0).or_raise(vm)?;
        deliver(found, &args.out, vm)
    }

    #[pymethod]
    fn argmax(zelf: PyRef<PyNdArray>, args: PlaceArgs, vm: &VirtualMachine) -> PyResult {
        let found = orchestrator_arrays::argmax(&zelf.array(), args.axis.0, args.keepdims.0).or_raise(vm)?;
        deliver(found, &args.out, vm)
    }

    #[pymethod]
    fn cumsum(zelf: PyRef<PyNdArray>, args: RunningArgs, vm: &VirtualMachine) -> PyResult {
        running(&zelf, BinaryOp::Add, args, vm)
    }

    #[pymethod]
    fn cumprod(zelf: PyRef<PyNdArray>, args: RunningArgs, vm: &VirtualMachine) -> PyResult {
        running(&zelf, BinaryOp::Multiply, args, vm)
    }

    #[pymethod]
    fn round(zelf: PyRef<PyNdArray>, args: RoundArgs, vm: &VirtualMachine) -> PyResult {
        let decimals = i32::try_from(args.decimals.0).unwrap_or(if args.decimals.0 < 0 { -400 } else { 400 });
        deliver(orchestrator_arrays::round_decimals(&zelf.array(), decimals).or_raise(vm)?, &args.out, vm)
    }

    #[pymethod]
    fn clip(zelf: PyRef<PyNdArray>, args: ClipArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        clip(&array, args.min.as_ref(), args.max.as_ref(), &args.out, vm)
    }

    #[pymethod]
    fn dot(zelf: PyRef<PyNdArray>, args: DotArgs, vm: &VirtualMachine) -> PyResult {
        deliver(products::dot(&zelf.array(), &args.b.0).or_raise(vm)?, &args.out, vm)
    }
}

/// The warnings of a mean of nothing and of a spread with no freedom.
fn warn_if_too_few(
    array: &Array,
    options: &ReduceOptions<'_>,
    ddof: f64,
    result: &Array,
    vm: &VirtualMachine,
) -> PyResult<()> {
    let n_values: usize = match &options.axes {
        None => array.size(),
        Some(axes) => {
            let axes = orchestrator_arrays::normalize_axes(axes, array.ndim()).or_raise(vm)?;
            axes.iter().map(|axis| array.shape()[*axis]).product()
        }
    };
    #[expect(clippy::cast_precision_loss, reason = "only compared with a small number")]
    let freedom = n_values as f64 - ddof;
    if freedom > 0.0 || result.size() == 0 || options.mask.is_some() {
        return Ok(());
    }
    let what = if ddof == 0.0 && n_values == 0 { "Mean of empty slice" } else { "Degrees of freedom <= 0 for slice" };
    floating::warn(what, vm)?;
    let kind = if result.ndim() == 0 { "scalar divide" } else { "divide" };
    floating::report_invalid(kind, vm)
}

fn running(zelf: &PyNdArray, op: BinaryOp, args: RunningArgs, vm: &VirtualMachine) -> PyResult {
    let array = zelf.array();
    if array.dtype().is_text() && op != BinaryOp::Add {
        return Err(vm.new_type_error(format!("the resolved dtypes are not compatible with {}.accumulate.", op.name())));
    }
    let (array, axis) = match args.axis.0 {
        Some(axis) if array.ndim() > 0 || !matches!(axis, 0 | -1) => (array, axis),
        _ => (array.ravel(orchestrator_arrays::Order::C).or_raise(vm)?, 0),
    };
    let result = orchestrator_arrays::accumulate(op, &array, axis, args.dtype.0.as_ref()).or_raise(vm)?;
    match &args.out.0 {
        Some(_) => deliver(result, &args.out, vm),
        None => Ok(wrap(result, vm)),
    }
}

/// Values held between two bounds, either of which may be missing.
pub(crate) fn clip(
    array: &Array,
    low: Option<&PyObjectRef>,
    high: Option<&PyObjectRef>,
    out: &Out,
    vm: &VirtualMachine,
) -> PyResult {
    let bound = |object: Option<&PyObjectRef>| {
        object.filter(|object| !vm.is_none(object)).map(|object| operand::in_function(object, vm)).transpose()
    };
    // A plain int beyond what the elements can be, on its own side, bounds nothing.
    let holds_back = |bound: &operand::OwnedOperand, is_low: bool| -> bool {
        if bound.weak != Weak::Int || !array.dtype().is_integer() {
            return true;
        }
        let (fits, is_negative) =
            match (bound.array.cast_to(array.dtype()).map(|cast| cast.get_flat(0)), bound.array.get_flat(0)) {
                (Ok(Scalar::Int(cast)), Scalar::Int(given)) => (cast == given, given < 0),
                (Ok(Scalar::UInt(cast)), Scalar::Int(given)) => (i64::try_from(cast) == Ok(given), given < 0),
                (Ok(Scalar::UInt(cast)), Scalar::UInt(given)) => (cast == given, false),
                _ => (false, false),
            };
        fits || is_negative != is_low
    };
    let (low, high) = (bound(low)?, bound(high)?);
    let is_bounded = low.is_some() || high.is_some();
    let low = low.filter(|low| holds_back(low, true));
    let high = high.filter(|high| holds_back(high, false));
    if is_bounded && low.is_none() && high.is_none() {
        return deliver(array.copy(orchestrator_arrays::Order::K).or_raise(vm)?, out, vm);
    }
    let low = low.as_ref().map(operand::OwnedOperand::borrow);
    let high = high.as_ref().map(operand::OwnedOperand::borrow);
    let result = orchestrator_arrays::clip(array, low.as_ref(), high.as_ref(), None).or_raise(vm)?;
    deliver(result, out, vm)
}

impl ArrayReductions for PyNdArray {}
