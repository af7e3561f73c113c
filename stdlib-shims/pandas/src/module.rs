//! `_pandas`: what the pandas face calls. Arguments arrive checked.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

pub(crate) use crate::groups_class::_groups::PyGroups;
pub(crate) use _pandas::PyColumn;

/// The definition of `_pandas`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _pandas::module_def(context)
}

#[pymodule(with(
    super::functions::_functions,
    super::functions_files::_files,
    super::functions_rows::_rows,
    super::functions_windows::_windows,
    super::groups_class::_groups
))]
mod _pandas {
    use std::cell::{Ref, RefCell};

    use orchestrator_arrays::Loan;
    use orchestrator_numpy::{OrRaise, PyNdArray};
    use rustpython_vm::builtins::{PyModule, PyTupleRef};
    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::protocol::PySequenceMethods;
    use rustpython_vm::types::{AsSequence, Representable};
    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, atomic_func, pyclass};

    use crate::arguments::{OneColumn, Whole, column_of, index_of, list_of};
    use crate::column::kinds::{Blank, Kind, Values};
    use crate::column::{assign, build, cast, read, take};
    use crate::opcodes::{self, Text, Time, Unary};
    use crate::ops::binary::Operand;
    use crate::ops::{binary, cumulative, rank, reduce, shift, unary};
    use crate::requests;
    use crate::rows::{compare, factorize, sort, ties};

    pub(crate) fn module_exec(vm: &VirtualMachine, module: &Py<PyModule>) -> PyResult<()> {
        __module_exec(vm, module);
        opcodes::add_to(module, vm)
    }

    /// One column of values.
    #[pyattr]
    #[pyclass(module = "_pandas", name = "Column")]
    #[derive(PyPayload)]
    pub(crate) struct PyColumn {
        inner: RefCell<Values>,
        /// The array these values were lent as, while it can still be written to.
        loan: RefCell<Option<Loan>>,
    }

    impl std::fmt::Debug for PyColumn {
        fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            formatter.write_str("Column")
        }
    }

    impl PyColumn {
        pub(crate) fn values(&self) -> Values {
            self.current().clone()
        }

        /// The values, with what was written into the array they were lent as.
        fn current(&self) -> Ref<'_, Values> {
            if self.loan.borrow().is_some() {
                let mut loan = self.loan.borrow_mut();
                if let Some(array) = loan.as_mut().and_then(Loan::written)
                    && let Some(written) = crate::convert_array::plain_values(&array)
                {
                    *self.inner.borrow_mut() = written;
                }
                if loan.as_ref().is_some_and(Loan::is_over) {
                    *loan = None;
                }
            }
            self.inner.borrow()
        }

        pub(crate) fn make(values: Values, vm: &VirtualMachine) -> PyObjectRef {
            Self { inner: RefCell::new(values), loan: RefCell::new(None) }.into_ref(&vm.ctx).into()
        }
    }

    fn optional_text(text: Option<&str>, vm: &VirtualMachine) -> PyObjectRef {
        text.map_or_else(|| vm.ctx.none(), |text| vm.ctx.new_str(text).into())
    }

    #[pyclass(with(AsSequence, Representable))]
    impl PyColumn {
        #[pygetset]
        fn dtype(zelf: &Py<Self>) -> String {
            zelf.current().dtype_name()
        }

        #[pygetset]
        fn kind(zelf: &Py<Self>) -> &'static str {
            zelf.current().kind_name()
        }

        #[pygetset]
        fn missing(zelf: &Py<Self>) -> &'static str {
            match zelf.current().kind {
                Kind::Text(Blank::None) => "none",
                _ => "nan",
            }
        }

        #[pygetset]
        fn categories(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            match &zelf.current().kind {
                Kind::Category(categories) => Self::make(categories.values.clone(), vm),
                _ => vm.ctx.none(),
            }
        }

        #[pygetset]
        fn ordered(zelf: &Py<Self>) -> bool {
            matches!(&zelf.current().kind, Kind::Category(categories) if categories.ordered)
        }

        #[pygetset]
        fn codes(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            let codes = zelf.current().codes().iter().map(|code| i64::from(*code)).collect();
            Self::make(Values::ints(codes), vm)
        }

        #[pygetset]
        fn freq(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            match &zelf.current().kind {
                Kind::Period(freq) => vm.ctx.new_str(&**freq).into(),
                _ => vm.ctx.none(),
            }
        }

        #[pygetset]
        fn unit(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            match &zelf.current().kind {
                Kind::Datetime { unit, .. } | Kind::Timedelta(unit) => vm.ctx.new_str(unit.name()).into(),
                _ => vm.ctx.none(),
            }
        }

        #[pygetset]
        fn tz(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            match &zelf.current().kind {
                Kind::Datetime { zone, .. } => optional_text(zone.as_deref(), vm),
                _ => vm.ctx.none(),
            }
        }

        #[pymethod]
        fn get(zelf: &Py<Self>, index: Whole, vm: &VirtualMachine) -> PyResult {
            let values = zelf.values();
            let index = if index.0 < 0 { index.0 + values.len() as i64 } else { index.0 };
            match usize::try_from(index) {
                Ok(index) if index < values.len() => read::get(&values, index, vm),
                _ => Err(vm.new_index_error("index out of bounds")),
            }
        }

        #[pymethod]
        fn tolist(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
            read::to_objects(&zelf.values(), vm)
        }

        /// The values as `get` gives them.
        #[pymethod]
        fn scalars(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
            let values = zelf.values();
            (0..values.len()).map(|row| read::get(&values, row, vm)).collect()
        }

        #[pymethod]
        fn to_numpy(zelf: &Py<Self>, args: requests::ToNumpy, vm: &VirtualMachine) -> PyResult {
            crate::convert_array::to_array(&zelf.values(), args.dtype.as_ref(), vm)
        }

        /// Notes that these values are lent as an array: what is written there is read here.
        #[pymethod]
        fn lend(zelf: &Py<Self>, array: PyRef<PyNdArray>) {
            let values = zelf.values();
            // Categories, masks and zones are more than an array can say.
            let is_all = matches!(values.kind_name(), "int" | "uint" | "float" | "bool" | "datetime" | "timedelta")
                && !values.dtype_name().contains(',');
            *zelf.loan.borrow_mut() = array.array().lend().filter(|_| is_all);
        }

        #[pymethod]
        fn share(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            Self::make(zelf.values(), vm)
        }

        #[pymethod]
        fn equals(zelf: &Py<Self>, other: PyRef<Self>, vm: &VirtualMachine) -> PyResult<bool> {
            compare::equal(&zelf.values(), &other.values(), vm)
        }

        #[pymethod]
        fn nbytes(zelf: &Py<Self>) -> usize {
            read::n_bytes(&zelf.values())
        }

        #[pymethod]
        fn slice(zelf: &Py<Self>, args: requests::Slice, vm: &VirtualMachine) -> PyObjectRef {
            let values = zelf.values();
            let stop = args.stop.map_or(values.len() as i64, |stop| stop.0);
            Self::make(take::slice(&values, args.start.0, stop, args.step.0), vm)
        }

        #[pymethod]
        fn take(zelf: &Py<Self>, args: requests::Take, vm: &VirtualMachine) -> PyResult {
            let rows = take::positions(&args.idx.0, vm)?;
            let values = zelf.values();
            let taken = if args.allow_fill.0 {
                take::take_or_missing(&values, &rows, vm)?
            } else {
                take::take(&values, &rows, vm)?
            };
            Ok(Self::make(taken, vm))
        }

        #[pymethod]
        fn filter(zelf: &Py<Self>, mask: OneColumn, vm: &VirtualMachine) -> PyResult {
            let mask = take::mask(&mask.0, vm)?;
            Ok(Self::make(take::filter(&zelf.values(), &mask, vm)?, vm))
        }

        #[pymethod]
        fn set_items(zelf: &Py<Self>, rows: PyObjectRef, new: PyObjectRef, vm: &VirtualMachine) -> PyResult<()> {
            let is_single = rows.downcast_ref::<rustpython_vm::builtins::PyInt>().is_some();
            let positions = if is_single {
                vec![index_of(&rows, vm)?]
            } else {
                take::positions(&column_of(&rows, vm)?, vm)?.into_owned()
            };
            let new = match Operand::of(&new, vm)? {
                Operand::Column(column) if !is_single || new.downcast_ref::<Self>().is_some() => column,
                _ => build::scalar_column(&new, vm)?,
            };
            let before = zelf.values();
            let written = assign::set_items(&before, &positions, &new, vm)?;
            if let Some(mut loan) = zelf.loan.take()
                && written.dtype_name() == before.dtype_name()
            {
                // The array still shows these values, so it is told.
                loan.bring(&crate::convert_array::plain_array(&written, vm)?).or_raise(vm)?;
                *zelf.loan.borrow_mut() = Some(loan);
            }
            // The old values go after the borrow ends: their `__del__` may ask this column again.
            let old = zelf.inner.replace(written);
            drop(old);
            Ok(())
        }

        #[pymethod]
        fn cast(zelf: &Py<Self>, dtype: PyObjectRef, vm: &VirtualMachine) -> PyResult {
            let wanted = build::wanted(&dtype, vm)?;
            Ok(Self::make(cast::cast(&zelf.values(), &wanted, vm)?, vm))
        }

        #[pymethod]
        fn binary(zelf: &Py<Self>, args: requests::Operate, vm: &VirtualMachine) -> PyResult {
            let other = Operand::of(&args.other, vm)?;
            Ok(Self::make(binary::binary(&zelf.values(), args.op, &other, args.reflected.0, vm)?, vm))
        }

        #[pymethod]
        fn unary(zelf: &Py<Self>, op: Unary, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(unary::unary(&zelf.values(), op, vm)?, vm))
        }

        #[pymethod]
        fn reduce(zelf: &Py<Self>, how: reduce::Reduction, vm: &VirtualMachine) -> PyResult {
            reduce::reduce(&zelf.values(), &how, vm)
        }

        #[pymethod]
        fn cumulative(zelf: &Py<Self>, args: requests::Run, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(cumulative::cumulative(&zelf.values(), args.op, args.skipna.0, vm)?, vm))
        }

        #[pymethod]
        fn shift(zelf: &Py<Self>, args: requests::Shift, vm: &VirtualMachine) -> PyResult {
            let fill = args.fill.map(|fill| build::scalar_column(&fill, vm)).transpose()?;
            Ok(Self::make(shift::shift(&zelf.values(), args.n.0, fill.as_ref(), vm)?, vm))
        }

        #[pymethod]
        fn diff(zelf: &Py<Self>, args: requests::Diff, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(shift::diff(&zelf.values(), args.n.0, vm)?, vm))
        }

        #[pymethod]
        fn round(zelf: &Py<Self>, args: requests::Round, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(shift::round(&zelf.values(), args.decimals.0, vm)?, vm))
        }

        #[pymethod]
        fn clip(zelf: &Py<Self>, args: requests::Clip, vm: &VirtualMachine) -> PyResult {
            let lower = args.lower.map(|bound| Operand::of(&bound, vm)).transpose()?;
            let upper = args.upper.map(|bound| Operand::of(&bound, vm)).transpose()?;
            Ok(Self::make(shift::clip(&zelf.values(), lower.as_ref(), upper.as_ref(), vm)?, vm))
        }

        #[pymethod]
        fn rank(zelf: &Py<Self>, how: rank::Ranking, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(rank::rank(&zelf.values(), &how, vm)?, vm))
        }

        #[pymethod]
        fn isna(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            Self::make(Values::bools(&read::missing_mask(&zelf.values(), vm)), vm)
        }

        #[pymethod]
        fn any_missing(zelf: &Py<Self>, vm: &VirtualMachine) -> bool {
            read::any_missing(&zelf.values(), vm)
        }

        #[pymethod]
        fn fillna(zelf: &Py<Self>, value: PyObjectRef, vm: &VirtualMachine) -> PyResult {
            let values = zelf.values();
            let filled = match Operand::of(&value, vm)? {
                Operand::Column(column) if column.len() == values.len() => assign::fillna(&values, &column, false, vm)?,
                Operand::Column(_) => return Err(vm.new_value_error("Length of 'value' does not match.")),
                Operand::Scalar(object) => assign::fillna(&values, &build::scalar_column(&object, vm)?, true, vm)?,
            };
            Ok(Self::make(filled, vm))
        }

        #[pymethod]
        fn fill(zelf: &Py<Self>, how: requests::FillHoles, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(assign::fill(&zelf.values(), how.is_forward(), how.limit(), vm)?, vm))
        }

        #[pymethod]
        fn interpolate_linear(zelf: &Py<Self>, how: requests::Interpolate, vm: &VirtualMachine) -> PyResult {
            let x = how.x.as_ref().map(|x| &x.0);
            Ok(Self::make(shift::interpolate(&zelf.values(), how.limit(), how.direction(), x, vm)?, vm))
        }

        #[pymethod(name = "where")]
        fn keep_where(zelf: &Py<Self>, mask: OneColumn, other: PyObjectRef, vm: &VirtualMachine) -> PyResult {
            let values = zelf.values();
            let mask: Vec<bool> = take::mask(&mask.0, vm)?.iter().map(|flag| flag == Some(true)).collect();
            if mask.len() != values.len() {
                return Err(vm.new_value_error("Array conditional must be same shape as self"));
            }
            let other = match Operand::of(&other, vm)? {
                Operand::Column(column) => column,
                Operand::Scalar(object) => build::scalar_column(&object, vm)?,
            };
            if other.len() != 1 && other.len() != values.len() {
                return Err(vm.new_value_error("other must be the same shape as self when an ndarray"));
            }
            Ok(Self::make(assign::keep_where(&values, &mask, &other, vm)?, vm))
        }

        #[pymethod]
        fn replace_values(zelf: &Py<Self>, from: PyObjectRef, to: PyObjectRef, vm: &VirtualMachine) -> PyResult {
            let (from, to) = (list_of(&from, vm)?, list_of(&to, vm)?);
            Ok(Self::make(assign::replace_values(&zelf.values(), &from, &to, vm)?, vm))
        }

        #[pymethod]
        fn isin(zelf: &Py<Self>, values: PyObjectRef, vm: &VirtualMachine) -> PyResult {
            let mine = zelf.values();
            let mut wanted = column_of(&values, vm)?;
            if let (Kind::Datetime { .. }, Kind::Text(_)) = (&mine.kind, &wanted.kind)
                && let Ok(parsed) = crate::time::parse::parse_datetime(&wanted, None, false, false, "raise", vm)
            {
                wanted = parsed;
            }
            let found = Values::bools(&factorize::isin(&mine, &wanted, vm)?);
            if matches!(mine.kind, Kind::Masked) && !mine.is_text() {
                let wanted = crate::column::kinds::Wanted::Masked(polars::prelude::DataType::Boolean);
                return Ok(Self::make(cast::cast(&found, &wanted, vm)?, vm));
            }
            Ok(Self::make(found, vm))
        }

        #[pymethod]
        fn unique(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(factorize::unique(&zelf.values(), vm)?, vm))
        }

        #[pymethod]
        fn factorize(zelf: &Py<Self>, args: requests::Factorize, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
            let values = zelf.values();
            let (codes, uniques) = match (args.use_na.0, args.sort.0) {
                (false, sorted) => factorize::factorize(&values, sorted, vm)?,
                (true, false) => factorize::factorize_with_missing(&values, vm)?,
                (true, true) => {
                    let (codes, uniques) = factorize::factorize_with_missing(&values, vm)?;
                    let order = sort::argsort(&uniques, true, false, vm)?;
                    let mut places = vec![0; order.len()];
                    order.iter().enumerate().for_each(|(place, code)| places[*code as usize] = place as i64);
                    (codes.into_iter().map(|code| places[code as usize]).collect(), take::gather(&uniques, &order))
                }
            };
            Ok(vm.ctx.new_tuple(vec![Self::make(Values::ints(codes), vm), Self::make(uniques, vm)]))
        }

        #[pymethod]
        fn value_counts(zelf: &Py<Self>, args: requests::CountValues, vm: &VirtualMachine) -> PyResult<PyTupleRef> {
            let (uniques, counts) =
                factorize::value_counts(&zelf.values(), args.sort.0, args.ascending.0, args.dropna.0, vm)?;
            let is_nullable = matches!(uniques.kind, Kind::Masked);
            let mut counts = Values::ints(counts);
            if is_nullable {
                let wanted = crate::column::kinds::Wanted::Masked(polars::prelude::DataType::Int64);
                counts = cast::cast(&counts, &wanted, vm)?;
            }
            Ok(vm.ctx.new_tuple(vec![Self::make(uniques, vm), Self::make(counts, vm)]))
        }

        #[pymethod]
        fn duplicated(zelf: &Py<Self>, args: requests::Keeping, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(Values::bools(&factorize::duplicated(&zelf.values(), args.keep, vm)?), vm))
        }

        #[pymethod]
        fn mode(zelf: &Py<Self>, args: requests::Mode, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(factorize::mode(&zelf.values(), args.dropna.0, vm)?, vm))
        }

        #[pymethod]
        fn argsort(zelf: &Py<Self>, args: requests::Sort, vm: &VirtualMachine) -> PyResult {
            let order = sort::argsort(&zelf.values(), args.ascending.0, args.missing_first(), vm)?;
            Ok(Self::make(Values::ints(order), vm))
        }

        /// The rows by their counts; of equal ones as pandas has them.
        #[pymethod]
        fn order_of_counts(zelf: &Py<Self>, args: requests::Sort, vm: &VirtualMachine) -> PyResult {
            let counts = zelf.values();
            let counts = crate::column::take::positions(&counts, vm)?;
            Ok(Self::make(Values::ints(ties::order_of_counts(&counts, args.ascending.0)), vm))
        }

        #[pymethod]
        fn searchsorted(zelf: &Py<Self>, args: requests::Search, vm: &VirtualMachine) -> PyResult {
            crate::functions::searchsorted(&zelf.values(), &args.values, args.right(), vm)
        }

        #[pymethod]
        fn is_monotonic(zelf: &Py<Self>, args: requests::Monotonic, vm: &VirtualMachine) -> PyResult<bool> {
            sort::is_monotonic(&zelf.values(), args.increasing.0, args.strict.0, vm)
        }

        #[pymethod]
        fn is_unique(zelf: &Py<Self>, vm: &VirtualMachine) -> PyResult<bool> {
            factorize::is_unique(&zelf.values(), vm)
        }

        #[pymethod]
        fn nlargest_positions(zelf: &Py<Self>, args: requests::Extremes, vm: &VirtualMachine) -> PyResult {
            let rows = sort::nlargest(&zelf.values(), args.n.size(), args.largest.0, args.keep(), vm)?;
            Ok(Self::make(Values::ints(rows), vm))
        }

        #[pymethod]
        fn lookup(zelf: &Py<Self>, values: PyObjectRef, vm: &VirtualMachine) -> PyResult {
            crate::functions::lookup(&zelf.values(), &values, vm)
        }

        #[pymethod]
        fn positions_of(zelf: &Py<Self>, value: PyObjectRef, vm: &VirtualMachine) -> PyResult {
            crate::functions::positions_of(&zelf.values(), &value, vm)
        }

        #[pymethod]
        fn text(zelf: &Py<Self>, op: Text, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            crate::text::text(&zelf.values(), op, args, vm)
        }

        #[pymethod]
        fn time(zelf: &Py<Self>, op: Time, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            Ok(Self::make(crate::time::fields::time(&zelf.values(), op, args, vm)?, vm))
        }
    }

    impl AsSequence for PyColumn {
        fn as_sequence() -> &'static PySequenceMethods {
            static AS_SEQUENCE: std::sync::LazyLock<PySequenceMethods> =
                std::sync::LazyLock::new(|| PySequenceMethods {
                    length: atomic_func!(|sequence, _vm| Ok(PyColumn::sequence_downcast(sequence).current().len())),
                    ..PySequenceMethods::NOT_IMPLEMENTED
                });
            &AS_SEQUENCE
        }
    }

    impl Representable for PyColumn {
        fn repr_str(zelf: &Py<Self>, _vm: &VirtualMachine) -> PyResult<String> {
            let values = zelf.current();
            Ok(format!("<Column {} of {} rows>", values.dtype_name(), values.len()))
        }
    }
}
