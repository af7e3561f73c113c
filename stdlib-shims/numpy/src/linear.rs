//! `_numpy_linalg`: decompositions and transforms for `numpy.linalg` and `numpy.fft`.
//!
//! Matrices arrive C-contiguous, as float64 or complex128, possibly stacked; the answer is
//! `None` where LAPACK would report failure.

use rustpython_vm::pymodule;

#[pymodule]
#[expect(clippy::many_single_char_names, reason = "matrices and their sizes are called a, b, n, m, k")]
pub(crate) mod _numpy_linalg {
    use num_complex::Complex64;
    use orchestrator_arrays::{Array, DType, Element};
    use orchestrator_linalg::{self as linalg, Direction, Number};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::errors::OrRaise;
    use crate::{ArrayLike, wrap};

    /// The leading shape, and the size of each matrix.
    fn stack(array: &Array, vm: &VirtualMachine) -> PyResult<(Vec<usize>, usize, usize)> {
        match array.shape() {
            [lead @ .., m, n] => Ok((lead.to_vec(), *m, *n)),
            _ => Err(vm.new_value_error("a matrix is needed")),
        }
    }

    fn is_complex(array: &Array) -> bool {
        *array.dtype() == DType::Complex128
    }

    fn pack<T: Element>(values: Vec<T>, lead: &[usize], tail: &[usize], vm: &VirtualMachine) -> PyResult {
        let shape: Vec<usize> = lead.iter().chain(tail).copied().collect();
        Ok(wrap(Array::from_vec(values, &shape).or_raise(vm)?, vm))
    }

    /// The matrices of a stack, one after another. A stack of empty matrices has none.
    fn matrices<T: Copy>(values: &[T], size: usize) -> impl Iterator<Item = &[T]> {
        values.chunks(size.max(1))
    }

    fn n_stacked(lead: &[usize]) -> usize {
        lead.iter().product()
    }

    /// One matrix in, values of a fixed number out, for every matrix of the stack.
    fn each<T: Number + Element, R>(
        values: &[T],
        lead: &[usize],
        size: usize,
        mut work: impl FnMut(&[T]) -> Option<Vec<R>>,
    ) -> Option<Vec<R>> {
        let mut out = Vec::new();
        if size == 0 {
            for _ in 0..n_stacked(lead) {
                out.extend(work(&[])?);
            }
            return Some(out);
        }
        for matrix in matrices(values, size) {
            out.extend(work(matrix)?);
        }
        Some(out)
    }

    /// Runs the same code for real and for complex matrices.
    macro_rules! by_kind {
        ($array:expr, $vm:expr, |$values:ident: $kind:ident| $work:expr) => {
            if is_complex($array) {
                type $kind = Complex64;
                let $values = $array.to_vec::<$kind>().or_raise($vm)?;
                $work
            } else {
                type $kind = f64;
                let $values = $array.to_vec::<$kind>().or_raise($vm)?;
                $work
            }
        };
    }

    fn or_none(found: Option<PyResult>, vm: &VirtualMachine) -> PyResult {
        found.unwrap_or_else(|| Ok(vm.ctx.none()))
    }

    #[pyfunction]
    fn multiply(a: ArrayLike, b: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (_, n, k) = stack(&a.0, vm)?;
        let (_, _, m) = stack(&b.0, vm)?;
        by_kind!(&a.0, vm, |left: T| {
            let right = b.0.to_vec::<T>().or_raise(vm)?;
            pack(linalg::multiply(&left, &right, n, k, m), &[], &[n, m], vm)
        })
    }

    #[pyfunction]
    fn solve(a: ArrayLike, b: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (lead, n, _) = stack(&a.0, vm)?;
        let (_, _, k) = stack(&b.0, vm)?;
        by_kind!(&a.0, vm, |left: T| {
            let right = b.0.to_vec::<T>().or_raise(vm)?;
            let mut out = Vec::with_capacity(right.len());
            for (a, b) in left.chunks((n * n).max(1)).zip(right.chunks((n * k).max(1))) {
                match linalg::solve(a, b, n, k) {
                    Some(x) => out.extend(x),
                    None => return Ok(vm.ctx.none()),
                }
            }
            pack(out, &lead, &[n, k], vm)
        })
    }

    #[pyfunction]
    fn inv(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (lead, n, _) = stack(&a.0, vm)?;
        by_kind!(&a.0, vm, |values: T| {
            let out = each(&values, &lead, n * n, |matrix: &[T]| linalg::inverse(matrix, n));
            or_none(out.map(|out| pack(out, &lead, &[n, n], vm)), vm)
        })
    }

