//! Numbers of several arguments side by side, stretched over their common shape without being copied.

use orchestrator_arrays::{Array, DType, broadcast_arrays};
use orchestrator_numpy::{OrRaise, array_from};
use rayon::prelude::*;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

/// So many values are computed one after another; more are worth a second thread.
const PARALLEL: usize = 4096;
/// Values of one argument that are read together.
const BLOCK: usize = 512;

enum Side {
    One(f64),
    Lent(Array),
    Own(Vec<f64>),
}

impl Side {
    fn first(&self) -> f64 {
        match self {
            Self::One(value) => *value,
            Self::Lent(_) | Self::Own(_) => self.slice(0, 1).map_or(f64::NAN, |values| values[0]),
        }
    }

    fn slice(&self, start: usize, length: usize) -> Option<&[f64]> {
        match self {
            Self::One(_) => None,
            Self::Lent(array) => array.as_slice::<f64>()?.get(start..start + length),
            Self::Own(values) => values.get(start..start + length),
        }
    }
}

/// As many arguments as a function takes.
pub struct Columns<const N: usize> {
    sides: [Side; N],
    shape: Vec<usize>,
}

impl<const N: usize> Columns<N> {
    /// Anything arrays of float64 can be made of.
    pub fn read(arguments: [&PyObjectRef; N], vm: &VirtualMachine) -> PyResult<Self> {
        let arrays = arguments.iter().map(|argument| array_from(argument, Some(&DType::F64), vm));
        Self::spread(&arrays.collect::<PyResult<Vec<_>>>()?, vm)
    }

    /// There are as many arrays of float64.
    pub fn spread(arrays: &[Array], vm: &VirtualMachine) -> PyResult<Self> {
        let stretched = broadcast_arrays(arrays).or_raise(vm)?;
        let shape = stretched.first().map(|array| array.shape().to_vec()).unwrap_or_default();
        let sides = arrays.iter().zip(stretched).map(|(array, stretched)| {
            Ok(match array.as_slice::<f64>() {
                Some([value]) => Side::One(*value),
                Some(_) if array.shape() == shape => Side::Lent(array.clone()),
                _ => Side::Own(stretched.to_vec::<f64>().or_raise(vm)?),
            })
        });
        let sides = sides.collect::<PyResult<Vec<_>>>()?;
        let sides = sides.try_into().map_err(|_| vm.new_type_error("another number of arguments is needed"))?;
        Ok(Self { sides, shape })
    }

    /// A function for every place. Large arrays are shared among threads.
    pub fn map(&self, function: impl Fn([f64; N]) -> f64 + Sync, vm: &VirtualMachine) -> PyResult<Array> {
        let array = Array::empty(&DType::F64, &self.shape).or_raise(vm)?;
        let Some(values) = array.as_mut_slice::<f64>() else { return Ok(array) };
        if values.len() < PARALLEL {
            self.fill(values, 0, &function);
        } else {
            let chunks = values.par_chunks_mut(PARALLEL).enumerate();
            chunks.for_each(|(number, values)| self.fill(values, number * PARALLEL, &function));
        }
        Ok(array)
    }

    fn fill(&self, values: &mut [f64], first: usize, function: &impl Fn([f64; N]) -> f64) {
        if let ([value], [Side::One(_), ..]) = (&mut *values, &self.sides[..]) {
            // One number of each, as most calls are.
            *value = function(self.sides.each_ref().map(Side::first));
            return;
        }
        let constants = self.sides.each_ref().map(|side| match side {
            Side::One(value) => [*value; BLOCK],
            _ => [0.0; BLOCK],
        });
        for (number, values) in values.chunks_mut(BLOCK).enumerate() {
            let (start, length) = (first + number * BLOCK, values.len());
            let blocks: [&[f64]; N] = std::array::from_fn(|place| {
                self.sides[place].slice(start, length).unwrap_or(&constants[place][..length])
            });
            for (place, value) in values.iter_mut().enumerate() {
                *value = function(blocks.map(|block| block[place]));
            }
        }
    }
}
