//! Arguments of native functions: numbers as they lie in memory, with their shape.

use num_complex::Complex64;
use orchestrator_arrays::{Array, DType, Element};
use orchestrator_numpy::{OrRaise, array_from, wrap};
use rustpython_vm::{PyObjectRef, PyResult, TryFromObject, VirtualMachine};

/// Anything an array of float64 can be made of.
pub struct Floats {
    pub values: Vec<f64>,
    pub shape: Vec<usize>,
}

impl Floats {
    /// Rows and columns of a matrix.
    pub fn rows(&self, vm: &VirtualMachine) -> PyResult<(usize, usize)> {
        match self.shape[..] {
            [rows, columns] => Ok((rows, columns)),
            _ => Err(vm.new_value_error("an array of two dimensions is needed")),
        }
    }
}

impl TryFromObject for Floats {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        let array = array_from(&object, Some(&DType::F64), vm)?;
        Ok(Self { values: array.to_vec::<f64>().or_raise(vm)?, shape: array.shape().to_vec() })
    }
}

/// As `Floats`, without a copy where the numbers stand in C order already.
pub struct BorrowedFloats {
    array: Array,
    copied: Option<Vec<f64>>,
}

impl BorrowedFloats {
    pub fn as_slice(&self) -> &[f64] {
        self.copied.as_deref().or_else(|| self.array.as_slice::<f64>()).unwrap_or_default()
    }

    pub fn shape(&self) -> &[usize] {
        self.array.shape()
    }
}

impl TryFromObject for BorrowedFloats {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        let array = array_from(&object, Some(&DType::F64), vm)?;
        let copied = if array.as_slice::<f64>().is_some() { None } else { Some(array.to_vec::<f64>().or_raise(vm)?) };
        Ok(Self { array, copied })
    }
}

/// Anything an array of complex128 can be made of.
pub struct Complexes {
    pub values: Vec<Complex64>,
    pub shape: Vec<usize>,
}

impl TryFromObject for Complexes {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        let array = array_from(&object, Some(&DType::Complex128), vm)?;
        Ok(Self { values: array.to_vec::<Complex64>().or_raise(vm)?, shape: array.shape().to_vec() })
    }
}

/// Anything an array of int64 can be made of.
pub struct Whole {
    pub values: Vec<i64>,
    pub shape: Vec<usize>,
}

impl TryFromObject for Whole {
    fn try_from_object(vm: &VirtualMachine, object: PyObjectRef) -> PyResult<Self> {
        let array = array_from(&object, Some(&DType::I64), vm)?;
        Ok(Self { values: array.to_vec::<i64>().or_raise(vm)?, shape: array.shape().to_vec() })
    }
}

/// An array of this shape.
pub fn pack<T: Element>(values: Vec<T>, shape: &[usize], vm: &VirtualMachine) -> PyResult {
    Ok(wrap(Array::from_vec(values, shape).or_raise(vm)?, vm))
}

/// Indices as int64, numpy's `intp`.
pub fn pack_indices(values: Vec<usize>, shape: &[usize], vm: &VirtualMachine) -> PyResult {
    let values = values.into_iter().map(|value| i64::try_from(value).unwrap_or(i64::MAX)).collect::<Vec<_>>();
    pack(values, shape, vm)
}
