//! The functions of `_pandas` that take rows of several columns at once, and several quantiles of one.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _rows {
    use rustpython_vm::{FromArgs, PyObjectRef, PyResult, VirtualMachine};

    use crate::arguments::{Columns, FlagOr, Items, OneColumn, Words};
    use crate::column::kinds::Values;
    use crate::column::{bits, take};
    use crate::module::PyColumn;

    fn made(columns: Vec<Values>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_list(columns.into_iter().map(|column| PyColumn::make(column, vm)).collect()).into()
    }

    #[derive(FromArgs)]
    struct TakeMany {
        #[pyarg(any)]
        columns: Columns,
        #[pyarg(any)]
        idx: OneColumn,
        #[pyarg(any, default)]
        allow_fill: FlagOr<false>,
    }

    /// `Column.take` of each column.
    #[pyfunction]
    fn take_many(args: TakeMany, vm: &VirtualMachine) -> PyResult {
        let columns = args.columns.0;
        let rows = take::positions(&args.idx.0, vm)?;
        if args.allow_fill.0 {
            let taken: PyResult<Vec<Values>> =
                columns.iter().map(|column| take::take_or_missing(column, &rows, vm)).collect();
            return Ok(made(taken?, vm));
        }
        Ok(made(take::take_many(&columns, &rows, vm)?, vm))
    }

    /// `Column.filter` of each column.
    #[pyfunction]
    fn filter_many(columns: Columns, mask: OneColumn, vm: &VirtualMachine) -> PyResult {
        let mask = take::mask(&mask.0, vm)?;
        Ok(made(take::filter_many(&columns.0, &mask, vm)?, vm))
    }

    /// The positions at which a mask is true.
    #[pyfunction]
    fn set_rows(mask: OneColumn, vm: &VirtualMachine) -> PyResult {
        let mask = take::mask(&mask.0, vm)?;
        Ok(PyColumn::make(Values::ints(bits::set_rows(&mask)), vm))
    }

    #[derive(FromArgs)]
    struct Quantiles {
        #[pyarg(any)]
        column: OneColumn,
        #[pyarg(any)]
        shares: Items,
        #[pyarg(any, default)]
        interpolation: Option<Words>,
    }

    /// Quantiles of the known numbers of a column.
    #[pyfunction]
    fn quantiles(args: Quantiles, vm: &VirtualMachine) -> PyResult {
        let shares: PyResult<Vec<f64>> =
            args.shares.0.into_iter().map(|share| share.try_into_value::<f64>(vm)).collect();
        let interpolation = args.interpolation.as_deref().unwrap_or("linear");
        Ok(PyColumn::make(crate::ops::quantiles::quantiles(&args.column.0, &shares?, interpolation, vm)?, vm))
    }
}
