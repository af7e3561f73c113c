//! Functions that pick elements by a condition or a place.

use rustpython_vm::pymodule;

#[pymodule(sub, name = "_numpy")]
pub(crate) mod _choosing {
    use orchestrator_arrays::{Array, DType};
    use rustpython_vm::function::OptionalArg;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Axes, Flag};
    use crate::convert::ArrayLike;
    use crate::errors::OrRaise;
    use crate::ndarray::{wrap, wrap_or_scalar};
    use crate::operand::in_function;

    #[pyfunction(name = "where")]
    fn select(
        condition: ArrayLike,
        x: OptionalArg<PyObjectRef>,
        y: OptionalArg<PyObjectRef>,
        vm: &VirtualMachine,
    ) -> PyResult {
        match (x.into_option(), y.into_option()) {
            (Some(x), Some(y)) => {
                let (x, y) = (in_function(&x, vm)?, in_function(&y, vm)?);
                let condition = condition.0.cast_to(&DType::Bool).or_raise(vm)?;
                let chosen = orchestrator_arrays::select_where(&condition, &x.borrow(), &y.borrow()).or_raise(vm)?;
                Ok(wrap(chosen, vm))
            }
            (None, None) => places(&condition.0, vm),
            _ => Err(vm.new_value_error("either both or neither of x and y should be given")),
        }
    }

    fn places(array: &Array, vm: &VirtualMachine) -> PyResult {
        if array.ndim() == 0 {
            return Err(vm.new_value_error("Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() instead. If the context of this error is of the form `arr[nonzero(cond)]`, just use `arr[cond]`."));
        }
        let found = orchestrator_arrays::nonzero(array).or_raise(vm)?;
        Ok(vm.ctx.new_tuple(found.into_iter().map(|places| wrap(places, vm)).collect()).into())
    }

    #[pyfunction]
    fn nonzero(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        places(&a.0, vm)
    }

    #[pyfunction]
    fn argwhere(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(orchestrator_arrays::argwhere(&a.0).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn flatnonzero(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(orchestrator_arrays::flatnonzero(&a.0).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn count_nonzero(
        a: ArrayLike,
        axis: OptionalArg<Axes>,
        keepdims: OptionalArg<Flag>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let wanted = axis.into_option().and_then(|axes| axes.0);
        let is_whole = wanted.is_none();
        let keeps = keepdims.into_option().is_some_and(|keep| keep.0);
        let total = orchestrator_arrays::count_nonzero(&a.0, wanted.as_deref(), keeps).or_raise(vm)?;
        if is_whole && !keeps {
            return crate::scalars::plain_value(&total.get_flat(0), total.dtype(), vm);
        }
        wrap_or_scalar(total, vm)
    }

    /// Which of the first values are among the second.
    #[pyfunction]
    fn isin(values: ArrayLike, among: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (values, among) = (values.0, among.0);
        if values.dtype().is_object() || among.dtype().is_object() {
            return among_objects(&values, &among, vm);
        }
        if let Some(found) = orchestrator_arrays::is_in_table(&values, &among).or_raise(vm)? {
            return Ok(wrap(found, vm));
        }
        let Ok(dtype) = orchestrator_arrays::promote(values.dtype(), among.dtype()) else {
            return Ok(wrap(Array::zeros(&DType::Bool, values.shape()).or_raise(vm)?, vm));
        };
        let values = values.cast_to(&dtype).or_raise(vm)?;
        let among = orchestrator_arrays::sort(&among.cast_to(&dtype).or_raise(vm)?, None).or_raise(vm)?;
        if among.size() == 0 {
            return Ok(wrap(Array::zeros(&DType::Bool, values.shape()).or_raise(vm)?, vm));
        }
        let left = orchestrator_arrays::searchsorted(&among, &values, false, None).or_raise(vm)?;
        let nearest =
            orchestrator_arrays::take(&among, &left, None, orchestrator_arrays::TakeMode::Clip).or_raise(vm)?;
        let equal = orchestrator_arrays::binary(
            orchestrator_arrays::BinaryOp::Equal,
            &orchestrator_arrays::Operand::strong(&nearest),
            &orchestrator_arrays::Operand::strong(&values),
            &orchestrator_arrays::UfuncOptions::default(),
        );
        Ok(wrap(equal.or_raise(vm)?, vm))
    }

    fn among_objects(values: &Array, among: &Array, vm: &VirtualMachine) -> PyResult {
        let read = |array: &Array| -> PyResult<Vec<PyObjectRef>> {
            array.scalars().iter().map(|value| crate::scalars::plain_value(value, array.dtype(), vm)).collect()
        };
        let known = read(among)?;
        let mut found = Vec::with_capacity(values.size());
        for value in read(values)? {
            let mut is_known = false;
            for other in &known {
                if vm.identical_or_equal(&value, other)? {
                    is_known = true;
                    break;
                }
            }
            found.push(is_known);
        }
        Ok(wrap(Array::from_vec(found, values.shape()).or_raise(vm)?, vm))
    }
}
