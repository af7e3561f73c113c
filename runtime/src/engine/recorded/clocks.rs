//! `time`: each function asks the machine, and answers with what the record says where one is played. The local time
//! zone of a recorded execution is UTC.

use orchestrator_calendar::days_from_civil;
use rustpython_vm::builtins::{PyModule, PyStr};
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{Py, PyObject, PyObjectRef, PyRef, PyResult, VirtualMachine};

use super::formats::Zoned;
use super::{is_recorded, now_ns, read_clock};
use crate::engine::state::Guest;

const NS_PER_SECOND: i64 = 1_000_000_000;
/// What `time` knows of the local zone.
const ZONE: [&str; 4] = ["timezone", "altzone", "daylight", "tzname"];

#[derive(Clone, Copy, PartialEq)]
enum Clock {
    Wall,
    Elapsed,
    /// The first argument says which.
    Asked,
}

/// Function of `time`, the clock it reads, whether in nanoseconds.
const READINGS: [(&str, Clock, bool); 12] = [
    ("time", Clock::Wall, false),
    ("time_ns", Clock::Wall, true),
    ("monotonic", Clock::Elapsed, false),
    ("monotonic_ns", Clock::Elapsed, true),
    ("perf_counter", Clock::Elapsed, false),
    ("perf_counter_ns", Clock::Elapsed, true),
    ("process_time", Clock::Elapsed, false),
    ("process_time_ns", Clock::Elapsed, true),
    ("thread_time", Clock::Elapsed, false),
    ("thread_time_ns", Clock::Elapsed, true),
    ("clock_gettime", Clock::Asked, false),
    ("clock_gettime_ns", Clock::Asked, true),
];

/// `time` of the interpreter, with what the machine says about its zone.
pub(crate) struct Clocks {
    time: PyRef<PyModule>,
    zone: Vec<(&'static str, PyObjectRef)>,
}

impl Clocks {
    /// Puts our readings in the place of those of `time`.
    pub(crate) fn install(time: PyRef<PyModule>, vm: &VirtualMachine) -> PyResult<Self> {
        let wall = time.get_attr("CLOCK_REALTIME", vm).ok();
        for (name, clock, in_ns) in READINGS {
            // Not every system has all of them.
            let Ok(original) = time.get_attr(name, vm) else { continue };
            let wall = wall.clone();
            let read = move |args: FuncArgs, vm: &VirtualMachine| -> PyResult {
                let is_wall = match (clock, args.args.first(), &wall) {
                    (Clock::Asked, Some(asked), Some(wall)) => vm.bool_eq(asked, wall)?,
                    _ => clock == Clock::Wall,
                };
                // The original refuses wrong arguments.
                let machine = original.call(args, vm)?;
                let Some(moment) = read_clock() else { return Ok(machine) };
                let ns = if is_wall { moment.wall_ns } else { moment.elapsed_ns };
                Ok(if in_ns { vm.ctx.new_int(ns).into() } else { vm.ctx.new_float(seconds(ns)).into() })
            };
            time.set_attr(name, vm.new_function(name, read), vm)?;
        }
        Calendar::of(&time, vm)?.install(&time, vm)?;
        let zone = ZONE.into_iter().filter_map(|name| Some((name, time.get_attr(name, vm).ok()?))).collect();
        Ok(Self { time, zone })
    }

    /// Sets what `time`, and the guest's view of it, say about the local zone.
    pub(super) fn set_zone(&self, guest: &Guest, is_utc: bool, vm: &VirtualMachine) -> PyResult<()> {
        let facade = guest.facades.get_item_opt("time", vm)?.map(PyObjectRef::downcast::<PyModule>);
        let views = [Some(self.time.clone()), facade.and_then(Result::ok)];
        let utc: PyObjectRef = vm.ctx.new_str("UTC").into();
        let names: PyObjectRef = vm.ctx.new_tuple(vec![utc.clone(), utc]).into();
        for (name, machine) in &self.zone {
            let value = match *name {
                _ if !is_utc => machine.clone(),
                "tzname" => names.clone(),
                _ => vm.ctx.new_int(0).into(),
            };
            for view in views.iter().flatten() {
                view.dict().set_item(*name, value.clone(), vm)?;
            }
        }
        Ok(())
    }
}

#[expect(clippy::cast_precision_loss, reason = "a clock in seconds is rounded")]
pub(super) fn seconds(ns: i64) -> f64 {
    ns.div_euclid(NS_PER_SECOND) as f64 + ns.rem_euclid(NS_PER_SECOND) as f64 / 1e9
}

/// The functions of `time` that break moments up into days and hours, as they were.
#[derive(Clone)]
struct Calendar {
    gmtime: PyObjectRef,
    asctime: PyObjectRef,
    strftime: PyObjectRef,
    mktime: PyObjectRef,
    struct_time: PyObjectRef,
}

impl Calendar {
    fn of(time: &Py<PyModule>, vm: &VirtualMachine) -> PyResult<Self> {
        Ok(Self {
            gmtime: time.get_attr("gmtime", vm)?,
            asctime: time.get_attr("asctime", vm)?,
            strftime: time.get_attr("strftime", vm)?,
            mktime: time.get_attr("mktime", vm)?,
            struct_time: time.get_attr("struct_time", vm)?,
        })
    }

