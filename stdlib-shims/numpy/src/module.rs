//! `_numpy`: everything the face finds natively, in one module.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

use crate::functions::choosing::_choosing;
use crate::functions::creation::_creation;
use crate::functions::joining::_joining;
use crate::functions::printing::_printing;
use crate::functions::products::_products;
use crate::functions::searching::_searching;
use crate::functions::statistics::_statistics;
use crate::functions::typing::_typing;

/// The definition of `_numpy`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _numpy::module_def(context)
}

#[pymodule(with(_choosing, _creation, _joining, _printing, _products, _searching, _statistics, _typing))]
mod _numpy {
    use rustpython_vm::builtins::PyModule;
    use rustpython_vm::class::PyClassImpl;
    use rustpython_vm::{Py, PyResult, VirtualMachine};

    use crate::dtype::PyDType;
    use crate::ndarray::{PyArrayIterator, PyFlags, PyFlatIterator, PyNdArray};
    use crate::ufunc::PyUfunc;
    use crate::{errors, objects, scalars, ufunc};

    pub(crate) fn module_exec(vm: &VirtualMachine, module: &Py<PyModule>) -> PyResult<()> {
        objects::register();
        // Classes first: constants below are made of them.
        let classes = [
            ("dtype", PyDType::make_static_type()),
            ("ndarray", PyNdArray::make_static_type()),
            ("flatiter", PyFlatIterator::make_static_type()),
            ("array_iterator", PyArrayIterator::make_static_type()),
            ("flagsobj", PyFlags::make_static_type()),
            ("ufunc", PyUfunc::make_static_type()),
        ];
        __module_exec(vm, module);
        for (name, class) in classes {
            module.set_attr(name, class, vm)?;
        }
        for (name, class) in scalars::exported(vm) {
            module.set_attr(name, class, vm)?;
        }
        for (name, object) in ufunc::all(vm) {
            module.set_attr(name, object, vm)?;
        }
        let exceptions = errors::types(vm);
        module.set_attr("AxisError", exceptions.axis.clone(), vm)?;
        module.set_attr("UFuncTypeError", exceptions.ufunc_type.clone(), vm)?;
        module.set_attr("DTypePromotionError", exceptions.promotion.clone(), vm)?;
        module.set_attr("True_", scalars::bool_(true, vm), vm)?;
        module.set_attr("False_", scalars::bool_(false, vm), vm)?;
        Ok(())
    }
}
