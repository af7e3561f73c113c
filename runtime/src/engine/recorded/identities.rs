//! What `id()` shows in a recorded execution: numbers in the order objects were asked for, instead of addresses, which
//! differ from process to process. Nothing here runs guest code: what is let go is handed back to be dropped later.

use std::collections::{BTreeMap, HashMap};

use rustpython_vm::builtins::PyWeak;
use rustpython_vm::types::PyTypeFlags;
use rustpython_vm::{AsObject, PyObject, PyObjectRef, PyRef, VirtualMachine};

use super::{Replay, replaying};

/// The first number, and how far the next is: they look like the addresses they stand for.
const FIRST: usize = 0x1_0000_0000;
const STEP: usize = 0x10;
/// The first number of what modules ask for while they are loaded, which an earlier execution may have done already.
const FIRST_OF_MODULES: usize = 0x100_0000_0000;

/// Each new object that has to be held has so many before it looked at: most are gone right after they were asked for.
const LOOKED_AT: usize = 16;
/// All are looked at when so many are held, and from then on when there are twice as many as stayed.
const FIRST_SWEEP: usize = 64;

/// The numbers given out so far.
pub(super) struct Identities {
    /// Number by address. Without a reference the object is in `held`.
    numbers: HashMap<usize, (usize, Option<PyRef<PyWeak>>)>,
    /// An address may be given to another object when the first is gone. Objects that do not tell stay, until nobody
    /// else has them. By number, so that they are let go in the same order in every process.
    held: BTreeMap<usize, PyObjectRef>,
    n_given: usize,
    n_given_to_modules: usize,
    /// How many are held, and how many numbers are known, at the next sweep.
    most_held: usize,
    most_numbers: usize,
}

impl Default for Identities {
    fn default() -> Self {
        Self {
            numbers: HashMap::new(),
            held: BTreeMap::new(),
            n_given: 0,
            n_given_to_modules: 0,
            most_held: FIRST_SWEEP,
            most_numbers: FIRST_SWEEP,
        }
    }
}

impl Identities {
    fn find(&self, object: &PyObject) -> Option<usize> {
        let (number, weak) = self.numbers.get(&object.get_id())?;
        let is_same = weak.as_ref().is_none_or(|weak| weak.upgrade().is_some_and(|kept| kept.is(object)));
        is_same.then_some(*number)
    }

    /// Gives `object` the next number, unless it has one. What came out is not needed any more.
    fn give(&mut self, object: &PyObject, weak: Option<PyRef<PyWeak>>, is_loading: bool) -> (usize, Vec<PyObjectRef>) {
        // Making the reference may have collected garbage, and guest code that ran then may have asked, too.
        if let Some(number) = self.find(object) {
            return (number, weak.into_iter().map(Into::into).collect());
        }
        let (first, n_given) =
            if is_loading { (FIRST_OF_MODULES, &mut self.n_given_to_modules) } else { (FIRST, &mut self.n_given) };
        let number = first + *n_given * STEP;
        *n_given += 1;
        let mut gone = Vec::new();
        if weak.is_none() {
            gone = self.release_held();
            self.held.insert(number, object.to_owned());
        }
        let before = self.numbers.insert(object.get_id(), (number, weak));
        gone.extend(before.and_then(|(_, weak)| weak).map(PyObjectRef::from));
        if self.numbers.len() >= self.most_numbers {
            gone.extend(self.release_dead());
        }
        (number, gone)
    }

    /// Takes out what is held here and nowhere else. When that happens follows from what was asked for, not from where
    /// objects lie: letting go of a list may run guest code.
    fn release_held(&mut self) -> Vec<PyObjectRef> {
        let is_gone = |entry: &(&usize, &PyObjectRef)| entry.1.strong_count() == 1;
        let is_sweep = self.held.len() >= self.most_held;
        let gone: Vec<usize> = if is_sweep {
            self.held.iter().filter(is_gone).map(|(number, _)| *number).collect()
        } else {
            let recent = self.held.range(..FIRST_OF_MODULES).rev().take(LOOKED_AT);
            recent.filter(is_gone).map(|(number, _)| *number).collect()
        };
        let gone: Vec<PyObjectRef> = gone.iter().filter_map(|number| self.held.remove(number)).collect();
        for object in &gone {
            self.numbers.remove(&object.get_id());
        }
        if is_sweep {
            self.most_held = FIRST_SWEEP.max(self.held.len() * 2);
        }
        gone
    }

    /// Takes out the references to objects that are gone.
    fn release_dead(&mut self) -> Vec<PyObjectRef> {
        let mut gone = Vec::new();
        self.numbers.retain(|_, (_, weak)| {
            let is_dead = weak.as_ref().is_some_and(|weak| weak.upgrade().is_none());
            gone.extend(weak.take_if(|_| is_dead).map(PyObjectRef::from));
            !is_dead
        });
        self.most_numbers = FIRST_SWEEP.max(self.numbers.len() * 2);
        gone
    }
}

/// The number of `object` in the record that is played, if one is.
fn number(object: &PyObject, vm: &VirtualMachine) -> Option<usize> {
    if let Some(number) = replaying(|replay| replay.identities.find(object))? {
        return Some(number);
    }
    // Asked for first: the refusal is an exception, whose making collects garbage.
    let tells = object.class().slots.flags.has_feature(PyTypeFlags::HAS_WEAKREF);
    let weak = if tells { object.downgrade(None, vm).ok() } else { None };
    let give = |replay: &mut Replay| replay.identities.give(object, weak, replay.is_loading());
    let (number, gone) = replaying(give)?;
    // Here nothing is borrowed any more.
    drop(gone);
    Some(number)
}

/// `id()`, of scripts and of trusted modules: they may compare what the other was told, as `__deepcopy__` does.
pub(crate) fn id(object: PyObjectRef, vm: &VirtualMachine) -> usize {
    number(&object, vm).unwrap_or_else(|| object.get_id())
}
