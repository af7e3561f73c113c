//! Printing with the caller's own options, and the options of the session.

use rustpython_vm::pymodule;

#[pymodule(sub, name = "_numpy")]
pub(crate) mod _printing {
    use orchestrator_arrays::{Array, DType, Scalar, TimeUnit, convert_datetime, format_datetime};
    use rustpython_vm::builtins::{PyDict, PyDictRef, PyStr};
    use rustpython_vm::{Py, PyObjectRef, PyResult, VirtualMachine};

    use crate::convert::ArrayLike;
    use crate::errors::OrRaise;
    use crate::floating::{self, Reaction};
    use crate::format::float_text::{FloatStyle, Trim, Width, positional, scientific};
    use crate::format::options::{self, FloatMode, Formatters, PrintOptions};
    use crate::format::{Request, array_text, repr_with};
    use crate::ndarray::wrap;

    fn overridden(given: &Py<PyDict>, vm: &VirtualMachine) -> PyResult<(PrintOptions, Formatters)> {
        let (mut options, mut formatters) = options::current();
        for (key, value) in given {
            let key = key.str(vm)?.to_string_lossy().into_owned();
            if key == "formatter" {
                formatters = formatters_of(&value, vm)?;
                continue;
            }
            if vm.is_none(&value) {
                continue;
            }
            let text = |value: &PyObjectRef| value.str(vm).map(|text| text.to_string_lossy().into_owned());
            let size = |value: &PyObjectRef| -> PyResult<usize> {
                if let Some(float) = value.downcast_ref::<rustpython_vm::builtins::PyFloat>() {
                    return Ok(if float.to_f64().is_infinite() { usize::MAX } else { 0 });
                }
                let value = value.try_index(vm)?;
                Ok(usize::try_from(value.as_bigint()).unwrap_or(usize::MAX))
            };
            match key.as_str() {
                "edgeitems" => options.edge_items = size(&value)?,
                "threshold" => options.threshold = size(&value)?,
                "precision" => options.precision = size(&value)?,
                "linewidth" => options.line_width = size(&value)?,
                "suppress" => options.suppress = value.try_to_bool(vm)?,
                "nanstr" => options.nan_text = text(&value)?,
                "infstr" => options.infinity_text = text(&value)?,
                "sign" => options.sign = text(&value)?.chars().next().unwrap_or('-'),
                "floatmode" => {
                    let name = text(&value)?;
                    options.float_mode = FloatMode::parse(&name)
                        .ok_or_else(|| vm.new_value_error(format!("floatmode option must be one of \"fixed\", \"unique\", \"maxprec\", \"maxprec_equal\" (got {name})")))?;
                }
                _ => {}
            }
        }
        Ok((options, formatters))
    }

