//! The functions of `_pandas` that work on columns.

use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine, pymodule};

use crate::arguments::column_of;
use crate::cell::Cell;
use crate::column::kinds::{Kind, Values};
use crate::column::{assign, build, read};
use crate::module::PyColumn;
use crate::rows::{factorize, sort};

/// A value in gives a number out, a column a column.
pub(crate) fn searchsorted(values: &Values, wanted: &PyObjectRef, right: bool, vm: &VirtualMachine) -> PyResult {
    let is_list = crate::arguments::is_column(wanted).is_some()
        || wanted.downcast_ref::<rustpython_vm::builtins::PyList>().is_some()
        || wanted.downcast_ref::<rustpython_vm::builtins::PyTuple>().is_some()
        || crate::convert_array::array_values(wanted, vm)?.is_some();
    let mut column = if is_list { column_of(wanted, vm)? } else { build::scalar_column(wanted, vm)? };
    if let (Kind::Datetime { .. }, Kind::Text(_)) = (&values.kind, &column.kind) {
        column = crate::time::parse::parse_datetime(&column, None, false, false, "raise", vm)?;
    }
    let places = if let Kind::Category(categories) = &values.kind {
        let codes = factorize::lookup(&categories.values, &column, vm)?;
        let mine: Vec<i64> = values.codes().iter().map(|code| i64::from(*code)).collect();
        sort::searchsorted(&Values::ints(mine), &Values::ints(codes), right, vm)?
    } else {
        if !is_list && let Some(place) = sort::place_of(values, &column, right) {
            return Ok(vm.ctx.new_int(place).into());
        }
        // Missing values stand at the end.
        let n_known = read::missing_mask(values, vm).iter().position(|missing| *missing).unwrap_or(values.len());
        let known = crate::column::take::slice(values, 0, n_known as i64, 1);
        let holes = read::missing_mask(&column, vm);
        let places = sort::searchsorted(&known, &column, right, vm)?;
        places.into_iter().zip(holes).map(|(place, hole)| if hole { n_known as i64 } else { place }).collect()
    };
    if is_list {
        return Ok(PyColumn::make(Values::ints(places), vm));
    }
    Ok(vm.ctx.new_int(places.first().copied().unwrap_or_default()).into())
}

pub(crate) fn lookup(values: &Values, wanted: &PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let mut wanted = column_of(wanted, vm)?;
    if let (Kind::Datetime { zone, .. }, Kind::Text(_)) = (&values.kind, &wanted.kind)
        && let Ok(parsed) = crate::time::parse::parse_datetime(&wanted, None, false, false, "raise", vm)
    {
        let is_naive = matches!(parsed.kind, Kind::Datetime { zone: None, .. });
        wanted = match zone {
            Some(zone) if is_naive => crate::time::zones::localize(&parsed, Some(zone), "raise", "raise", vm)?,
            _ => parsed,
        };
    }
    let is_flag = |values: &Values| matches!(values.kind, Kind::Bool);
    let is_number = |values: &Values| matches!(values.kind, Kind::Number);
    if (is_flag(values) && is_number(&wanted)) || (is_number(values) && is_flag(&wanted)) {
        return Ok(PyColumn::make(Values::ints(vec![-1; wanted.len()]), vm));
    }
    Ok(PyColumn::make(Values::ints(factorize::lookup(values, &wanted, vm)?), vm))
}

