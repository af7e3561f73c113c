//! `repr` and `str` of arrays, as numpy prints them.

mod element;
pub(crate) mod float_text;
mod layout;
pub(crate) mod options;

use orchestrator_arrays::{Array, DType};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use crate::convert::tuple_text;
use crate::errors::OrRaise;
use crate::scalars;
use element::Column;
use layout::Layout;
use options::PrintOptions;

/// The parts of each axis that a summary shows.
fn edges(array: &Array, edge_items: usize) -> Result<Array, orchestrator_arrays::ArrayError> {
    let mut shown = array.clone();
    for axis in 0..array.ndim() {
        let size = array.shape()[axis];
        if size > 2 * edge_items {
            let first = shown.slice_axis(axis, 0, edge_items);
            let last = shown.slice_axis(axis, size - edge_items, size);
            let axis = isize::try_from(axis).unwrap_or(0);
            shown = orchestrator_arrays::concatenate(&[first, last], Some(axis), None)?;
        }
    }
    Ok(shown)
}

/// What `array2string` takes besides the array.
pub(crate) struct Request<'a> {
    pub(crate) options: &'a PrintOptions,
    pub(crate) separator: &'a str,
    pub(crate) prefix: &'a str,
    pub(crate) suffix: &'a str,
    pub(crate) formatters: &'a [(String, PyObjectRef)],
}

/// The elements in brackets.
pub(crate) fn array_text(array: &Array, request: &Request<'_>, vm: &VirtualMachine) -> PyResult<String> {
    let options = request.options;
    if array.size() == 0 {
        return Ok("[]".to_owned());
    }
    let is_summary = array.size() > options.threshold;
    let shown = if is_summary { edges(array, options.edge_items).or_raise(vm)? } else { array.clone() };
    let formatters = request.formatters.to_vec();
    let column = Column::new(&shown, array.ndim() > 0, options, &formatters).or_raise(vm)?;
    let dtype = array.dtype().clone();
    let mut element = |index: &[usize]| column.show(array.get(index), &dtype, options, vm);
    let line_width = options.line_width.saturating_sub(request.suffix.chars().count());
    let mut layout =
        Layout { shape: array.shape(), options, separator: request.separator, is_summary, element: &mut element };
    layout.render(request.prefix, line_width)
}

/// `repr(array)`.
pub(crate) fn array_repr(array: &Array, vm: &VirtualMachine) -> PyResult<String> {
    let (options, formatters) = options::current();
    repr_with(array, &options, &formatters, vm)
}

pub(crate) fn repr_with(
    array: &Array,
    options: &PrintOptions,
    formatters: &[(String, PyObjectRef)],
    vm: &VirtualMachine,
) -> PyResult<String> {
    let prefix = "array(";
    let request = Request { options, separator: ", ", prefix, suffix: ")", formatters };
    let text = array_text(array, &request, vm)?;
    let mut extras = Vec::new();
    let is_empty = array.size() == 0;
    if (is_empty && array.shape() != [0]) || array.size() > options.threshold {
        extras.push(format!("shape={}", tuple_text(array.shape())));
    }
    let is_implied = matches!(array.dtype(), DType::I64 | DType::F64 | DType::Complex128 | DType::Bool);
    if !is_implied || is_empty {
        extras.push(format!("dtype={}", dtype_text(array.dtype())));
    }
    if extras.is_empty() {
        return Ok(format!("{prefix}{text})"));
    }
    let body = format!("{prefix}{text},");
    let extra = format!("{})", extras.join(", "));
    let last_line = body.rsplit('\n').next().unwrap_or("").chars().count();
    let spacer = if last_line + extra.chars().count() + 1 > options.line_width {
        format!("\n{}", " ".repeat(prefix.len()))
    } else {
        " ".to_owned()
    };
    Ok(format!("{body}{spacer}{extra}"))
}

/// The type as a repr of an array writes it.
fn dtype_text(dtype: &DType) -> String {
    match dtype {
        DType::Record(_) => crate::dtype::text(dtype),
        DType::Str(_) | DType::Bytes(_) => format!("'{}'", crate::dtype::text(dtype)),
        other => {
            let name = other.name();
            if name.chars().all(char::is_alphanumeric) { name } else { format!("'{name}'") }
        }
    }
}

/// `str(array)`.
pub(crate) fn array_str(array: &Array, vm: &VirtualMachine) -> PyResult<String> {
    if array.ndim() == 0 {
        return scalars::str_text(&array.get_flat(0), array.dtype(), vm);
    }
    let (options, formatters) = options::current();
    let request = Request { options: &options, separator: " ", prefix: "", suffix: "", formatters: &formatters };
    array_text(array, &request, vm)
}
