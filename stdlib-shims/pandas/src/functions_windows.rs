//! The functions of `_pandas` over moving windows and over pairs of columns.

#[rustpython_vm::pymodule(sub)]
pub(crate) mod _windows {
    use rustpython_vm::{FromArgs, PyResult, VirtualMachine};

    use crate::arguments::{FlagOr, OneColumn, Whole, WholeOr, Words};
    use crate::column::kinds::Values;
    use crate::module::PyColumn;
    use crate::opcodes::{Pair, Weighted, Windowed};
    use crate::window::{cut, ewm as weighted, pairs, rolling as windows};

    #[derive(FromArgs)]
    struct Rolling {
        #[pyarg(any)]
        col: OneColumn,
        #[pyarg(any)]
        op: Windowed,
        #[pyarg(any)]
        window: Whole,
        #[pyarg(any, default)]
        min_periods: Option<Whole>,
        #[pyarg(any, default)]
        center: FlagOr<false>,
        #[pyarg(any, default)]
        closed: Option<Words>,
        #[pyarg(flatten)]
        options: windows::Options,
    }

    #[pyfunction]
    fn rolling(args: Rolling, vm: &VirtualMachine) -> PyResult {
        let least = args.min_periods.map(|least| least.0);
        let closed = args.closed.as_deref();
        let options = &args.options;
        let result = windows::rolling(&args.col.0, args.op, args.window.0, least, args.center.0, closed, options, vm)?;
        Ok(PyColumn::make(result, vm))
    }

    #[derive(FromArgs)]
    struct RollingTime {
        #[pyarg(any)]
        col: OneColumn,
        #[pyarg(any)]
        times: OneColumn,
        #[pyarg(any)]
        op: Windowed,
        #[pyarg(any)]
        window_ns: Whole,
        #[pyarg(any, default)]
        min_periods: Option<Whole>,
        #[pyarg(any, default)]
        closed: Option<Words>,
        #[pyarg(any, default)]
        center: FlagOr<false>,
        #[pyarg(flatten)]
        options: windows::Options,
    }

    #[pyfunction]
    fn rolling_time(args: RollingTime, vm: &VirtualMachine) -> PyResult {
        let (values, times, window) = (&args.col.0, &args.times.0, args.window_ns.0);
        let least = args.min_periods.map(|least| least.0);
        let closed = args.closed.as_deref();
        let (center, options) = (args.center.0, &args.options);
        let result = windows::rolling_time(values, times, args.op, window, least, closed, center, options, vm)?;
        Ok(PyColumn::make(result, vm))
    }

    #[derive(FromArgs)]
    struct RollingPair {
        #[pyarg(any)]
        col: OneColumn,
        #[pyarg(any)]
        other: OneColumn,
        #[pyarg(any)]
        op: Pair,
        #[pyarg(any)]
        window: Whole,
        #[pyarg(any, default)]
        min_periods: Option<Whole>,
        #[pyarg(any, default)]
        ddof: WholeOr<1>,
    }

    #[pyfunction]
    fn rolling_pair(args: RollingPair, vm: &VirtualMachine) -> PyResult {
        let (one, two, window) = (&args.col.0, &args.other.0, args.window.0);
        let least = args.min_periods.map(|least| least.0);
        Ok(PyColumn::make(pairs::rolling_pair(one, two, args.op, window, least, args.ddof.0, vm)?, vm))
    }

    #[pyfunction]
    fn ewm(values: OneColumn, op: Weighted, how: weighted::Weights, vm: &VirtualMachine) -> PyResult {
        Ok(PyColumn::make(weighted::ewm(&values.0, op, &how, vm)?, vm))
    }

    #[derive(FromArgs)]
    struct Correlate {
        #[pyarg(any)]
        a: OneColumn,
        #[pyarg(any)]
        b: OneColumn,
        #[pyarg(any, default)]
        method: Option<Words>,
        #[pyarg(any, default)]
        min_periods: WholeOr<1>,
    }

    #[pyfunction]
    fn corr(args: Correlate, vm: &VirtualMachine) -> PyResult {
        let method = args.method.as_deref().unwrap_or("pearson");
        Ok(crate::ops::reduce::float(pairs::corr(&args.a.0, &args.b.0, method, args.min_periods.0, vm)?, vm))
    }

    #[derive(FromArgs)]
    struct Covary {
        #[pyarg(any)]
        a: OneColumn,
        #[pyarg(any)]
        b: OneColumn,
        #[pyarg(any, default)]
        ddof: WholeOr<1>,
        #[pyarg(any, default)]
        min_periods: WholeOr<1>,
    }

    #[pyfunction]
    fn cov(args: Covary, vm: &VirtualMachine) -> PyResult {
        let covariance = pairs::cov(&args.a.0, &args.b.0, args.ddof.0, args.min_periods.0, vm)?;
        Ok(crate::ops::reduce::float(covariance, vm))
    }

    #[derive(FromArgs)]
    struct Cut {
        #[pyarg(any)]
        col: OneColumn,
        #[pyarg(any)]
        edges: OneColumn,
        #[pyarg(any, default)]
        right: FlagOr<true>,
        #[pyarg(any, default)]
        include_lowest: FlagOr<false>,
    }

    #[pyfunction]
    fn cut_codes(args: Cut, vm: &VirtualMachine) -> PyResult {
        let codes = cut::cut_codes(&args.col.0, &args.edges.0, args.right.0, args.include_lowest.0, vm)?;
        Ok(PyColumn::make(Values::ints(codes), vm))
    }
}
