//! Functions that make arrays.

use rustpython_vm::pymodule;

#[pymodule(sub, name = "_numpy")]
pub(crate) mod _creation {
    use orchestrator_arrays::{Array, DType, Order, Scalar, Weak, result_type};
    use rustpython_vm::builtins::{PyBytes, PyStr};
    use rustpython_vm::function::{ArgBytesLike, FuncArgs};
    use rustpython_vm::{AsObject, FromArgs, PyObjectRef, PyRef, PyResult, VirtualMachine};

    use crate::arguments::{Flag, OrderArg, ShapeArg, Whole};
    use crate::convert;
    use crate::dtype::{self, DTypeArg};
    use crate::errors::{OrRaise, unsupported};
    use crate::ndarray::{PyNdArray, wrap};
    use crate::objects;
    use crate::scalars;

    const NEEDS_COPY: &str = "Unable to avoid copy while creating an array as requested.\nIf using `np.array(obj, copy=False)` replace it with `np.asarray(obj)` to allow a copy when needed (no behavior change in NumPy 1.x).\nFor more details, see https://numpy.org/devdocs/numpy_2_0_migration_guide.html#adapting-to-changes-in-the-copy-keyword.";

    #[derive(FromArgs)]
    struct ArrayArgs {
        #[pyarg(any)]
        object: PyObjectRef,
        #[pyarg(any, default)]
        dtype: DTypeArg,
        #[pyarg(named, default)]
        copy: Option<PyObjectRef>,
        #[pyarg(named, default)]
        order: OrderArg,
        #[pyarg(named, name = "subok", default)]
        _subok: Flag,
        #[pyarg(named, default)]
        ndmin: Whole,
        #[pyarg(named, name = "like", default)]
        _like: Option<PyObjectRef>,
    }

    #[pyfunction]
    fn array(args: ArrayArgs, vm: &VirtualMachine) -> PyResult {
        let found = convert::array_from(&args.object, args.dtype.0.as_ref(), vm)?;
        // Only what came from another array can share memory with it.
        let shares =
            args.object.downcast_ref::<PyNdArray>().is_some_and(|given| given.with(|given| given.same_storage(&found)));
        let wants_copy = match &args.copy {
            Some(copy) if !vm.is_none(copy) => {
                let copy = copy.try_to_bool(vm)?;
                if !copy && !shares {
                    return Err(vm.new_value_error(NEEDS_COPY));
                }
                copy
            }
            Some(_) => false,
            None => true,
        };
        let order = args.order.0.unwrap_or(Order::K);
        let found = if (wants_copy && shares) || (order == Order::F && !found.is_f_contiguous()) {
            found.copy(order).or_raise(vm)?
        } else {
            found
        };
        let missing = usize::try_from(args.ndmin.0).unwrap_or(0).saturating_sub(found.ndim());
        if missing > 0 {
            let mut shape = vec![1_isize; missing];
            shape.extend(found.shape().iter().map(|size| size.cast_signed()));
            return Ok(wrap(found.reshape(&shape, Order::C).or_raise(vm)?, vm));
        }
        if shares && !wants_copy && args.dtype.0.is_none() {
            return Ok(args.object);
        }
        Ok(wrap(found, vm))
    }

    #[derive(FromArgs)]
    struct AsArrayArgs {
        #[pyarg(any)]
        a: PyObjectRef,
        #[pyarg(any, default)]
        dtype: DTypeArg,
        #[pyarg(any, default)]
        order: OrderArg,
        #[pyarg(named, name = "device", default)]
        _device: Option<PyObjectRef>,
        #[pyarg(named, default)]
        copy: Option<PyObjectRef>,
        #[pyarg(named, name = "like", default)]
        _like: Option<PyObjectRef>,
    }

