//! Medians, and reductions that pass over NaN.

use rustpython_vm::pymodule;

#[pymodule(sub, name = "_numpy")]
pub(crate) mod _statistics {
    use orchestrator_arrays::{Array, ArrayError, ReduceOptions};
    use rustpython_vm::function::OptionalArg;
    use rustpython_vm::{PyResult, VirtualMachine};

    use crate::arguments::{Axes, Flag, Real};
    use crate::convert::ArrayLike;
    use crate::errors::OrRaise;
    use crate::ndarray::wrap_or_scalar;

    fn told(axis: OptionalArg<Axes>, keepdims: OptionalArg<Flag>) -> ReduceOptions<'static> {
        ReduceOptions {
            axes: axis.into_option().and_then(|axes| axes.0),
            keepdims: keepdims.into_option().is_some_and(|keep| keep.0),
            ..ReduceOptions::default()
        }
    }

    fn give(result: Result<Array, ArrayError>, vm: &VirtualMachine) -> PyResult {
        wrap_or_scalar(result.or_raise(vm)?, vm)
    }

    #[pyfunction]
    fn median(a: ArrayLike, axis: OptionalArg<Axes>, keepdims: OptionalArg<Flag>, vm: &VirtualMachine) -> PyResult {
        let options = told(axis, keepdims);
        give(orchestrator_arrays::median(&a.0, options.axes.as_deref(), options.keepdims), vm)
    }

    #[pyfunction]
    fn nanmedian(a: ArrayLike, axis: OptionalArg<Axes>, keepdims: OptionalArg<Flag>, vm: &VirtualMachine) -> PyResult {
        let options = told(axis, keepdims);
        give(orchestrator_arrays::nanmedian(&a.0, options.axes.as_deref(), options.keepdims), vm)
    }

    /// The elements at some ascending places of a sorted row of doubles, without sorting all of it.
    #[pyfunction]
    fn order_statistics(a: ArrayLike, places: Vec<usize>, vm: &VirtualMachine) -> PyResult {
        if !places.is_sorted_by(|one, next| one < next) {
            return Err(vm.new_value_error("places must ascend"));
        }
        let found = orchestrator_arrays::order_statistics(&a.0, &places).or_raise(vm)?;
        let n_found = found.len();
        give(Array::from_vec(found, &[n_found]), vm)
    }

    #[pyfunction]
    fn nansum(a: ArrayLike, axis: OptionalArg<Axes>, keepdims: OptionalArg<Flag>, vm: &VirtualMachine) -> PyResult {
        give(orchestrator_arrays::nansum(&a.0, &told(axis, keepdims)), vm)
    }

    #[pyfunction]
    fn nanprod(a: ArrayLike, axis: OptionalArg<Axes>, keepdims: OptionalArg<Flag>, vm: &VirtualMachine) -> PyResult {
        give(orchestrator_arrays::nanprod(&a.0, &told(axis, keepdims)), vm)
    }

    #[pyfunction]
    fn nanmin(a: ArrayLike, axis: OptionalArg<Axes>, keepdims: OptionalArg<Flag>, vm: &VirtualMachine) -> PyResult {
        give(orchestrator_arrays::nanmin(&a.0, &told(axis, keepdims)), vm)
    }

    #[pyfunction]
    fn nanmax(a: ArrayLike, axis: OptionalArg<Axes>, keepdims: OptionalArg<Flag>, vm: &VirtualMachine) -> PyResult {
        give(orchestrator_arrays::nanmax(&a.0, &told(axis, keepdims)), vm)
    }

    #[pyfunction]
    fn nanmean(a: ArrayLike, axis: OptionalArg<Axes>, keepdims: OptionalArg<Flag>, vm: &VirtualMachine) -> PyResult {
        give(orchestrator_arrays::nanmean(&a.0, &told(axis, keepdims)), vm)
    }

    #[pyfunction]
    fn nanvar(
        a: ArrayLike,
        axis: OptionalArg<Axes>,
        keepdims: OptionalArg<Flag>,
        ddof: OptionalArg<Real>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let ddof = ddof.into_option().map_or(0.0, |ddof| ddof.0);
        give(orchestrator_arrays::nanvar(&a.0, ddof, &told(axis, keepdims)), vm)
    }

    #[pyfunction]
    fn nanstd(
        a: ArrayLike,
        axis: OptionalArg<Axes>,
        keepdims: OptionalArg<Flag>,
        ddof: OptionalArg<Real>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let ddof = ddof.into_option().map_or(0.0, |ddof| ddof.0);
        give(orchestrator_arrays::nanstd(&a.0, ddof, &told(axis, keepdims)), vm)
    }
}
