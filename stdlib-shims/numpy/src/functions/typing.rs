//! Questions about element types: what two have in common, what fits into what.

use rustpython_vm::pymodule;

#[pymodule(sub, name = "_numpy")]
pub(crate) mod _typing {
    use orchestrator_arrays::{Casting, DType, Scalar, Weak};
    use rustpython_vm::builtins::PyStr;
    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::{AsObject, FromArgs, PyObjectRef, PyRef, PyResult, VirtualMachine};

    use crate::convert;
    use crate::dtype::{self, PyDType};
    use crate::errors::OrRaise;
    use crate::ndarray::PyNdArray;
    use crate::{scalars, ufunc};

    #[pyfunction]
    fn result_type(args: FuncArgs, vm: &VirtualMachine) -> PyResult<PyRef<PyDType>> {
        if args.args.is_empty() {
            return Err(vm.new_value_error("at least one array or dtype is required"));
        }
        let types: PyResult<Vec<(DType, Weak)>> = args.args.iter().map(|arg| ufunc::type_of(arg, vm)).collect();
        Ok(PyDType::wrap(orchestrator_arrays::result_type(&types?).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn promote_types(first: PyObjectRef, second: PyObjectRef, vm: &VirtualMachine) -> PyResult<PyRef<PyDType>> {
        let (first, second) = (dtype::parse(&first, vm)?, dtype::parse(&second, vm)?);
        Ok(PyDType::wrap(orchestrator_arrays::promote(&first, &second).or_raise(vm)?, vm))
    }

    #[derive(FromArgs)]
    struct CanCastArgs {
        #[pyarg(any)]
        from_: PyObjectRef,
        #[pyarg(any)]
        to: PyObjectRef,
        #[pyarg(any, default)]
        casting: Option<PyRef<PyStr>>,
    }

    #[pyfunction]
    fn can_cast(args: CanCastArgs, vm: &VirtualMachine) -> PyResult<bool> {
        if scalars::read(&args.from_, vm).is_some_and(|typed| typed.weak != Weak::Strong) {
            return Err(vm.new_type_error(
                "can_cast() does not support Python ints, floats, and complex because the result used to depend on the value.\nThis change was part of adopting NEP 50, we may explicitly allow them again in the future.",
            ));
        }
        let (from, _) = ufunc::type_of(&args.from_, vm)?;
        let to = dtype::parse(&args.to, vm)?;
        let rule = match &args.casting {
            Some(name) => Casting::parse(&name.to_string_lossy()).or_raise(vm)?,
            None => Casting::Safe,
        };
        Ok(orchestrator_arrays::can_cast(&from, &to, rule))
    }

    #[pyfunction]
    fn min_scalar_type(value: PyObjectRef, vm: &VirtualMachine) -> PyResult<PyRef<PyDType>> {
        let natural = |dtype: DType| Ok(PyDType::wrap(dtype, vm));
        if let Some(array) = value.downcast_ref::<PyNdArray>()
            && array.with(|array| array.ndim() > 0)
        {
            return natural(array.with(|array| array.dtype().clone()));
        }
        let array = convert::array_from(&value, None, vm)?;
        if array.ndim() > 0 {
            return natural(array.dtype().clone());
        }
        natural(match array.get_flat(0) {
            Scalar::Int(value) if value < 0 => {
                if i8::try_from(value).is_ok() {
                    DType::I8
                } else if i16::try_from(value).is_ok() {
                    DType::I16
                } else if i32::try_from(value).is_ok() {
                    DType::I32
                } else {
                    DType::I64
                }
            }
            Scalar::Int(value) => unsigned(value.unsigned_abs()),
            Scalar::UInt(value) => unsigned(value),
            #[expect(clippy::cast_possible_truncation, reason = "the question is whether it fits")]
            Scalar::Float(value) if !value.is_finite() || (value as f32).is_finite() => DType::F32,
            _ => array.dtype().clone(),
        })
    }

    fn unsigned(value: u64) -> DType {
        if u8::try_from(value).is_ok() {
            DType::U8
        } else if u16::try_from(value).is_ok() {
            DType::U16
        } else if u32::try_from(value).is_ok() {
            DType::U32
        } else {
            DType::U64
        }
    }

    /// The type with this name, and `None` where there is none.
    #[pyfunction]
    fn dtype_named(name: PyObjectRef, vm: &VirtualMachine) -> PyObjectRef {
        match dtype::parse(name.as_object(), vm) {
            Ok(found) => PyDType::wrap(found, vm).into(),
            Err(_) => vm.ctx.none(),
        }
    }
}
