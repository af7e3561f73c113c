//! `_scipy_interpolate`: splines for `scipy.interpolate`. Arguments arrive checked, as float64; coefficients have two
//! dimensions. `None` means that the kernel found no answer: sizes that do not fit, a singular system.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_scipy_interpolate`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _scipy_interpolate::module_def(context)
}

#[pymodule]
mod _scipy_interpolate {
    use orchestrator_arrays::{Array, DType};
    use orchestrator_numpy::{OrRaise, array_from, wrap};
    use orchestrator_signal::gradients;
    use orchestrator_signal::splines::{self, Ends, Outside, Resumed, Samples, Search};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    fn numbers(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<f64>> {
        array_from(value, Some(&DType::F64), vm)?.to_vec().or_raise(vm)
    }

    /// The values of a table and how many columns it has.
    fn table(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<(Vec<f64>, usize)> {
        let array = array_from(value, Some(&DType::F64), vm)?;
        let n_columns = array.shape().get(1).copied().unwrap_or(1);
        Ok((array.to_vec().or_raise(vm)?, n_columns))
    }

    fn rows(values: Option<Vec<f64>>, n_columns: usize, vm: &VirtualMachine) -> PyResult {
        let Some(values) = values else { return Ok(vm.ctx.none()) };
        let n_rows = values.len().checked_div(n_columns).unwrap_or(0);
        Ok(wrap(Array::from_vec(values, &[n_rows, n_columns]).or_raise(vm)?, vm))
    }

    fn vector(values: Vec<f64>, vm: &VirtualMachine) -> PyResult {
        let n = values.len();
        Ok(wrap(Array::from_vec(values, &[n]).or_raise(vm)?, vm))
    }

    fn outside(extrapolate: bool) -> Outside {
        if extrapolate { Outside::Continue } else { Outside::Nan }
    }

    #[pyfunction]
    fn evaluate(
        t: PyObjectRef,
        c: PyObjectRef,
        k: usize,
        x: PyObjectRef,
        nu: usize,
        extrapolate: bool,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (t, (c, n_columns), x) = (numbers(&t, vm)?, table(&c, vm)?, numbers(&x, vm)?);
        rows(splines::evaluate(&t, &c, n_columns, k, &x, nu, outside(extrapolate)), n_columns, vm)
    }

    #[pyfunction]
    fn evaluate_product(
        knots: (PyObjectRef, PyObjectRef),
        degrees: (usize, usize),
        coefficients: PyObjectRef,
        places: (PyObjectRef, PyObjectRef),
        orders: (usize, usize),
        vm: &VirtualMachine,
    ) -> PyResult {
        let (along_x, along_y) = (numbers(&knots.0, vm)?, numbers(&knots.1, vm)?);
        let (x, y, coefficients) = (numbers(&places.0, vm)?, numbers(&places.1, vm)?, numbers(&coefficients, vm)?);
        splines::evaluate_product((&along_x, &along_y), degrees, &coefficients, &x, &y, orders)
            .map_or_else(|| Ok(vm.ctx.none()), |values| vector(values, vm))
    }

    /// `c` has three dimensions: powers, pieces, columns.
    #[pyfunction]
    fn evaluate_pieces(
        c: PyObjectRef,
        breaks: PyObjectRef,
        x: PyObjectRef,
        nu: usize,
        extrapolate: bool,
        vm: &VirtualMachine,
    ) -> PyResult {
        let array = array_from(&c, Some(&DType::F64), vm)?;
        let &[n_powers, _, n_columns] = array.shape() else {
            return Err(vm.new_value_error("coefficients of pieces have three dimensions"));
        };
        let (c, breaks, x) = (array.to_vec::<f64>().or_raise(vm)?, numbers(&breaks, vm)?, numbers(&x, vm)?);
        rows(splines::evaluate_pieces(&c, n_powers, n_columns, &breaks, &x, nu, outside(extrapolate)), n_columns, vm)
    }

    /// For each x the number of its first spline, and a row of the splines from there.
    #[pyfunction]
    fn design(t: PyObjectRef, k: usize, x: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (t, x) = (numbers(&t, vm)?, numbers(&x, vm)?);
        let Some((first, values)) = splines::design(&t, k, &x) else { return Ok(vm.ctx.none()) };
        let n = first.len();
        let first = first.into_iter().map(|place| i64::try_from(place).unwrap_or(i64::MAX)).collect();
        let first = wrap(Array::from_vec::<i64>(first, &[n]).or_raise(vm)?, vm);
        Ok(vm.ctx.new_tuple(vec![first, rows(Some(values), k + 1, vm)?]).into())
    }

    #[pyfunction]
    fn interpolate(
        t: PyObjectRef,
        k: usize,
        x: PyObjectRef,
        right: PyObjectRef,
        left_orders: Vec<usize>,
        right_orders: Vec<usize>,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (t, x, (right, n_columns)) = (numbers(&t, vm)?, numbers(&x, vm)?, table(&right, vm)?);
        let ends = Ends { left: &left_orders, right: &right_orders };
        rows(splines::interpolate(&t, k, &x, &right, n_columns, &ends), n_columns, vm)
    }

    /// Coefficients and the sum of squared residuals.
    #[pyfunction]
    fn fit_least_squares(
        points: (PyObjectRef, PyObjectRef, PyObjectRef),
        knots: PyObjectRef,
        degree: usize,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (x, (y, n_columns), weights) = (numbers(&points.0, vm)?, table(&points.1, vm)?, numbers(&points.2, vm)?);
        let samples = Samples { x: &x, y: &y, weights: &weights, n_columns };
        let found = splines::fit_least_squares(&samples, &numbers(&knots, vm)?, degree);
        let Some((coefficients, rest)) = found else { return Ok(vm.ctx.none()) };
        Ok(vm.ctx.new_tuple(vec![rows(Some(coefficients), n_columns, vm)?, vm.ctx.new_float(rest).into()]).into())
    }

    /// Knots, coefficients, the sum of squared residuals, FITPACK's number for how the search ended, and where it stood: give
    /// that to the next search with the knots, and it goes on from there.
    #[pyfunction]
    fn smooth(
        points: (PyObjectRef, PyObjectRef, PyObjectRef),
        ends: (f64, f64),
        k: usize,
        s: f64,
        room: (usize, usize),
        known: (PyObjectRef, PyObjectRef),
        vm: &VirtualMachine,
    ) -> PyResult {
        let (x, (y, n_columns), weights) = (numbers(&points.0, vm)?, table(&points.1, vm)?, numbers(&points.2, vm)?);
        let samples = Samples { x: &x, y: &y, weights: &weights, n_columns };
        let (inner, search) = (numbers(&known.0, vm)?, search_from(&numbers(&known.1, vm)?));
        let resumed = search.as_ref().map(|search| Resumed { inner: &inner, search });
        let found = splines::smooth(&samples, ends, k, s, room.0, room.1, resumed.as_ref());
        let Some(found) = found else { return Ok(vm.ctx.none()) };
        let code = vm.ctx.new_int(found.end.code()).into();
        let coefficients = rows(Some(found.coefficients), n_columns, vm)?;
        let (knots, search) = (vector(found.knots, vm)?, vector(search_numbers(&found.search), vm)?);
        Ok(vm.ctx.new_tuple(vec![knots, coefficients, vm.ctx.new_float(found.rest).into(), code, search]).into())
    }

    /// What a smoothing spline takes from each sample, and how many degrees of freedom they lose to it.
    #[pyfunction]
    fn smoothing_residuals(
        steps: PyObjectRef,
        weights: PyObjectRef,
        y: PyObjectRef,
        lambda: f64,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (steps, weights, y) = (numbers(&steps, vm)?, numbers(&weights, vm)?, numbers(&y, vm)?);
        let Some((residuals, lost)) = splines::smoothing_residuals(&steps, &weights, &y, lambda) else {
            return Ok(vm.ctx.none());
        };
        Ok(vm.ctx.new_tuple(vec![vector(residuals, vm)?, vm.ctx.new_float(lost).into()]).into())
    }

    fn search_numbers(search: &Search) -> Vec<f64> {
        let count = |n: usize| u32::try_from(n).map_or(f64::MAX, f64::from);
        let counts = search.n_inside.iter().map(|n| count(*n));
        [search.rest_of_polynomial, search.rest_before, count(search.n_added)].into_iter().chain(counts).collect()
    }

    fn search_from(numbers: &[f64]) -> Option<Search> {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "counts that we gave out ourselves"
        )]
        let count = |value: &f64| *value as usize;
        let [rest_of_polynomial, rest_before, n_added, n_inside @ ..] = numbers else { return None };
        Some(Search {
            rest_of_polynomial: *rest_of_polynomial,
            rest_before: *rest_before,
            n_added: count(n_added),
            n_inside: n_inside.iter().map(count).collect(),
        })
    }

