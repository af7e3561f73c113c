//! The text of one element, wide enough to stand in a column with the others.

use orchestrator_arrays::{Array, DType, NAT, Scalar, format_datetime};
use rustpython_vm::builtins::{PyList, PyStr};
use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

use super::float_text::{FloatStyle, Trim, Width, positional, scientific};
use super::options::{FloatMode, Formatters, PrintOptions};
use crate::objects;
use crate::scalars;

/// How floats of one array look: all positional or all scientific, with one point below the other.
pub(super) struct FloatColumn {
    style: FloatStyle,
    is_scientific: bool,
    nan_text: String,
    infinity_text: String,
    plus: bool,
}

fn split(text: &str, mark: char) -> (usize, usize) {
    let (left, right) = text.split_once(mark).unwrap_or((text, ""));
    (left.chars().count(), right.chars().count())
}

impl FloatColumn {
    pub(super) fn new(values: &[f64], width: Width, options: &PrintOptions, sign: char) -> Self {
        let finite: Vec<f64> = values.iter().copied().filter(|value| value.is_finite()).collect();
        let magnitudes = || finite.iter().map(|value| value.abs()).filter(|value| *value != 0.0);
        let largest = magnitudes().fold(0.0_f64, f64::max);
        let smallest = magnitudes().fold(f64::INFINITY, f64::min);
        // The limits are numbers of the same width as the values.
        let (ratio, least, most) = match width {
            Width::Double => (largest / smallest, 0.0001, 1e8),
            #[expect(clippy::cast_possible_truncation, reason = "the values were singles")]
            Width::Single => (f64::from(largest as f32 / smallest as f32), f64::from(0.0001_f32), 1e6),
        };
        let is_scientific =
            largest > 0.0 && (largest >= most || (!options.suppress && (smallest < least || ratio > 1000.0)));
        let is_fixed = options.float_mode == FloatMode::Fixed;
        let mut style = FloatStyle {
            precision: if options.float_mode == FloatMode::Unique { None } else { Some(options.precision) },
            unique: !is_fixed,
            trim: if is_fixed { Trim::Keep } else { Trim::Zeros },
            plus: sign == '+',
            ..FloatStyle::shortest(width)
        };
        if finite.is_empty() {
            style.pad_left = 0;
            style.pad_right = 0;
        } else if is_scientific {
            measure_scientific(&finite, &mut style);
        } else {
            measure_positional(&finite, &mut style, options.float_mode);
        }
        if sign == ' ' && !finite.iter().any(|value| value.is_sign_negative()) {
            style.pad_left += 1;
        }
        if finite.len() != values.len() {
            let has_negative_infinity = sign != '-' || values.contains(&f64::NEG_INFINITY);
            let offset = style.pad_right + 1;
            let nan = options.nan_text.len().saturating_sub(offset);
            let infinity = (options.infinity_text.len() + usize::from(has_negative_infinity)).saturating_sub(offset);
            style.pad_left = style.pad_left.max(nan).max(infinity);
        }
        Self {
            style,
            is_scientific,
            nan_text: options.nan_text.clone(),
            infinity_text: options.infinity_text.clone(),
            plus: sign == '+',
        }
    }

    pub(super) fn show(&self, value: f64) -> String {
        if value.is_finite() {
            return if self.is_scientific {
                scientific(value, &FloatStyle { pad_right: 0, ..self.style })
            } else {
                positional(value, &self.style)
            };
        }
        let plus = if self.plus { "+" } else { "" };
        let text = if value.is_nan() {
            format!("{plus}{}", self.nan_text)
        } else if value < 0.0 {
            format!("-{}", self.infinity_text)
        } else {
            format!("{plus}{}", self.infinity_text)
        };
        format!("{text:>width$}", width = self.style.pad_left + self.style.pad_right + 1)
    }
}

