//! Elements this crate cannot see into: handles owned by the binding, and the rules it registers for them.

use std::sync::OnceLock;

use crate::dtype::DType;
use crate::error::Result;
use crate::ops::{BinaryOp, UnaryOp};
use crate::scalar::Scalar;

/// What the binding does with its own values. Registered once, before the first object array exists.
pub trait ObjectRules: Send + Sync {
    /// Another owned handle to the same value.
    fn clone_handle(&self, handle: *mut ()) -> *mut ();
    fn drop_handle(&self, handle: *mut ());
    /// What an empty object array holds.
    fn none(&self) -> Opaque;
    /// Whether two handles are one value.
    fn same(&self, left: &Opaque, right: &Opaque) -> bool;
    /// The Python value of an element of the given type.
    #[expect(clippy::wrong_self_convention, reason = "the rules make a value; they are not made from one")]
    fn from_scalar(&self, value: &Scalar, dtype: &DType) -> Result<Opaque>;
    /// The element of the given type a Python value converts to. Str(0)/Bytes(0) ask for the value uncut.
    fn to_scalar(&self, value: &Opaque, dtype: &DType) -> Result<Scalar>;
    fn binary(&self, op: BinaryOp, left: &Opaque, right: &Opaque) -> Result<Opaque>;
    fn unary(&self, op: UnaryOp, value: &Opaque) -> Result<Opaque>;
    /// `op` is one of the six comparisons; the truth of its result.
    fn compare(&self, op: BinaryOp, left: &Opaque, right: &Opaque) -> Result<bool>;
    fn truth(&self, value: &Opaque) -> Result<bool>;
}

static RULES: OnceLock<&'static dyn ObjectRules> = OnceLock::new();

/// The first registration stands; later ones change nothing.
pub fn register_objects(rules: &'static dyn ObjectRules) {
    let _ = RULES.set(rules);
}

/// The registered rules. Object elements exist only after registration, so this cannot fail where one is at hand.
pub fn object_rules() -> &'static dyn ObjectRules {
    *RULES.get().expect("object rules are registered before the first object array")
}

/// An owned handle to a value of the binding.
#[derive(Debug)]
pub struct Opaque(*mut ());

// SAFETY: handles are used by the one thread that runs the interpreter; kernels on other threads never see them.
unsafe impl Send for Opaque {}
// SAFETY: as above.
unsafe impl Sync for Opaque {}

impl Opaque {
    /// Takes ownership of the handle.
    pub fn from_raw(handle: *mut ()) -> Self {
        Self(handle)
    }

    pub fn as_ptr(&self) -> *mut () {
        self.0
    }

    /// Gives up ownership of the handle.
    pub fn into_raw(self) -> *mut () {
        let handle = self.0;
        std::mem::forget(self);
        handle
    }
}

impl Clone for Opaque {
    fn clone(&self) -> Self {
        Self(object_rules().clone_handle(self.0))
    }
}

impl Drop for Opaque {
    fn drop(&mut self) {
        object_rules().drop_handle(self.0);
    }
}
