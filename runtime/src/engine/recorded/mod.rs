//! Time and chance as a recorded execution meets them: both follow from its record and from nothing else. Whoever tells
//! the time or draws a number asks here, recorded or not.
//!
//! `clocks` is `time`, `natives` the classes of `datetime` and `random`; `identities`, `hashes` and `texts` are what
//! `id()`, `hash()` and default texts show in the place of addresses. All of them are replaced at the natives
//! themselves, so that it does not matter who calls them or by which name, and no guest can put the originals back.

mod clocks;
mod formats;
mod hashes;
mod identities;
mod natives;
mod texts;

use std::cell::Cell;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use orchestrator_random::{Pcg64, generate_state, mix_entropy};
use rustpython_vm::{PyResult, VirtualMachine};

use self::identities::Identities;
use super::state::Guest;
use super::{importer, walls};
use crate::request::Recorded;

pub(crate) use clocks::Clocks;
pub(super) use hashes::hash;
pub(super) use identities::id;
pub(super) use natives::replace as replace_natives;

/// How far a reading moves the clock: two readings in a row differ, as they do on a machine.
const STEP_NS: i64 = 1_000;

/// The machine has no source of randomness.
#[derive(Debug, thiserror::Error)]
#[error("no source of randomness")]
pub struct NoRandomness;

/// A reading of the recorded clock.
#[derive(Clone, Copy)]
pub(crate) struct Moment {
    /// Since 1970, UTC.
    pub(crate) wall_ns: i64,
    /// Since the execution began.
    pub(crate) elapsed_ns: i64,
}

/// A record that is being played.
pub(crate) struct Replay {
    record: Recorded,
    elapsed_ns: i64,
    random: Pcg64,
    /// The generators of modules that are being loaded, the innermost last.
    loading: Vec<Pcg64>,
    identities: Identities,
}

impl Replay {
    fn new(record: Recorded) -> Self {
        let random = generator(record.seed, "");
        Self { record, elapsed_ns: 0, random, loading: Vec::new(), identities: Identities::default() }
    }

    /// What a module sees while it is loaded does not depend on when that happens: an earlier execution of the session
    /// may have loaded it already.
    fn read_clock(&mut self) -> Moment {
        let elapsed_ns = if self.is_loading() { 0 } else { self.elapsed_ns };
        if !self.is_loading() {
            self.elapsed_ns = self.elapsed_ns.saturating_add(STEP_NS);
        }
        Moment { wall_ns: self.record.clock_ns.saturating_add(elapsed_ns), elapsed_ns }
    }

    fn is_loading(&self) -> bool {
        !self.loading.is_empty()
    }

    fn fill(&mut self, bytes: &mut [u8]) {
        let random = self.loading.last_mut().unwrap_or(&mut self.random);
        for piece in bytes.chunks_mut(8) {
            let word = random.next_u64().to_le_bytes();
            piece.copy_from_slice(&word[..piece.len()]);
        }
    }
}

/// The generator of `purpose`; the script's own has no name.
fn generator(seed: u64, purpose: &str) -> Pcg64 {
    #[expect(clippy::cast_possible_truncation, reason = "the two halves are taken apart")]
    let entropy = [seed as u32, (seed >> 32) as u32];
    let key: Vec<u32> = purpose.bytes().map(u32::from).collect();
    let mut words = [0; 8];
    words.copy_from_slice(&generate_state(&mix_entropy(&entropy, &key, 4), 8));
    Pcg64::from_words(&words)
}

thread_local! {
    /// Is a record played? Kept apart from the record, so that the answer never hangs on who has that in hands.
    static IS_PLAYED: Cell<bool> = const { Cell::new(false) };
}

/// Runs `action` on the record that is being played, if there is one. No action may run guest code or make an object,
/// which collects garbage: a second one inside the first is a fault, and ends the worker before it shows the machine's
/// own clock.
fn replaying<T>(action: impl FnOnce(&mut Replay) -> T) -> Option<T> {
    if !is_recorded() {
        return None;
    }
    Guest::current()?.replay.borrow_mut().as_mut().map(action)
}

/// Reads the recorded clock; `None` where the machine's own counts.
pub(crate) fn read_clock() -> Option<Moment> {
    replaying(Replay::read_clock)
}

/// Nanoseconds since 1970, UTC. On another thread than the guest's it is the machine's clock.
#[must_use]
pub fn now_ns() -> i64 {
    let machine = || {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_nanos()).unwrap_or(i64::MAX)
    };
    read_clock().map_or_else(machine, |moment| moment.wall_ns)
}