    /// The gradients of smooth surfaces at scattered points, two numbers for each point and column.
    #[pyfunction]
    fn surface_gradients(
        points: PyObjectRef,
        values: PyObjectRef,
        starts: PyObjectRef,
        neighbours: PyObjectRef,
        tolerance: f64,
        max_rounds: usize,
        vm: &VirtualMachine,
    ) -> PyResult<(PyObjectRef, bool)> {
        let (points, (values, n_columns)) = (numbers(&points, vm)?, table(&values, vm)?);
        let (starts, neighbours) = (places(&starts, vm)?, places(&neighbours, vm)?);
        let (found, has_settled) = gradients(&points, &values, n_columns, &starts, &neighbours, tolerance, max_rounds);
        Ok((rows(Some(found), 2 * n_columns, vm)?, has_settled))
    }

    /// Corners of the triangles between points of the plane, a row each.
    #[pyfunction]
    fn triangulate(points: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let points = numbers(&points, vm)?;
        let Some(found) = orchestrator_signal::triangulate(&points) else { return Ok(vm.ctx.none()) };
        let shape = [found.len(), 3];
        let corners = found.into_iter().flatten().map(|corner| i32::try_from(corner).unwrap_or(i32::MAX));
        Ok(wrap(Array::from_vec::<i32>(corners.collect(), &shape).or_raise(vm)?, vm))
    }

