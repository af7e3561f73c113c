//! What a scalar has in common with an array of no dimension: attributes and methods.

use orchestrator_arrays::{DType, Scalar};
use rustpython_vm::builtins::{PyStr, PyTuple};
use rustpython_vm::function::{FuncArgs, OptionalArg};
use rustpython_vm::types::{AsMapping, AsNumber, Comparable, Hashable, Representable};
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine, pyclass};

use super::protocol::expect;
use super::{PyScalar, make, plain_value, str_text};
use crate::convert;
use crate::dtype::{self, PyDType};
use crate::errors::OrRaise;
use crate::ndarray::{PyNdArray, wrap, wrap_or_scalar};

/// A field of a record, or `scalar[()]` and `scalar[...]`.
pub(super) fn item_of(object: &PyObject, key: &PyObject, vm: &VirtualMachine) -> PyResult {
    let typed = expect(object, vm)?;
    if let (Scalar::Record(values), DType::Record(fields)) = (&typed.value, &typed.dtype) {
        let place = if let Some(name) = key.downcast_ref::<PyStr>() {
            let name = name.to_string_lossy();
            fields.iter().position(|(own, _)| *own == name)
        } else {
            let at = crate::arguments::index(key, vm)?;
            let at = if at < 0 { at + fields.len().cast_signed() } else { at };
            usize::try_from(at).ok().filter(|at| *at < fields.len())
        };
        return match place {
            Some(place) => Ok(make(values[place].clone(), &fields[place].1, vm)),
            None => Err(vm.new_value_error("no field of that name")),
        };
    }
    if key.downcast_ref::<PyTuple>().is_some_and(|key| key.as_slice().is_empty()) {
        return Ok(object.to_owned());
    }
    if key.is(&vm.ctx.ellipsis) {
        return Ok(wrap(typed.array(vm)?, vm));
    }
    // New axes and flags make an array of one element; everything else is refused.
    wrap(typed.array(vm)?, vm).get_item(key, vm).map_err(|error| {
        if error.fast_isinstance(vm.ctx.exceptions.index_error) {
            vm.new_index_error("invalid index to scalar variable.")
        } else {
            error
        }
    })
}

/// Calls the method of an array of no dimension.
fn as_array_method(zelf: &PyObject, name: &str, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let array = wrap(expect(zelf, vm)?.array(vm)?, vm);
    let result = vm.call_method(&array, name, args)?;
    match result.downcast_ref::<PyNdArray>() {
        Some(array) if array.with(|array| array.ndim() == 0) => wrap_or_scalar(array.array(), vm),
        _ => Ok(result),
    }
}

#[pyclass(flags(BASETYPE), with(Representable, Hashable, Comparable, AsNumber, AsMapping))]
impl PyScalar {
    #[pyslot]
    fn slot_str(zelf: &PyObject, vm: &VirtualMachine) -> PyResult<PyRef<PyStr>> {
        super::protocol::str(zelf, vm)
    }

    #[pymethod]
    fn __format__(zelf: PyObjectRef, spec: String, vm: &VirtualMachine) -> PyResult {
        let typed = expect(&zelf, vm)?;
        if spec.is_empty() && !matches!(typed.value, Scalar::Float(_)) {
            return Ok(vm.ctx.new_str(str_text(&typed.value, &typed.dtype, vm)?).into());
        }
        if matches!(typed.value, Scalar::Bool(_) | Scalar::Datetime(..) | Scalar::Timedelta(..)) {
            let text = vm.ctx.new_str(str_text(&typed.value, &typed.dtype, vm)?);
            return vm.call_method(text.as_object(), "__format__", (spec,));
        }
        let plain = plain_value(&typed.value, &typed.dtype, vm)?;
        vm.call_method(&plain, "__format__", (spec,))
    }

