//! Methods that give the same elements another shape or order, or pick some of them.

use orchestrator_arrays::{Array, DType, Order, TakeMode};
use rustpython_vm::builtins::PyStr;
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{FromArgs, PyObject, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

use super::{PyNdArray, wrap, wrap_or_scalar, wrap_view};
use crate::arguments::{Axes, OneAxis, OrderArg, Out, Whole, integers};
use crate::convert::{self, ArrayLike};
use crate::errors::{OrRaise, unsupported};

#[derive(FromArgs)]
pub(super) struct OrderArgs {
    #[pyarg(any, default)]
    order: OrderArg,
}

#[derive(FromArgs)]
pub(super) struct SqueezeArgs {
    #[pyarg(any, default)]
    axis: Axes,
}

#[derive(FromArgs)]
pub(super) struct RepeatArgs {
    #[pyarg(any)]
    repeats: ArrayLike,
    #[pyarg(any, default)]
    axis: OneAxis,
}

#[derive(FromArgs)]
pub(super) struct TakeArgs {
    #[pyarg(any)]
    indices: ArrayLike,
    #[pyarg(any, default)]
    axis: OneAxis,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    mode: Option<PyObjectRef>,
}

#[derive(FromArgs)]
pub(super) struct PutArgs {
    #[pyarg(any)]
    indices: ArrayLike,
    #[pyarg(any)]
    values: PyObjectRef,
    #[pyarg(any, default)]
    mode: Option<PyObjectRef>,
}

#[derive(FromArgs)]
pub(super) struct DiagonalArgs {
    #[pyarg(any, default)]
    offset: Whole,
    #[pyarg(any, default)]
    axis1: OneAxis,
    #[pyarg(any, default)]
    axis2: OneAxis,
    #[pyarg(any, default)]
    dtype: crate::dtype::DTypeArg,
    #[pyarg(any, default)]
    out: Out,
}

#[derive(FromArgs)]
pub(super) struct CompressArgs {
    #[pyarg(any)]
    condition: ArrayLike,
    #[pyarg(any, default)]
    axis: OneAxis,
    #[pyarg(any, default)]
    out: Out,
}

#[derive(FromArgs)]
pub(super) struct ChooseArgs {
    #[pyarg(any)]
    choices: PyObjectRef,
    #[pyarg(any, default)]
    out: Out,
    #[pyarg(any, default)]
    mode: Option<PyObjectRef>,
}

/// `mode`: `raise`, `wrap` or `clip`.
pub(crate) fn take_mode(mode: Option<&PyObject>, vm: &VirtualMachine) -> PyResult<TakeMode> {
    match mode.and_then(|mode| mode.downcast_ref::<PyStr>()).and_then(|mode| mode.to_str()) {
        None | Some("raise") => Ok(TakeMode::Raise),
        Some("wrap") => Ok(TakeMode::Wrap),
        Some("clip") => Ok(TakeMode::Clip),
        Some(other) => {
            Err(vm.new_value_error(format!("clipmode must be one of 'clip', 'raise', or 'wrap' (got '{other}')")))
        }
    }
}

/// A result into `out` if there is one.
pub(crate) fn deliver(result: Array, out: &Out, vm: &VirtualMachine) -> PyResult {
    match &out.0 {
        Some(target) => {
            target.array().assign(&result).or_raise(vm)?;
            Ok(target.clone().into())
        }
        None => wrap_or_scalar(result, vm),
    }
}

/// Indices as whole numbers, wherever they came from.
pub(crate) fn whole_numbers(indices: &Array, vm: &VirtualMachine) -> PyResult<Array> {
    let dtype = indices.dtype();
    if dtype.is_integer() || dtype.is_bool() || indices.size() == 0 {
        return indices.cast_to(&DType::I64).or_raise(vm);
    }
    Err(vm.new_type_error(format!(
        "Cannot cast array data from {} to dtype('int64') according to the rule 'safe'",
        crate::dtype::repr_text(dtype)
    )))
}

/// One of several arrays for each element.
pub(crate) fn choose(chooser: &Array, choices: &[Array], mode: TakeMode, vm: &VirtualMachine) -> PyResult<Array> {
    let mut all = vec![chooser.clone()];
    all.extend_from_slice(choices);
    let all = orchestrator_arrays::broadcast_arrays(&all).or_raise(vm)?;
    let stacked = orchestrator_arrays::stack(&all[1..], 0).or_raise(vm)?;
    let n_choices = choices.len();
    let picks = whole_numbers(&all[0], vm)?.to_vec::<i64>().or_raise(vm)?;
    let size = picks.len();
    let mut places = Vec::with_capacity(size);
    for (at, pick) in picks.iter().enumerate() {
        let n = i64::try_from(n_choices).unwrap_or(i64::MAX);
        let pick = match mode {
            TakeMode::Wrap => pick.rem_euclid(n),
            TakeMode::Clip => (*pick).clamp(0, n - 1),
            TakeMode::Raise if !(0..n).contains(pick) => {
                return Err(vm.new_value_error("invalid entry in choice array"));
            }
            TakeMode::Raise => *pick,
        };
        places.push(pick * i64::try_from(size).unwrap_or(0) + i64::try_from(at).unwrap_or(0));
    }
    let shape = all[0].shape().to_vec();
    let places = Array::from_vec(places, &shape).or_raise(vm)?;
    orchestrator_arrays::take(&stacked, &places, None, TakeMode::Raise).or_raise(vm)
}

#[pyclass]
pub(super) trait ArrayArranging: PyPayload {
    #[pymethod]
    fn reshape(zelf: PyRef<PyNdArray>, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let order = args.take_keyword("order").map(|order| order.try_into_value::<OrderArg>(vm)).transpose()?;
        let shape = args.take_keyword("shape");
        let copy = args.take_keyword("copy").map(|copy| copy.try_to_bool(vm)).transpose()?;
        if let Some((name, _)) = args.kwargs.into_iter().next() {
            return Err(vm.new_type_error(format!("reshape() got an unexpected keyword argument '{name}'")));
        }
        let parts = match shape {
            Some(shape) => vec![shape],
            None => args.args,
        };
        if parts.is_empty() {
            return Err(vm.new_type_error("reshape() takes exactly 1 argument (0 given)"));
        }
        let shape = integers(&parts, vm)?;
        let order = order.and_then(|order| order.0).unwrap_or(Order::C);
        let array = zelf.array();
        let array = if copy == Some(true) { array.copy(Order::C).or_raise(vm)? } else { array };
        Ok(wrap_view(array.reshape(&shape, order).or_raise(vm)?, &zelf, vm))
    }

    #[pymethod]
    fn ravel(zelf: PyRef<PyNdArray>, args: OrderArgs, vm: &VirtualMachine) -> PyResult {
        let order = args.order.0.unwrap_or(Order::C);
        Ok(wrap_view(zelf.array().ravel(order).or_raise(vm)?, &zelf, vm))
    }

    #[pymethod]
    fn flatten(zelf: PyRef<PyNdArray>, args: OrderArgs, vm: &VirtualMachine) -> PyResult {
        let order = args.order.0.unwrap_or(Order::C);
        Ok(wrap(zelf.array().flatten(order).or_raise(vm)?, vm))
    }

    #[pymethod]
    fn transpose(zelf: PyRef<PyNdArray>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let axes = match args.args.as_slice() {
            [] => None,
            [none] if vm.is_none(none) => None,
            axes => Some(integers(axes, vm)?),
        };
        Ok(wrap_view(zelf.array().transpose(axes.as_deref()).or_raise(vm)?, &zelf, vm))
    }

    #[pymethod]
    fn swapaxes(zelf: PyRef<PyNdArray>, first: Whole, second: Whole, vm: &VirtualMachine) -> PyResult {
        Ok(wrap_view(zelf.array().swapaxes(first.0, second.0).or_raise(vm)?, &zelf, vm))
    }

    #[pymethod]
    fn squeeze(zelf: PyRef<PyNdArray>, args: SqueezeArgs, vm: &VirtualMachine) -> PyResult {
        Ok(wrap_view(zelf.array().squeeze(args.axis.0.as_deref()).or_raise(vm)?, &zelf, vm))
    }

    #[pymethod]
    fn repeat(zelf: PyRef<PyNdArray>, args: RepeatArgs, vm: &VirtualMachine) -> PyResult {
        let counts = whole_numbers(&args.repeats.0, vm)?;
        if counts.size() == 1 && counts.get_flat(0).as_i64() < Some(0) {
            return Err(vm.new_value_error("negative dimensions are not allowed"));
        }
        Ok(wrap(orchestrator_arrays::repeat(&zelf.array(), &counts, args.axis.0).or_raise(vm)?, vm))
    }

    #[pymethod]
    fn take(zelf: PyRef<PyNdArray>, args: TakeArgs, vm: &VirtualMachine) -> PyResult {
        let mode = take_mode(args.mode.as_deref(), vm)?;
        let indices = whole_numbers(&args.indices.0, vm)?;
        let taken = orchestrator_arrays::take(&zelf.array(), &indices, args.axis.0, mode).or_raise(vm)?;
        deliver(taken, &args.out, vm)
    }

    #[pymethod]
    fn put(zelf: PyRef<PyNdArray>, args: PutArgs, vm: &VirtualMachine) -> PyResult<()> {
        let mode = take_mode(args.mode.as_deref(), vm)?;
        let indices = whole_numbers(&args.indices.0, vm)?;
        let array = zelf.array();
        let values = convert::array_from(&args.values, Some(array.dtype()), vm)?;
        orchestrator_arrays::put(&array, &indices, &values, mode).or_raise(vm)
    }

    #[pymethod]
    fn diagonal(zelf: PyRef<PyNdArray>, args: DiagonalArgs, vm: &VirtualMachine) -> PyResult {
        let (first, second) = (args.axis1.0.unwrap_or(0), args.axis2.0.unwrap_or(1));
        Ok(wrap_view(zelf.array().diagonal(args.offset.0, first, second).or_raise(vm)?, &zelf, vm))
    }

    #[pymethod]
    fn trace(zelf: PyRef<PyNdArray>, args: DiagonalArgs, vm: &VirtualMachine) -> PyResult {
        let (first, second) = (args.axis1.0.unwrap_or(0), args.axis2.0.unwrap_or(1));
        let diagonal = zelf.array().diagonal(args.offset.0, first, second).or_raise(vm)?;
        let options = orchestrator_arrays::ReduceOptions {
            axes: Some(vec![-1]),
            dtype: args.dtype.0.clone(),
            ..Default::default()
        };
        deliver(orchestrator_arrays::sum(&diagonal, &options).or_raise(vm)?, &args.out, vm)
    }

    #[pymethod]
    fn compress(zelf: PyRef<PyNdArray>, args: CompressArgs, vm: &VirtualMachine) -> PyResult {
        let mask = args.condition.0.cast_to(&DType::Bool).or_raise(vm)?;
        deliver(orchestrator_arrays::compress(&mask, &zelf.array(), args.axis.0).or_raise(vm)?, &args.out, vm)
    }

    #[pymethod]
    fn choose(zelf: PyRef<PyNdArray>, args: ChooseArgs, vm: &VirtualMachine) -> PyResult {
        let mode = take_mode(args.mode.as_deref(), vm)?;
        let choices: Vec<PyObjectRef> = args.choices.try_to_value(vm)?;
        let choices: PyResult<Vec<Array>> =
            choices.iter().map(|choice| convert::array_from(choice, None, vm)).collect();
        deliver(choose(&zelf.array(), &choices?, mode, vm)?, &args.out, vm)
    }

    #[pymethod]
    fn nonzero(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        if array.ndim() == 0 {
            return Err(vm.new_value_error("Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() instead. If the context of this error is of the form `arr[nonzero(cond)]`, just use `arr[cond]`."));
        }
        let places = orchestrator_arrays::nonzero(&array).or_raise(vm)?;
        Ok(vm.ctx.new_tuple(places.into_iter().map(|places| wrap(places, vm)).collect()).into())
    }

    #[pymethod]
    fn resize(zelf: PyRef<PyNdArray>, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult<()> {
        args.take_keyword("refcheck");
        let shape = integers(&args.args, vm)?;
        let shape: Vec<usize> = shape.iter().map(|size| usize::try_from(*size).unwrap_or(0)).collect();
        if zelf.base.is_some() {
            return Err(vm.new_value_error("cannot resize this array: it does not own its data"));
        }
        let old = zelf.array();
        let new = Array::zeros(old.dtype(), &shape).or_raise(vm)?;
        let flat = old.ravel(Order::C).or_raise(vm)?;
        for at in 0..new.size().min(flat.size()) {
            new.set_flat(at, &flat.get_flat(at)).or_raise(vm)?;
        }
        zelf.replace(new);
        Ok(())
    }

    #[pymethod]
    fn getfield(_zelf: PyRef<PyNdArray>, _args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        Err(unsupported("ndarray.getfield", vm))
    }
}

impl ArrayArranging for PyNdArray {}
