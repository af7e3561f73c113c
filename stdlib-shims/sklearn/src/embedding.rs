//! `_sklearn_embedding`: the loops of t-SNE. Arguments arrive checked and in order.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_embedding`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_embedding::module_def(context)
}

#[pymodule]
mod _sklearn_embedding {
    use orchestrator_learning::embedding::{self, Near};
    use rustpython_vm::function::PosArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::values::{Given, array, list, plain, tuple};

    #[expect(clippy::cast_possible_truncation, reason = "the numbers are single already")]
    fn singles(values: &[f64]) -> Vec<f32> {
        values.iter().map(|value| *value as f32).collect()
    }

    /// (squared distances, perplexity, whether a row's own place counts nothing) -> what others are worth.
    #[pyfunction]
    fn shares(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (squares, perplexity, skips_self) = (given.matrix()?, given.number()?, given.flag()?);
        let found = embedding::shares(&singles(&squares.values), squares.n_columns, perplexity, skips_self);
        array(found, &[squares.n_rows, squares.n_columns], vm)
    }

    /// (layout, worth, freedom, whether judged, whether single) -> (divergence, slope).
    #[pyfunction]
    fn exact_slope(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (layout, worth, freedom) = (given.matrix()?, given.numbers()?, given.number()?);
        let (is_judged, is_single) = (given.flag()?, given.flag()?);
        let found = embedding::exact_slope(&layout.values, layout.n_columns, &worth, freedom, is_judged, is_single);
        Ok(tuple([plain(found.0, vm), list(found.1, vm)?], vm))
    }

    /// (layout, worth, places, starts, angle, freedom, whether judged) -> (divergence, slope in single precision).
    #[pyfunction]
    fn near_slope(given: PosArgs<PyObjectRef>, vm: &VirtualMachine) -> PyResult {
        let mut given = Given::new(given, vm);
        let (layout, worth, places, starts) = (given.matrix()?, given.numbers()?, given.places()?, given.places()?);
        let (angle, freedom, is_judged) = (given.number()?, given.number()?, given.flag()?);
        let worth = singles(&worth);
        let near = Near { starts: &starts, places: &places, worth: &worth };
        let [angle, freedom] = <[f32; 2]>::try_from(singles(&[angle, freedom])).unwrap_or([0.5, 1.0]);
        let found = embedding::near_slope(&singles(&layout.values), layout.n_columns, near, angle, freedom, is_judged);
        Ok(tuple([plain(found.0, vm), list(found.1, vm)?], vm))
    }
}
