//! Columns one after another, in the type that holds them all.

use std::rc::Rc;

use polars::prelude::DataType;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use super::kinds::{
    Blank, Kind, Store, Values, Wanted, byte_size, masked_type, number_name, number_type, series_from, wanted_type,
};
use super::{build, cast, read, take};
use crate::errors::OrRaise;

/// numpy's common type of two numbers.
pub(crate) fn promote(one: &DataType, two: &DataType) -> DataType {
    if one == two {
        return one.clone();
    }
    let bits = |dtype: &DataType| byte_size(dtype) * 8;
    let is_bool = |dtype: &DataType| dtype == &DataType::Boolean;
    match () {
        () if is_bool(one) => two.clone(),
        () if is_bool(two) => one.clone(),
        () if one.is_float() || two.is_float() => {
            let needs = |dtype: &DataType| match (dtype.is_float(), bits(dtype)) {
                (true, 32) | (false, 8 | 16) => 32,
                _ => 64,
            };
            if needs(one).max(needs(two)) == 32 { DataType::Float32 } else { DataType::Float64 }
        }
        () if one.is_unsigned_integer() == two.is_unsigned_integer() => {
            if bits(one) >= bits(two) {
                one.clone()
            } else {
                two.clone()
            }
        }
        () => {
            let (signed, unsigned) = if one.is_unsigned_integer() { (two, one) } else { (one, two) };
            match bits(signed).max(bits(unsigned) * 2) {
                8 => DataType::Int8,
                16 => DataType::Int16,
                32 => DataType::Int32,
                64 => DataType::Int64,
                _ => DataType::Float64,
            }
        }
    }
}

/// The type that holds values of all of these.
pub(crate) fn common_type(names: &[String]) -> String {
    let Some(first) = names.first() else { return "object".to_owned() };
    if names.iter().all(|name| name == first) {
        return first.clone();
    }
    let object = "object".to_owned();
    let numbers: Option<Vec<DataType>> = names.iter().map(|name| number_type(name)).collect();
    if let Some(numbers) = numbers {
        let common = numbers.iter().skip(1).fold(numbers[0].clone(), |common, next| promote(&common, next));
        return number_name(&common).to_owned();
    }
    let is_masked = |name: &String| masked_type(name).is_some();
    if names.iter().any(is_masked) {
        let plain = |name: &String| {
            masked_type(name).or_else(|| number_type(name)).or_else(|| (name == "bool").then_some(DataType::Boolean))
        };
        let Some(types) = names.iter().map(plain).collect::<Option<Vec<_>>>() else { return object };
        let n_bool = types.iter().filter(|dtype| **dtype == DataType::Boolean).count();
        if types.contains(&DataType::String) || (n_bool > 0 && n_bool < types.len()) {
            return object;
        }
        let common = types.iter().skip(1).fold(types[0].clone(), |common, next| promote(&common, next));
        let sample = Values::new(Kind::Masked, polars::prelude::Series::new_empty(super::kinds::no_name(), &common));
        return sample.dtype_name();
    }
    let times: Option<Vec<Wanted>> = names.iter().map(|name| wanted_type(name)).collect();
    let Some(times) = times else { return object };
    let mut common: Option<Wanted> = None;
    for next in times {
        common = Some(match (common, next) {
            (None, next @ (Wanted::Datetime(..) | Wanted::Timedelta(_))) => next,
            (Some(Wanted::Datetime(one, zone)), Wanted::Datetime(two, other)) if zone == other => {
                Wanted::Datetime(one.finer(two), zone)
            }
            (Some(Wanted::Timedelta(one)), Wanted::Timedelta(two)) => Wanted::Timedelta(one.finer(two)),
            _ => return object,
        });
    }
    match common {
        Some(Wanted::Datetime(unit, None)) => format!("datetime64[{}]", unit.name()),
        Some(Wanted::Datetime(unit, Some(zone))) => format!("datetime64[{}, {zone}]", unit.name()),
        Some(Wanted::Timedelta(unit)) => format!("timedelta64[{}]", unit.name()),
        _ => object,
    }
}

/// A category column as its values.
pub(crate) fn decategorized(values: &Values, vm: &VirtualMachine) -> PyResult<Values> {
    let Kind::Category(categories) = &values.kind else { return Ok(values.clone()) };
    let codes: Vec<i64> = values.codes().iter().map(|code| i64::from(*code)).collect();
    take::take_or_missing(&categories.values, &codes, vm)
}