fn measure_scientific(finite: &[f64], style: &mut FloatStyle) {
    let mut n_fraction = 0;
    let mut n_whole = 0;
    let mut n_exponent = 0;
    for value in finite {
        let text = scientific(*value, style);
        let (number, exponent) = text.split_once('e').unwrap_or((&text, ""));
        let (whole, fraction) = split(number, '.');
        n_whole = n_whole.max(whole);
        n_fraction = n_fraction.max(fraction);
        n_exponent = n_exponent.max(exponent.len().saturating_sub(1));
    }
    style.trim = Trim::Keep;
    style.precision = Some(n_fraction);
    style.min_digits = n_fraction;
    style.pad_left = n_whole;
    style.exponent_digits = n_exponent;
    // Only used for the width of what is not finite.
    style.pad_right = n_exponent + 2 + n_fraction;
}

fn measure_positional(finite: &[f64], style: &mut FloatStyle, mode: FloatMode) {
    let mut n_whole = 0;
    let mut n_fraction = 0;
    for value in finite {
        let (whole, fraction) = split(&positional(*value, style), '.');
        n_whole = n_whole.max(whole);
        n_fraction = n_fraction.max(fraction);
    }
    style.pad_left = n_whole;
    style.pad_right = n_fraction;
    if matches!(mode, FloatMode::Fixed | FloatMode::MaxPrecisionEqual) {
        style.precision = Some(n_fraction);
        style.min_digits = n_fraction;
        style.trim = Trim::Keep;
    }
}

/// What all elements of one array have in common.
pub(super) enum Column {
    Float(FloatColumn),
    Complex(FloatColumn, FloatColumn),
    /// Right aligned to this many characters.
    Aligned(usize),
    Bool(bool),
    Plain,
    Record(Vec<Column>),
    Custom(PyObjectRef),
}

fn time_text(value: &Scalar) -> String {
    match value {
        Scalar::Datetime(NAT, _) | Scalar::Timedelta(NAT, _) => "'NaT'".to_owned(),
        Scalar::Datetime(value, unit) => format!("'{}'", format_datetime(*value, *unit)),
        Scalar::Timedelta(value, _) => value.to_string(),
        _ => String::new(),
    }
}

fn custom(dtype: &DType, formatters: &Formatters) -> Option<PyObjectRef> {
    let names: &[&str] = match dtype {
        DType::Bool => &["bool", "all"],
        DType::F32 | DType::F64 => &["float", "float_kind", "all"],
        DType::Complex128 => &["complexfloat", "complex_kind", "all"],
        DType::Str(_) | DType::Bytes(_) => &["numpystr", "str_kind", "all"],
        DType::Datetime(_) => &["datetime", "all"],
        DType::Timedelta(_) => &["timedelta", "all"],
        DType::Object => &["object", "all"],
        DType::Record(_) => &["void", "all"],
        _ => &["int", "int_kind", "all"],
    };
    formatters.iter().rev().find(|(name, _)| names.contains(&name.as_str())).map(|(_, function)| function.clone())
}

