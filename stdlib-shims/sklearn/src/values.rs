//! Arguments of native functions, read in order, and answers made of arrays.

use orchestrator_arrays::{Array, DType, Element};
use orchestrator_learning::Rows;
use orchestrator_numpy::{OrRaise, array_from, wrap};
use rustpython_vm::convert::ToPyObject;
use rustpython_vm::function::{ArgIntoFloat, PosArgs};
use rustpython_vm::{PyObjectRef, PyResult, TryFromObject, VirtualMachine};

use crate::borrowed::Numbers;

/// Arguments that are read one after another.
pub(crate) struct Given<'a> {
    left: std::vec::IntoIter<PyObjectRef>,
    vm: &'a VirtualMachine,
}

/// A matrix of numbers, row by row.
pub(crate) struct Matrix {
    pub(crate) values: Vec<f64>,
    pub(crate) n_rows: usize,
    pub(crate) n_columns: usize,
}

impl Matrix {
    /// The rows, known to be finite.
    pub(crate) fn rows(&self, vm: &VirtualMachine) -> PyResult<Rows<'_>> {
        checked(Rows::new(&self.values, self.n_columns), vm)
    }

    /// One row; nothing where there is none.
    pub(crate) fn line(&self, row: usize) -> &[f64] {
        self.values.chunks_exact(self.n_columns.max(1)).nth(row).unwrap_or_default()
    }
}

impl<'a> Given<'a> {
    pub(crate) fn new(arguments: PosArgs<PyObjectRef>, vm: &'a VirtualMachine) -> Self {
        Self { left: arguments.into_vec().into_iter(), vm }
    }

    pub(crate) fn next(&mut self) -> PyResult {
        self.left.next().ok_or_else(|| self.vm.new_type_error("too few arguments"))
    }

    /// Numbers as they lie in the array that was given.
    pub(crate) fn borrowed<T: Element>(&mut self) -> PyResult<Numbers<T>> {
        let value = self.next()?;
        Numbers::new(&value, self.vm)
    }

    fn array(&mut self, dtype: &DType) -> PyResult<Array> {
        let value = self.next()?;
        array_from(&value, Some(dtype), self.vm)
    }

    pub(crate) fn matrix(&mut self) -> PyResult<Matrix> {
        let array = self.array(&DType::F64)?;
        let [n_rows, n_columns] = *array.shape() else {
            return Err(self.vm.new_value_error("a matrix is needed"));
        };
        Ok(Matrix { values: array.to_vec::<f64>().or_raise(self.vm)?, n_rows, n_columns })
    }

    pub(crate) fn numbers(&mut self) -> PyResult<Vec<f64>> {
        self.array(&DType::F64)?.to_vec::<f64>().or_raise(self.vm)
    }

    /// Whole numbers from zero on.
    pub(crate) fn places(&mut self) -> PyResult<Vec<usize>> {
        let values = self.array(&DType::I64)?.to_vec::<i64>().or_raise(self.vm)?;
        let places = values.into_iter().map(usize::try_from).collect::<Result<_, _>>();
        places.map_err(|_| self.vm.new_value_error("a number below zero is no place"))
    }

    /// The parts of a tuple.
    pub(crate) fn parts(&mut self) -> PyResult<Vec<PyObjectRef>> {
        let value = self.next()?;
        Vec::try_from_object(self.vm, value)
    }

    pub(crate) fn vm(&self) -> &'a VirtualMachine {
        self.vm
    }

    pub(crate) fn number(&mut self) -> PyResult<f64> {
        Ok(ArgIntoFloat::try_from_object(self.vm, self.next()?)?.into_float())
    }

    pub(crate) fn count(&mut self) -> PyResult<usize> {
        let value = self.next()?;
        usize::try_from_object(self.vm, value.try_index(self.vm)?.into())
    }

    pub(crate) fn word(&mut self) -> PyResult<u32> {
        let value = self.next()?;
        u32::try_from_object(self.vm, value.try_index(self.vm)?.into())
    }

    pub(crate) fn flag(&mut self) -> PyResult<bool> {
        self.next()?.try_to_bool(self.vm)
    }

    pub(crate) fn text(&mut self) -> PyResult<String> {
        let value = self.next()?;
        String::try_from_object(self.vm, value)
    }

    /// The value, or nothing where it is None.
    pub(crate) fn maybe<T>(&mut self, read: impl FnOnce(&mut Self) -> PyResult<T>) -> PyResult<Option<T>> {
        if self.left.as_slice().first().is_some_and(|value| self.vm.is_none(value)) {
            self.left.next();
            return Ok(None);
        }
        read(self).map(Some)
    }
}

/// What a kernel refuses, as `ValueError`.
pub(crate) fn checked<T>(found: orchestrator_learning::Result<T>, vm: &VirtualMachine) -> PyResult<T> {
    found.map_err(|error| vm.new_value_error(error.to_string()))
}

pub(crate) fn array<T: Element>(values: Vec<T>, shape: &[usize], vm: &VirtualMachine) -> PyResult {
    Ok(wrap(Array::from_vec(values, shape).or_raise(vm)?, vm))
}

/// A flat array.
pub(crate) fn list<T: Element>(values: Vec<T>, vm: &VirtualMachine) -> PyResult {
    let n = values.len();
    array(values, &[n], vm)
}

/// A flat array of whole numbers.
pub(crate) fn whole(values: &[usize], vm: &VirtualMachine) -> PyResult {
    list(values.iter().map(|value| i64::try_from(*value).unwrap_or(i64::MAX)).collect(), vm)
}

/// Several answers at once.
pub(crate) fn tuple<const N: usize>(answers: [PyObjectRef; N], vm: &VirtualMachine) -> PyObjectRef {
    vm.ctx.new_tuple(answers.to_vec()).into()
}

/// A plain number, text or truth.
pub(crate) fn plain(value: impl ToPyObject, vm: &VirtualMachine) -> PyObjectRef {
    value.to_pyobject(vm)
}
