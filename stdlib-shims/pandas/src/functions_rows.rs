//! The functions of `_pandas` that take rows of several columns at once, and several quantiles of one.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _rows {
    use rustpython_vm::function::FuncArgs;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Arguments, column_of};
    use crate::column::kinds::Values;
    use crate::column::{bits, take};
    use crate::module::PyColumn;

    fn made(columns: Vec<Values>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(columns.into_iter().map(|column| PyColumn::make(column, vm)).collect()).into()
    }

    /// `Column.take` of each column.
    #[pyfunction]
    fn take_many(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let columns = args.columns("columns")?;
        let rows = args.column("idx")?;
        let rows = take::positions(&rows, vm)?;
        if args.flag("allow_fill", false)? {
            let taken: PyResult<Vec<Values>> =
                columns.iter().map(|column| take::take_or_missing(column, &rows, vm)).collect();
            return Ok(made(taken?, vm));
        }
        Ok(made(take::take_many(&columns, &rows, vm)?, vm))
    }

    /// `Column.filter` of each column.
    #[pyfunction]
    fn filter_many(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let columns = args.columns("columns")?;
        let mask = take::mask(&args.column("mask")?, vm)?;
        Ok(made(take::filter_many(&columns, &mask, vm)?, vm))
    }

    /// The positions at which a mask is true.
    #[pyfunction]
    fn set_rows(mask: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let mask = take::mask(&column_of(&mask, vm)?, vm)?;
        Ok(PyColumn::make(Values::ints(bits::set_rows(&mask)), vm))
    }

    /// Quantiles of the known numbers of a column.
    #[pyfunction]
    fn quantiles(args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let mut args = Arguments::new(args, vm);
        let values = args.column("column")?;
        let shares: PyResult<Vec<f64>> =
            args.list("shares")?.into_iter().map(|share| share.try_into_value::<f64>(vm)).collect();
        let interpolation = args.text_or("interpolation", "linear")?;
        Ok(PyColumn::make(crate::ops::quantiles::quantiles(&values, &shares?, &interpolation, vm)?, vm))
    }
}