/// Does what the guest sees follow from a record?
#[must_use]
pub fn is_recorded() -> bool {
    IS_PLAYED.get()
}

/// When the recorded execution began, in nanoseconds since 1970; for what must not move the clock.
#[must_use]
pub fn recorded_start_ns() -> Option<i64> {
    replaying(|replay| replay.record.clock_ns)
}

/// Random bytes: the machine's, or those that follow from the record.
pub fn fill_random(bytes: &mut [u8]) -> Result<(), NoRandomness> {
    match replaying(|replay| replay.fill(bytes)) {
        Some(()) => Ok(()),
        None => getrandom::fill(bytes).map_err(|_| NoRandomness),
    }
}

/// The guest has waited.
pub(super) fn pass(time: Duration) {
    let waited_ns = i64::try_from(time.as_nanos()).unwrap_or(i64::MAX);
    replaying(|replay| replay.elapsed_ns = replay.elapsed_ns.saturating_add(waited_ns));
}

/// While it lives, a module has a generator of its own and the clock stands still.
pub(super) struct Loading(());

pub(super) fn loading(module: &str) -> Loading {
    replaying(|replay| replay.loading.push(generator(replay.record.seed, module)));
    Loading(())
}

impl Drop for Loading {
    fn drop(&mut self) {
        replaying(|replay| replay.loading.pop());
    }
}

/// Puts numbers in the place of the addresses that the interpreter's own classes show.
pub(super) fn number_objects(vm: &VirtualMachine) {
    texts::install(vm);
    hashes::install(vm);
}

/// Takes the record of the last execution away. Says whether there was one.
pub(super) fn end(guest: &Guest) -> bool {
    // What runs when the objects held for their numbers are let go belongs to that execution, and reads its clock.
    drop(replaying(|replay| std::mem::take(&mut replay.identities)));
    IS_PLAYED.set(false);
    guest.replay.take().is_some()
}

/// Called before each execution. What modules have drawn or read in an earlier one is drawn and read anew.
pub(super) fn begin(guest: &Guest, record: Option<Recorded>, vm: &VirtualMachine) -> PyResult<()> {
    let was_recorded = end(guest);
    if !was_recorded && record.is_none() {
        return Ok(());
    }
    guest.replay.replace(record.map(Replay::new));
    IS_PLAYED.set(record.is_some());
    guest.clocks.set_zone(guest, record.is_some(), vm)?;
    refresh(guest, vm)
}

/// Has the modules that are loaded draw and read anew what they keep of chance and of the clock.
pub(super) fn refresh(guest: &Guest, vm: &VirtualMachine) -> PyResult<()> {
    for (module, source, function) in &guest.library.refreshed {
        if walls::all_modules(vm)?.get_item_opt(*module, vm)?.is_some() {
            let _loading = loading(module);
            importer::load_trusted(source, vm)?.get_attr(vm.ctx.intern_str(*function), vm)?.call((), vm)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Replay, STEP_NS};
    use crate::request::Recorded;

    const RECORD: Recorded = Recorded { clock_ns: 1_769_846_400_000_000_000, seed: 7 };

    fn bytes_of(replay: &mut Replay) -> [u8; 12] {
        let mut bytes = [0; 12];
        replay.fill(&mut bytes);
        bytes
    }

    #[test]
    fn the_same_record_gives_the_same_bytes_and_another_seed_others() {
        let (mut first, mut second) = (Replay::new(RECORD), Replay::new(RECORD));
        let mut other = Replay::new(Recorded { seed: 8, ..RECORD });
        let bytes = bytes_of(&mut first);
        assert_eq!(bytes, bytes_of(&mut second));
        assert_ne!(bytes, bytes_of(&mut first));
        assert_ne!(bytes, bytes_of(&mut other));
    }

    #[test]
    fn readings_move_the_clock_except_while_a_module_is_loaded() {
        let mut replay = Replay::new(RECORD);
        assert_eq!(replay.read_clock().wall_ns, RECORD.clock_ns);
        assert_eq!(replay.read_clock().elapsed_ns, STEP_NS);
        let own = bytes_of(&mut Replay::new(RECORD));
        replay.loading.push(super::generator(RECORD.seed, "random"));
        assert_eq!(replay.read_clock().elapsed_ns, 0);
        assert_ne!(bytes_of(&mut replay), own);
        replay.loading.clear();
        assert_eq!(replay.read_clock().elapsed_ns, 2 * STEP_NS);
        assert_eq!(bytes_of(&mut replay), own);
    }
}