/// The rows that hold a value.
pub(crate) fn positions_of(values: &Values, value: &PyObjectRef, vm: &VirtualMachine) -> PyResult {
    let found = |rows: Vec<i64>| Ok(PyColumn::make(Values::ints(rows), vm));
    let cell = Cell::of(value, vm)?;
    let rows = |is: &dyn Fn(usize) -> bool| (0..values.len()).filter(|row| is(*row)).map(|row| row as i64).collect();
    if cell.is_missing() {
        let holes = read::missing_mask(values, vm);
        return found(rows(&|row| holes[row]));
    }
    if let Kind::Category(categories) = &values.kind {
        let one = build::scalar_column(value, vm)?;
        let place = factorize::lookup(&categories.values, &one, vm)?.first().copied().unwrap_or(-1);
        let codes = values.codes();
        return found(if place < 0 { Vec::new() } else { rows(&|row| i64::from(codes[row]) == place) });
    }
    match (&cell, &values.kind, values.series()) {
        (Cell::Bool(_), Kind::Number, _) => return found(Vec::new()),
        (Cell::Bool(flag), Kind::Bool, _) => {
            let flags = assign::flags(values);
            return found(rows(&|row| flags[row] == *flag));
        }
        (_, Kind::Bool, _) => return found(Vec::new()),
        (Cell::Int(wanted), Kind::Number, Some(series)) if series.dtype() == &polars::prelude::DataType::Int64 => {
            let whole = values.ticks();
            return found(rows(&|row| whole[row] == *wanted));
        }
        (Cell::Text(wanted), _, Some(_)) if values.is_text() => {
            let texts = values.text_chunk();
            return found(rows(&|row| texts.and_then(|texts| texts.get(row)) == Some(&**wanted)));
        }
        (Cell::Datetime(nanos, zone, _), Kind::Datetime { unit, zone: mine }, _) => {
            if zone.is_some() != mine.is_some() {
                return found(Vec::new());
            }
            let (step, ticks) = (unit.nanos(), values.ticks());
            return found(if nanos % step == 0 { rows(&|row| ticks[row] == nanos / step) } else { Vec::new() });
        }
        (Cell::Text(_), Kind::Number, _) => return found(Vec::new()),
        (Cell::Object(object), _, _) => {
            // An unhashable value is no label.
            object.hash(vm)?;
        }
        _ => {}
    }
    let mut matching = Vec::new();
    for row in 0..values.len() {
        if assign::same_cell(&read::cell_at(values, row, vm)?, &cell, vm)? {
            matching.push(row as i64);
        }
    }
    found(matching)
}

