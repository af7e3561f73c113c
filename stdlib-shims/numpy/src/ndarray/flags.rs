//! `array.flags`: how the elements lie in memory and whether they may be written.

use std::fmt::Write;

use rustpython_vm::builtins::PyStr;
use rustpython_vm::protocol::PyMappingMethods;
use rustpython_vm::types::{AsMapping, Representable};
use rustpython_vm::{AsObject, Py, PyObject, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

use super::PyNdArray;

#[pyclass(name = "flagsobj", module = "numpy")]
#[derive(Debug, PyPayload)]
pub struct PyFlags {
    pub(super) array: PyRef<PyNdArray>,
}

impl PyFlags {
    fn named(&self, name: &str) -> Option<bool> {
        let array = self.array.array();
        Some(match name {
            "C_CONTIGUOUS" | "C" | "CONTIGUOUS" => array.is_c_contiguous(),
            "F_CONTIGUOUS" | "F" | "FORTRAN" => array.is_f_contiguous(),
            "OWNDATA" | "O" => self.array.base.is_none(),
            "WRITEABLE" | "W" => array.is_writeable(),
            "ALIGNED" | "A" => true,
            "WRITEBACKIFCOPY" | "X" => false,
            "FNC" => array.is_f_contiguous() && !array.is_c_contiguous(),
            "FORC" => array.is_f_contiguous() || array.is_c_contiguous(),
            _ => return None,
        })
    }

    fn set_named(&self, name: &str, value: &PyObject, vm: &VirtualMachine) -> PyResult<()> {
        if !matches!(name, "WRITEABLE" | "W") {
            return Err(vm.new_key_error(vm.ctx.new_str("Unknown flag").into()));
        }
        let mut array = self.array.array();
        array.set_writeable(value.try_to_bool(vm)?);
        self.array.replace(array);
        Ok(())
    }
}

impl Representable for PyFlags {
    fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
        let names = ["C_CONTIGUOUS", "F_CONTIGUOUS", "OWNDATA", "WRITEABLE", "ALIGNED", "WRITEBACKIFCOPY"];
        let mut text = String::new();
        for name in names {
            let shown = if zelf.named(name) == Some(true) { "True" } else { "False" };
            let _ = writeln!(text, "  {name} : {shown}");
        }
        Ok(text)
    }
}

impl AsMapping for PyFlags {
    fn as_mapping() -> &'static PyMappingMethods {
        static METHODS: PyMappingMethods = PyMappingMethods {
            length: None,
            subscript: Some(|mapping, key, vm| {
                let zelf = PyFlags::mapping_downcast(mapping);
                let name = key.downcast_ref::<PyStr>().map(|name| name.to_string_lossy().into_owned());
                match name.and_then(|name| zelf.named(&name)) {
                    Some(value) => Ok(vm.ctx.new_bool(value).into()),
                    None => Err(vm.new_key_error(vm.ctx.new_str("Unknown flag").into())),
                }
            }),
            ass_subscript: Some(|mapping, key, value, vm| {
                let zelf = PyFlags::mapping_downcast(mapping);
                let name = key.str(vm)?;
                let Some(value) = value else { return Err(vm.new_key_error(vm.ctx.new_str("Unknown flag").into())) };
                zelf.set_named(&name.to_string_lossy(), &value, vm)
            }),
        };
        &METHODS
    }
}

#[pyclass(with(Representable, AsMapping))]
impl PyFlags {
    #[pygetset]
    fn c_contiguous(zelf: &Py<Self>) -> bool {
        zelf.named("C") == Some(true)
    }

    #[pygetset]
    fn f_contiguous(zelf: &Py<Self>) -> bool {
        zelf.named("F") == Some(true)
    }

    #[pygetset]
    fn contiguous(zelf: &Py<Self>) -> bool {
        zelf.named("C") == Some(true)
    }

    #[pygetset]
    fn owndata(zelf: &Py<Self>) -> bool {
        zelf.named("O") == Some(true)
    }

    #[pygetset]
    fn aligned(_zelf: &Py<Self>) -> bool {
        true
    }

    #[pygetset]
    fn writeable(zelf: &Py<Self>) -> bool {
        zelf.named("W") == Some(true)
    }

    #[pygetset(setter)]
    fn set_writeable(zelf: &Py<Self>, value: rustpython_vm::PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        zelf.set_named("W", value.as_object(), vm)
    }
}
