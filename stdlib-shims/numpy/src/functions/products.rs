//! Matrix products: numpy's rules about dimensions around a product of two matrices.

use std::borrow::Cow;

use orchestrator_arrays::{
    Array, ArrayError, Complex64, DType, Order, Result, broadcast_shapes, dot_each_row, dot_own_rows, dot_rows, promote,
};
use rustpython_vm::pymodule;

fn mismatch(name: &str, expected: usize, found: usize) -> ArrayError {
    ArrayError::value(format!(
        "{name}: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size {found} is different from {expected})"
    ))
}

/// The product of an `(n, k)` and a `(k, m)` matrix.
fn multiply_matrices(left: &Array, right: &Array, (n, k, m): (usize, usize, usize)) -> Result<Array> {
    let dtype = promote(left.dtype(), right.dtype())?;
    match &dtype {
        DType::F64 => double_product(left, right, (n, k, m)),
        DType::F32 => {
            let product = orchestrator_linalg::multiply(&left.to_vec::<f64>()?, &right.to_vec::<f64>()?, n, k, m);
            Array::from_vec(product, &[n, m])?.cast_to(&dtype)
        }
        DType::Complex128 => {
            let (left, right) = (left.to_vec::<Complex64>()?, right.to_vec::<Complex64>()?);
            Array::from_vec(orchestrator_linalg::multiply(&left, &right, n, k, m), &[n, m])
        }
        DType::Object
        | DType::Str(_)
        | DType::Bytes(_)
        | DType::Datetime(_)
        | DType::Timedelta(_)
        | DType::Record(_) => object_product(left, right),
        _ => integer_product(left, right, (n, k, m))?.cast_to(&dtype),
    }
}

/// The elements in place where they are packed, else a copy.
fn doubles(array: &Array) -> Result<Cow<'_, [f64]>> {
    match array.as_slice::<f64>() {
        Some(values) => Ok(Cow::Borrowed(values)),
        None => array.to_vec::<f64>().map(Cow::Owned),
    }
}

fn double_product(left: &Array, right: &Array, (n, k, m): (usize, usize, usize)) -> Result<Array> {
    // Below this much work, or with columns that are not rows in memory, a general product is as good.
    const MANY: usize = 1 << 14;
    // With more rows a general product is much faster.
    const MOST_ROWS: usize = 32;
    if n == 1 && m == 1 {
        return Array::from_vec(vec![dot_rows(&doubles(left)?, &doubles(right)?)], &[1, 1]);
    }
    if m == 1 && n * k >= MANY {
        return Array::from_vec(dot_each_row(&doubles(left)?, &doubles(right)?), &[n, 1]);
    }
    let columns = right.transpose(None)?;
    // A matrix with itself, `x @ x.T`, is what covariances and correlations are made of.
    if k > 0
        && (2..=MOST_ROWS).contains(&n)
        && let (Some(rows), Some(columns)) = (left.as_slice::<f64>(), columns.as_slice::<f64>())
        && std::ptr::eq(rows, columns)
    {
        return Array::from_vec(dot_own_rows(rows, k), &[n, m]);
    }
    if n * m <= 16
        && k >= MANY
        && let (Some(rows), Some(columns)) = (left.as_slice::<f64>(), columns.as_slice::<f64>())
    {
        let rows = rows.chunks_exact(k);
        let product = rows.flat_map(|row| columns.chunks_exact(k).map(move |column| dot_rows(row, column))).collect();
        return Array::from_vec(product, &[n, m]);
    }
    let product = orchestrator_linalg::multiply(&doubles(left)?, &doubles(right)?, n, k, m);
    Array::from_vec(product, &[n, m])
}

/// Products and sums by the elements' own operators.
fn object_product(a: &Array, b: &Array) -> Result<Array> {
    use orchestrator_arrays::{BinaryOp, Operand, ReduceOptions, UfuncOptions};
    let (left, right) = (a.expand_dims(&[2])?, b.expand_dims(&[0])?);
    let options = UfuncOptions::default();
    let products =
        orchestrator_arrays::binary(BinaryOp::Multiply, &Operand::strong(&left), &Operand::strong(&right), &options)?;
    orchestrator_arrays::reduce(BinaryOp::Add, &products, &ReduceOptions::along(1))
}