    #[pyfunction]
    fn asarray(args: AsArrayArgs, vm: &VirtualMachine) -> PyResult {
        let copy = args.copy.filter(|copy| !vm.is_none(copy)).map(|copy| copy.try_to_bool(vm)).transpose()?;
        let is_array = args.a.downcast_ref::<PyNdArray>();
        let same_type = is_array.is_some_and(|given| {
            given.with(|given| args.dtype.0.as_ref().is_none_or(|wanted| wanted == given.dtype()))
        });
        let same_order =
            !matches!(args.order.0, Some(Order::F)) || is_array.is_some_and(|given| given.with(Array::is_f_contiguous));
        let same_order = same_order
            && (!matches!(args.order.0, Some(Order::C))
                || is_array.is_some_and(|given| given.with(Array::is_c_contiguous)));
        if same_type && same_order && copy != Some(true) {
            return Ok(args.a);
        }
        let found = convert::array_from(&args.a, args.dtype.0.as_ref(), vm)?;
        if copy == Some(true) || !same_order && matches!(args.order.0, Some(Order::C | Order::F)) {
            return Ok(wrap(found.copy(args.order.0.unwrap_or(Order::K)).or_raise(vm)?, vm));
        }
        Ok(wrap(found, vm))
    }

    #[pyfunction]
    fn asanyarray(args: AsArrayArgs, vm: &VirtualMachine) -> PyResult {
        asarray(args, vm)
    }

    #[derive(FromArgs)]
    struct ShapeArgs {
        #[pyarg(any)]
        shape: ShapeArg,
        #[pyarg(any, default)]
        dtype: DTypeArg,
        #[pyarg(any, default)]
        order: OrderArg,
        #[pyarg(named, name = "device", default)]
        _device: Option<PyObjectRef>,
        #[pyarg(named, name = "like", default)]
        _like: Option<PyObjectRef>,
    }

    /// The same elements lying column after column.
    fn in_order(array: Array, order: OrderArg, vm: &VirtualMachine) -> PyResult {
        match order.0 {
            Some(Order::F) if array.ndim() > 1 => Ok(wrap(array.copy(Order::F).or_raise(vm)?, vm)),
            _ => Ok(wrap(array, vm)),
        }
    }

    fn at_least_one(dtype: DType) -> DType {
        match dtype {
            DType::Str(0) => DType::Str(1),
            DType::Bytes(0) => DType::Bytes(1),
            other => other,
        }
    }

    #[pyfunction]
    fn zeros(args: ShapeArgs, vm: &VirtualMachine) -> PyResult {
        let dtype = at_least_one(args.dtype.0.unwrap_or(DType::F64));
        in_order(Array::zeros(&dtype, &args.shape.0).or_raise(vm)?, args.order, vm)
    }

    #[pyfunction]
    fn empty(args: ShapeArgs, vm: &VirtualMachine) -> PyResult {
        let dtype = at_least_one(args.dtype.0.unwrap_or(DType::F64));
        in_order(Array::empty(&dtype, &args.shape.0).or_raise(vm)?, args.order, vm)
    }

    #[pyfunction]
    fn ones(args: ShapeArgs, vm: &VirtualMachine) -> PyResult {
        let dtype = at_least_one(args.dtype.0.unwrap_or(DType::F64));
        let one = vm.ctx.new_int(1);
        let one = convert::value_of_type(one.as_object(), &dtype, vm)?;
        in_order(Array::full(&dtype, &args.shape.0, &one).or_raise(vm)?, args.order, vm)
    }

    #[derive(FromArgs)]
    struct FullArgs {
        #[pyarg(any)]
        shape: ShapeArg,
        #[pyarg(any)]
        fill_value: PyObjectRef,
        #[pyarg(any, default)]
        dtype: DTypeArg,
        #[pyarg(any, default)]
        order: OrderArg,
        #[pyarg(named, name = "device", default)]
        _device: Option<PyObjectRef>,
        #[pyarg(named, name = "like", default)]
        _like: Option<PyObjectRef>,
    }

    #[pyfunction]
    fn full(args: FullArgs, vm: &VirtualMachine) -> PyResult {
        let value = convert::array_from(&args.fill_value, args.dtype.0.as_ref(), vm)?;
        if value.ndim() == 0 {
            let made = Array::full(value.dtype(), &args.shape.0, &value.get_flat(0)).or_raise(vm)?;
            return in_order(made, args.order, vm);
        }
        let made = Array::zeros(value.dtype(), &args.shape.0).or_raise(vm)?;
        made.assign(&value).or_raise(vm)?;
        in_order(made, args.order, vm)
    }