#[pymodule(sub)]
#[expect(clippy::unwrap_used, reason = "written by the macro")]
pub(crate) mod _functions {
    use rustpython_vm::builtins::{PyListRef, PyTupleRef};
    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Arguments, column_of, columns_of, index_of, list_of, text_of};
    use crate::column::kinds::{Kind, Values, wanted_type};
    use crate::column::{build, cast, concat as joining};
    use crate::module::{PyColumn, PyGroups, agg_options, keep_of};
    use crate::rows::asof::{AsOf, Direction, join_asof as asof};
    use crate::rows::group::Groups;
    use crate::rows::{aggregate, factorize, join as joins, sort};
    use crate::window::{cut, ewm as weighted, pairs, rolling as windows};

    fn ints(values: Vec<i64>, vm: &VirtualMachine) -> PyObjectRef {
        PyColumn::make(Values::ints(values), vm)
    }

    fn list(columns: Vec<Values>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(columns.into_iter().map(|column| PyColumn::make(column, vm)).collect()).into()
    }

    /// A pattern that only Python's `re` can do.
    #[pyattr(name = "Unsupported")]
    fn unsupported(vm: &VirtualMachine) -> rustpython_vm::builtins::PyTypeRef {
        vm.ctx.new_exception_type("_pandas", "Unsupported", Some(vec![vm.ctx.exceptions.exception_type.to_owned()]))
    }

    #[pyfunction]
    fn register(args: FuncArgs, _vm: &VirtualMachine) {
        let mut args = args;
        for (name, value) in args.remaining_keywords() {
            crate::registry::register(&name.to_string_lossy(), value);
        }
    }

    #[pyfunction]
    fn column(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let values = args.required("values")?;
        let wanted = args.some("dtype").map(|dtype| build::wanted(&dtype, vm)).transpose()?;
        Ok(PyColumn::make(build::column(&values, wanted.as_ref(), vm)?, vm))
    }

    #[pyfunction]
    fn full(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let n = usize::try_from(args.int("n", 0)?)
            .map_err(|_| vm.new_value_error("negative dimensions are not allowed"))?;
        let value = args.required("value")?;
        let wanted = args.some("dtype").map(|dtype| build::wanted(&dtype, vm)).transpose()?;
        Ok(PyColumn::make(build::full(n, &value, wanted.as_ref(), vm)?, vm))
    }

    #[pyfunction]
    fn int_range(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (start, stop, step) = (args.int("start", 0)?, args.int("stop", 0)?, args.int("step", 1)?);
        Ok(PyColumn::make(build::int_range(start, stop, step), vm))
    }

    #[pyfunction]
    fn empty(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let wanted = Arguments::new(args, vm).some("dtype").map(|dtype| build::wanted(&dtype, vm)).transpose()?;
        let wanted = wanted.unwrap_or(crate::column::kinds::Wanted::Object);
        Ok(PyColumn::make(build::empty(&wanted, vm)?, vm))
    }

    #[pyfunction]
    fn objects(values: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        Ok(PyColumn::make(Values::objects(list_of(&values, vm)?), vm))
    }

    #[pyfunction]
    fn concat(columns: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        Ok(PyColumn::make(joining::concat(&columns_of(&columns, vm)?, vm)?, vm))
    }

    #[pyfunction]
    fn common_type(names: PyObjectRef, vm: &VirtualMachine) -> PyResult<String> {
        let names: PyResult<Vec<String>> = list_of(&names, vm)?.iter().map(|name| text_of(name, vm)).collect();
        Ok(joining::common_type(&names?))
    }

    #[pyfunction]
    fn from_codes(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (codes, categories, ordered) =
            (args.column("codes")?, args.column("categories")?, args.flag("ordered", false)?);
        Ok(PyColumn::make(build::from_codes(&codes, categories, ordered, vm)?, vm))
    }

    #[pyfunction]
    fn from_ordinals(ordinals: PyObjectRef, freq: String, vm: &VirtualMachine) -> PyResult {
        let ordinals = column_of(&ordinals, vm)?;
        let whole = crate::column::take::positions(&ordinals, vm)?.into_owned();
        Ok(PyColumn::make(Values::new(Kind::Period(freq.into()), crate::column::kinds::series_from(whole)), vm))
    }

    /// Raw 64-bit values as times of a type; the least one is missing.
    #[pyfunction]
    fn from_raw_time(values: PyObjectRef, dtype: String, vm: &VirtualMachine) -> PyResult {
        let values = column_of(&values, vm)?;
        let wanted =
            wanted_type(&dtype).ok_or_else(|| vm.new_type_error(format!("data type '{dtype}' not understood")))?;
        let whole = Values::ints(crate::column::take::positions(&values, vm)?.into_owned());
        Ok(PyColumn::make(cast::cast(&whole, &wanted, vm)?, vm))
    }

    #[pyfunction]
    fn argsort_many(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let columns = args.columns("cols")?;
        let ascending = ascending_of(args.required("ascending")?, columns.len(), vm)?;
        let missing_first = args.text_or("na_position", "last")? == "first";
        Ok(ints(sort::argsort_many(&columns, &ascending, missing_first, vm)?, vm))
    }

    fn ascending_of(object: PyObjectRef, n: usize, vm: &VirtualMachine) -> PyResult<Vec<bool>> {
        if object.downcast_ref::<rustpython_vm::builtins::PyInt>().is_some() {
            return Ok(vec![object.is_true(vm)?; n]);
        }
        list_of(&object, vm)?.into_iter().map(|flag| flag.is_true(vm)).collect()
    }

    /// The rows of the greatest or least by several columns.
    #[pyfunction]
    fn top_rows(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let columns = args.columns("cols")?;
        let n = usize::try_from(args.int("n", 5)?).unwrap_or(0);
        let largest = args.flag("largest", true)?;
        let keep = args.text_or("keep", "first")?;
        let flags = vec![!largest; columns.len()];
        let total = columns.first().map_or(0, Values::len) as i64;
        let mut order = if keep == "last" {
            let turned: Vec<Values> =
                columns.iter().map(|column| crate::column::take::slice(column, total - 1, -1, -1)).collect();
            let order = sort::argsort_many(&turned, &flags, false, vm)?;
            order.into_iter().map(|row| total - 1 - row).collect()
        } else {
            sort::argsort_many(&columns, &flags, false, vm)?
        };
        let mut end = n.min(order.len());
        if keep == "all" && end > 0 {
            let codes = Groups::new(&columns, false, false, vm)?.codes;
            while end < order.len() && codes[order[end] as usize] == codes[order[end - 1] as usize] {
                end += 1;
            }
        }
        order.truncate(end);
        Ok(ints(order, vm))
    }

    #[pyfunction]
    fn duplicated_many(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let columns = args.columns("cols")?;
        let keep = keep_of(args.optional("keep"), vm)?;
        let groups = Groups::new(&columns, false, false, vm)?;
        Ok(PyColumn::make(Values::bools(&factorize::duplicated_codes(&groups.codes, groups.n, keep)), vm))
    }

    #[pyfunction]
    fn factorize_many(args: FuncArgs, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let mut args = Arguments::new(args, vm);
        let columns = args.columns("cols")?;
        let groups = Groups::new(&columns, args.flag("sort", false)?, args.flag("dropna", true)?, vm)?;
        Ok(vm.ctx.new_tuple(vec![ints(groups.wide_codes(), vm), list(groups.keys, vm)]))
    }

    #[pyfunction]
    fn group(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let columns = args.columns("cols")?;
        let groups = Groups::new(&columns, args.flag("sort", true)?, args.flag("dropna", true)?, vm)?;
        Ok(PyGroups::make(groups, vm))
    }

    /// Groups whose codes are known already.
    #[pyfunction]
    fn group_codes(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let codes = args.column("codes")?;
        let n = usize::try_from(args.int("n", 0)?).unwrap_or(0);
        let keys = args.some("keys").map(|keys| columns_of(&keys, vm)).transpose()?.unwrap_or_default();
        let codes = crate::column::take::positions(&codes, vm)?;
        Ok(PyGroups::make(Groups::from_codes(&codes, n, keys), vm))
    }

    #[pyfunction]
    fn group_agg(args: FuncArgs, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let mut args = Arguments::new(args, vm);
        let keys = args.columns("keys")?;
        let groups = Groups::new(&keys, args.flag("sort", true)?, args.flag("dropna", true)?, vm)?;
        let mut results = Vec::new();
        for spec in args.list("specs")? {
            let spec = list_of(&spec, vm)?;
            let [op, column, rest @ ..] = spec.as_slice() else {
                return Err(vm.new_value_error("an aggregation needs an operation and a column"));
            };
            let mut given = FuncArgs::default();
            if let Some(options) = rest.first().filter(|options| !vm.is_none(options)) {
                let pairs = vm.call_method(options, "items", ())?.try_to_value::<Vec<PyObjectRef>>(vm)?;
                for pair in pairs {
                    let pair = list_of(&pair, vm)?;
                    if let [name, value] = pair.as_slice() {
                        given.kwargs.insert(text_of(name, vm)?.into(), value.clone());
                    }
                }
            }
            let options = agg_options(&mut Arguments::new(given, vm))?;
            let values = if vm.is_none(column) { Values::ints(Vec::new()) } else { column_of(column, vm)? };
            results.push(aggregate::aggregate(&groups, &text_of(op, vm)?, &values, &options, vm)?);
        }
        Ok(vm.ctx.new_tuple(vec![list(groups.keys, vm), list(results, vm)]))
    }

    #[pyfunction]
    fn join(args: FuncArgs, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let mut args = Arguments::new(args, vm);
        let (left, right) = (args.columns("left_keys")?, args.columns("right_keys")?);
        let how = args.text("how")?;
        let sorted = args.flag("sort", false)?;
        // None for the left rows, if the caller understands it: all of them, as they stand.
        let may_be_whole = args.flag("may_be_whole", false)?;
        let joined = joins::join(&left, &right, &how, sorted, vm)?;
        let left = match joined.left {
            Some(rows) => ints(rows, vm),
            None if may_be_whole => vm.ctx.none(),
            None => ints((0..joined.right.len() as i64).collect(), vm),
        };
        Ok(vm.ctx.new_tuple(vec![left, ints(joined.right, vm)]))
    }

    #[pyfunction]
    fn join_asof(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (left, right) = (args.column("left_on")?, args.column("right_on")?);
        let left_by = args.some("left_by").map(|by| columns_of(&by, vm)).transpose()?;
        let right_by = args.some("right_by").map(|by| columns_of(&by, vm)).transpose()?;
        let direction = match args.text_or("direction", "backward")?.as_str() {
            "forward" => Direction::Forward,
            "nearest" => Direction::Nearest,
            _ => Direction::Backward,
        };
        let tolerance = match args.some("tolerance") {
            None => None,
            Some(value) => match crate::cell::Cell::of(&value, vm)? {
                crate::cell::Cell::Timedelta(nanos, _) => Some(nanos as f64),
                cell => cell.to_f64(),
            },
        };
        let how = AsOf { direction, tolerance, allow_exact: args.flag("allow_exact", true)? };
        let by = match (&left_by, &right_by) {
            (Some(left), Some(right)) => Some((left.as_slice(), right.as_slice())),
            _ => None,
        };
        Ok(ints(asof(&left, &right, by, &how, vm)?, vm))
    }

    #[pyfunction]
    fn parse_datetime(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let values = args.column("col")?;
        let format = args.maybe_text("format")?;
        let (day_first, utc) = (args.flag("dayfirst", false)?, args.flag("utc", false)?);
        let errors = args.text_or("errors", "raise")?;
        let parsed = crate::time::parse::parse_datetime(&values, format.as_deref(), day_first, utc, &errors, vm)?;
        Ok(PyColumn::make(parsed, vm))
    }

    #[pyfunction]
    fn parse_timedelta(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let values = args.column("col")?;
        let errors = args.text_or("errors", "raise")?;
        Ok(PyColumn::make(crate::time::spans::parse_timedelta(&values, &errors, vm)?, vm))
    }

    #[pyfunction]
    fn datetime_from_parts(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let mut columns = Vec::new();
        for name in ["year", "month", "day", "hour", "minute", "second"] {
            columns.push(args.maybe_column(name)?);
        }
        let errors = args.text_or("errors", "raise")?;
        Ok(PyColumn::make(crate::time::fields::from_parts(&columns, &errors, vm)?, vm))
    }

    #[pyfunction]
    fn rolling(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let values = args.column("col")?;
        let op = args.text("op")?;
        let window = args.int("window", 1)?;
        let min_periods = args.maybe_int("min_periods")?;
        let center = args.flag("center", false)?;
        let closed = args.maybe_text("closed")?;
        args.optional("step");
        let options = windows::Options::read(&mut args)?;
        let result = windows::rolling(&values, &op, window, min_periods, center, closed.as_deref(), &options, vm)?;
        Ok(PyColumn::make(result, vm))
    }

    #[pyfunction]
    fn expanding(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let values = args.column("col")?;
        let op = args.text("op")?;
        let min_periods = args.maybe_int("min_periods")?.unwrap_or(1);
        let options = windows::Options::read(&mut args)?;
        let window = (values.len() as i64).max(1);
        let result = windows::rolling(&values, &op, window, Some(min_periods), false, None, &options, vm)?;
        Ok(PyColumn::make(result, vm))
    }

    #[pyfunction]
    fn rolling_time(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (values, times) = (args.column("col")?, args.column("times")?);
        let op = args.text("op")?;
        let window = index_of(&args.required("window_ns")?, vm)?;
        let min_periods = args.maybe_int("min_periods")?;
        let closed = args.maybe_text("closed")?;
        let center = args.flag("center", false)?;
        let options = windows::Options::read(&mut args)?;
        let result =
            windows::rolling_time(&values, &times, &op, window, min_periods, closed.as_deref(), center, &options, vm)?;
        Ok(PyColumn::make(result, vm))
    }

    #[pyfunction]
    fn rolling_pair(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (one, two) = (args.column("col")?, args.column("other")?);
        let op = args.text("op")?;
        let window = args.int("window", 1)?;
        let min_periods = args.maybe_int("min_periods")?;
        let ddof = args.int("ddof", 1)?;
        Ok(PyColumn::make(pairs::rolling_pair(&one, &two, &op, window, min_periods, ddof, vm)?, vm))
    }

    #[pyfunction]
    fn ewm(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let values = args.column("col")?;
        let op = args.text("op")?;
        let how = weighted::Weights {
            alpha: args.maybe_float("alpha")?.unwrap_or(0.5),
            adjust: args.flag("adjust", true)?,
            ignore_na: args.flag("ignore_na", false)?,
            min_periods: args.int("min_periods", 0)?,
            bias: args.flag("bias", false)?,
        };
        Ok(PyColumn::make(weighted::ewm(&values, &op, &how, vm)?, vm))
    }

    #[pyfunction]
    fn corr(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (one, two) = (args.column("a")?, args.column("b")?);
        let method = args.text_or("method", "pearson")?;
        let min_periods = args.int("min_periods", 1)?;
        Ok(crate::ops::reduce::float(pairs::corr(&one, &two, &method, min_periods, vm)?, vm))
    }

    #[pyfunction]
    fn cov(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (one, two) = (args.column("a")?, args.column("b")?);
        let ddof = args.int("ddof", 1)?;
        let min_periods = args.int("min_periods", 1)?;
        Ok(crate::ops::reduce::float(pairs::cov(&one, &two, ddof, min_periods, vm)?, vm))
    }

    #[pyfunction]
    fn cut_codes(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let (values, edges) = (args.column("col")?, args.column("edges")?);
        let (right, include_lowest) = (args.flag("right", true)?, args.flag("include_lowest", false)?);
        Ok(ints(cut::cut_codes(&values, &edges, right, include_lowest, vm)?, vm))
    }

    /// A variable of the script where it called pandas.
    #[pyfunction]
    fn caller_variable(name: String, vm: &VirtualMachine) -> PyResult {
        match orchestrator_runtime::guest::caller_variable(&name, vm)? {
            Some(value) => Ok(value),
            None => Err(vm.new_name_error(name.clone(), vm.ctx.new_str(name))),
        }
    }

    /// Floats as Python shows them, for those who print.
    #[pyfunction]
    fn float_texts(values: PyObjectRef, vm: &VirtualMachine) -> PyResult<PyListRef> {
        let values = column_of(&values, vm)?;
        let floats = crate::column::read::to_floats(&values, vm)?.unwrap_or_default();
        let texts = floats.into_iter().map(|value| vm.ctx.new_str(crate::time::format::python_float(value)).into());
        Ok(vm.ctx.new_list(texts.collect()))
    }
}
