//! Functions over sorted or counted values: unique values, histograms, orders by several keys, interpolation.

use rustpython_vm::pymodule;

#[pymodule(sub, name = "_numpy")]
pub(crate) mod _searching {
    use orchestrator_arrays::{Array, DType};
    use rustpython_vm::function::OptionalArg;
    use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{LastAxis, Real, Whole};
    use crate::convert::{self, ArrayLike};
    use crate::errors::OrRaise;
    use crate::ndarray::wrap;

    #[derive(FromArgs)]
    struct LexsortArgs {
        #[pyarg(any)]
        keys: PyObjectRef,
        #[pyarg(any, default)]
        axis: LastAxis,
    }

    #[pyfunction]
    fn lexsort(args: LexsortArgs, vm: &VirtualMachine) -> PyResult {
        let keys: Vec<PyObjectRef> = args.keys.try_to_value(vm)?;
        if keys.is_empty() {
            return Err(vm.new_type_error("need sequence of keys with len > 0 in lexsort"));
        }
        let keys: PyResult<Vec<Array>> = keys.iter().map(|key| convert::array_from(key, None, vm)).collect();
        Ok(wrap(orchestrator_arrays::lexsort(&keys?, args.axis.0.unwrap_or(-1)).or_raise(vm)?, vm))
    }

    #[derive(FromArgs)]
    struct BincountArgs {
        #[pyarg(positional)]
        x: PyObjectRef,
        #[pyarg(any, default)]
        weights: Option<PyObjectRef>,
        #[pyarg(any, default)]
        minlength: Whole,
    }

    #[pyfunction]
    fn bincount(args: BincountArgs, vm: &VirtualMachine) -> PyResult {
        let values = convert::array_from(&args.x, None, vm)?;
        let dtype = values.dtype();
        // A list of floats is cut to whole numbers, an array of them is refused.
        let is_array = args.x.downcast_ref::<crate::ndarray::PyNdArray>().is_some();
        if is_array && !(dtype.is_integer() || dtype.is_bool() || values.size() == 0) {
            return Err(vm.new_type_error(format!(
                "Cannot cast array data from {} to dtype('int64') according to the rule 'safe'",
                crate::dtype::repr_text(dtype)
            )));
        }
        let values = values.cast_to(&DType::I64).or_raise(vm)?;
        let weights = args.weights.filter(|weights| !vm.is_none(weights));
        let weights = weights.map(|weights| convert::array_from(&weights, Some(&DType::F64), vm)).transpose()?;
        let least =
            usize::try_from(args.minlength.0).map_err(|_| vm.new_value_error("'minlength' must not be negative"))?;
        Ok(wrap(orchestrator_arrays::bincount(&values, weights.as_ref(), least).or_raise(vm)?, vm))
    }

    /// Sorted distinct values with the place each was first seen, the way back, and counts.
    #[pyfunction]
    fn unique_parts(values: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let unique = orchestrator_arrays::unique(&values.0).or_raise(vm)?;
        let parts = [unique.values, unique.index, unique.inverse, unique.counts];
        Ok(vm.ctx.new_tuple(parts.into_iter().map(|part| wrap(part, vm)).collect()).into())
    }

    #[pyfunction]
    fn digitize_native(values: ArrayLike, bins: ArrayLike, right: bool, vm: &VirtualMachine) -> PyResult {
        let found = orchestrator_arrays::digitize(&values.0, &bins.0, right).or_raise(vm)?;
        crate::ndarray::wrap_or_scalar(found, vm)
    }

    fn weights_of(weights: OptionalArg<PyObjectRef>, vm: &VirtualMachine) -> PyResult<Option<Array>> {
        let weights = weights.into_option().filter(|weights| !vm.is_none(weights));
        weights.map(|weights| convert::array_from(&weights, None, vm)).transpose()
    }

    #[pyfunction]
    fn histogram_counts(
        values: ArrayLike,
        edges: ArrayLike,
        weights: OptionalArg<PyObjectRef>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let weights = weights_of(weights, vm)?;
        Ok(wrap(orchestrator_arrays::histogram_counts(&values.0, &edges.0, weights.as_ref()).or_raise(vm)?, vm))
    }

    /// Counts in bins of one width: the place is computed, then corrected against the edges numpy would print.
    #[pyfunction]
    fn histogram_uniform(
        values: ArrayLike,
        n_bins: usize,
        low: Real,
        high: Real,
        weights: OptionalArg<PyObjectRef>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (low, high) = (low.0, high.0);
        let edges =
            orchestrator_arrays::linspace(low, high, n_bins + 1, true).or_raise(vm)?.to_vec::<f64>().or_raise(vm)?;
        let weights = weights_of(weights, vm)?.map(|weights| weights.to_vec::<f64>()).transpose().or_raise(vm)?;
        let values = values.0.to_vec::<f64>().or_raise(vm)?;
        #[expect(clippy::cast_precision_loss, reason = "bins are few")]
        let scale = n_bins as f64;
        let width = high - low;
        let mut counts = vec![0.0_f64; n_bins];
        for (at, value) in values.iter().enumerate() {
            if !(*value >= low && *value <= high) {
                continue;
            }
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "the value lies between the edges"
            )]
            let mut place = ((value - low) / width * scale) as usize;
            if place >= n_bins {
                place = n_bins - 1;
            }
            if *value < edges[place] && place > 0 {
                place -= 1;
            } else if *value >= edges[place + 1] && place != n_bins - 1 {
                place += 1;
            }
            counts[place] += weights.as_ref().map_or(1.0, |weights| weights[at]);
        }
        if weights.is_some() {
            return Ok(wrap(Array::from_vec(counts, &[n_bins]).or_raise(vm)?, vm));
        }
        #[expect(clippy::cast_possible_truncation, reason = "counts are whole")]
        let counts: Vec<i64> = counts.into_iter().map(|count| count as i64).collect();
        Ok(wrap(Array::from_vec(counts, &[n_bins]).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn interp(
        x: ArrayLike,
        xp: ArrayLike,
        fp: ArrayLike,
        left: OptionalArg<PyObjectRef>,
        right: OptionalArg<PyObjectRef>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let end = |end: OptionalArg<PyObjectRef>| {
            end.into_option()
                .filter(|end| !vm.is_none(end))
                .map(|end| end.try_float(vm).map(|end| end.to_f64()))
                .transpose()
        };
        let found = orchestrator_arrays::interp(&x.0, &xp.0, &fp.0, end(left)?, end(right)?).or_raise(vm)?;
        crate::ndarray::wrap_or_scalar(found, vm)
    }

    #[pyfunction]
    fn correlate(a: ArrayLike, v: ArrayLike, mode: String, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(orchestrator_arrays::correlate(&a.0, &v.0, &mode).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn convolve(a: ArrayLike, v: ArrayLike, mode: String, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(orchestrator_arrays::convolve(&a.0, &v.0, &mode).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn diff_native(a: ArrayLike, n: usize, axis: isize, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(orchestrator_arrays::diff(&a.0, n, axis).or_raise(vm)?, vm))
    }
}