    /// The number of the triangle in which each place lies, -1 outside.
    #[pyfunction]
    fn locate(points: PyObjectRef, triangles: PyObjectRef, x: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (points, corners, x) = (numbers(&points, vm)?, places(&triangles, vm)?, numbers(&x, vm)?);
        let corners: Vec<[usize; 3]> = corners.as_chunks::<3>().0.to_vec();
        let found = orchestrator_signal::locate(&points, &corners, &x).into_iter();
        let found: Vec<i64> =
            found.map(|place| place.and_then(|place| i64::try_from(place).ok()).unwrap_or(-1)).collect();
        let n = found.len();
        Ok(wrap(Array::from_vec::<i64>(found, &[n]).or_raise(vm)?, vm))
    }

    fn places(value: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Vec<usize>> {
        let values: Vec<i64> = array_from(value, Some(&DType::I64), vm)?.to_vec().or_raise(vm)?;
        Ok(values.into_iter().map(|place| usize::try_from(place).unwrap_or(usize::MAX)).collect())
    }

    /// Solves a band matrix given by its diagonals, the uppermost first.
    #[pyfunction]
    fn solve_band(
        below: usize,
        above: usize,
        diagonals: PyObjectRef,
        right: PyObjectRef,
        vm: &VirtualMachine,
    ) -> PyResult {
        let (diagonals, n) = table(&diagonals, vm)?;
        let (right, n_columns) = table(&right, vm)?;
        rows(splines::solve_band(below, above, &diagonals, &right, n), n_columns, vm)
    }
}
