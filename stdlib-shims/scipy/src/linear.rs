//! `_scipy_linalg`: what `scipy.linalg` needs beyond numpy's. Arguments arrive checked, as square matrices of float64 or complex128.

use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_scipy_linalg`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _scipy_linalg::module_def(context)
}

#[pymodule]
mod _scipy_linalg {
    use num_complex::Complex64;
    use orchestrator_arrays::{DType, Element};
    use orchestrator_linalg::{self as linalg, Balance, Band, Number, Qz, Schur, Square};
    use orchestrator_numpy::array_from;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::floats::{Complexes, Floats, pack, pack_indices};

    /// A square matrix of real or complex numbers.
    enum Matrix {
        Real(Vec<f64>, usize),
        Complex(Vec<Complex64>, usize),
    }

    fn matrix(value: PyObjectRef, vm: &VirtualMachine) -> PyResult<Matrix> {
        let side = |shape: &[usize]| match shape {
            [rows, columns] if rows == columns => Ok(*rows),
            _ => Err(vm.new_value_error("a square matrix is needed")),
        };
        if *array_from(&value, None, vm)?.dtype() == DType::Complex128 {
            let Complexes { values, shape } = value.try_into_value(vm)?;
            return Ok(Matrix::Complex(values, side(&shape)?));
        }
        let Floats { values, shape } = value.try_into_value(vm)?;
        Ok(Matrix::Real(values, side(&shape)?))
    }

    fn tuple(parts: Vec<PyObjectRef>, vm: &VirtualMachine) -> PyObjectRef {
        vm.ctx.new_tuple(parts).into()
    }

    fn square<T: Element>(values: Vec<T>, n: usize, vm: &VirtualMachine) -> PyResult {
        pack(values, &[n, n], vm)
    }

    fn schur_parts<T: Number + Element>(found: Option<Schur<T>>, vm: &VirtualMachine) -> PyResult {
        let Some(form) = found else { return Ok(vm.ctx.none()) };
        Ok(tuple(form_parts(form, vm)?, vm))
    }

    fn form_parts<T: Number + Element>(form: Schur<T>, vm: &VirtualMachine) -> PyResult<Vec<PyObjectRef>> {
        let Schur { t, z, values } = form;
        let n = t.n;
        Ok(vec![square(t.values, n, vm)?, square(z.values, n, vm)?, pack(values, &[n], vm)?])
    }

    /// Triangle, unitary matrix, eigenvalues; None without convergence.
    #[pyfunction]
    fn schur(a: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        match matrix(a, vm)? {
            Matrix::Real(a, n) => schur_parts(linalg::real_schur(&a, n), vm),
            Matrix::Complex(a, n) => schur_parts(linalg::complex_schur(&a, n), vm),
        }
    }

    fn truths(value: PyObjectRef, n: usize, vm: &VirtualMachine) -> PyResult<Vec<bool>> {
        let Floats { values, .. } = value.try_into_value(vm)?;
        if values.len() != n {
            return Err(vm.new_value_error("one truth per eigenvalue is needed"));
        }
        Ok(values.into_iter().map(|value| value != 0.0).collect())
    }

    /// A Schur form with the chosen eigenvalues first: triangle, unitary matrix, eigenvalues, how many; None where two are
    /// too close to be exchanged.
    #[pyfunction]
    fn reorder(t: PyObjectRef, z: PyObjectRef, chosen: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (parts, count) = match (matrix(t, vm)?, matrix(z, vm)?) {
            (Matrix::Real(t, n), Matrix::Real(z, m)) if n == m => {
                let chosen = truths(chosen, n, vm)?;
                let found = linalg::reorder_real(Square { values: t, n }, Square { values: z, n }, &chosen);
                let Some((form, count)) = found else { return Ok(vm.ctx.none()) };
                (form_parts(form, vm)?, count)
            }
            (Matrix::Complex(t, n), Matrix::Complex(z, m)) if n == m => {
                let chosen = truths(chosen, n, vm)?;
                let (form, count) = linalg::reorder_complex(Square { values: t, n }, Square { values: z, n }, &chosen);
                (form_parts(form, vm)?, count)
            }
            _ => return Err(vm.new_value_error("the parts of a Schur form do not fit together")),
        };
        let count = vm.ctx.new_int(count).into();
        Ok(tuple(parts.into_iter().chain([count]).collect(), vm))
    }

    /// Two matrices of one size and kind of number.
    enum Pair {
        Real(Vec<f64>, Vec<f64>, usize),
        Complex(Vec<Complex64>, Vec<Complex64>, usize),
    }

    fn pair(a: PyObjectRef, b: PyObjectRef, vm: &VirtualMachine) -> PyResult<Pair> {
        match (matrix(a, vm)?, matrix(b, vm)?) {
            (Matrix::Real(a, n), Matrix::Real(b, m)) if n == m => Ok(Pair::Real(a, b, n)),
            (Matrix::Complex(a, n), Matrix::Complex(b, m)) if n == m => Ok(Pair::Complex(a, b, n)),
            _ => Err(vm.new_value_error("two matrices of one size and type are needed")),
        }
    }

    fn qz_parts<T: Number + Element>(found: Option<Qz<T>>, vm: &VirtualMachine) -> PyResult {
        let Some(Qz { s, t, q, z }) = found else { return Ok(vm.ctx.none()) };
        let matrices = [s, t, q, z].into_iter().map(|part| square(part.values, part.n, vm));
        Ok(tuple(matrices.collect::<PyResult<_>>()?, vm))
    }

    /// Both triangles and both unitary matrices; None for numbers that are not finite.
    #[pyfunction]
    fn qz(a: PyObjectRef, b: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        match pair(a, b, vm)? {
            Pair::Real(a, b, n) => qz_parts(linalg::real_qz(&a, &b, n), vm),
            Pair::Complex(a, b, n) => qz_parts(linalg::complex_qz(&a, &b, n), vm),
        }
    }

    /// The complex form (s, t, q, z) with the chosen eigenvalues first.
    #[pyfunction]
    fn reorder_qz(parts: Vec<PyObjectRef>, chosen: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let mut squares = Vec::new();
        for part in parts {
            let Complexes { values, shape } = part.try_into_value(vm)?;
            squares.push(Square { n: shape[0], values });
        }
        let Ok(squares) = <[Square<Complex64>; 4]>::try_from(squares) else {
            return Err(vm.new_type_error("four matrices are needed"));
        };
        let size = squares[0].n;
        if squares.iter().any(|part| part.n != size || part.values.len() != size * size) {
            return Err(vm.new_value_error("four square matrices of one size are needed"));
        }
        let [s, t, q, z] = squares;
        let chosen = truths(chosen, s.n, vm)?;
        qz_parts(Some(linalg::reorder_complex_qz(Qz { s, t, q, z }, &chosen)), vm)
    }

    /// Eigenvalues and right eigenvectors, complex; None without convergence.
    #[pyfunction]
    fn eigen(a: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let (found, n) = match matrix(a, vm)? {
            Matrix::Real(a, n) => {
                let wide: Vec<Complex64> = a.into_iter().map(|value| Complex64::new(value, 0.0)).collect();
                (linalg::ordered_eigen(&wide, true, n), n)
            }
            Matrix::Complex(a, n) => (linalg::ordered_eigen(&a, false, n), n),
        };
        let Some((values, vectors)) = found else { return Ok(vm.ctx.none()) };
        Ok(tuple(vec![pack(values, &[n], vm)?, square(vectors, n, vm)?], vm))
    }

    fn hessenberg_parts<T: Number + Element>(values: Vec<T>, n: usize, vm: &VirtualMachine) -> PyResult {
        let found = linalg::hessenberg(Square { values, n }, 0, n.saturating_sub(1));
        Ok(tuple(vec![square(found.h.values, n, vm)?, square(found.q.values, n, vm)?], vm))
    }

    /// Hessenberg's form and the unitary matrix that leads to it.
    #[pyfunction]
    fn hessenberg(a: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        match matrix(a, vm)? {
            Matrix::Real(a, n) => hessenberg_parts(a, n, vm),
            Matrix::Complex(a, n) => hessenberg_parts(a, n, vm),
        }
    }

    fn balanced_parts<T: Number + Element>(values: Vec<T>, n: usize, how: Balance, vm: &VirtualMachine) -> PyResult {
        let found = linalg::balance(Square { values, n }, how);
        Ok(tuple(
            vec![
                square(found.matrix.values, n, vm)?,
                vm.ctx.new_int(found.low).into(),
                vm.ctx.new_int(found.high).into(),
                pack(found.factors, &[n], vm)?,
                pack_indices(found.exchanged, &[n], vm)?,
            ],
            vm,
        ))
    }

    /// The balanced matrix, its inner range, factors and exchanges.
    #[pyfunction]
    fn balance(a: PyObjectRef, permute: bool, scale: bool, vm: &VirtualMachine) -> PyResult {
        let how = Balance { permute, scale };
        match matrix(a, vm)? {
            Matrix::Real(a, n) => balanced_parts(a, n, how, vm),
            Matrix::Complex(a, n) => balanced_parts(a, n, how, vm),
        }
    }

    fn factors<T: Number + Element>(a: &[T], n: usize, vm: &VirtualMachine) -> PyResult {
        let (packed, order) = linalg::factorise(a, n);
        Ok(tuple(vec![square(packed, n, vm)?, pack_indices(order, &[n], vm)?], vm))
    }

    /// Both triangles in one matrix, and the row that stands at each place.
    #[pyfunction]
    fn lu(a: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        match matrix(a, vm)? {
            Matrix::Real(a, n) => factors(&a, n, vm),
            Matrix::Complex(a, n) => factors(&a, n, vm),
        }
    }

    fn band_solved<T: Number + Element>(ab: &[T], b: &[T], shape: [usize; 4], vm: &VirtualMachine) -> PyResult {
        let [n, k, lower, upper] = shape;
        if ab.len() != (lower + upper + 1) * n || b.len() != n * k {
            return Err(vm.new_value_error("the parts of a band do not fit together"));
        }
        match (Band { values: ab, n, lower, upper }).solve(b, k) {
            Some(x) => pack(x, &[n, k], vm),
            None => Ok(vm.ctx.none()),
        }
    }

    /// The x (n, k) with a @ x = b, where the rows of `ab` are the diagonals of a; None for a singular matrix.
    #[pyfunction]
    fn banded(ab: PyObjectRef, b: PyObjectRef, lower: usize, upper: usize, vm: &VirtualMachine) -> PyResult {
        let is_complex = |value: &PyObjectRef| Ok(*array_from(value, None, vm)?.dtype() == DType::Complex128);
        if is_complex(&ab)? || is_complex(&b)? {
            let (ab, b): (Complexes, Complexes) = (ab.try_into_value(vm)?, b.try_into_value(vm)?);
            let (&[_, n], &[_, k]) = (&ab.shape[..], &b.shape[..]) else {
                return Err(vm.new_value_error("matrices are needed"));
            };
            return band_solved(&ab.values, &b.values, [n, k, lower, upper], vm);
        }
        let (ab, b): (Floats, Floats) = (ab.try_into_value(vm)?, b.try_into_value(vm)?);
        let ((_, n), (_, k)) = (ab.rows(vm)?, b.rows(vm)?);
        band_solved(&ab.values, &b.values, [n, k, lower, upper], vm)
    }
}
