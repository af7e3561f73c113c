//! Are two columns equal?

use rustpython_vm::{PyResult, VirtualMachine};

use super::keys::Keys;
use crate::column::kinds::{Kind, Values};
use crate::column::read;

/// Equal types, lengths, values and holes.
pub(crate) fn equal(one: &Values, two: &Values, vm: &VirtualMachine) -> PyResult<bool> {
    if one.len() != two.len() || one.dtype_name() != two.dtype_name() {
        return Ok(false);
    }
    if let (Kind::Category(a), Kind::Category(b)) = (&one.kind, &two.kind)
        && (a.ordered != b.ordered || !equal(&a.values, &b.values, vm)?)
    {
        return Ok(false);
    }
    match (Keys::of(one, vm)?, Keys::of(two, vm)?) {
        (Keys::Bits { keys: a, missing }, Keys::Bits { keys: b, missing: other }) => {
            if missing == other {
                return Ok(a == b);
            }
            let is_hole = |key: &u64, missing: Option<u64>| missing == Some(*key);
            Ok(a.iter().zip(&b).all(|(x, y)| match (is_hole(x, missing), is_hole(y, other)) {
                (false, false) => x == y,
                (x, y) => x == y,
            }))
        }
        (Keys::Text(a), Keys::Text(b)) => Ok(a.iter().eq(b.iter())),
        _ => {
            let (a, b) = (read::to_objects(one, vm)?, read::to_objects(two, vm)?);
            for (x, y) in a.iter().zip(&b) {
                let holes = (crate::cell::is_missing_object(x, vm), crate::cell::is_missing_object(y, vm));
                let same = match holes {
                    (true, true) => true,
                    (false, false) => vm.identical_or_equal(x, y)?,
                    _ => false,
                };
                if !same {
                    return Ok(false);
                }
            }
            Ok(true)
        }
    }
}
