//! `_pandas.Groups`: groups of rows as a Python object.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _groups {
    use std::rc::Rc;

    use rustpython_vm::{Py, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

    use crate::column::kinds::Values;
    use crate::column::{build, cast};
    use crate::module::PyColumn;
    use crate::opcodes::Binary;
    use crate::ops::binary::{self, Operand};
    use crate::requests;
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
        fn broadcast(zelf: &Py<Self>, column: PyRef<PyColumn>, vm: &VirtualMachine) -> PyResult {
            Ok(PyColumn::make(zelf.inner.broadcast(&column.values(), vm)?, vm))
        }

        #[pymethod]
        fn cumcount(zelf: &Py<Self>, args: requests::Number, vm: &VirtualMachine) -> PyObjectRef {
            PyColumn::make(Values::ints(zelf.inner.cumcount(args.ascending.0)), vm)
        }

        #[pymethod]
        fn agg(zelf: &Py<Self>, args: requests::AggregateGroups, vm: &VirtualMachine) -> PyResult {
            let values = args.col.map_or_else(|| Values::ints(Vec::new()), |column| column.0);
            Ok(PyColumn::make(aggregate::aggregate(&zelf.inner, args.op, &values, &args.options, vm)?, vm))
        }

        #[pymethod]
        fn cumulative(zelf: &Py<Self>, args: requests::RunGroups, vm: &VirtualMachine) -> PyResult {
            let values = args.col.0;
            zelf.check(&values, vm)?;
            Ok(PyColumn::make(zelf.inner.cumulative(args.op, &values, args.skipna.0, vm)?, vm))
        }

        #[pymethod]
        fn shift(zelf: &Py<Self>, args: requests::ShiftGroups, vm: &VirtualMachine) -> PyResult {
            let (values, by) = (args.col.0, args.by);
            let fill = by.fill.map(|fill| build::scalar_column(&fill, vm)).transpose()?;
            zelf.check(&values, vm)?;
            Ok(PyColumn::make(zelf.inner.shift(&values, by.n.0, fill.as_ref(), vm)?, vm))
        }

        #[pymethod]
        fn diff(zelf: &Py<Self>, args: requests::DiffGroups, vm: &VirtualMachine) -> PyResult {
            let values = args.col.0;
            zelf.check(&values, vm)?;
            let values = if values.is_integer() {
                cast::cast(&values, &crate::column::kinds::Wanted::Number(polars::prelude::DataType::Float64), vm)?
            } else {
                values
            };
            let before = zelf.inner.shift(&values, args.by.n.0, None, vm)?;
            Ok(PyColumn::make(binary::binary(&values, Binary::Sub, &Operand::Column(before), false, vm)?, vm))
        }

        #[pymethod]
        fn rank(zelf: &Py<Self>, args: requests::RankGroups, vm: &VirtualMachine) -> PyResult {
            let values = args.col.0;
            zelf.check(&values, vm)?;
            Ok(PyColumn::make(zelf.inner.rank(&values, &args.how, vm)?, vm))
        }

        #[pymethod]
        fn fill(zelf: &Py<Self>, args: requests::FillGroups, vm: &VirtualMachine) -> PyResult {
            let values = args.col.0;
            zelf.check(&values, vm)?;
            Ok(PyColumn::make(zelf.inner.fill(&values, args.how.is_forward(), args.how.limit(), vm)?, vm))
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
