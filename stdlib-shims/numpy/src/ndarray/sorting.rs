//! Methods that order elements or find places in an order.

use orchestrator_arrays::Array;
use rustpython_vm::builtins::PyStr;
use rustpython_vm::{FromArgs, PyObject, PyObjectRef, PyPayload, PyRef, PyResult, VirtualMachine, pyclass};

use super::arranging::whole_numbers;
use super::{PyNdArray, wrap, wrap_or_scalar};
use crate::arguments::{Flag, LastAxis};
use crate::convert::{self, ArrayLike};
use crate::errors::{OrRaise, unsupported};

#[derive(FromArgs)]
pub(super) struct SortArgs {
    #[pyarg(any, default)]
    axis: LastAxis,
    #[pyarg(any, default)]
    kind: Option<PyObjectRef>,
    #[pyarg(any, default)]
    order: Option<PyObjectRef>,
    #[pyarg(any, default)]
    stable: Option<Flag>,
}

#[derive(FromArgs)]
pub(super) struct PartitionArgs {
    #[pyarg(any)]
    kth: ArrayLike,
    #[pyarg(any, default)]
    axis: LastAxis,
    #[pyarg(any, name = "kind", default)]
    _kind: Option<PyObjectRef>,
    #[pyarg(any, default)]
    order: Option<PyObjectRef>,
}

#[derive(FromArgs)]
pub(super) struct SearchArgs {
    #[pyarg(any)]
    v: PyObjectRef,
    #[pyarg(any, default)]
    side: Option<PyObjectRef>,
    #[pyarg(any, default)]
    sorter: Option<PyObjectRef>,
}

/// Does `kind` or `stable` ask for equal elements to keep their order?
pub(crate) fn wants_stable(kind: Option<&PyObject>, stable: Option<Flag>, vm: &VirtualMachine) -> PyResult<bool> {
    if stable.is_some_and(|stable| stable.0) {
        return Ok(true);
    }
    match kind.and_then(|kind| kind.downcast_ref::<PyStr>()).and_then(|kind| kind.to_str()) {
        None | Some("quicksort" | "quick" | "q" | "heapsort" | "heap" | "h") => Ok(false),
        Some("stable" | "mergesort" | "merge" | "m" | "s") => Ok(true),
        Some(other) => {
            Err(vm.new_value_error(format!("sort kind must be one of 'quick', 'heap', or 'stable' (got '{other}')")))
        }
    }
}

/// The order of records by some of their fields.
pub(crate) fn record_order(array: &Array, order: &PyObject, vm: &VirtualMachine) -> PyResult<Array> {
    let names: Vec<String> = match order.downcast_ref::<PyStr>() {
        Some(name) => vec![name.to_string_lossy().into_owned()],
        None => order.to_owned().try_to_value(vm)?,
    };
    let orchestrator_arrays::DType::Record(fields) = array.dtype() else {
        return Err(vm.new_value_error("Cannot specify order when the array has no fields."));
    };
    let others = fields.iter().map(|(name, _)| name.clone()).filter(|name| !names.contains(name));
    let all: Vec<String> = names.iter().cloned().chain(others).collect();
    let keys: Result<Vec<Array>, _> = all.iter().rev().map(|name| array.field(name)).collect();
    let keys = keys.map_err(|_| vm.new_value_error(format!("unknown field name: {}", names.join(", "))))?;
    orchestrator_arrays::lexsort(&keys, -1).or_raise(vm)
}

#[pyclass]
pub(super) trait ArraySorting: PyPayload {
    #[pymethod]
    fn sort(zelf: PyRef<PyNdArray>, args: SortArgs, vm: &VirtualMachine) -> PyResult<()> {
        let array = zelf.array();
        let sorted = if let Some(order) = args.order.filter(|order| !vm.is_none(order)) {
            let places = record_order(&array, &order, vm)?;
            array.get_index(&[orchestrator_arrays::Index::Array(places)]).or_raise(vm)?
        } else {
            wants_stable(args.kind.as_deref(), args.stable, vm)?;
            orchestrator_arrays::sort(&array, args.axis.0).or_raise(vm)?
        };
        array.assign(&sorted).or_raise(vm)
    }

    #[pymethod]
    fn argsort(zelf: PyRef<PyNdArray>, args: SortArgs, vm: &VirtualMachine) -> PyResult {
        let array = zelf.array();
        if let Some(order) = args.order.filter(|order| !vm.is_none(order)) {
            return Ok(wrap(record_order(&array, &order, vm)?, vm));
        }
        wants_stable(args.kind.as_deref(), args.stable, vm)?;
        Ok(wrap(orchestrator_arrays::argsort(&array, args.axis.0).or_raise(vm)?, vm))
    }

    #[pymethod]
    fn partition(zelf: PyRef<PyNdArray>, args: PartitionArgs, vm: &VirtualMachine) -> PyResult<()> {
        let array = zelf.array();
        array
            .assign(&orchestrator_arrays::partition(&array, &places(&args, vm)?, args.axis.0).or_raise(vm)?)
            .or_raise(vm)
    }

    #[pymethod]
    fn argpartition(zelf: PyRef<PyNdArray>, args: PartitionArgs, vm: &VirtualMachine) -> PyResult {
        let found = orchestrator_arrays::argpartition(&zelf.array(), &places(&args, vm)?, args.axis.0).or_raise(vm)?;
        Ok(wrap(found, vm))
    }

    #[pymethod]
    fn searchsorted(zelf: PyRef<PyNdArray>, args: SearchArgs, vm: &VirtualMachine) -> PyResult {
        searchsorted(&zelf.array(), &args.v, args.side.as_deref(), args.sorter.as_deref(), vm)
    }
}

fn places(args: &PartitionArgs, vm: &VirtualMachine) -> PyResult<Vec<isize>> {
    if args.order.as_ref().is_some_and(|order| !vm.is_none(order)) {
        return Err(unsupported("partition(order=...)", vm));
    }
    let places = whole_numbers(&args.kth.0, vm)?.to_vec::<i64>().or_raise(vm)?;
    Ok(places.into_iter().map(|place| isize::try_from(place).unwrap_or(isize::MAX)).collect())
}

/// Where values would go in a sorted array.
pub(crate) fn searchsorted(
    array: &Array,
    values: &PyObject,
    side: Option<&PyObject>,
    sorter: Option<&PyObject>,
    vm: &VirtualMachine,
) -> PyResult {
    let right = match side.and_then(|side| side.downcast_ref::<PyStr>()).and_then(|side| side.to_str()) {
        None | Some("left") => false,
        Some("right") => true,
        Some(other) => {
            return Err(vm.new_value_error(format!("search side must be 'left' or 'right' (got '{other}')")));
        }
    };
    let values = convert::array_from(values, None, vm)?;
    let sorter =
        sorter.filter(|sorter| !vm.is_none(sorter)).map(|sorter| convert::array_from(sorter, None, vm)).transpose()?;
    let found = orchestrator_arrays::searchsorted(array, &values, right, sorter.as_ref()).or_raise(vm)?;
    wrap_or_scalar(found, vm)
}

impl ArraySorting for PyNdArray {}
