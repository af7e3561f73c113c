//! Element-wise operations as callers see them: types resolved, shapes broadcast, `out` and `where` honoured.

use crate::array::{Array, Order};
use crate::binary::{run_binary, run_mixed};
use crate::dtype::DType;
use crate::error::{ArrayError, Result};
use crate::ops::{BinaryOp, UnaryOp};
use crate::promote::{Casting, Weak, can_cast};
use crate::resolve::{BinaryLoop, resolve_binary, resolve_unary};
use crate::scalar::Scalar;
use crate::unary::run_unary;
use crate::views::broadcast_shapes;

/// An array as an operand; `weak` says it stands for a plain Python number.
#[derive(Clone, Copy)]
pub struct Operand<'a> {
    pub array: &'a Array,
    pub weak: Weak,
}

impl<'a> Operand<'a> {
    pub fn strong(array: &'a Array) -> Self {
        Self { array, weak: Weak::Strong }
    }

    /// `array` is 0-d and holds the number as int64, uint64, float64 or complex128.
    pub fn weak(array: &'a Array, weak: Weak) -> Self {
        Self { array, weak }
    }

    fn typed(&self) -> (&DType, Weak) {
        (&self.array.dtype, self.weak)
    }

    /// The operand as the loop reads it. A number that the type cannot hold is refused as Python's would be.
    pub(crate) fn cast(&self, dtype: &DType) -> Result<Array> {
        if self.weak == Weak::Strong || self.array.dtype == *dtype {
            self.array.cast_to(dtype)
        } else {
            Array::scalar(dtype, &self.array.get_flat(0))
        }
    }
}

#[derive(Clone, Default)]
pub struct UfuncOptions<'a> {
    pub out: Option<&'a Array>,
    /// `where=`: only elements that are true are computed.
    pub mask: Option<&'a Array>,
    pub dtype: Option<DType>,
    pub casting: Casting,
}

pub fn binary(op: BinaryOp, a: &Operand, b: &Operand, options: &UfuncOptions) -> Result<Array> {
    let (wide_a, wide_b);
    let (mut a, mut b) = (*a, *b);
    if op.is_comparison() {
        // A Python number out of the array's range is still compared by value.
        if let Some(wider) = comparable(&a, &b)? {
            wide_a = wider;
            a = Operand::strong(&wide_a);
        }
        if let Some(wider) = comparable(&b, &a)? {
            wide_b = wider;
            b = Operand::strong(&wide_b);
        }
    }
    if op.is_logical() {
        // Only the truth of a number counts, whatever its size.
        (a.weak, b.weak) = (Weak::Strong, Weak::Strong);
    }
    let types = match (binary_types(op, &a, &b, options), op) {
        (Err(ArrayError::UfuncType(_) | ArrayError::Promotion { .. }), BinaryOp::Equal | BinaryOp::NotEqual) => {
            let shape = broadcast_shapes(&[&a.array.shape, &b.array.shape])?;
            return Array::full(&DType::Bool, &shape, &Scalar::Bool(op == BinaryOp::NotEqual));
        }
        (types, _) => types?,
    };
    let strong = a.weak == Weak::Strong && b.weak == Weak::Strong;
    if strong && types.out == DType::F64 && options.mask.is_none() && has_mixed_loop(op, a.array, b.array) {
        let target = Target::new(op.name(), &[a.array, b.array], &types.out, options)?;
        if run_mixed(op, &target.input(a.array)?, &target.input(b.array)?, &target.array) {
            return target.finish(options);
        }
    }
    let (left, right) = (a.cast(&types.left)?, b.cast(&types.right)?);
    let target = Target::new(op.name(), &[&left, &right], &types.out, options)?;
    let (left, right) = (target.input(&left)?, target.input(&right)?);
    run_binary(op, &left, &right, &target.array, target.mask.as_ref())?;
    target.finish(options)
}

fn has_mixed_loop(op: BinaryOp, a: &Array, b: &Array) -> bool {
    match (&a.dtype, &b.dtype) {
        (DType::I64, DType::F64) | (DType::F64, DType::I64) => {
            matches!(op, BinaryOp::Add | BinaryOp::Subtract | BinaryOp::Multiply | BinaryOp::Divide)
        }
        (DType::I64, DType::I64) => op == BinaryOp::Divide,
        _ => false,
    }
}

pub fn unary(op: UnaryOp, a: &Operand, options: &UfuncOptions) -> Result<Array> {
    if op == UnaryOp::Real && a.array.dtype.is_complex() {
        return a.array.real_view().copy(Order::K);
    }
    let (input, out) = match &options.dtype {
        Some(dtype) => {
            check_input(op.name(), 0, &a.array.dtype, dtype, options.casting)?;
            resolve_unary(op, (dtype, Weak::Strong))?
        }
        None => resolve_unary(op, a.typed())?,
    };
    let operand = a.cast(&input)?;
    let target = Target::new(op.name(), &[&operand], &out, options)?;
    run_unary(op, &target.input(&operand)?, &target.array, target.mask.as_ref())?;
    target.finish(options)
}

