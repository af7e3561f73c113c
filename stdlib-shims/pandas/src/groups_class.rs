//! `_pandas.Groups`: groups of rows as a Python object.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _groups {
    use std::rc::Rc;

    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

    use crate::arguments::{Arguments, column_of};
    use crate::column::kinds::Values;
    use crate::column::{build, cast};
    use crate::module::{PyColumn, ranking};
    use crate::ops::binary::{self, Operand};
    use crate::rows::aggregate;
    use crate::rows::group::Groups;

    /// Groups of rows.
    #[pyattr]
    #[pyclass(module = "_pandas", name = "Groups")]
    #[derive(PyPayload)]
    pub(crate) struct PyGroups {
        inner: Rc<Groups>,
    }

    impl std::fmt::Debug for PyGroups {
        fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            formatter.write_str("Groups")
        }
    }

    impl PyGroups {
        pub(crate) fn make(groups: Groups, vm: &VirtualMachine) -> PyObjectRef {
            Self { inner: Rc::new(groups) }.into_ref(&vm.ctx).into()
        }
    }

    /// Reads the options of an aggregation.
    pub(crate) fn agg_options(args: &mut Arguments<'_>) -> PyResult<aggregate::Options> {
        let usual = aggregate::Options::default();
        Ok(aggregate::Options {
            ddof: args.int("ddof", usual.ddof)?,
            min_count: args.int("min_count", usual.min_count)?,
            q: args.maybe_float("q")?.unwrap_or(usual.q),
            interpolation: args.text_or("interpolation", &usual.interpolation)?,
            skipna: args.flag("skipna", usual.skipna)?,
            n: args.int("n", usual.n)?,
            dropna: args.flag("dropna", usual.dropna)?,
        })
    }

    fn wide(rows: &[u32]) -> Values {
        Values::ints(rows.iter().map(|row| i64::from(*row)).collect())
    }

    #[pyclass]
    impl PyGroups {
        #[pygetset]
        fn n(zelf: &Py<Self>) -> usize {
            zelf.inner.n
        }

        #[pygetset]
        fn codes(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            PyColumn::make(Values::ints(zelf.inner.wide_codes()), vm)
        }

        #[pygetset]
        fn keys(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            vm.ctx.new_list(zelf.inner.keys.iter().map(|key| PyColumn::make(key.clone(), vm)).collect()).into()
        }

        #[pymethod]
        fn sizes(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            PyColumn::make(Values::ints(zelf.inner.sizes()), vm)
        }

        #[pymethod]
        fn rows(zelf: &Py<Self>, group: usize, vm: &VirtualMachine) -> PyObjectRef {
            PyColumn::make(wide(zelf.inner.grouped().of(group)), vm)
        }

        #[pymethod]
        fn order(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            PyColumn::make(wide(&zelf.inner.grouped().order), vm)
        }

        #[pymethod]
        fn bounds(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            PyColumn::make(wide(&zelf.inner.grouped().bounds), vm)
        }

        #[pymethod]
        fn ngroup(zelf: &Py<Self>, vm: &VirtualMachine) -> PyObjectRef {
            PyColumn::make(Values::ints(zelf.inner.wide_codes()), vm)
        }

        #[pymethod]
        fn broadcast(zelf: &Py<Self>, column: PyRef<PyColumn>, vm: &VirtualMachine) -> PyResult {
            Ok(PyColumn::make(zelf.inner.broadcast(&column.values(), vm)?, vm))
        }

        #[pymethod]
        fn cumcount(zelf: &Py<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            let ascending = Arguments::new(args, vm).flag("ascending", true)?;
            Ok(PyColumn::make(Values::ints(zelf.inner.cumcount(ascending)), vm))
        }

        #[pymethod]
        fn agg(zelf: &Py<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            let mut args = Arguments::new(args, vm);
            let op = args.text("op")?;
            let values = args.some("col").map(|column| column_of(&column, vm)).transpose()?;
            let values = values.unwrap_or_else(|| Values::ints(Vec::new()));
            let options = agg_options(&mut args)?;
            Ok(PyColumn::make(aggregate::aggregate(&zelf.inner, &op, &values, &options, vm)?, vm))
        }

        #[pymethod]
        fn cumulative(zelf: &Py<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            let mut args = Arguments::new(args, vm);
            let op = args.text("op")?;
            let values = args.column("col")?;
            let skipna = args.flag("skipna", true)?;
            zelf.check(&values, vm)?;
            Ok(PyColumn::make(zelf.inner.cumulative(&op, &values, skipna, vm)?, vm))
        }

        #[pymethod]
        fn shift(zelf: &Py<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            let mut args = Arguments::new(args, vm);
            let values = args.column("col")?;
            let n = args.int("n", 1)?;
            let fill = args.some("fill").map(|fill| build::scalar_column(&fill, vm)).transpose()?;
            zelf.check(&values, vm)?;
            Ok(PyColumn::make(zelf.inner.shift(&values, n, fill.as_ref(), vm)?, vm))
        }

        #[pymethod]
        fn diff(zelf: &Py<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            let mut args = Arguments::new(args, vm);
            let values = args.column("col")?;
            let n = args.int("n", 1)?;
            zelf.check(&values, vm)?;
            let values = if values.is_integer() {
                cast::cast(&values, &crate::column::kinds::Wanted::Number(polars::prelude::DataType::Float64), vm)?
            } else {
                values
            };
            let before = zelf.inner.shift(&values, n, None, vm)?;
            Ok(PyColumn::make(binary::binary(&values, "sub", &Operand::Column(before), false, vm)?, vm))
        }

        #[pymethod]
        fn rank(zelf: &Py<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            let mut args = Arguments::new(args, vm);
            let values = args.column("col")?;
            let how = ranking(&mut args)?;
            zelf.check(&values, vm)?;
            Ok(PyColumn::make(zelf.inner.rank(&values, &how, vm)?, vm))
        }

        #[pymethod]
        fn fill(zelf: &Py<Self>, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
            let mut args = Arguments::new(args, vm);
            let values = args.column("col")?;
            let forward = args.text("direction")? == "forward";
            let limit = args.maybe_int("limit")?.and_then(|limit| usize::try_from(limit).ok());
            zelf.check(&values, vm)?;
            Ok(PyColumn::make(zelf.inner.fill(&values, forward, limit, vm)?, vm))
        }
    }

    impl PyGroups {
        fn check(&self, values: &Values, vm: &VirtualMachine) -> PyResult<()> {
            if values.len() == self.inner.codes.len() {
                return Ok(());
            }
            Err(vm.new_value_error("the column and the groups differ in length"))
        }
    }
}
