//! `_scipy_programs`: assignments, linear programs and least squares for `scipy.optimize`. Arguments arrive checked, as
//! float64.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_scipy_programs`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _scipy_programs::module_def(context)
}

#[pymodule]
mod _scipy_programs {
    use orchestrator_arrays::{Array, DType};
    use orchestrator_linalg::triangle_of_columns;
    use orchestrator_numpy::{OrRaise, array_from, wrap};
    use orchestrator_optimize::{self as programs, Kind, Program, Solution, Status};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::floats::{BorrowedFloats, pack, pack_indices};

    /// So many rows are reduced to a triangle first, and of so few columns.
    const TALL: usize = 512;
    const NARROW: usize = 64;

    fn numbers(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<f64>> {
        array_from(value, Some(&DType::F64), vm)?.to_vec().or_raise(vm)
    }

    fn vector(values: Vec<f64>, vm: &VirtualMachine) -> PyResult {
        let n = values.len();
        Ok(wrap(Array::from_vec(values, &[n]).or_raise(vm)?, vm))
    }

    /// The column of each row, or None when every pairing costs infinitely much.
    #[pyfunction]
    fn assign(cost: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let array = array_from(&cost, Some(&DType::F64), vm)?;
        let &[n_rows, n_columns] = array.shape() else { return Err(vm.new_value_error("a matrix is needed")) };
        let cost = array.to_vec::<f64>().or_raise(vm)?;
        let Some(columns) = programs::assign(&cost, n_rows, n_columns) else { return Ok(vm.ctx.none()) };
        let columns = columns.into_iter().map(|column| i64::try_from(column).unwrap_or(i64::MAX)).collect();
        Ok(wrap(Array::from_vec::<i64>(columns, &[n_rows]).or_raise(vm)?, vm))
    }

    /// A matrix, given by rows that are its columns, as mirrors and a triangle; how its columns were ordered and how long
    /// they were; the right side, turned. Without `mirrors` a tall matrix is first reduced to the few rows of a triangle.
    #[pyfunction]
    fn triangle(
        columns: BorrowedFloats,
        right: BorrowedFloats,
        mirrors: bool,
        vm: &VirtualMachine,
    ) -> PyResult<Vec<PyObjectRef>> {
        let &[n_columns, n_rows] = columns.shape() else { return Err(vm.new_value_error("a matrix is needed")) };
        let (columns, right) = (columns.as_slice(), right.as_slice());
        if right.len() != n_rows {
            return Err(vm.new_value_error("a matrix has as many rows as its right side"));
        }
        let width = n_columns + 1;
        let is_tall = !mirrors && n_columns <= NARROW && n_rows > TALL;
        let reduced = if is_tall { triangle_of_columns(columns, right) } else { None };
        let (columns, right, n_rows) = match reduced {
            Some(rows) => {
                let column = |place: usize| rows.iter().skip(place).step_by(width).copied();
                ((0..n_columns).flat_map(column).collect(), column(n_columns).collect(), width)
            }
            None => (columns.to_vec(), right.to_vec(), n_rows),
        };
        let found = programs::triangle(columns, n_rows, right);
        Ok(vec![
            pack(found.columns, &[n_columns, n_rows], vm)?,
            pack_indices(found.order, &[n_columns], vm)?,
            vector(found.lengths, vm)?,
            vector(found.turned, vm)?,
        ])
    }

    fn pairs(low: &PyObjectRef, high: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<(f64, f64)>> {
        let (low, high) = (numbers(low, vm)?, numbers(high, vm)?);
        if low.len() != high.len() {
            return Err(vm.new_value_error("there are as many lower bounds as upper ones"));
        }
        Ok(low.into_iter().zip(high).collect())
    }

    fn program(
        cost: &PyObjectRef,
        matrix: &PyObjectRef,
        columns: (PyObjectRef, PyObjectRef),
        rows: (PyObjectRef, PyObjectRef),
        vm: &VirtualMachine,
    ) -> PyResult<Program> {
        let (cost, matrix) = (numbers(cost, vm)?, numbers(matrix, vm)?);
        let (columns, rows) = (pairs(&columns.0, &columns.1, vm)?, pairs(&rows.0, &rows.1, vm)?);
        Program::from_dense(&matrix, cost, columns, rows)
            .ok_or_else(|| vm.new_value_error("the parts of a program do not fit together"))
    }

    fn code(status: Status) -> i32 {
        match status {
            Status::Optimal => 0,
            Status::Limit => 1,
            Status::Infeasible => 2,
            Status::Unbounded => 3,
            Status::Trouble => 4,
        }
    }

    /// Status as scipy counts it, x, objective, prices of rows and columns, rounds.
    fn answer(found: Solution, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        Ok(vec![
            vm.ctx.new_int(code(found.status)).into(),
            vector(found.x, vm)?,
            vm.ctx.new_float(found.objective).into(),
            vector(found.row_prices, vm)?,
            vector(found.column_prices, vm)?,
            vm.ctx.new_int(found.n_rounds).into(),
        ])
    }

    #[pyfunction]
    fn linear(
        cost: PyObjectRef,
        matrix: PyObjectRef,
        columns: (PyObjectRef, PyObjectRef),
        rows: (PyObjectRef, PyObjectRef),
        max_rounds: usize,
        vm: &VirtualMachine,
    ) -> PyResult {
        let found = programs::solve(&program(&cost, &matrix, columns, rows, vm)?, max_rounds);
        Ok(vm.ctx.new_tuple(answer(found, vm)?).into())
    }

    /// The same with columns of kinds (0 real, 1 whole, 2 zero or real, 3 zero or whole); also nodes and bound.
    #[pyfunction]
    fn whole(
        cost: PyObjectRef,
        matrix: PyObjectRef,
        columns: (PyObjectRef, PyObjectRef),
        rows: (PyObjectRef, PyObjectRef),
        kinds: Vec<usize>,
        limits: (usize, f64),
        vm: &VirtualMachine,
    ) -> PyResult {
        let program = program(&cost, &matrix, columns, rows, vm)?;
        let kinds: Vec<Kind> = kinds
            .into_iter()
            .map(|kind| {
                [Kind::Real, Kind::Whole, Kind::ZeroOrReal, Kind::ZeroOrWhole].get(kind).copied().unwrap_or(Kind::Real)
            })
            .collect();
        if kinds.len() != program.cost.len() {
            return Err(vm.new_value_error("there is a kind for each column"));
        }
        let found = programs::solve_whole(&program, &kinds, limits.0, limits.1);
        let mut parts = answer(found.solution, vm)?;
        parts.push(vm.ctx.new_int(found.n_nodes).into());
        parts.push(vm.ctx.new_float(found.bound).into());
        Ok(vm.ctx.new_tuple(parts).into())
    }
}