    #[pygetset]
    fn dtype(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult<PyRef<PyDType>> {
        Ok(PyDType::wrap(expect(&zelf, vm)?.dtype, vm))
    }

    #[pygetset]
    fn shape(_zelf: PyObjectRef, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.empty_tuple.clone().into()
    }

    #[pygetset]
    fn strides(_zelf: PyObjectRef, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.empty_tuple.clone().into()
    }

    #[pygetset]
    fn ndim(_zelf: PyObjectRef) -> usize {
        0
    }

    #[pygetset]
    fn size(_zelf: PyObjectRef) -> usize {
        1
    }

    #[pygetset]
    fn itemsize(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult<usize> {
        Ok(expect(&zelf, vm)?.dtype.itemsize())
    }

    #[pygetset]
    fn nbytes(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult<usize> {
        Ok(expect(&zelf, vm)?.dtype.itemsize())
    }

    #[pygetset(name = "T")]
    fn transposed(zelf: PyObjectRef) -> PyObjectRef {
        zelf
    }

    #[pygetset]
    fn base(_zelf: PyObjectRef, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.none()
    }

    #[pygetset]
    fn real(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        Ok(match expect(&zelf, vm)?.value {
            Scalar::Complex(value) => super::float64(value.re, vm),
            _ => zelf,
        })
    }

    #[pygetset]
    fn imag(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let typed = expect(&zelf, vm)?;
        Ok(match typed.value {
            Scalar::Complex(value) => super::float64(value.im, vm),
            Scalar::Float(_) => make(Scalar::Float(0.0), &typed.dtype, vm),
            Scalar::UInt(_) => make(Scalar::UInt(0), &typed.dtype, vm),
            Scalar::Bool(_) => super::bool_(false, vm),
            _ => make(Scalar::Int(0), &typed.dtype, vm),
        })
    }

    #[pygetset]
    fn numerator(zelf: PyObjectRef) -> PyObjectRef {
        zelf
    }

    #[pygetset]
    fn denominator(_zelf: PyObjectRef) -> usize {
        1
    }

    #[pymethod]
    fn item(zelf: PyObjectRef, _args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let typed = expect(&zelf, vm)?;
        plain_value(&typed.value, &typed.dtype, vm)
    }

    #[pymethod]
    fn tolist(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let typed = expect(&zelf, vm)?;
        plain_value(&typed.value, &typed.dtype, vm)
    }

    #[pymethod]
    fn astype(zelf: PyObjectRef, kind: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let dtype = dtype::parse(&kind, vm)?;
        let array = expect(&zelf, vm)?.array(vm)?.astype(&dtype).or_raise(vm)?;
        wrap_or_scalar(array, vm)
    }

    #[pymethod]
    fn view(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "view", args, vm)
    }

    #[pymethod]
    fn copy(zelf: PyObjectRef) -> PyObjectRef {
        zelf
    }

    #[pymethod]
    fn __copy__(zelf: PyObjectRef) -> PyObjectRef {
        zelf
    }

    #[pymethod]
    fn __deepcopy__(zelf: PyObjectRef, _memo: PyObjectRef) -> PyObjectRef {
        zelf
    }

    #[pymethod]
    fn conjugate(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        Ok(match expect(&zelf, vm)?.value {
            Scalar::Complex(value) => make(Scalar::Complex(value.conj()), &DType::Complex128, vm),
            _ => zelf,
        })
    }

    #[pymethod]
    fn conj(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        Self::conjugate(zelf, vm)
    }

    #[pymethod]
    fn is_integer(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult<bool> {
        Ok(match expect(&zelf, vm)?.value {
            Scalar::Float(value) => value.is_finite() && value.fract() == 0.0,
            Scalar::Int(_) | Scalar::UInt(_) => true,
            _ => false,
        })
    }

    #[pymethod]
    fn bit_count(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult<u32> {
        Ok(match expect(&zelf, vm)?.value {
            Scalar::Int(value) => value.unsigned_abs().count_ones(),
            Scalar::UInt(value) => value.count_ones(),
            _ => 0,
        })
    }

    #[pymethod]
    fn __round__(zelf: PyObjectRef, digits: OptionalArg<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let typed = expect(&zelf, vm)?;
        let digits = digits.into_option().filter(|digits| !vm.is_none(digits));
        match digits {
            None => {
                let plain = plain_value(&typed.value, &typed.dtype, vm)?;
                vm.call_method(&plain, "__round__", ())
            }
            Some(digits) => as_array_method(&zelf, "round", vec![digits].into(), vm),
        }
    }

    #[pymethod]
    fn __array__(zelf: PyObjectRef, kind: OptionalArg<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let dtype =
            kind.into_option().filter(|kind| !vm.is_none(kind)).map(|kind| dtype::parse(&kind, vm)).transpose()?;
        Ok(wrap(convert::array_from(&zelf, dtype.as_ref(), vm)?, vm))
    }

    #[pymethod]
    fn __reduce__(zelf: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let array = wrap(expect(&zelf, vm)?.array(vm)?, vm);
        let parts = vm.call_method(&array, "_parts", ())?;
        let rebuild = vm.import("_numpy", 0)?.get_attr("_rebuild", vm)?;
        Ok(vm.ctx.new_tuple(vec![rebuild, parts]).into())
    }

    #[pymethod]
    fn sum(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "sum", args, vm)
    }

    #[pymethod]
    fn prod(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "prod", args, vm)
    }

    #[pymethod]
    fn mean(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "mean", args, vm)
    }

    #[pymethod]
    fn std(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "std", args, vm)
    }

    #[pymethod]
    fn var(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "var", args, vm)
    }

    #[pymethod]
    fn min(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "min", args, vm)
    }

    #[pymethod]
    fn max(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "max", args, vm)
    }

    #[pymethod]
    fn argmin(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "argmin", args, vm)
    }

    #[pymethod]
    fn argmax(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "argmax", args, vm)
    }

    #[pymethod]
    fn any(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "any", args, vm)
    }

    #[pymethod]
    fn all(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "all", args, vm)
    }

    #[pymethod]
    fn round(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "round", args, vm)
    }

    #[pymethod]
    fn clip(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "clip", args, vm)
    }

    #[pymethod]
    fn cumsum(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "cumsum", args, vm)
    }

    #[pymethod]
    fn reshape(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "reshape", args, vm)
    }

    #[pymethod]
    fn ravel(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "ravel", args, vm)
    }

    #[pymethod]
    fn flatten(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "flatten", args, vm)
    }

    #[pymethod]
    fn squeeze(zelf: PyObjectRef) -> PyObjectRef {
        zelf
    }

    #[pymethod]
    fn transpose(zelf: PyObjectRef) -> PyObjectRef {
        zelf
    }

    #[pymethod]
    fn repeat(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "repeat", args, vm)
    }

    #[pymethod]
    fn dot(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "dot", args, vm)
    }

    #[pymethod]
    fn tobytes(zelf: PyObjectRef, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        as_array_method(&zelf, "tobytes", args, vm)
    }
}