fn comparable(number: &Operand, other: &Operand) -> Result<Option<Array>> {
    if number.weak != Weak::Int || !other.array.dtype.is_integer() || other.weak != Weak::Strong {
        return Ok(None);
    }
    match number.cast(&other.array.dtype) {
        Err(ArrayError::IntegerOutOfBounds { .. }) => Ok(Some(number.array.clone())),
        Err(error) => Err(error),
        Ok(_) => Ok(None),
    }
}

fn check_input(name: &str, place: usize, from: &DType, to: &DType, casting: Casting) -> Result<()> {
    if can_cast(from, to, casting) {
        return Ok(());
    }
    Err(ArrayError::UfuncType(format!(
        "Cannot cast ufunc '{name}' input {place} from dtype('{}') to dtype('{}') with casting rule '{}'",
        from.repr_text(),
        to.repr_text(),
        casting.name()
    )))
}

fn binary_types(op: BinaryOp, a: &Operand, b: &Operand, options: &UfuncOptions) -> Result<BinaryLoop> {
    let Some(dtype) = &options.dtype else {
        return resolve_binary(op, a.typed(), b.typed());
    };
    if op.is_comparison() || op.is_logical() {
        return resolve_binary(op, a.typed(), b.typed());
    }
    for (place, operand) in [a, b].into_iter().enumerate() {
        if operand.weak == Weak::Strong {
            check_input(op.name(), place, &operand.array.dtype, dtype, options.casting)?;
        }
    }
    resolve_binary(op, (dtype, Weak::Strong), (dtype, Weak::Strong))
}

/// Where a loop writes: the caller's `out`, or a fresh array.
pub(crate) struct Target {
    pub(crate) array: Array,
    pub(crate) mask: Option<Array>,
}

impl Target {
    pub(crate) fn new(name: &str, inputs: &[&Array], dtype: &DType, options: &UfuncOptions) -> Result<Self> {
        let mut shapes: Vec<&[usize]> = inputs.iter().map(|array| array.shape()).collect();
        shapes.extend(options.mask.map(Array::shape));
        let shape = broadcast_shapes(&shapes).map_err(|error| match (error, options.out) {
            (ArrayError::Broadcast { mut shapes }, Some(out)) => {
                shapes.push(out.shape.clone());
                ArrayError::Broadcast { shapes }
            }
            (error, _) => error,
        })?;
        let array = match options.out {
            None if options.mask.is_some() => {
                let mut array = Array::empty(dtype, &shape)?;
                if memory_order(inputs, &shape) == Order::F {
                    array.strides = crate::array::f_strides(&shape);
                }
                array
            }
            None => Array::unwritten_in(dtype, &shape, memory_order(inputs, &shape))?,
            Some(out) => {
                out.require_writeable()?;
                if out.shape != shape {
                    shapes.push(&out.shape);
                    let common = broadcast_shapes(&shapes)?;
                    if common != out.shape {
                        return Err(ArrayError::value(format!(
                            "non-broadcastable output operand with shape {} doesn't match the broadcast shape {}",
                            crate::error::shape_text(&out.shape),
                            crate::error::shape_text(&common)
                        )));
                    }
                }
                if !can_cast(dtype, &out.dtype, options.casting) {
                    return Err(ArrayError::UfuncType(format!(
                        "Cannot cast ufunc '{name}' output from dtype('{}') to dtype('{}') with casting rule '{}'",
                        dtype.repr_text(),
                        out.dtype.repr_text(),
                        options.casting.name()
                    )));
                }
                if out.dtype == *dtype {
                    out.clone()
                } else if options.mask.is_some() {
                    // Elements left out keep what `out` had, through the conversion there and back.
                    out.astype(dtype)?
                } else {
                    Array::empty(dtype, &out.shape)?
                }
            }
        };
        let mask = match options.mask {
            Some(mask) => Some(crate::binary::truth(mask)?.broadcast_to(&array.shape)?),
            None => None,
        };
        Ok(Self { array, mask })
    }

    /// An operand stretched over the target, copied first where writing would disturb its reading.
    pub(crate) fn input(&self, operand: &Array) -> Result<Array> {
        let spread = operand.broadcast_to(&self.array.shape)?;
        if spread.may_overlap(&self.array) && !spread.same_view(&self.array) {
            return operand.copy(Order::K)?.broadcast_to(&self.array.shape);
        }
        Ok(spread)
    }

    pub(crate) fn finish(self, options: &UfuncOptions) -> Result<Array> {
        match options.out {
            Some(out) => {
                if !self.array.same_storage(out) {
                    out.assign(&self.array)?;
                }
                Ok(out.clone())
            }
            None => Ok(self.array),
        }
    }
}

// The result keeps a Fortran layout when every full-size operand has it.
fn memory_order(inputs: &[&Array], shape: &[usize]) -> Order {
    if shape.len() < 2 {
        return Order::C;
    }
    let mut fortran = false;
    for input in inputs.iter().filter(|input| input.shape == shape) {
        if input.is_c_contiguous() || !input.is_f_contiguous() {
            return Order::C;
        }
        fortran = true;
    }
    if fortran { Order::F } else { Order::C }
}
