//! Functions that put arrays together, copy between them, or shift their elements.

use rustpython_vm::pymodule;

#[pymodule(sub, name = "_numpy")]
pub(crate) mod _joining {
    use orchestrator_arrays::{Array, Casting, DType, TakeMode, can_cast};
    use rustpython_vm::{FromArgs, PyObjectRef, PyRef, PyResult, VirtualMachine};

    use crate::arguments::{Axes, Mask, OneAxis, Out, integers};
    use crate::convert::{self, ArrayLike};
    use crate::dtype::{self, DTypeArg};
    use crate::errors::OrRaise;
    use crate::ndarray::{PyNdArray, deliver, wrap};

    #[derive(FromArgs)]
    struct ConcatenateArgs {
        #[pyarg(any)]
        arrays: PyObjectRef,
        #[pyarg(any, optional)]
        axis: rustpython_vm::function::OptionalArg<OneAxis>,
        #[pyarg(any, default)]
        out: Out,
        #[pyarg(named, default)]
        dtype: DTypeArg,
        #[pyarg(named, name = "casting", default)]
        _casting: Option<PyObjectRef>,
    }

    #[pyfunction]
    fn concatenate(args: ConcatenateArgs, vm: &VirtualMachine) -> PyResult {
        let parts: Vec<PyObjectRef> = args.arrays.try_to_value(vm)?;
        if parts.is_empty() {
            return Err(vm.new_value_error("need at least one array to concatenate"));
        }
        let parts: PyResult<Vec<Array>> = parts.iter().map(|part| convert::array_from(part, None, vm)).collect();
        let axis = args.axis.into_option().map_or(Some(0), |axis| axis.0);
        let joined = orchestrator_arrays::concatenate(&parts?, axis, args.dtype.0.as_ref()).or_raise(vm)?;
        deliver(joined, &args.out, vm)
    }

    /// Arrays of one shape along a new axis.
    #[pyfunction]
    fn stack_native(arrays: Vec<PyRef<PyNdArray>>, axis: isize, vm: &VirtualMachine) -> PyResult {
        let parts: Vec<Array> = arrays.iter().map(|part| part.array()).collect();
        Ok(wrap(orchestrator_arrays::stack(&parts, axis).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn roll(a: ArrayLike, shifts: PyObjectRef, axes: Axes, vm: &VirtualMachine) -> PyResult {
        let shifts = integers(&[shifts], vm)?;
        Ok(wrap(orchestrator_arrays::roll(&a.0, &shifts, axes.0.as_deref()).or_raise(vm)?, vm))
    }

    #[pyfunction]
    fn tile(a: ArrayLike, reps: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let reps: Vec<usize> =
            integers(&[reps], vm)?.into_iter().map(|rep| usize::try_from(rep).unwrap_or(0)).collect();
        Ok(wrap(orchestrator_arrays::tile(&a.0, &reps).or_raise(vm)?, vm))
    }

    #[derive(FromArgs)]
    struct CopyToArgs {
        #[pyarg(any)]
        dst: PyRef<PyNdArray>,
        #[pyarg(any)]
        src: PyObjectRef,
        #[pyarg(any, default)]
        casting: Option<PyObjectRef>,
        #[pyarg(any, name = "where", default)]
        mask: Mask,
    }

    #[pyfunction]
    fn copyto(args: CopyToArgs, vm: &VirtualMachine) -> PyResult<()> {
        let target = args.dst.array();
        let operand = crate::operand::in_function(&args.src, vm)?;
        let name = match &args.casting {
            Some(casting) => casting.str(vm)?.to_string_lossy().into_owned(),
            None => "same_kind".to_owned(),
        };
        let rule = Casting::parse(&name).or_raise(vm)?;
        let source = operand.array;
        let is_plain = operand.weak != orchestrator_arrays::Weak::Strong;
        // A plain int takes the target's type, whatever its size.
        let adapts = is_plain && (source.dtype().is_integer() || source.dtype().is_bool());
        if !adapts && !can_cast(source.dtype(), target.dtype(), rule) {
            let what = if is_plain { "scalar" } else { "array data" };
            return Err(vm.new_type_error(format!(
                "Cannot cast {what} from {} to {} according to the rule '{name}'",
                dtype::repr_text(source.dtype()),
                dtype::repr_text(target.dtype())
            )));
        }
        match &args.mask.0 {
            None => target.assign(&source).or_raise(vm),
            Some(mask) => assign_where(&target, &source, mask, vm),
        }
    }

    fn assign_where(target: &Array, source: &Array, mask: &Array, vm: &VirtualMachine) -> PyResult<()> {
        let mask = mask.broadcast_to(target.shape()).or_raise(vm)?;
        let wide = source.broadcast_to(target.shape()).or_raise(vm)?;
        let chosen = wide.get_index(&[orchestrator_arrays::Index::Array(mask.clone())]).or_raise(vm)?;
        target.set_index(&[orchestrator_arrays::Index::Array(mask)], &chosen).or_raise(vm)
    }

    /// Values repeated over the places where the mask holds, counted over the whole array.
    #[pyfunction]
    fn putmask(a: PyRef<PyNdArray>, mask: Mask, values: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        let target = a.array();
        let values = convert::array_from(&values, Some(target.dtype()), vm)?;
        let Some(mask) = mask.0 else { return target.assign(&values).or_raise(vm) };
        if values.size() == 0 {
            return Ok(());
        }
        let places = orchestrator_arrays::flatnonzero(&mask).or_raise(vm)?.to_vec::<i64>().or_raise(vm)?;
        for place in places {
            let place = usize::try_from(place).unwrap_or(0);
            target.set_flat(place, &values.get_flat(place % values.size())).or_raise(vm)?;
        }
        Ok(())
    }

    /// Values one after the other into the places where the mask holds.
    #[pyfunction]
    fn place(arr: PyRef<PyNdArray>, mask: Mask, vals: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
        let target = arr.array();
        let values = convert::array_from(&vals, Some(target.dtype()), vm)?;
        let mask = match mask.0 {
            Some(mask) => mask,
            None => Array::full(&DType::Bool, target.shape(), &true.into()).or_raise(vm)?,
        };
        let places = orchestrator_arrays::flatnonzero(&mask).or_raise(vm)?;
        if places.size() == 0 {
            return Ok(());
        }
        if values.size() == 0 {
            return Err(vm.new_value_error("Cannot insert from an empty array!"));
        }
        orchestrator_arrays::put(&target, &places, &values, TakeMode::Raise).or_raise(vm)
    }

    #[pyfunction]
    fn shares_memory(a: ArrayLike, b: ArrayLike) -> bool {
        a.0.may_overlap(&b.0)
    }

    #[pyfunction]
    fn may_share_memory(a: ArrayLike, b: ArrayLike) -> bool {
        a.0.may_overlap(&b.0)
    }
}