/// Row by row, so that the inner loop walks both the result and the second matrix in memory order.
fn integer_product(left: &Array, right: &Array, (n, k, m): (usize, usize, usize)) -> Result<Array> {
    let is_bool = left.dtype().is_bool() && right.dtype().is_bool();
    let left = left.to_vec::<i64>()?;
    let right = right.to_vec::<i64>()?;
    let mut product = vec![0_i64; n * m];
    for (row, out) in product.chunks_exact_mut(m.max(1)).enumerate() {
        for inner in 0..k {
            let factor = left[row * k + inner];
            if factor != 0 {
                for (sum, value) in out.iter_mut().zip(&right[inner * m..(inner + 1) * m]) {
                    *sum = sum.wrapping_add(factor.wrapping_mul(*value));
                }
            }
        }
    }
    if is_bool {
        return Array::from_vec(product.into_iter().map(|sum| sum != 0).collect::<Vec<bool>>(), &[n, m]);
    }
    Array::from_vec(product, &[n, m])
}

/// `np.matmul`.
#[expect(clippy::many_single_char_names, reason = "n, k and m are what numpy's signature calls them")]
pub(crate) fn matmul(a: &Array, b: &Array) -> Result<Array> {
    for (place, array) in [a, b].iter().enumerate() {
        if array.ndim() == 0 {
            return Err(ArrayError::value(format!(
                "matmul: Input operand {place} does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)"
            )));
        }
    }
    let left = if a.ndim() == 1 { a.expand_dims(&[0])? } else { a.clone() };
    let right = if b.ndim() == 1 { b.expand_dims(&[1])? } else { b.clone() };
    let (left_rank, right_rank) = (left.ndim(), right.ndim());
    let (n, k) = (left.shape()[left_rank - 2], left.shape()[left_rank - 1]);
    let (k_right, m) = (right.shape()[right_rank - 2], right.shape()[right_rank - 1]);
    if k != k_right {
        return Err(mismatch("matmul", k, k_right));
    }
    let stack = broadcast_shapes(&[&left.shape()[..left_rank - 2], &right.shape()[..right_rank - 2]])?;
    let product = if stack.is_empty() {
        multiply_matrices(&left, &right, (n, k, m))?
    } else {
        let full = |rows, columns| [stack.as_slice(), &[rows, columns]].concat();
        let left = left.broadcast_to(&full(n, k))?;
        let right = right.broadcast_to(&full(k, m))?;
        let left = left.reshape(&[-1, n.cast_signed(), k.cast_signed()], Order::C)?;
        let right = right.reshape(&[-1, k.cast_signed(), m.cast_signed()], Order::C)?;
        let n_matrices = left.shape()[0];
        let parts: Result<Vec<Array>> = (0..n_matrices)
            .map(|at| multiply_matrices(&left.slice_axis_at(0, at), &right.slice_axis_at(0, at), (n, k, m)))
            .collect();
        let parts = parts?;
        if parts.is_empty() {
            Array::zeros(&promote(a.dtype(), b.dtype())?, &full(n, m))?
        } else {
            let sizes: Vec<isize> = full(n, m).iter().map(|size| size.cast_signed()).collect();
            orchestrator_arrays::stack(&parts, 0)?.reshape(&sizes, Order::C)?
        }
    };
    let mut dropped = Vec::new();
    if a.ndim() == 1 {
        dropped.push(-2);
    }
    if b.ndim() == 1 {
        dropped.push(-1);
    }
    if dropped.is_empty() { Ok(product) } else { product.squeeze(Some(&dropped)) }
}

