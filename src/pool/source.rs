//! Where workers come from: the program is started again, or, where the system can, a template of it is forked.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use orchestrator_runtime::Isolation;

use super::process::{self, Started};
#[cfg(target_os = "linux")]
use super::template::Keeper;

/// Makes workers of one kind. All pools of a process that want the same kind share it, and its template.
pub struct Source {
    program: PathBuf,
    /// What hashes of text follow from. Without it they are each worker's own if it was spawned, and its template's if it
    /// was forked.
    pub(super) hash_seed: Option<u32>,
    #[cfg(target_os = "linux")]
    keeper: Keeper,
}

impl Source {
    /// Workers from `program`: this one, as a rule.
    #[must_use]
    pub fn of(program: PathBuf, hash_seed: Option<u32>) -> Arc<Self> {
        static ALL: Mutex<Vec<Weak<Source>>> = Mutex::new(Vec::new());
        let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|source| source.strong_count() > 0);
        let is_same = |source: &Arc<Self>| source.program == program && source.hash_seed == hash_seed;
        if let Some(known) = all.iter().filter_map(Weak::upgrade).find(is_same) {
            return known;
        }
        let source = Arc::new(Self {
            #[cfg(target_os = "linux")]
            keeper: Keeper::new(program.clone(), hash_seed),
            program,
            hash_seed,
        });
        all.push(Arc::downgrade(&source));
        source
    }

    /// Starts a template and waits for it. False if there is none for workers of this level.
    pub fn wait_for_template(&self, isolation: Isolation) -> bool {
        #[cfg(target_os = "linux")]
        if is_forked(isolation) {
            return self.keeper.wait();
        }
        let _ = isolation;
        false
    }

    /// How many spare workers to keep where `wanted` are wanted: spawned ones are dear, and useless once there is a
    /// template.
    pub(super) fn n_spares(&self, isolation: Isolation, wanted: usize) -> usize {
        const N_UNTIL_THEN: usize = 2;
        #[cfg(target_os = "linux")]
        if is_forked(isolation) && self.keeper.is_awaited() {
            return wanted.min(N_UNTIL_THEN);
        }
        let _ = (self, isolation, N_UNTIL_THEN);
        wanted
    }

    /// A process that waits for its setup. A spare is given time to get everything into its own memory; whoever is
    /// waited for is not.
    pub(super) fn start(&self, isolation: Isolation, is_spare: bool) -> io::Result<Started> {
        #[cfg(target_os = "linux")]
        if is_forked(isolation)
            && let Some(forked) = self.keeper.fork(is_spare)
        {
            return Ok(forked);
        }
        let _ = (isolation, is_spare);
        process::spawn(&self.program)
    }
}

/// Forks of one template share their hashes and the addresses of what it held: not where nothing is to be shared.
#[cfg(target_os = "linux")]
fn is_forked(isolation: Isolation) -> bool {
    isolation != Isolation::Hardened
}

impl fmt::Debug for Source {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Source").field("program", &self.program).finish_non_exhaustive()
    }
}