    fn formatters_of(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Formatters> {
        let Some(given) = value.downcast_ref::<PyDict>() else { return Ok(Vec::new()) };
        let mut formatters = Vec::new();
        for (kind, function) in given {
            if !vm.is_none(&function) {
                formatters.push((kind.str(vm)?.to_string_lossy().into_owned(), function));
            }
        }
        Ok(formatters)
    }

    #[pyfunction]
    fn set_print_options(given: PyDictRef, vm: &VirtualMachine) -> PyResult<()> {
        let (options, formatters) = overridden(&given, vm)?;
        options::set_current(options, formatters);
        Ok(())
    }

    #[pyfunction]
    fn get_print_options(vm: &VirtualMachine) -> PyResult<PyDictRef> {
        let (options, formatters) = options::current();
        let found = vm.ctx.new_dict();
        let size = |size: usize| -> PyObjectRef { vm.ctx.new_int(size).into() };
        found.set_item("edgeitems", size(options.edge_items), vm)?;
        found.set_item("threshold", size(options.threshold), vm)?;
        found.set_item("floatmode", vm.ctx.new_str(options.float_mode.name()).into(), vm)?;
        found.set_item("precision", size(options.precision), vm)?;
        found.set_item("suppress", vm.ctx.new_bool(options.suppress).into(), vm)?;
        found.set_item("linewidth", size(options.line_width), vm)?;
        found.set_item("nanstr", vm.ctx.new_str(options.nan_text).into(), vm)?;
        found.set_item("infstr", vm.ctx.new_str(options.infinity_text).into(), vm)?;
        found.set_item("sign", vm.ctx.new_str(options.sign.to_string()).into(), vm)?;
        let functions = vm.ctx.new_dict();
        for (kind, function) in &formatters {
            functions.set_item(kind.as_str(), function.clone(), vm)?;
        }
        let functions = if formatters.is_empty() { vm.ctx.none() } else { functions.into() };
        found.set_item("formatter", functions, vm)?;
        found.set_item("legacy", vm.ctx.new_bool(false).into(), vm)?;
        found.set_item("override_repr", vm.ctx.none(), vm)?;
        Ok(found)
    }

    /// Elements in brackets; the dictionary overrides the options of the session for this call.
    #[pyfunction]
    fn array2string_native(
        a: ArrayLike,
        line_width: PyObjectRef,
        separator: String,
        prefix: String,
        suffix: String,
        given: PyDictRef,
        vm: &VirtualMachine,
    ) -> PyResult<String> {
        let (mut options, formatters) = overridden(&given, vm)?;
        if !vm.is_none(&line_width) {
            options.line_width = line_width.try_index(vm)?.try_to_primitive(vm)?;
        }
        let request = Request {
            options: &options,
            separator: &separator,
            prefix: &prefix,
            suffix: &suffix,
            formatters: &formatters,
        };
        array_text(&a.0, &request, vm)
    }

    /// `repr` of an array with other options.
    #[pyfunction]
    fn array_repr_native(a: ArrayLike, given: PyDictRef, vm: &VirtualMachine) -> PyResult<String> {
        let (options, formatters) = overridden(&given, vm)?;
        repr_with(&a.0, &options, &formatters, vm)
    }

    /// How each kind of floating-point error is treated: `ignore`, `warn` or `raise`.
    #[pyfunction]
    fn set_error_state(given: PyDictRef, vm: &VirtualMachine) -> PyResult<()> {
        let mut state = floating::state();
        for (key, value) in &given {
            let reaction = match value.str(vm)?.to_string_lossy().as_ref() {
                "ignore" => Reaction::Ignore,
                "warn" => Reaction::Warn,
                "raise" => Reaction::Raise,
                other => return Err(vm.new_value_error(format!("unknown reaction {other}"))),
            };
            match key.str(vm)?.to_string_lossy().as_ref() {
                "divide" => state.divide = reaction,
                "over" => state.over = reaction,
                "under" => state.under = reaction,
                "invalid" => state.invalid = reaction,
                _ => {}
            }
        }
        floating::set_state(state);
        Ok(())
    }

    fn trim_of(trim: &str, vm: &VirtualMachine) -> PyResult<Trim> {
        Ok(match trim {
            "k" => Trim::Keep,
            "." => Trim::Zeros,
            "0" => Trim::OneZero,
            "-" => Trim::Point,
            _ => return Err(vm.new_value_error("if supplied, trim must be 'k', '.', '0' or '-' found")),
        })
    }

    fn number(x: &ArrayLike, vm: &VirtualMachine) -> PyResult<(f64, Width)> {
        let width = if *x.0.dtype() == DType::F32 { Width::Single } else { Width::Double };
        let value = x.0.get_flat(0).as_f64();
        value.map(|value| (value, width)).ok_or_else(|| vm.new_type_error("a real number is needed"))
    }

    fn unsigned(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Option<usize>> {
        if vm.is_none(object) {
            return Ok(None);
        }
        let value: isize = object.try_index(vm)?.try_to_primitive(vm)?;
        Ok(usize::try_from(value).ok())
    }

    /// One number: precision, unique, trim, sign, pad left, pad right or exponent digits, least digits.
    #[pyfunction]
    fn dragon4(
        x: ArrayLike,
        is_scientific: bool,
        options: (PyObjectRef, bool, String, bool),
        padding: (PyObjectRef, PyObjectRef, PyObjectRef),
        vm: &VirtualMachine,
    ) -> PyResult<String> {
        let (value, width) = number(&x, vm)?;
        let (precision, unique, trim, plus) = options;
        let (left, right, least) = padding;
        if !value.is_finite() {
            return Ok(crate::format::float_text::scalar_text(value, width));
        }
        let style = FloatStyle {
            width,
            precision: unsigned(&precision, vm)?,
            min_digits: unsigned(&least, vm)?.unwrap_or(0),
            unique,
            trim: trim_of(&trim, vm)?,
            plus,
            pad_left: unsigned(&left, vm)?.unwrap_or(0),
            pad_right: if is_scientific { 0 } else { unsigned(&right, vm)?.unwrap_or(0) },
            exponent_digits: if is_scientific { unsigned(&right, vm)?.unwrap_or(2) } else { 2 },
        };
        Ok(if is_scientific { scientific(value, &style) } else { positional(value, &style) })
    }

    /// Dates as text, in another unit if one is given.
    #[pyfunction]
    fn datetime_as_string(values: ArrayLike, unit: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let array: Array = values.0;
        let DType::Datetime(own) = array.dtype().clone() else {
            return Err(vm.new_type_error("input must have type NumPy datetime"));
        };
        let target = match unit.downcast_ref::<PyStr>().map(|unit| unit.to_string_lossy().into_owned()) {
            Some(name) if name == "auto" => own,
            Some(name) => TimeUnit::parse(&name).or_raise(vm)?,
            None => own,
        };
        let mut texts = Vec::with_capacity(array.size());
        for value in array.scalars() {
            let Scalar::Datetime(value, unit) = value else { continue };
            let value = convert_datetime(value, unit, target).or_raise(vm)?;
            texts.push(format_datetime(value, target));
        }
        let shape = array.shape().to_vec();
        Ok(wrap(Array::from_strings(texts, &shape).or_raise(vm)?, vm))
    }
}
