//! `_scipy`: what the faces call. Arguments arrive as anything an array can be made of.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_scipy`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _scipy::module_def(context)
}

#[pymodule]
mod _scipy {
    use orchestrator_arrays::{Array, DType};
    use orchestrator_numpy::{OrRaise, array_from, wrap_or_scalar};
    use orchestrator_statistics::functions::{Function, function};
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::function::PosArgs;
    use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

    use crate::broadcast::Columns;

    /// These take a plain number beside an array of float32 for float64.
    const WIDE: [&str; 10] = [
        "beta",
        "betaln",
        "gammainc",
        "gammaincinv",
        "gammaincc",
        "gammainccinv",
        "ellipeinc",
        "ellipkinc",
        "xlogy",
        "xlog1py",
    ];

    /// A function of `scipy.special` for every place of its broadcast arguments.
    #[pyfunction]
    fn special(name: PyStrRef, arguments: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let Some(function) = name.to_str().and_then(function) else {
            return Err(vm.new_not_implemented_error(format!("scipy.special has no function '{name}' here")));
        };
        if arguments.iter().any(|argument| is_labelled(argument, vm)) {
            // A frame or a series computes on its values and puts the labels back.
            vm.import("scipy.special._labels", 0)?;
            let module = vm.sys_module.get_attr("modules", vm)?.get_item("scipy.special._labels", vm)?;
            let mut inputs = vec![PyObjectRef::from(name)];
            inputs.extend(arguments.iter().cloned());
            return module.get_attr("labelled", vm)?.call(inputs, vm);
        }
        let read = arguments.iter().map(|argument| real(argument, &name, vm));
        let read = read.collect::<PyResult<Vec<(Array, Option<DType>)>>>()?;
        let is_single = is_single(name.to_str().unwrap_or_default(), &read);
        let arrays = read.into_iter().map(|(array, _)| array).collect::<Vec<_>>();
        let value = match (function, arrays.len()) {
            (Function::One(of), 1) => Columns::spread(&arrays, vm)?.map(|[x]| of(x), vm)?,
            (Function::Two(of), 2) => Columns::spread(&arrays, vm)?.map(|[x, y]| of(x, y), vm)?,
            (Function::Three(of), 3) => Columns::spread(&arrays, vm)?.map(|[x, y, z]| of(x, y, z), vm)?,
            (Function::Four(of), 4) => Columns::spread(&arrays, vm)?.map(|[x, y, z, w]| of(x, y, z, w), vm)?,
            (_, given) => return Err(vm.new_type_error(format!("{name}() got {given} arguments"))),
        };
        wrap_or_scalar(if is_single { value.cast_to(&DType::F32).or_raise(vm)? } else { value }, vm)
    }

    fn is_labelled(object: &PyObjectRef, vm: &VirtualMachine) -> bool {
        let (class, types) = (object.class(), &vm.ctx.types);
        !class.is(types.float_type)
            && !class.is(types.int_type)
            && class.get_attr(vm.ctx.intern_str("_is_pandas")).is_some()
    }

    /// Arrays of float32, with nothing beside them that needs more, give float32.
    fn is_single(name: &str, read: &[(Array, Option<DType>)]) -> bool {
        let small = [DType::F32, DType::Bool, DType::I8, DType::U8, DType::I16, DType::U16];
        if WIDE.contains(&name) && read.iter().any(|(_, dtype)| dtype.is_none()) {
            return false;
        }
        let mut types = read.iter().filter_map(|(_, dtype)| dtype.as_ref());
        types.clone().any(|dtype| *dtype == DType::F32) && types.all(|dtype| small.contains(dtype))
    }

    /// An argument as real numbers, with its own type where it is no plain number. Complex ones are refused by name.
    fn real(argument: &PyObjectRef, name: &PyStrRef, vm: &VirtualMachine) -> PyResult<(Array, Option<DType>)> {
        let (class, types) = (argument.class(), &vm.ctx.types);
        if class.is(types.float_type) || class.is(types.int_type) {
            return Ok((array_from(argument, Some(&DType::F64), vm)?, None));
        }
        let array = array_from(argument, None, vm)?;
        let own = array.dtype().clone();
        match own {
            DType::Complex128 => {
                let words = format!("scipy.special.{name} of complex numbers is not available");
                Err(vm.new_not_implemented_error(words))
            }
            DType::Str(_) => Err(vm.new_type_error(format!(
                "ufunc '{name}' not supported for the input types, and the inputs could not be safely coerced to any \
                 supported types according to the casting rule ''safe''"
            ))),
            DType::Object => Ok((array_from(argument, Some(&DType::F64), vm)?, Some(own))),
            _ => Ok((array.cast_to(&DType::F64).or_raise(vm)?, Some(own))),
        }
    }
}