pub(crate) fn concat(columns: &[Values], vm: &VirtualMachine) -> PyResult<Values> {
    let Some(first) = columns.first() else { return Ok(Values::objects(Vec::new())) };
    if columns.len() == 1 {
        return Ok(first.clone());
    }
    if let Some(joined) = concat_categories(columns, vm)? {
        return Ok(joined);
    }
    let columns: PyResult<Vec<Values>> = columns.iter().map(|column| decategorized(column, vm)).collect();
    let columns = columns?;
    let names: Vec<String> = columns.iter().map(Values::dtype_name).collect();
    let target = common_type(&names);
    let plain = |name: &String| name == "bool" || number_type(name).is_some();
    if target == "object" && names.iter().all(plain) {
        // Flags among numbers are numbers first, and objects then.
        let numbers: PyResult<Vec<Values>> = columns
            .iter()
            .map(|column| match column.kind {
                Kind::Bool => cast::cast(column, &Wanted::Number(DataType::Int8), vm),
                _ => Ok(column.clone()),
            })
            .collect();
        return Ok(Values::objects(read::to_objects(&concat(&numbers?, vm)?, vm)?));
    }
    if target == "object" {
        return concat_objects(&columns, vm);
    }
    if target.starts_with("complex") {
        let mut objects = Vec::new();
        for column in &columns {
            objects.extend(read::to_objects(column, vm)?);
        }
        return Ok(Values { kind: Kind::Complex, store: Store::Objects(Rc::new(objects)) });
    }
    let wanted =
        wanted_type(&target).ok_or_else(|| vm.new_type_error(format!("data type '{target}' not understood")))?;
    let cast: PyResult<Vec<Values>> = columns.iter().map(|column| cast::cast(column, &wanted, vm)).collect();
    append(&cast?, vm)
}

/// Series of one type, end to end.
fn append(columns: &[Values], vm: &VirtualMachine) -> PyResult<Values> {
    let mut all = columns.iter().filter_map(Values::series);
    let Some(mut joined) = all.next().cloned() else { return Ok(Values::objects(Vec::new())) };
    for next in all {
        joined.append(next).or_raise(vm)?;
    }
    Ok(columns[0].like(joined))
}

fn concat_objects(columns: &[Values], vm: &VirtualMachine) -> PyResult<Values> {
    let blank = |column: &Values| match column.kind {
        Kind::Text(blank) if column.series().is_some_and(|series| series.null_count() > 0) => Some(blank),
        _ => None,
    };
    if columns.iter().all(|column| matches!(column.kind, Kind::Text(_))) {
        let blanks: Vec<Blank> = columns.iter().filter_map(blank).collect();
        if blanks.iter().all(|blank| Some(blank) == blanks.first()) {
            let kind = Kind::Text(blanks.first().copied().unwrap_or(Blank::Nan));
            return Ok(Values { kind, store: append(columns, vm)?.store });
        }
    }
    let is_object = columns.iter().all(|column| matches!(column.kind, Kind::Text(_) | Kind::Objects));
    let mut objects: Vec<PyObjectRef> = Vec::new();
    for column in columns {
        objects.extend(read::to_objects(column, vm)?);
    }
    if is_object { build::text_or_objects(objects, vm) } else { Ok(Values::objects(objects)) }
}

/// Categories stay when all columns have the same ones.
fn concat_categories(columns: &[Values], vm: &VirtualMachine) -> PyResult<Option<Values>> {
    let mut all = Vec::with_capacity(columns.len());
    for column in columns {
        let Kind::Category(categories) = &column.kind else { return Ok(None) };
        all.push(categories);
    }
    let first = all[0];
    let mut codes: Vec<i32> = Vec::new();
    for (categories, column) in all.iter().zip(columns) {
        let is_same = Rc::ptr_eq(categories, first)
            || (categories.ordered == first.ordered
                && crate::rows::compare::equal(&categories.values, &first.values, vm)?);
        if is_same {
            codes.extend_from_slice(column.codes());
            continue;
        }
        if categories.ordered || first.ordered || categories.values.len() != first.values.len() {
            return Ok(None);
        }
        let places = crate::rows::factorize::lookup(&first.values, &categories.values, vm)?;
        if places.contains(&-1) {
            return Ok(None);
        }
        codes.extend(column.codes().iter().map(|code| usize::try_from(*code).map_or(-1, |code| places[code] as i32)));
    }
    Ok(Some(columns[0].like(series_from(codes))))
}