/// `np.dot`: the last axis of one with the last but one of the other.
pub(crate) fn dot(a: &Array, b: &Array) -> Result<Array> {
    use orchestrator_arrays::{BinaryOp, Operand, UfuncOptions};
    if a.ndim() == 0 || b.ndim() == 0 {
        return orchestrator_arrays::binary(
            BinaryOp::Multiply,
            &Operand::strong(a),
            &Operand::strong(b),
            &UfuncOptions::default(),
        );
    }
    let summed = b.ndim().saturating_sub(2);
    let (k, k_right) = (a.shape()[a.ndim() - 1], b.shape()[summed]);
    if k != k_right {
        return Err(ArrayError::value(format!(
            "shapes {} and {} not aligned: {k} (dim {}) != {k_right} (dim {summed})",
            orchestrator_arrays::shape_text(a.shape()),
            orchestrator_arrays::shape_text(b.shape()),
            a.ndim() - 1
        )));
    }
    if a.ndim() <= 2 && b.ndim() <= 2 {
        return matmul(a, b);
    }
    // Everything but the summed axis becomes rows of the one and columns of the other.
    let left = a.reshape(&[-1, k.cast_signed()], Order::C)?;
    let moved = b.moveaxis(&[summed.cast_signed()], &[0])?;
    let right = moved.reshape(&[k.cast_signed(), -1], Order::C)?;
    let shape = [&a.shape()[..a.ndim() - 1], &moved.shape()[1..]].concat();
    let shape: Vec<isize> = shape.iter().map(|size| size.cast_signed()).collect();
    multiply_matrices(&left, &right, (left.shape()[0], k, right.shape()[1]))?.reshape(&shape, Order::C)
}

#[pymodule(sub, name = "_numpy")]
pub(crate) mod _products {
    use orchestrator_arrays::{DType, Operand, Order, UfuncOptions, UnaryOp};
    use rustpython_vm::{FromArgs, PyResult, VirtualMachine};

    use crate::arguments::Out;
    use crate::convert::ArrayLike;
    use crate::errors::OrRaise;
    use crate::ndarray::{deliver, wrap_or_scalar};

    #[derive(FromArgs)]
    struct DotArgs {
        #[pyarg(any)]
        a: ArrayLike,
        #[pyarg(any)]
        b: ArrayLike,
        #[pyarg(any, default)]
        out: Out,
    }

    #[pyfunction]
    fn dot(args: DotArgs, vm: &VirtualMachine) -> PyResult {
        deliver(super::dot(&args.a.0, &args.b.0).or_raise(vm)?, &args.out, vm)
    }

    #[pyfunction]
    fn vdot(a: ArrayLike, b: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let left = a.0.ravel(Order::C).or_raise(vm)?;
        let left = if *left.dtype() == DType::Complex128 {
            orchestrator_arrays::unary(UnaryOp::Conjugate, &Operand::strong(&left), &UfuncOptions::default())
                .or_raise(vm)?
        } else {
            left
        };
        wrap_or_scalar(super::dot(&left, &b.0.ravel(Order::C).or_raise(vm)?).or_raise(vm)?, vm)
    }

    /// Sums over the last axis of both.
    #[pyfunction]
    fn inner(a: ArrayLike, b: ArrayLike, vm: &VirtualMachine) -> PyResult {
        let (a, b) = (a.0, b.0);
        if a.ndim() == 0 || b.ndim() == 0 {
            return wrap_or_scalar(super::dot(&a, &b).or_raise(vm)?, vm);
        }
        let (last_a, last_b) = (a.shape()[a.ndim() - 1], b.shape()[b.ndim() - 1]);
        if last_a != last_b {
            return Err(vm.new_value_error(format!(
                "shapes {} and {} not aligned: {last_a} (dim {}) != {last_b} (dim {})",
                orchestrator_arrays::shape_text(a.shape()),
                orchestrator_arrays::shape_text(b.shape()),
                a.ndim() - 1,
                b.ndim() - 1
            )));
        }
        let moved = if b.ndim() == 1 { b } else { b.moveaxis(&[-1], &[-2]).or_raise(vm)? };
        wrap_or_scalar(super::dot(&a, &moved).or_raise(vm)?, vm)
    }
}
