//! Columns for the native modules beside this one, made from plain values. `DataFrame._from` of the face takes them.

use polars::prelude::{Int64Chunked, IntoSeries};
use rustpython_vm::{PyObjectRef, VirtualMachine};

use crate::column::kinds::{Blank, Kind, NAT, Unit, Values, no_name};
use crate::module::PyColumn;

/// Values of one column, missing ones as `None`. Times are nanoseconds since 1970.
pub enum Plain {
    Bools(Vec<Option<bool>>),
    Ints(Vec<Option<i64>>),
    Floats(Vec<Option<f64>>),
    Texts(Vec<Option<String>>),
    Moments(Vec<Option<i64>>),
    /// Moments of a zone, told in UTC.
    Instants(Vec<Option<i64>>),
    Durations(Vec<Option<i64>>),
    Objects(Vec<PyObjectRef>),
}

/// A column as pandas has it when it reads a table: whole numbers with gaps become floats, flags with gaps objects.
pub fn column(plain: Plain, vm: &VirtualMachine) -> PyObjectRef {
    PyColumn::make(values(plain, vm), vm)
}

fn values(plain: Plain, vm: &VirtualMachine) -> Values {
    match plain {
        Plain::Bools(flags) => match flags.iter().copied().collect::<Option<Vec<bool>>>() {
            Some(flags) => Values::bools(&flags),
            None => {
                let object = |flag: Option<bool>| flag.map_or_else(|| vm.ctx.none(), |flag| vm.ctx.new_bool(flag).into());
                Values::objects(flags.into_iter().map(object).collect())
            }
        },
        Plain::Ints(numbers) => match numbers.iter().copied().collect::<Option<Vec<i64>>>() {
            Some(numbers) => Values::ints(numbers),
            None => Values::floats(numbers.into_iter().map(|number| number.map_or(f64::NAN, |number| number as f64)).collect()),
        },
        Plain::Floats(numbers) => Values::floats(numbers.into_iter().map(|number| number.unwrap_or(f64::NAN)).collect()),
        Plain::Texts(texts) => Values::texts(texts.into_iter(), Blank::None),
        Plain::Moments(ticks) => ticked(Kind::Datetime { unit: Unit::Nano, zone: None }, ticks),
        Plain::Instants(ticks) => ticked(Kind::Datetime { unit: Unit::Nano, zone: Some("UTC".into()) }, ticks),
        Plain::Durations(ticks) => ticked(Kind::Timedelta(Unit::Nano), ticks),
        Plain::Objects(objects) => Values::objects(objects),
    }
}

fn ticked(kind: Kind, ticks: Vec<Option<i64>>) -> Values {
    let ticks = ticks.into_iter().map(|tick| tick.unwrap_or(NAT)).collect();
    Values::new(kind, Int64Chunked::from_vec(no_name(), ticks).into_series())
}
