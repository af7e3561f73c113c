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
            // An unhashable value is not a label.
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
    use rustpython_vm::builtins::PyTupleRef;
    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::{FromArgs, PyObjectRef, PyResult, TryFromObject, VirtualMachine};

    use crate::arguments::{Columns, FlagOr, Items, OneColumn, Whole, WholeOr, Words, column_of, list_of, text_of};
    use crate::column::kinds::{Kind, Values, Wanted, wanted_type};
    use crate::column::{build, cast, concat as joining};
    use crate::module::{PyColumn, PyGroups};
    use crate::opcodes::{Aggregate, Join};
    use crate::requests::Keeping;
    use crate::rows::asof::{AsOf, Direction, join_asof as asof};
    use crate::rows::group::Groups;
    use crate::rows::{aggregate, factorize, join as joins, sort};

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

    /// A dtype by its name.
    #[derive(FromArgs)]
    struct Typed {
        #[pyarg(any, default)]
        dtype: Option<PyObjectRef>,
    }

    impl Typed {
        fn wanted(&self, vm: &VirtualMachine) -> PyResult<Option<Wanted>> {
            self.dtype.as_ref().map(|dtype| build::wanted(dtype, vm)).transpose()
        }
    }

    #[derive(FromArgs)]
    struct NewColumn {
        #[pyarg(any)]
        values: PyObjectRef,
        #[pyarg(flatten)]
        of: Typed,
    }

    #[pyfunction]
    fn column(args: NewColumn, vm: &VirtualMachine) -> PyResult {
        let wanted = args.of.wanted(vm)?;
        Ok(PyColumn::make(build::column(&args.values, wanted.as_ref(), vm)?, vm))
    }

    #[derive(FromArgs)]
    struct Full {
        #[pyarg(any)]
        n: Whole,
        #[pyarg(any)]
        value: PyObjectRef,
        #[pyarg(flatten)]
        of: Typed,
    }

    #[pyfunction]
    fn full(args: Full, vm: &VirtualMachine) -> PyResult {
        let n = usize::try_from(args.n.0).map_err(|_| vm.new_value_error("negative dimensions are not allowed"))?;
        let wanted = args.of.wanted(vm)?;
        Ok(PyColumn::make(build::full(n, &args.value, wanted.as_ref(), vm)?, vm))
    }

    #[pyfunction]
    fn int_range(start: Whole, stop: Whole, step: Whole, vm: &VirtualMachine) -> PyObjectRef {
        PyColumn::make(build::int_range(start.0, stop.0, step.0), vm)
    }

    #[pyfunction]
    fn empty(of: Typed, vm: &VirtualMachine) -> PyResult {
        let wanted = of.wanted(vm)?.unwrap_or(Wanted::Object);
        Ok(PyColumn::make(build::empty(&wanted, vm)?, vm))
    }

    #[pyfunction]
    fn objects(values: Items, vm: &VirtualMachine) -> PyObjectRef {
        PyColumn::make(Values::objects(values.0), vm)
    }

    #[pyfunction]
    fn concat(columns: Columns, vm: &VirtualMachine) -> PyResult {
        Ok(PyColumn::make(joining::concat(&columns.0, vm)?, vm))
    }

    #[pyfunction]
    fn common_type(names: Items, vm: &VirtualMachine) -> PyResult<String> {
        let names: PyResult<Vec<String>> = names.0.iter().map(|name| text_of(name, vm)).collect();
        Ok(joining::common_type(&names?))
    }

    #[derive(FromArgs)]
    struct FromCodes {
        #[pyarg(any)]
        codes: OneColumn,
        #[pyarg(any)]
        categories: OneColumn,
        #[pyarg(any, default)]
        ordered: FlagOr<false>,
    }

    #[pyfunction]
    fn from_codes(args: FromCodes, vm: &VirtualMachine) -> PyResult {
        Ok(PyColumn::make(build::from_codes(&args.codes.0, args.categories.0, args.ordered.0, vm)?, vm))
    }

    #[pyfunction]
    fn from_ordinals(ordinals: OneColumn, freq: Words, vm: &VirtualMachine) -> PyResult {
        let whole = crate::column::take::positions(&ordinals.0, vm)?.into_owned();
        Ok(PyColumn::make(Values::new(Kind::Period(freq.0.into()), crate::column::kinds::series_from(whole)), vm))
    }

    /// Raw 64-bit values as times of a type; the least one is missing.
    #[pyfunction]
    fn from_raw_time(values: OneColumn, dtype: Words, vm: &VirtualMachine) -> PyResult {
        let unknown = || vm.new_type_error(format!("data type '{}' not understood", &*dtype));
        let wanted = wanted_type(&dtype).ok_or_else(unknown)?;
        let whole = Values::ints(crate::column::take::positions(&values.0, vm)?.into_owned());
        Ok(PyColumn::make(cast::cast(&whole, &wanted, vm)?, vm))
    }

    #[derive(FromArgs)]
    struct SortMany {
        #[pyarg(any)]
        cols: Columns,
        #[pyarg(any)]
        ascending: PyObjectRef,
        #[pyarg(any, default)]
        na_position: Option<Words>,
    }

    #[pyfunction]
    fn argsort_many(args: SortMany, vm: &VirtualMachine) -> PyResult {
        let columns = args.cols.0;
        let ascending = ascending_of(args.ascending, columns.len(), vm)?;
        let missing_first = args.na_position.as_deref() == Some("first");
        Ok(ints(sort::argsort_many(&columns, &ascending, missing_first, vm)?, vm))
    }

    fn ascending_of(object: PyObjectRef, n: usize, vm: &VirtualMachine) -> PyResult<Vec<bool>> {
        if object.downcast_ref::<rustpython_vm::builtins::PyInt>().is_some() {
            return Ok(vec![object.is_true(vm)?; n]);
        }
        list_of(&object, vm)?.into_iter().map(|flag| flag.is_true(vm)).collect()
    }

    #[pyfunction]
    fn duplicated_many(columns: Columns, args: Keeping, vm: &VirtualMachine) -> PyResult {
        let groups = Groups::new(&columns.0, false, false, vm)?;
        Ok(PyColumn::make(Values::bools(&factorize::duplicated_codes(&groups.codes, groups.n, args.keep)), vm))
    }

    #[derive(FromArgs)]
    struct FactorizeMany {
        #[pyarg(any)]
        cols: Columns,
        #[pyarg(any, default)]
        sort: FlagOr<false>,
        #[pyarg(any, default)]
        dropna: FlagOr<true>,
    }

    #[pyfunction]
    fn factorize_many(args: FactorizeMany, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let groups = Groups::new(&args.cols.0, args.sort.0, args.dropna.0, vm)?;
        Ok(vm.ctx.new_tuple(vec![ints(groups.wide_codes(), vm), list(groups.keys, vm)]))
    }

    /// Columns whose equal rows are one group.
    #[derive(FromArgs)]
    struct GroupKeys {
        #[pyarg(any)]
        keys: Columns,
        #[pyarg(any, default)]
        sort: FlagOr<true>,
        #[pyarg(any, default)]
        dropna: FlagOr<true>,
    }

    impl GroupKeys {
        fn groups(&self, vm: &VirtualMachine) -> PyResult<Groups> {
            Groups::new(&self.keys.0, self.sort.0, self.dropna.0, vm)
        }
    }

    #[pyfunction]
    fn group(keys: GroupKeys, vm: &VirtualMachine) -> PyResult {
        Ok(PyGroups::make(keys.groups(vm)?, vm))
    }

    #[derive(FromArgs)]
    struct GroupCodes {
        #[pyarg(any)]
        codes: OneColumn,
        #[pyarg(any, default)]
        n: WholeOr<0>,
        #[pyarg(any, default)]
        keys: Option<Columns>,
    }

    /// Groups whose codes are known already.
    #[pyfunction]
    fn group_codes(args: GroupCodes, vm: &VirtualMachine) -> PyResult {
        let keys = args.keys.map(|keys| keys.0).unwrap_or_default();
        let codes = crate::column::take::positions(&args.codes.0, vm)?;
        Ok(PyGroups::make(Groups::from_codes(&codes, args.n.size(), keys), vm))
    }

    #[pyfunction]
    fn group_agg(keys: GroupKeys, specs: Items, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let groups = keys.groups(vm)?;
        let mut results = Vec::new();
        for spec in specs.0 {
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
            let options: aggregate::Options = given.bind(vm)?;
            let values = if vm.is_none(column) { Values::ints(Vec::new()) } else { column_of(column, vm)? };
            let op = Aggregate::try_from_object(vm, op.clone())?;
            results.push(aggregate::aggregate(&groups, op, &values, &options, vm)?);
        }
        Ok(vm.ctx.new_tuple(vec![list(groups.keys, vm), list(results, vm)]))
    }

    #[derive(FromArgs)]
    struct JoinKeys {
        #[pyarg(any)]
        left_keys: Columns,
        #[pyarg(any)]
        right_keys: Columns,
        #[pyarg(any)]
        how: Words,
        #[pyarg(any, default)]
        sort: FlagOr<false>,
        /// None for the left rows, if the caller understands it: all of them, as they stand.
        #[pyarg(any, default)]
        may_be_whole: FlagOr<false>,
    }

    #[pyfunction]
    fn join(args: JoinKeys, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
        let unknown = || vm.new_value_error(format!("'{}' is not a valid Merge type", &*args.how));
        let how = Join::named(&args.how).ok_or_else(unknown)?;
        let joined = joins::join(&args.left_keys.0, &args.right_keys.0, how, args.sort.0, vm)?;
        let left = match joined.left {
            Some(rows) => ints(rows, vm),
            None if args.may_be_whole.0 => vm.ctx.none(),
            None => ints((0..joined.right.len() as i64).collect(), vm),
        };
        Ok(vm.ctx.new_tuple(vec![left, ints(joined.right, vm)]))
    }

    #[derive(FromArgs)]
    struct JoinAsOf {
        #[pyarg(any)]
        left_on: OneColumn,
        #[pyarg(any)]
        right_on: OneColumn,
        #[pyarg(any, default)]
        left_by: Option<Columns>,
        #[pyarg(any, default)]
        right_by: Option<Columns>,
        #[pyarg(any, default)]
        direction: Option<Words>,
        #[pyarg(any, default)]
        tolerance: Option<PyObjectRef>,
        #[pyarg(any, default)]
        allow_exact: FlagOr<true>,
    }

    #[pyfunction]
    fn join_asof(args: JoinAsOf, vm: &VirtualMachine) -> PyResult {
        let direction = match args.direction.as_deref() {
            Some("forward") => Direction::Forward,
            Some("nearest") => Direction::Nearest,
            _ => Direction::Backward,
        };
        let tolerance = match args.tolerance {
            None => None,
            Some(value) => match crate::cell::Cell::of(&value, vm)? {
                crate::cell::Cell::Timedelta(nanos, _) => Some(nanos as f64),
                cell => cell.to_f64(),
            },
        };
        let how = AsOf { direction, tolerance, allow_exact: args.allow_exact.0 };
        let by = match (&args.left_by, &args.right_by) {
            (Some(left), Some(right)) => Some((left.0.as_slice(), right.0.as_slice())),
            _ => None,
        };
        Ok(ints(asof(&args.left_on.0, &args.right_on.0, by, &how, vm)?, vm))
    }

    #[derive(FromArgs)]
    struct ParseDatetime {
        #[pyarg(any)]
        col: OneColumn,
        #[pyarg(any, default)]
        format: Option<Words>,
        #[pyarg(any, default)]
        dayfirst: FlagOr<false>,
        #[pyarg(any, default)]
        utc: FlagOr<false>,
        #[pyarg(any, default)]
        errors: Option<Words>,
    }

    #[pyfunction]
    fn parse_datetime(args: ParseDatetime, vm: &VirtualMachine) -> PyResult {
        let (format, errors) = (args.format.as_deref(), args.errors.as_deref().unwrap_or("raise"));
        let parsed = crate::time::parse::parse_datetime(&args.col.0, format, args.dayfirst.0, args.utc.0, errors, vm)?;
        Ok(PyColumn::make(parsed, vm))
    }

    /// A variable of the script where it called pandas.
    #[pyfunction]
    fn caller_variable(name: String, vm: &VirtualMachine) -> PyResult {
        match orchestrator_runtime::guest::caller_variable(&name, vm)? {
            Some(value) => Ok(value),
            None => Err(vm.new_name_error(name.clone(), vm.ctx.new_str(name))),
        }
    }
}