    /// One of `start`, `stop`, `step` with its type.
    fn arange_part(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<(Scalar, DType, Weak)> {
        if let Some(typed) = scalars::read(object, vm) {
            return Ok((typed.value, typed.dtype, typed.weak));
        }
        let array = convert::array_from(object, None, vm)?;
        if array.ndim() != 0 || array.dtype().is_object() {
            return Err(
                vm.new_type_error(format!("unsupported operand type(s) for -: '{}' and 'int'", object.class().name()))
            );
        }
        Ok((array.get_flat(0), array.dtype().clone(), Weak::Strong))
    }

    #[pyfunction]
    fn arange(mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let wanted: DTypeArg = match args.take_keyword("dtype") {
            Some(wanted) => wanted.try_into_value(vm)?,
            None => DTypeArg::default(),
        };
        for ignored in ["like", "device"] {
            args.take_keyword(ignored);
        }
        let mut parts: [Option<PyObjectRef>; 3] =
            [args.take_keyword("start"), args.take_keyword("stop"), args.take_keyword("step")];
        if let Some((unknown, _)) = (&args.kwargs).into_iter().next() {
            return Err(vm.new_type_error(format!("arange() got an unexpected keyword argument '{unknown}'")));
        }
        let mut positional = args.args.into_iter();
        let given: Vec<PyObjectRef> = positional.by_ref().collect();
        let mut wanted = wanted;
        match given.as_slice() {
            [] => {}
            [only] if parts[1].is_none() && parts[0].is_none() => parts[1] = Some(only.clone()),
            [only] if parts[0].is_none() => parts[0] = Some(only.clone()),
            [only] => parts[1] = Some(only.clone()),
            [start, stop, rest @ ..] => {
                parts[0] = Some(start.clone());
                parts[1] = Some(stop.clone());
                if let Some(step) = rest.first() {
                    parts[2] = Some(step.clone());
                }
                if let Some(last) = rest.get(1) {
                    wanted = last.clone().try_into_value(vm)?;
                }
            }
        }
        let read = |object: &Option<PyObjectRef>| {
            object.as_ref().filter(|object| !vm.is_none(object)).map(|object| arange_part(object, vm)).transpose()
        };
        let (start, end, step) = (read(&parts[0])?, read(&parts[1])?, read(&parts[2])?);
        let Some(end) = end.or_else(|| start.clone()) else {
            return Err(vm.new_type_error("arange() requires stop to be specified."));
        };
        // A single number, or one before None, is where to stop.
        let start = if parts[1].as_ref().is_some_and(|stop| !vm.is_none(stop)) { start } else { None };
        let natural: Vec<(DType, Weak)> = [start.as_ref(), Some(&end), step.as_ref()]
            .into_iter()
            .flatten()
            .map(|(_, dtype, _)| (dtype.clone(), Weak::Strong))
            .collect();
        let dtype = match wanted.0 {
            Some(dtype) => dtype,
            None => match result_type(&natural).or_raise(vm)? {
                DType::Bool => DType::I64,
                dtype => dtype,
            },
        };
        let zero = if let DType::Datetime(unit) = &end.1 { Scalar::Datetime(0, *unit) } else { Scalar::Int(0) };
        let start = start.map_or(zero, |(value, ..)| value);
        let step = step.map_or(Scalar::Int(1), |(value, ..)| value);
        if step.as_f64() == Some(0.0) {
            return Err(
                vm.new_exception_msg(vm.ctx.exceptions.zero_division_error.to_owned(), "division by zero".into())
            );
        }
        Ok(wrap(orchestrator_arrays::arange(&start, &end.0, &step, &dtype).or_raise(vm)?, vm))
    }

    #[derive(FromArgs)]
    struct EyeArgs {
        #[pyarg(any, name = "N")]
        n_rows: Whole,
        #[pyarg(any, name = "M", default)]
        n_columns: Option<Whole>,
        #[pyarg(any, default)]
        k: Whole,
        #[pyarg(any, default)]
        dtype: DTypeArg,
        #[pyarg(any, default)]
        order: OrderArg,
        #[pyarg(named, name = "device", default)]
        _device: Option<PyObjectRef>,
        #[pyarg(named, name = "like", default)]
        _like: Option<PyObjectRef>,
    }

    #[pyfunction]
    fn eye(args: EyeArgs, vm: &VirtualMachine) -> PyResult {
        let count = |whole: Whole| {
            usize::try_from(whole.0).map_err(|_| vm.new_value_error("negative dimensions are not allowed"))
        };
        let n_rows = count(args.n_rows)?;
        let n_columns = args.n_columns.map(count).transpose()?.unwrap_or(n_rows);
        let dtype = args.dtype.0.unwrap_or(DType::F64);
        in_order(orchestrator_arrays::eye(n_rows, n_columns, args.k.0, &dtype).or_raise(vm)?, args.order, vm)
    }

    /// Evenly spaced doubles; the face does the rest of `np.linspace`.
    #[pyfunction]
    fn linspace_native(start: f64, stop: f64, count: usize, endpoint: bool, vm: &VirtualMachine) -> PyResult {
        Ok(wrap(orchestrator_arrays::linspace(start, stop, count, endpoint).or_raise(vm)?, vm))
    }

    #[derive(FromArgs)]
    struct BufferArgs {
        #[pyarg(any)]
        buffer: ArgBytesLike,
        #[pyarg(any, default)]
        dtype: Option<PyObjectRef>,
        #[pyarg(any, default)]
        count: Option<Whole>,
        #[pyarg(any, default)]
        offset: Whole,
    }

    #[pyfunction]
    fn frombuffer(args: BufferArgs, vm: &VirtualMachine) -> PyResult {
        // Elements with the high byte first are swapped.
        let code = args.dtype.as_ref().and_then(|dtype| dtype.downcast_ref::<PyStr>()?.to_str()?.strip_prefix('>'));
        let dtype = match (code, &args.dtype) {
            (Some(code), _) => DType::parse(code).or_raise(vm)?,
            (None, Some(dtype)) => dtype::parse(dtype, vm)?,
            (None, None) => DType::F64,
        };
        let is_swapped = code.is_some();
        if dtype.is_object() {
            return Err(vm.new_value_error("cannot create an OBJECT array from memory buffer"));
        }
        let bytes = args.buffer.borrow_buf();
        let offset = usize::try_from(args.offset.0).unwrap_or(usize::MAX);
        let Some(bytes) = bytes.get(offset..) else {
            return Err(vm.new_value_error(format!(
                "offset must be non-negative and no greater than buffer length ({})",
                bytes.len()
            )));
        };
        let itemsize = dtype.itemsize().max(1);
        let count = match args.count.and_then(|count| usize::try_from(count.0).ok()) {
            Some(count) => count,
            None if bytes.len() % itemsize != 0 => {
                return Err(vm.new_value_error("buffer size must be a multiple of element size"));
            }
            None => bytes.len() / itemsize,
        };
        let Some(bytes) = count.checked_mul(itemsize).and_then(|size| bytes.get(..size)) else {
            return Err(vm.new_value_error("buffer is smaller than requested size"));
        };
        let turned = if is_swapped { crate::ndarray::swap_bytes(bytes, itemsize) } else { bytes.to_vec() };
        let mut array = Array::from_buffer(&turned, &dtype, &[count]).or_raise(vm)?;
        array.set_writeable(false);
        Ok(wrap(array, vm))
    }

    #[derive(FromArgs)]
    struct IterArgs {
        #[pyarg(any)]
        iter: PyObjectRef,
        #[pyarg(any)]
        dtype: PyObjectRef,
        #[pyarg(any, default)]
        count: Option<Whole>,
        #[pyarg(named, name = "like", default)]
        _like: Option<PyObjectRef>,
    }

    #[pyfunction]
    fn fromiter(args: IterArgs, vm: &VirtualMachine) -> PyResult {
        let dtype = dtype::parse(&args.dtype, vm)?;
        let count = args.count.and_then(|count| usize::try_from(count.0).ok());
        let mut items: Vec<PyObjectRef> = Vec::new();
        let iterator = args.iter.get_iter(vm)?;
        while count.is_none_or(|count| items.len() < count) {
            match iterator.next(vm)? {
                rustpython_vm::protocol::PyIterReturn::Return(item) => items.push(item),
                rustpython_vm::protocol::PyIterReturn::StopIteration(_) => break,
            }
        }
        if let Some(count) = count
            && items.len() < count
        {
            return Err(vm.new_value_error(format!(
                "iterator too short: Expected {count} but iterator had only {} items.",
                items.len()
            )));
        }
        let array = convert::from_items(&items, Some(&dtype), vm)?;
        Ok(wrap(array, vm))
    }

    /// What a pickled array or scalar is made of again.
    #[pyfunction]
    fn _rebuild(code: PyObjectRef, shape: ShapeArg, values: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let dtype = dtype::parse(&code, vm)?;
        if let Some(bytes) = values.downcast_ref::<PyBytes>() {
            let count = shape.0.iter().try_fold(dtype.itemsize(), |total, size| total.checked_mul(*size));
            if count != Some(bytes.as_bytes().len()) {
                return Err(vm.new_value_error("the pickle of an array is damaged"));
            }
            return Ok(wrap(Array::from_buffer(bytes.as_bytes(), &dtype, &shape.0).or_raise(vm)?, vm));
        }
        let items: Vec<PyObjectRef> = values.try_to_value(vm)?;
        let flat = if dtype.is_object() {
            // Items that are arrays or lists stay what they are.
            let handles: Vec<_> = items.into_iter().map(objects::from_python).collect();
            let count = handles.len();
            Array::from_objects(handles, &[count]).or_raise(vm)?
        } else {
            convert::from_items(&items, Some(&dtype), vm)?
        };
        let shape: Vec<isize> = shape.0.iter().map(|size| size.cast_signed()).collect();
        let array = flat.reshape(&shape, Order::C).or_raise(vm)?;
        if shape.is_empty() { crate::ndarray::wrap_or_scalar(array, vm) } else { Ok(wrap(array, vm)) }
    }

    /// A view that repeats elements without copying them; not to be written to.
    #[pyfunction]
    fn broadcast_to(a: PyObjectRef, shape: ShapeArg, vm: &VirtualMachine) -> PyResult {
        let array = convert::array_from(&a, None, vm)?;
        let mut wide = array.broadcast_to(&shape.0).or_raise(vm)?;
        wide.set_writeable(false);
        match a.downcast::<PyNdArray>() {
            Ok(owner) => Ok(crate::ndarray::wrap_view(wide, &owner, vm)),
            Err(_) => Ok(wrap(wide, vm)),
        }
    }

    #[pyfunction]
    fn broadcast_shapes(shapes: Vec<ShapeArg>, vm: &VirtualMachine) -> PyResult {
        let shapes: Vec<&[usize]> = shapes.iter().map(|shape| shape.0.as_slice()).collect();
        let shape = orchestrator_arrays::broadcast_shapes(&shapes)
            .map_err(|_| vm.new_value_error("shape mismatch: objects cannot be broadcast to a single shape"))?;
        Ok(vm.ctx.new_tuple(shape.into_iter().map(|size| vm.ctx.new_int(size).into()).collect()).into())
    }

    /// A view with any strides that stay inside the memory.
    #[pyfunction]
    fn as_strided(
        a: PyRef<PyNdArray>,
        shape: ShapeArg,
        strides: PyObjectRef,
        writeable: bool,
        vm: &VirtualMachine,
    ) -> PyResult {
        let array = a.array();
        let itemsize = array.itemsize().max(1).cast_signed();
        let steps = crate::arguments::integers(&[strides], vm)?;
        if steps.iter().any(|step| step % itemsize != 0) {
            return Err(unsupported("as_strided with strides that split an element", vm));
        }
        let steps: Vec<isize> = steps.iter().map(|step| step / itemsize).collect();
        let mut view = array.as_strided(&shape.0, &steps).or_raise(vm)?;
        view.set_writeable(writeable && array.is_writeable());
        Ok(crate::ndarray::wrap_view(view, &a, vm))
    }
}
