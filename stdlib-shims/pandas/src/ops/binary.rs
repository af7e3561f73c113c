//! Operators between a column and a column or a value: who does the work.

use polars::prelude::{BooleanChunked, DataType, Series};
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::arithmetic::{self, Input};
use super::{masked, objects, texts, times};
use crate::cell::is_missing_object;
use crate::column::bits::packed;
use crate::column::concat::promote;
use crate::column::kinds::{Blank, Kind, Values, number_name, series_from};
use crate::column::{build, concat, read, take};
use crate::module::PyColumn;
use crate::opcodes::Binary;
use crate::rows::{compare, factorize};

#[derive(Clone)]
pub(crate) enum Operand {
    Column(Values),
    Scalar(PyObjectRef),
}

impl Operand {
    pub(crate) fn of(object: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Self> {
        if let Some(column) = object.downcast_ref::<PyColumn>() {
            return Ok(Self::Column(column.values()));
        }
        match crate::convert_array::array_values(object, vm)? {
            Some(values) => Ok(Self::Column(values)),
            None => Ok(Self::Scalar(object.clone())),
        }
    }
}

pub(crate) fn is_comparison(op: Binary) -> bool {
    matches!(op, Binary::Eq | Binary::Ne | Binary::Lt | Binary::Le | Binary::Gt | Binary::Ge)
}

pub(crate) fn is_logic(op: Binary) -> bool {
    matches!(op, Binary::And | Binary::Or | Binary::Xor)
}

/// The comparison with its sides exchanged.
pub(crate) fn mirrored(op: Binary) -> Binary {
    match op {
        Binary::Lt => Binary::Gt,
        Binary::Gt => Binary::Lt,
        Binary::Le => Binary::Ge,
        Binary::Ge => Binary::Le,
        other => other,
    }
}

pub(crate) fn symbol(op: Binary) -> &'static str {
    match op {
        Binary::Add => "+",
        Binary::Sub => "-",
        Binary::Mul => "*",
        Binary::TrueDiv => "/",
        Binary::FloorDiv => "//",
        Binary::Mod => "%",
        Binary::Pow => "** or pow()",
        Binary::Lt => "<",
        Binary::Le => "<=",
        Binary::Gt => ">",
        Binary::Ge => ">=",
        Binary::Eq => "==",
        Binary::Ne => "!=",
        Binary::And => "&",
        Binary::Or => "|",
        Binary::Xor => "^",
    }
}

/// Everything the kinds need to know about an operation.
pub(crate) struct Operation<'a> {
    pub(crate) op: Binary,
    /// The other side as a column; of one row when it is a value.
    pub(crate) other: &'a Values,
    /// The other side, when it is a value.
    pub(crate) scalar: Option<&'a PyObjectRef>,
    pub(crate) reflected: bool,
}

impl Operation<'_> {
    /// What Python calls the type of the other side.
    pub(crate) fn other_name(&self) -> String {
        self.scalar.map_or_else(|| "ndarray".to_owned(), |scalar| crate::cell::type_name(scalar))
    }
}

