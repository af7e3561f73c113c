//! Methods that copy, cast, fill, or turn elements into Python values.

use orchestrator_arrays::{Array, Casting, DType, Operand, Order, UfuncOptions, UnaryOp, can_cast};
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{AsObject, FromArgs, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

use super::{PyNdArray, wrap, wrap_or_scalar, wrap_view};
use crate::arguments::{Flag, FlagOn, OrderArg, index};
use crate::convert;
use crate::dtype;
use crate::errors::{OrRaise, unsupported};
use crate::scalars;

#[derive(FromArgs)]
pub(super) struct AsTypeArgs {
    #[pyarg(any)]
    dtype: PyObjectRef,
    #[pyarg(any, default)]
    order: OrderArg,
    #[pyarg(any, default)]
    casting: Option<PyObjectRef>,
    #[pyarg(any, name = "subok", default)]
    _subok: FlagOn,
    #[pyarg(any, default)]
    copy: FlagOn,
}

#[derive(FromArgs)]
pub(super) struct CopyArgs {
    #[pyarg(any, default)]
    order: OrderArg,
}

#[derive(FromArgs)]
pub(super) struct ViewArgs {
    #[pyarg(any, default)]
    dtype: Option<PyObjectRef>,
    #[pyarg(any, name = "type", default)]
    _type: Option<PyObjectRef>,
}

#[derive(FromArgs)]
pub(super) struct SwapArgs {
    #[pyarg(any, default)]
    inplace: Flag,
}

/// Elements with their bytes in the other order.
pub(crate) fn swap_bytes(bytes: &[u8], itemsize: usize) -> Vec<u8> {
    bytes.chunks(itemsize.max(1)).flat_map(|element| element.iter().rev().copied()).collect()
}

/// What `dtype(...)` makes the type of again: its code, or a list of names and codes.
fn type_code(dtype: &DType, vm: &VirtualMachine) -> PyObjectRef {
    let DType::Record(fields) = dtype else { return vm.ctx.new_str(dtype.code()).into() };
    let field = |(name, dtype): &(String, DType)| -> PyObjectRef {
        vm.ctx.new_tuple(vec![vm.ctx.new_str(name.as_str()).into(), type_code(dtype, vm)]).into()
    };
    vm.ctx.new_list(fields.iter().map(field).collect()).into()
}

/// Nested lists of plain values.
fn nested(array: &Array, vm: &VirtualMachine) -> PyResult {
    if array.ndim() == 0 {
        return scalars::plain_value(&array.get_flat(0), array.dtype(), vm);
    }
    if array.ndim() == 1 {
        return Ok(vm.ctx.new_list(flat_values(array, vm)?).into());
    }
    let n_rows = array.shape()[0];
    let rows: PyResult<Vec<PyObjectRef>> = (0..n_rows)
        .map(|at| {
            let row = array.get_index(&[orchestrator_arrays::Index::Int(at.cast_signed())]).or_raise(vm)?;
            nested(&row, vm)
        })
        .collect();
    Ok(vm.ctx.new_list(rows?).into())
}

/// Plain Python values in C order.
pub(crate) fn flat_values(array: &Array, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
    match array.dtype() {
        DType::F64 => {
            let values = array.to_vec::<f64>().or_raise(vm)?;
            Ok(values.into_iter().map(|value| vm.ctx.new_float(value).into()).collect())
        }
        DType::I64 => {
            let values = array.to_vec::<i64>().or_raise(vm)?;
            Ok(values.into_iter().map(|value| vm.ctx.new_int(value).into()).collect())
        }
        dtype => array.scalars().iter().map(|value| scalars::plain_value(value, dtype, vm)).collect(),
    }
}

#[pyclass]
pub(super) trait ArrayCopying: PyPayload {
    #[pymethod]
    fn astype(zelf: PyRef<PyNdArray>, args: AsTypeArgs, vm: &VirtualMachine) -> PyResult {
        let dtype = dtype::parse(&args.dtype, vm)?;
        let array = zelf.array();
        if let Some(casting) = &args.casting {
            let name = casting.str(vm)?.to_string_lossy().into_owned();
            let rule = Casting::parse(&name).or_raise(vm)?;
            if !can_cast(array.dtype(), &dtype, rule) {
                return Err(vm.new_type_error(format!(
                    "Cannot cast array data from {} to {} according to the rule '{name}'",
                    dtype::repr_text(array.dtype()),
                    dtype::repr_text(&dtype)
                )));
            }
        }
        if !args.copy.0 && *array.dtype() == dtype {
            return Ok(zelf.into());
        }
        let cast = array.astype(&dtype).or_raise(vm)?;
        crate::floating::check_cast(&array, &dtype, vm)?;
        match args.order.0 {
            Some(order @ Order::F) => Ok(wrap(cast.copy(order).or_raise(vm)?, vm)),
            _ => Ok(wrap(cast, vm)),
        }
    }

    #[pymethod]
    fn copy(zelf: PyRef<PyNdArray>, args: CopyArgs, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(zelf.array().copy(args.order.0.unwrap_or(Order::C)).or_raise(vm)?, vm))
    }

    #[pymethod]
    fn __copy__(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(zelf.array().copy(Order::K).or_raise(vm)?, vm))
    }

    #[pymethod]
    fn __deepcopy__(zelf: PyRef<PyNdArray>, memo: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let copy = zelf.array().copy(Order::K).or_raise(vm)?;
        if copy.dtype().is_object() {
            let deepcopy = vm.import("copy", 0)?.get_attr("deepcopy", vm)?;
            for at in 0..copy.size() {
                let item = scalars::plain_value(&copy.get_flat(at), copy.dtype(), vm)?;
                let item = deepcopy.call((item, memo.clone()), vm)?;
                copy.set_flat(at, &convert::value_of_type(&item, &DType::Object, vm)?).or_raise(vm)?;
            }
        }
        Ok(wrap(copy, vm))
    }

    #[pymethod]
    fn view(zelf: PyRef<PyNdArray>, args: ViewArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let kind = args
            .dtype
            .filter(|kind| !vm.is_none(kind) && !kind.is(<PyNdArray as PyPayload>::class(&vm.ctx).as_object()));
        let viewed = match kind {
            Some(kind) => array.view_dtype(&dtype::parse(&kind, vm)?).or_raise(vm)?,
            None => array,
        };
        Ok(wrap_view(viewed, &zelf, vm))
    }

    #[pymethod]
    fn fill(zelf: PyRef<PyNdArray>, value: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        let array = zelf.array();
        array.fill(&convert::value_of_type(&value, array.dtype(), vm)?).or_raise(vm)
    }

    #[pymethod]
    fn tolist(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        nested(&zelf.array(), vm)
    }

    #[pymethod]
    fn item(zelf: PyRef<PyNdArray>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let found = match args.args.as_slice() {
            [] => {
                if array.size() != 1 {
                    return Err(vm.new_value_error("can only convert an array of size 1 to a Python scalar"));
                }
                array.get_flat(0)
            }
            [only] if only.downcast_ref::<rustpython_vm::builtins::PyTuple>().is_none() => {
                let at = index(only, vm)?;
                let size = array.size();
                let place = if at < 0 { at + size.cast_signed() } else { at };
                let Some(place) = usize::try_from(place).ok().filter(|place| *place < size) else {
                    let where_to =
                        if array.ndim() == 1 { format!("axis 0 with size {size}") } else { format!("size {size}") };
                    return Err(vm.new_index_error(format!("index {at} is out of bounds for {where_to}")));
                };
                array.get_flat(place)
            }
            several => {
                let places = crate::arguments::integers(several, vm)?;
                let key: Vec<_> = places.into_iter().map(orchestrator_arrays::Index::Int).collect();
                array.get_index(&key).or_raise(vm)?.get_flat(0)
            }
        };
        scalars::plain_value(&found, array.dtype(), vm)
    }

    #[pymethod]
    fn __complex__(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        if array.ndim() != 0 {
            return Err(vm.new_type_error("only 0-dimensional arrays can be converted to Python scalars"));
        }
        let only = scalars::plain_value(&array.get_flat(0), array.dtype(), vm)?;
        vm.ctx.types.complex_type.as_object().call((only,), vm)
    }

    #[pymethod]
    fn tobytes(zelf: PyRef<PyNdArray>, args: CopyArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let array = match args.order.0 {
            Some(Order::F) => array.transpose(None).or_raise(vm)?,
            _ => array,
        };
        Ok(vm.ctx.new_bytes(array.to_bytes().or_raise(vm)?).into())
    }

    #[pymethod]
    fn conj(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        if !array.dtype().is_complex() && !array.dtype().is_object() {
            return Ok(zelf.into());
        }
        let result = orchestrator_arrays::unary(UnaryOp::Conjugate, &Operand::strong(&array), &UfuncOptions::default());
        wrap_or_scalar(result.or_raise(vm)?, vm)
    }

    #[pymethod]
    fn conjugate(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        Self::conj(zelf, vm)
    }

    #[pymethod]
    fn byteswap(zelf: PyRef<PyNdArray>, args: SwapArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let itemsize = if array.dtype().is_complex() { 8 } else { array.itemsize() };
        let bytes = swap_bytes(&array.to_bytes().or_raise(vm)?, itemsize);
        let swapped = Array::from_buffer(&bytes, array.dtype(), array.shape()).or_raise(vm)?;
        if args.inplace.0 {
            array.assign(&swapped).or_raise(vm)?;
            return Ok(zelf.into());
        }
        Ok(wrap(swapped, vm))
    }

    #[pymethod]
    fn tofile(_zelf: PyRef<PyNdArray>, _args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        Err(unsupported("ndarray.tofile", vm))
    }

    /// Everything a pickle needs: type, shape, and the values as bytes or a list.
    #[pymethod]
    fn _parts(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let shape = array.shape().iter().map(|size| vm.ctx.new_int(*size).into()).collect();
        let code = type_code(array.dtype(), vm);
        let values = vm.ctx.new_list(flat_values(&array, vm)?);
        Ok(vm.ctx.new_tuple(vec![code, vm.ctx.new_tuple(shape).into(), values.into()]).into())
    }

    #[pymethod]
    fn __reduce__(zelf: PyRef<PyNdArray>, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        let dtype = array.dtype();
        let rebuild = vm.import("_numpy", 0)?.get_attr("_rebuild", vm)?;
        if dtype.is_object() || dtype.is_text() || matches!(dtype, DType::Record(_)) {
            return Ok(vm.ctx.new_tuple(vec![rebuild, Self::_parts(zelf, vm)?]).into());
        }
        let shape = array.shape().iter().map(|size| vm.ctx.new_int(*size).into()).collect();
        let bytes = vm.ctx.new_bytes(array.to_bytes().or_raise(vm)?);
        let parts = vec![type_code(dtype, vm), vm.ctx.new_tuple(shape).into(), bytes.into()];
        Ok(vm.ctx.new_tuple(vec![rebuild, vm.ctx.new_tuple(parts).into()]).into())
    }

    #[pymethod]
    fn to_device(zelf: PyRef<PyNdArray>, _device: PyObjectRef) -> PyRef<PyNdArray> {
        zelf
    }
}

impl ArrayCopying for PyNdArray {}