impl Column {
    /// `shown` holds the elements that will be printed.
    pub(super) fn new(
        shown: &Array,
        has_dimensions: bool,
        options: &PrintOptions,
        formatters: &Formatters,
    ) -> Result<Self, orchestrator_arrays::ArrayError> {
        if let Some(function) = custom(shown.dtype(), formatters) {
            return Ok(Self::Custom(function));
        }
        Ok(match shown.dtype() {
            DType::F32 => Self::Float(FloatColumn::new(&shown.to_vec::<f64>()?, Width::Single, options, options.sign)),
            DType::F64 => Self::Float(FloatColumn::new(&shown.to_vec::<f64>()?, Width::Double, options, options.sign)),
            DType::Complex128 => {
                let values = shown.to_vec::<orchestrator_arrays::Complex64>()?;
                let real: Vec<f64> = values.iter().map(|value| value.re).collect();
                let imaginary: Vec<f64> = values.iter().map(|value| value.im).collect();
                Self::Complex(
                    FloatColumn::new(&real, Width::Double, options, options.sign),
                    FloatColumn::new(&imaginary, Width::Double, options, '+'),
                )
            }
            DType::Bool => Self::Bool(has_dimensions),
            DType::Datetime(_) | DType::Timedelta(_) => {
                let widest = shown.scalars().iter().map(|value| time_text(value).len()).max();
                Self::Aligned(widest.unwrap_or(0))
            }
            dtype if dtype.is_integer() => {
                let lengths = shown.scalars().into_iter().map(|value| match value {
                    Scalar::Int(value) => integer_width(value, options.sign),
                    Scalar::UInt(value) => value.to_string().len(),
                    _ => 0,
                });
                Self::Aligned(lengths.max().unwrap_or(0))
            }
            DType::Record(fields) => {
                let columns: Result<Vec<Self>, _> = fields
                    .iter()
                    .map(|(name, _)| Self::new(&shown.field(name)?, has_dimensions, options, formatters))
                    .collect();
                Self::Record(columns?)
            }
            _ => Self::Plain,
        })
    }

    pub(super) fn show(
        &self,
        value: Scalar,
        dtype: &DType,
        options: &PrintOptions,
        vm: &VirtualMachine,
    ) -> PyResult<String> {
        if let Self::Custom(function) = self {
            let argument = scalars::make(value, dtype, vm);
            return Ok(function.call((argument,), vm)?.str(vm)?.to_string_lossy().into_owned());
        }
        Ok(match (self, value) {
            (Self::Float(column), Scalar::Float(value)) => column.show(value),
            (Self::Complex(real, imaginary), Scalar::Complex(value)) => {
                let second = imaginary.show(value.im);
                let kept = second.trim_end();
                let padding = second.len() - kept.len();
                format!("{}{kept}j{}", real.show(value.re), " ".repeat(padding))
            }
            (Self::Aligned(width), Scalar::Int(value)) => {
                let plus = if options.sign == '+' && value >= 0 { "+" } else { "" };
                format!("{:>width$}", format!("{plus}{value}"))
            }
            (Self::Aligned(width), Scalar::UInt(value)) => format!("{value:>width$}"),
            (Self::Aligned(width), value) => format!("{:>width$}", time_text(&value)),
            (Self::Bool(true), Scalar::Bool(value)) => if value { " True" } else { "False" }.to_owned(),
            (Self::Bool(false), Scalar::Bool(value)) => if value { "True" } else { "False" }.to_owned(),
            (Self::Record(columns), Scalar::Record(values)) => {
                let DType::Record(fields) = dtype else { return Ok(String::new()) };
                let mut parts = Vec::with_capacity(values.len());
                for ((column, value), (_, dtype)) in columns.iter().zip(values).zip(fields.iter()) {
                    parts.push(column.show(value, dtype, options, vm)?);
                }
                if let [only] = parts.as_slice() { format!("({only},)") } else { format!("({})", parts.join(", ")) }
            }
            (_, Scalar::Object(object)) => object_text(objects::as_python(&object), vm)?,
            (_, Scalar::Str(text)) => vm.ctx.new_str(text).as_object().repr(vm)?.to_string_lossy().into_owned(),
            (_, value) => scalars::str_text(&value, dtype, vm)?,
        })
    }
}

fn integer_width(value: i64, sign: char) -> usize {
    value.to_string().len() + usize::from(sign != '-' && value >= 0)
}

fn object_text(object: &rustpython_vm::PyObject, vm: &VirtualMachine) -> PyResult<String> {
    let shown: rustpython_vm::PyRef<PyStr> = object.repr(vm)?;
    let shown = shown.to_string_lossy().into_owned();
    Ok(if object.downcast_ref_if_exact::<PyList>(vm).is_some() { format!("list({shown})") } else { shown })
}