    fn install(self, time: &Py<PyModule>, vm: &VirtualMachine) -> PyResult<()> {
        type Replacement = fn(&Calendar, FuncArgs, &VirtualMachine) -> PyResult;
        let replacements: [(&'static str, Replacement); 6] = [
            ("gmtime", Self::utc),
            ("localtime", Self::utc),
            ("ctime", |calendar, args, vm| calendar.asctime.call((calendar.utc(args, vm)?,), vm)),
            ("asctime", Self::asctime),
            ("strftime", Self::strftime),
            ("mktime", Self::mktime),
        ];
        for (name, replacement) in replacements {
            let (calendar, original) = (self.clone(), time.get_attr(name, vm)?);
            let replaced = move |args: FuncArgs, vm: &VirtualMachine| -> PyResult {
                if is_recorded() { replacement(&calendar, args, vm) } else { original.call(args, vm) }
            };
            time.set_attr(name, vm.new_function(name, replaced), vm)?;
        }
        Ok(())
    }

    /// The given moment, or the present one, in UTC.
    fn utc(&self, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        if args.args.first().is_none_or(|given| vm.is_none(given)) {
            let now = now_ns().div_euclid(NS_PER_SECOND);
            args.args = [vm.ctx.new_int(now).into()].into_iter().chain(args.args.into_iter().skip(1)).collect();
        }
        let broken_up = self.gmtime.call(args, vm)?;
        self.in_utc(&broken_up, vm)
    }

    /// Systems differ in what they call the zone of `gmtime`, and a plain tuple names none.
    fn in_utc(&self, broken_up: &PyObject, vm: &VirtualMachine) -> PyResult {
        let mut fields = vm.extract_elements_with(broken_up, Ok)?;
        fields.extend([vm.ctx.new_str("UTC").into(), vm.ctx.new_int(0).into()]);
        self.struct_time.call((vm.ctx.new_tuple(fields),), vm)
    }

    fn asctime(&self, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        if args.args.is_empty() {
            return self.asctime.call((self.utc(args, vm)?,), vm);
        }
        self.asctime.call(args, vm)
    }

    fn strftime(&self, mut args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        match args.args.get(1) {
            None if args.args.len() == 1 => args.args.push(self.utc(FuncArgs::default(), vm)?),
            Some(given) if has_no_zone(given, vm) => {
                let given = self.in_utc(given, vm)?;
                args.args[1] = given;
            }
            _ => {}
        }
        if let [format, given] = &args.args[..]
            && let Some(format) = format.downcast_ref::<PyStr>()
            && let Some(zoned) = zoned(given, vm)
        {
            args.args[0] = vm.ctx.new_str(zoned.write_out(format.as_wtf8())).into();
        }
        self.strftime.call(args, vm)
    }

    /// Without a zone it is arithmetic. Months beyond the year and days beyond the month count on.
    fn mktime(&self, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
        let given = args.args.first().cloned();
        // The original refuses what is no time.
        let machine = self.mktime.call(args, vm)?;
        let Some(total) = given.and_then(|given| seconds_since_epoch(&given, vm)) else { return Ok(machine) };
        #[expect(clippy::cast_precision_loss, reason = "what the original gives, too")]
        let total = total as f64;
        Ok(vm.ctx.new_float(total).into())
    }
}

fn has_no_zone(broken_up: &PyObject, vm: &VirtualMachine) -> bool {
    broken_up.length(vm).is_ok_and(|length| length == 9)
        && broken_up.get_attr("tm_zone", vm).map_or(true, |zone| vm.is_none(&zone))
}

fn seconds_since_epoch(broken_up: &PyObject, vm: &VirtualMachine) -> Option<i64> {
    let fields = vm.extract_elements_with(broken_up, |field| field.try_into_value::<i64>(vm)).ok()?;
    let [year, month, day, hour, minute, second, ..] = fields[..] else { return None };
    let months = month.checked_sub(1)?;
    let days = days_from_civil(year.checked_add(months.div_euclid(12))?, months.rem_euclid(12) + 1, day);
    let hours = days.checked_mul(24)?.checked_add(hour)?;
    let minutes = hours.checked_mul(60)?.checked_add(minute)?;
    minutes.checked_mul(60)?.checked_add(second)
}

/// What the original would take from the zone of the machine. Nothing for what it is going to refuse.
fn zoned(broken_up: &PyObject, vm: &VirtualMachine) -> Option<Zoned> {
    Some(Zoned {
        name: broken_up.get_attr("tm_zone", vm).ok()?.downcast::<PyStr>().ok()?.to_string(),
        // A zone may be given by its name alone.
        offset: broken_up.get_attr("tm_gmtoff", vm).ok()?.try_into_value(vm).unwrap_or(0),
        since_epoch: seconds_since_epoch(broken_up, vm)?,
    })
}