pub(crate) fn binary(
    values: &Values,
    op: Binary,
    other: &Operand,
    reflected: bool,
    vm: &VirtualMachine,
) -> PyResult<Values> {
    let column;
    let (other, scalar) = match other {
        Operand::Column(column) => (column, None),
        Operand::Scalar(object) => {
            column = build::scalar_column(object, vm)?;
            (&column, Some(object))
        }
    };
    if scalar.is_none() && other.len() != values.len() {
        if other.len() == 1 {
            return binary(values, op, &Operand::Column(build::repeat(other, values.len())), reflected, vm);
        }
        if values.len() == 1 {
            return binary(&build::repeat(values, other.len()), op, &Operand::Column(other.clone()), reflected, vm);
        }
        return Err(vm.new_value_error(if is_comparison(op) {
            "Lengths must match to compare".to_owned()
        } else {
            format!("operands could not be broadcast together with shapes ({},) ({},) ", values.len(), other.len())
        }));
    }
    let operation = Operation { op, other, scalar, reflected };
    let either = |is: fn(&Kind) -> bool| is(&values.kind) || is(&other.kind);
    if either(|kind| matches!(kind, Kind::Category(_))) {
        return category(values, &operation, vm);
    }
    if either(|kind| matches!(kind, Kind::Masked)) {
        return masked::binary(values, &operation, vm);
    }
    let is_time = |values: &Values| values.is_i64_backed();
    if is_time(values) || is_time(other) {
        return times::binary(values, &operation, vm);
    }
    if scalar.is_some_and(|scalar| vm.is_none(scalar))
        && !is_comparison(op)
        && !is_logic(op)
        && matches!(values.kind, Kind::Number)
    {
        let name = if values.is_float() { "float" } else { "int" };
        let (one, two) = if reflected { ("NoneType", name) } else { (name, "NoneType") };
        return Err(vm.new_type_error(format!("unsupported operand type(s) for {}: '{one}' and '{two}'", symbol(op))));
    }
    match (&values.kind, &other.kind) {
        (Kind::Bool | Kind::Number, Kind::Bool | Kind::Number) => numbers(values, &operation, vm),
        (Kind::Bool, Kind::Text(_) | Kind::Objects) if is_logic(op) && scalar.is_none() => {
            logic(values, &operation, vm)
        }
        (Kind::Text(_), Kind::Text(_)) => match texts(values, &operation) {
            Some(result) => Ok(result),
            None => objects::binary(values, &operation, vm),
        },
        _ => objects::binary(values, &operation, vm),
    }
}

/// The flags of a boolean column; none of another.
fn flags(values: &Values) -> BooleanChunked {
    values.series().and_then(|series| series.bool().ok()).cloned().unwrap_or_default()
}

fn input(values: &Values, is_scalar: bool, vm: &VirtualMachine) -> PyResult<Input> {
    let series = values.series().cloned().ok_or_else(|| vm.new_type_error("operands cannot be combined"))?;
    let series = if series.dtype() == &DataType::Boolean { arith_flags(&series) } else { series };
    Ok(Input { series, is_scalar })
}

fn arith_flags(series: &Series) -> Series {
    let flags = crate::column::kinds::bool_vec(series);
    series_from::<i8>(flags.into_iter().map(i8::from).collect())
}