    #[pyfunction]
    fn det(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (lead, n, _) = stack(&a.0, vm)?;
        by_kind!(&a.0, vm, |values: T| {
            let out = each(&values, &lead, n * n, |matrix: &[T]| Some(vec![linalg::determinant(matrix, n)]));
            pack(out.unwrap_or_default(), &lead, &[], vm)
        })
    }

    #[pyfunction]
    fn slogdet(a: ArrayLike, vm: &VirtualMachine) -> PyResult<(PyObjectRef, PyObjectRef)> {
        let (lead, n, _) = stack(&a.0, vm)?;
        by_kind!(&a.0, vm, |values: T| {
            let pairs = each(&values, &lead, n * n, |matrix: &[T]| Some(vec![linalg::log_determinant(matrix, n)]));
            let (signs, logs): (Vec<T>, Vec<f64>) = pairs.unwrap_or_default().into_iter().unzip();
            Ok((pack(signs, &lead, &[], vm)?, pack(logs, &lead, &[], vm)?))
        })
    }

    #[pyfunction]
    fn cholesky(a: ArrayLike, upper: bool, vm: &VirtualMachine) -> PyResult {
        let (lead, n, _) = stack(&a.0, vm)?;
        by_kind!(&a.0, vm, |values: T| {
            let factor = |matrix: &[T]| {
                if !upper {
                    return linalg::cholesky(matrix, n);
                }
                // The upper triangle of `a` is the lower one of its conjugate transpose.
                let turned: Vec<T> = (0..n * n).map(|place| matrix[place % n * n + place / n].conjugate()).collect();
                let lower = linalg::cholesky(&turned, n)?;
                Some((0..n * n).map(|place| lower[place % n * n + place / n].conjugate()).collect())
            };
            let out = each(&values, &lead, n * n, factor);
            or_none(out.map(|out| pack(out, &lead, &[n, n], vm)), vm)
        })
    }

    fn complex_values(array: &Array, vm: &VirtualMachine) -> PyResult<Vec<Complex64>> {
        array.to_vec::<Complex64>().or_raise(vm)
    }

    #[pyfunction]
    fn eig(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (lead, n, _) = stack(&a.0, vm)?;
        let values = complex_values(&a.0, vm)?;
        let (mut all_values, mut all_vectors) = (Vec::new(), Vec::new());
        for matrix in matrices(&values, n * n) {
            let Some((values, vectors)) = linalg::eigen(matrix, !is_complex(&a.0), n) else { return Ok(vm.ctx.none()) };
            all_values.extend(values);
            all_vectors.extend(vectors);
        }
        let parts = vec![pack(all_values, &lead, &[n], vm)?, pack(all_vectors, &lead, &[n, n], vm)?];
        Ok(vm.ctx.new_tuple(parts).into())
    }

    #[pyfunction]
    fn eigvals(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (lead, n, _) = stack(&a.0, vm)?;
        let values = complex_values(&a.0, vm)?;
        let out = each(&values, &lead, n * n, |matrix| linalg::eigenvalues(matrix, !is_complex(&a.0), n));
        or_none(out.map(|out| pack(out, &lead, &[n], vm)), vm)
    }

    #[pyfunction]
    fn eigh(a: ArrayLike, lower: bool, vm: &VirtualMachine) -> PyResult {
        let (lead, n, _) = stack(&a.0, vm)?;
        by_kind!(&a.0, vm, |values: T| {
            let (mut all_values, mut all_vectors) = (Vec::new(), Vec::<T>::new());
            for matrix in matrices(&values, n * n) {
                let Some((values, vectors)) = linalg::self_adjoint_eigen(matrix, n, lower) else {
                    return Ok(vm.ctx.none());
                };
                all_values.extend(values);
                all_vectors.extend(vectors);
            }
            let parts = vec![pack(all_values, &lead, &[n], vm)?, pack(all_vectors, &lead, &[n, n], vm)?];
            Ok(vm.ctx.new_tuple(parts).into())
        })
    }

    #[pyfunction]
    fn eigvalsh(a: ArrayLike, lower: bool, vm: &VirtualMachine) -> PyResult {
        let (lead, n, _) = stack(&a.0, vm)?;
        by_kind!(&a.0, vm, |values: T| {
            let out = each(&values, &lead, n * n, |matrix: &[T]| linalg::self_adjoint_eigenvalues(matrix, n, lower));
            or_none(out.map(|out| pack(out, &lead, &[n], vm)), vm)
        })
    }

