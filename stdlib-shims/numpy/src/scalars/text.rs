//! How a scalar prints: `str` plain, `repr` with its type.

use orchestrator_arrays::{DType, Scalar, TimeUnit, format_datetime};
use rustpython_vm::{AsObject, PyResult, VirtualMachine};

use crate::format::float_text::{Width, scalar_text};
use crate::objects;

/// The bare value.
pub(crate) fn str_text(value: &Scalar, dtype: &DType, vm: &VirtualMachine) -> PyResult<String> {
    Ok(match value {
        Scalar::Bool(true) => "True".to_owned(),
        Scalar::Bool(false) => "False".to_owned(),
        Scalar::Int(value) => value.to_string(),
        Scalar::UInt(value) => value.to_string(),
        Scalar::Float(value) => scalar_text(*value, width(dtype)),
        Scalar::Complex(value) => orchestrator_arrays::complex_text(*value),
        Scalar::Str(text) => text.clone(),
        Scalar::Bytes(bytes) => vm.ctx.new_bytes(bytes.clone()).as_object().repr(vm)?.to_string_lossy().into_owned(),
        Scalar::Datetime(value, unit) => format_datetime(*value, *unit),
        Scalar::Timedelta(value, unit) => timedelta_text(*value, *unit),
        Scalar::Object(object) => objects::as_python(object).str(vm)?.to_string_lossy().into_owned(),
        Scalar::Record(values) => record_text(values, dtype, vm)?,
    })
}

/// With the type around it, `np.float64(1.5)`.
pub(crate) fn repr_text(value: &Scalar, dtype: &DType, vm: &VirtualMachine) -> PyResult<String> {
    let shown = str_text(value, dtype, vm)?;
    Ok(match (value, dtype) {
        (Scalar::Bool(_), _) => format!("np.{shown}_"),
        (Scalar::Str(text), _) => format!("np.str_({})", quoted(text, vm)?),
        (Scalar::Bytes(_), _) => format!("np.bytes_({shown})"),
        (Scalar::Datetime(value, unit), _) => datetime_repr(*value, *unit, &shown),
        (Scalar::Timedelta(value, unit), _) => timedelta_repr(*value, *unit),
        (Scalar::Record(_), _) => format!("np.void({shown}, dtype={})", crate::dtype::text(dtype)),
        (Scalar::Complex(_), _) => format!("np.complex128({})", shown.trim_start_matches('(').trim_end_matches(')')),
        _ => format!("np.{}({shown})", dtype.name()),
    })
}

pub(crate) fn quoted(text: &str, vm: &VirtualMachine) -> PyResult<String> {
    Ok(vm.ctx.new_str(text).as_object().repr(vm)?.to_string_lossy().into_owned())
}

pub(crate) fn width(dtype: &DType) -> Width {
    if *dtype == DType::F32 { Width::Single } else { Width::Double }
}

fn unit_name(unit: TimeUnit) -> &'static str {
    match unit {
        TimeUnit::Generic => "generic time units",
        TimeUnit::Year => "years",
        TimeUnit::Month => "months",
        TimeUnit::Week => "weeks",
        TimeUnit::Day => "days",
        TimeUnit::Hour => "hours",
        TimeUnit::Minute => "minutes",
        TimeUnit::Second => "seconds",
        TimeUnit::Milli => "milliseconds",
        TimeUnit::Micro => "microseconds",
        TimeUnit::Nano => "nanoseconds",
    }
}

pub(crate) fn timedelta_text(value: i64, unit: TimeUnit) -> String {
    if value == orchestrator_arrays::NAT {
        return "NaT".to_owned();
    }
    format!("{value} {}", unit_name(unit))
}

fn timedelta_repr(value: i64, unit: TimeUnit) -> String {
    let shown = if value == orchestrator_arrays::NAT { "'NaT'".to_owned() } else { value.to_string() };
    match unit {
        TimeUnit::Generic => format!("np.timedelta64({shown})"),
        unit => format!("np.timedelta64({shown},'{}')", unit.code()),
    }
}

fn datetime_repr(value: i64, unit: TimeUnit, shown: &str) -> String {
    if value == orchestrator_arrays::NAT || unit == TimeUnit::Hour {
        return format!("np.datetime64('{shown}','{}')", unit.code());
    }
    format!("np.datetime64('{shown}')")
}

fn record_text(values: &[Scalar], dtype: &DType, vm: &VirtualMachine) -> PyResult<String> {
    let DType::Record(fields) = dtype else { return Ok(String::new()) };
    let mut parts = Vec::with_capacity(values.len());
    for (value, (_, dtype)) in values.iter().zip(fields.iter()) {
        parts.push(match value {
            Scalar::Str(text) => quoted(text, vm)?,
            Scalar::Datetime(..) => format!("'{}'", str_text(value, dtype, vm)?),
            other => str_text(other, dtype, vm)?,
        });
    }
    Ok(match parts.as_slice() {
        [only] => format!("({only},)"),
        parts => format!("({})", parts.join(", ")),
    })
}