/// The type of the result, by numpy's rule that a plain Python number has no width of its own.
fn common(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<DataType> {
    let dtype = |values: &Values| values.series().map_or(DataType::Int64, |series| series.dtype().clone());
    let (one, two) = (dtype(values), dtype(operation.other));
    if operation.scalar.is_none() {
        return Ok(promote(&one, &two));
    }
    if one == DataType::Boolean || two == DataType::Boolean {
        let common = promote(&one, &two);
        return Ok(if one == DataType::Boolean && common.is_float() { DataType::Float64 } else { common });
    }
    if one.is_float() {
        return Ok(one);
    }
    if two.is_float() {
        return Ok(DataType::Float64);
    }
    let (least, most) = build::int_bounds(&one);
    let value = match two {
        DataType::UInt64 => {
            operation.other.series().and_then(|series| series.u64().ok()).and_then(|whole| whole.get(0)).map(i128::from)
        }
        _ => operation
            .other
            .series()
            .and_then(|series| series.cast(&DataType::Int64).ok())
            .and_then(|series| series.i64().ok().and_then(|whole| whole.get(0)))
            .map(i128::from),
    };
    match value {
        Some(value) if value < least || value > most => {
            if is_comparison(operation.op) {
                return Ok(promote(&one, &two));
            }
            let message = format!("Python integer {value} out of bounds for {}", number_name(&one));
            Err(vm.new_overflow_error(message))
        }
        _ => Ok(one),
    }
}

fn numbers(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let is_flag = |values: &Values| matches!(values.kind, Kind::Bool);
    let both_flags = is_flag(values) && is_flag(other);
    if is_logic(op) {
        return logic(values, operation, vm);
    }
    if both_flags && !is_comparison(op) {
        return flag_arithmetic(values, operation, vm);
    }
    let dtype = common(values, operation, vm)?;
    let dtype = if dtype == DataType::Boolean { DataType::Int8 } else { dtype };
    let (one, two) = (input(values, false, vm)?, input(other, scalar.is_some(), vm)?);
    if is_comparison(op) {
        let op = if reflected { mirrored(op) } else { op };
        return Ok(Values::flags(arithmetic::compare(op, &one, &two, &dtype, vm)?));
    }
    let result = if reflected {
        arithmetic::arithmetic(op, &two, &one, &dtype, vm)?
    } else {
        arithmetic::arithmetic(op, &one, &two, &dtype, vm)?
    };
    let result = if result.len() == 1 && values.len() == 0 { result.clear() } else { result };
    Ok(Values::new(Kind::Number, result))
}

fn flag_arithmetic(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    match op {
        Binary::Add => Ok(Values::flags(arithmetic::logic(Binary::Or, &flags(values), &flags(other)))),
        Binary::Mul => Ok(Values::flags(arithmetic::logic(Binary::And, &flags(values), &flags(other)))),
        Binary::Sub => Err(vm.new_type_error(
            "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.",
        )),
        Binary::Mod => {
            let (one, two) = (input(values, false, vm)?, input(other, scalar.is_some(), vm)?);
            Ok(Values::new(Kind::Number, arithmetic::arithmetic(Binary::Mod, &one, &two, &DataType::Int8, vm)?))
        }
        _ => {
            let name = if reflected { format!("r{op}") } else { op.name().to_owned() };
            Err(vm.new_not_implemented_error(format!("operator '{name}' not implemented for bool dtypes")))
        }
    }
}

fn logic(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let is_flag = |values: &Values| matches!(values.kind, Kind::Bool);
    if is_flag(values) && is_flag(other) {
        return Ok(Values::flags(arithmetic::logic(op, &flags(values), &flags(other))));
    }
    let is_whole = |values: &Values| is_flag(values) || values.is_integer();
    if is_whole(values) && is_whole(other) {
        let dtype = common(values, operation, vm)?;
        let (one, two) = (input(values, false, vm)?, input(other, scalar.is_some(), vm)?);
        let result = Values::new(Kind::Number, arithmetic::bitwise(op, &one, &two, &dtype, vm)?);
        if is_flag(values) || is_flag(other) {
            return crate::column::cast::cast(&result, &crate::column::kinds::Wanted::Bool, vm);
        }
        return Ok(result);
    }
    if scalar.is_some() {
        return Err(bad_logic(values, operation, reflected, vm));
    }
    // What stands on the right of flags becomes flags, missing values false; on the left nothing is changed.
    if is_flag(values)
        && !reflected
        && let Some(truths) = truths(other, vm)?
    {
        return Ok(Values::flags(arithmetic::logic(op, &flags(values), &truths)));
    }
    objects::binary(values, operation, vm)
}

/// What counts as true among numbers, texts and objects; none for other kinds.
fn truths(values: &Values, vm: &VirtualMachine) -> PyResult<Option<BooleanChunked>> {
    if let Some(objects) = values.object_values() {
        let mut found = Vec::with_capacity(objects.len());
        for object in objects.iter() {
            found.push(!is_missing_object(object, vm) && object.clone().is_true(vm)?);
        }
        return Ok(Some(flags(&Values::bools(&found))));
    }
    if let (Kind::Text(_), Some(texts)) = (&values.kind, values.series().and_then(|series| series.str().ok())) {
        let found: Vec<bool> = texts.iter().map(|text| text.is_some_and(|text| !text.is_empty())).collect();
        return Ok(Some(flags(&Values::bools(&found))));
    }
    if !matches!(values.kind, Kind::Number) {
        return Ok(None);
    }
    Ok(read::to_floats(values, vm)?.map(|floats| {
        packed(floats.len(), &|start, flags| {
            for (flag, value) in flags.iter_mut().zip(&floats[start..]) {
                *flag = !value.is_nan() && *value != 0.0;
            }
        })
    }))
}

pub(crate) fn bad_logic(
    values: &Values,
    operation: &Operation<'_>,
    reflected: bool,
    vm: &VirtualMachine,
) -> rustpython_vm::builtins::PyBaseExceptionRef {
    let name = match operation.op {
        Binary::And => "and_",
        Binary::Or => "or_",
        other => other.name(),
    };
    let prefix = if reflected { "r" } else { "" };
    vm.new_type_error(format!(
        "Cannot perform '{prefix}{name}' with a dtyped [{}] array and scalar of type [{}]",
        values.dtype_name(),
        operation.other_name()
    ))
}

/// Text with text; none for what only objects can say.
fn texts(values: &Values, operation: &Operation<'_>) -> Option<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    let (one, two) = (values.text_chunk()?, other.text_chunk()?);
    let single = scalar.map(|_| two.get(0));
    if is_comparison(op) {
        let op = if reflected { mirrored(op) } else { op };
        return Some(Values::flags(match single {
            Some(text) => texts::compare_to(op, one, text),
            None => texts::compare(op, one, two),
        }));
    }
    if op != Binary::Add {
        return None;
    }
    let n = one.len();
    let pair = |row: usize| (one.get(row), single.unwrap_or_else(|| two.get(row)));
    let joined = (0..n).map(|row| match pair(row) {
        (Some(a), Some(b)) if reflected => Some(format!("{b}{a}")),
        (Some(a), Some(b)) => Some(format!("{a}{b}")),
        _ => None,
    });
    Some(Values::texts(joined, Blank::Nan))
}

fn category(values: &Values, operation: &Operation<'_>, vm: &VirtualMachine) -> PyResult<Values> {
    let Operation { op, other, scalar, reflected } = *operation;
    if !is_comparison(op) {
        return Err(vm.new_type_error(if scalar.is_some() {
            format!("unsupported operand type(s) for {}: 'Categorical' and '{}'", symbol(op), operation.other_name())
        } else {
            let name = match op {
                Binary::Sub => "subtract",
                Binary::Mul => "multiply",
                Binary::TrueDiv => "divide",
                other => other.name(),
            };
            format!("Object with dtype category cannot perform the numpy op {name}")
        }));
    }
    let Kind::Category(categories) = &values.kind else {
        let swapped =
            Operation { op: if reflected { op } else { mirrored(op) }, other: values, scalar: None, reflected: false };
        return category(other, &swapped, vm);
    };
    let op = if reflected { mirrored(op) } else { op };
    let is_equality = matches!(op, Binary::Eq | Binary::Ne);
    if !is_equality && !categories.ordered {
        return Err(vm.new_type_error("Unordered Categoricals can only compare equality or not"));
    }
    let by_code = |codes: &[i32], partner: &dyn Fn(usize) -> i32| {
        let one = |(row, code): (usize, &i32)| {
            let other = partner(row);
            if *code < 0 || other < 0 {
                return op == Binary::Ne;
            }
            match op {
                Binary::Eq => *code == other,
                Binary::Ne => *code != other,
                Binary::Lt => *code < other,
                Binary::Le => *code <= other,
                Binary::Gt => *code > other,
                _ => *code >= other,
            }
        };
        let flags: Vec<bool> = codes.iter().enumerate().map(one).collect();
        Values::bools(&flags)
    };
    if scalar.is_some() {
        let place = factorize::lookup(&categories.values, other, vm)?.first().copied().unwrap_or(-1);
        if place >= 0 && !read::any_missing(other, vm) {
            return Ok(by_code(values.codes(), &|_| place as i32));
        }
        if is_equality {
            return Ok(Values::bools(&vec![op == Binary::Ne; values.len()]));
        }
        return Err(
            vm.new_type_error(format!("Invalid comparison between dtype=category and {}", operation.other_name()))
        );
    }
    if let Kind::Category(others) = &other.kind {
        let places = factorize::lookup(&categories.values, &others.values, vm)?;
        let same = others.ordered == categories.ordered
            && others.values.len() == categories.values.len()
            && !places.contains(&-1)
            && (!categories.ordered || compare::equal(&categories.values, &others.values, vm)?);
        if !same {
            return Err(vm.new_type_error("Categoricals can only be compared if 'categories' are the same."));
        }
        let codes = other.codes();
        return Ok(by_code(values.codes(), &|row| usize::try_from(codes[row]).map_or(-1, |code| places[code] as i32)));
    }
    if is_equality {
        let plain = concat::decategorized(values, vm)?;
        return binary(&plain, op, &Operand::Column(other.clone()), false, vm);
    }
    Err(vm.new_type_error(format!(
        "Cannot compare a Categorical for op __{op}__ with type <class 'numpy.ndarray'>.\nIf you want to compare values, use 'np.asarray(cat) {} other'.",
        symbol(op)
    )))
}

/// Rows of a column of one row, as many as `n`.
pub(crate) fn spread(values: &Values, n: usize) -> Values {
    if values.len() == n { values.clone() } else { take::gather(values, &vec![0; n]) }
}