    #[pyfunction]
    fn svd(a: ArrayLike, full_matrices: bool, vm: &VirtualMachine) -> PyResult {
        let (lead, m, n) = stack(&a.0, vm)?;
        let k = m.min(n);
        let (n_left, n_right) = if full_matrices { (m, n) } else { (k, k) };
        by_kind!(&a.0, vm, |values: T| {
            let (mut us, mut ss, mut vhs) = (Vec::<T>::new(), Vec::new(), Vec::<T>::new());
            for matrix in matrices(&values, m * n) {
                let Some(parts) = linalg::svd(matrix, m, n, full_matrices) else { return Ok(vm.ctx.none()) };
                us.extend(parts.u);
                ss.extend(parts.values);
                vhs.extend(parts.vh);
            }
            let parts = vec![
                pack(us, &lead, &[m, n_left], vm)?,
                pack(ss, &lead, &[k], vm)?,
                pack(vhs, &lead, &[n_right, n], vm)?,
            ];
            Ok(vm.ctx.new_tuple(parts).into())
        })
    }

    #[pyfunction]
    fn svdvals(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (lead, m, n) = stack(&a.0, vm)?;
        by_kind!(&a.0, vm, |values: T| {
            let out = each(&values, &lead, m * n, |matrix: &[T]| linalg::singular_values(matrix, m, n));
            or_none(out.map(|out| pack(out, &lead, &[m.min(n)], vm)), vm)
        })
    }

    #[pyfunction]
    fn qr(a: ArrayLike, mode: String, vm: &VirtualMachine) -> PyResult {
        let (lead, m, n) = stack(&a.0, vm)?;
        let complete = mode == "complete";
        by_kind!(&a.0, vm, |values: T| {
            let (mut qs, mut rs, mut inner) = (Vec::<T>::new(), Vec::<T>::new(), if complete { m } else { m.min(n) });
            for matrix in matrices(&values, m * n) {
                let parts = linalg::qr(matrix, m, n, complete);
                inner = parts.n_inner;
                qs.extend(parts.q);
                rs.extend(parts.r);
            }
            let r = pack(rs, &lead, &[inner, n], vm)?;
            if mode == "r" {
                return Ok(r);
            }
            Ok(vm.ctx.new_tuple(vec![pack(qs, &lead, &[m, inner], vm)?, r]).into())
        })
    }

    #[pyfunction]
    fn lstsq(a: ArrayLike, b: ArrayLike, cutoff: f64, vm: &VirtualMachine) -> PyResult {
        let (_, m, n) = stack(&a.0, vm)?;
        let (_, _, k) = stack(&b.0, vm)?;
        by_kind!(&a.0, vm, |values: T| {
            let right = b.0.to_vec::<T>().or_raise(vm)?;
            let Some((x, rank, singular)) = linalg::least_squares(&values, &right, (m, n), k, cutoff) else {
                return Ok(vm.ctx.none());
            };
            let n_singular = singular.len();
            let parts =
                vec![pack(x, &[], &[n, k], vm)?, vm.ctx.new_int(rank).into(), pack(singular, &[], &[n_singular], vm)?];
            Ok(vm.ctx.new_tuple(parts).into())
        })
    }

    fn transform(a: &Array, direction: Direction, vm: &VirtualMachine) -> PyResult {
        let mut values = complex_values(a, vm)?;
        let n = a.shape().last().copied().unwrap_or(0);
        linalg::complex_transform(&mut values, n, direction);
        pack(values, a.shape(), &[], vm)
    }

    #[pyfunction]
    fn fft(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        transform(&a.0, Direction::Forward, vm)
    }

    #[pyfunction]
    fn ifft(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        transform(&a.0, Direction::Inverse, vm)
    }

    #[pyfunction]
    fn rfft(a: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let values = a.0.to_vec::<f64>().or_raise(vm)?;
        let Some((n, lead)) = a.0.shape().split_last() else { return Err(vm.new_value_error("an array is needed")) };
        pack(linalg::real_transform(&values, *n), lead, &[n / 2 + 1], vm)
    }

    #[pyfunction]
    fn irfft(a: ArrayLike, n: usize, vm: &VirtualMachine) -> PyResult {
        let values = complex_values(&a.0, vm)?;
        let Some((given, lead)) = a.0.shape().split_last() else {
            return Err(vm.new_value_error("an array is needed"));
        };
        if *given != n / 2 + 1 {
            return Err(vm.new_value_error("the number of values does not fit the length"));
        }
        pack(linalg::real_inverse(&values, n), lead, &[n], vm)
    }
}
