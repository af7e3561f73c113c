//! One interpreter under the fuzzer, in its process, for program after program. A crash of the interpreter is a find; limits and
//! exceptions are how programs end.

use std::alloc::System;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};
use std::time::Duration;

use orchestrator_runtime::host::NoHost;
use orchestrator_runtime::limits::memory;
use orchestrator_runtime::{
    Access, CountingAllocator, ErrorClass, Isolation, Library, Limits, Recorded, Request, Session,
};

use crate::panics;

#[global_allocator]
static ALLOCATOR: CountingAllocator<System> = CountingAllocator(System);

/// What one program leaves behind is there for the next, so a find may need those before it: not too many.
const PROGRAMS_PER_SESSION: usize = 500;

static LIBRARY: LazyLock<Arc<Library>> = LazyLock::new(|| Arc::new(orchestrator_stdlib::add_to(Library::new())));

/// With the number of programs it has run.
static SESSION: Mutex<Option<(Session, usize)>> = Mutex::new(None);

/// Runs a program, with the same clock and randomness each time.
pub fn run(request: Request) {
    panics::run(|| {
        let request = Request {
            limits: Limits {
                timeout: Duration::from_secs(2),
                memory_bytes: 256 << 20,
                max_instructions: Some(100_000),
                ..Limits::default()
            },
            // The walls are meant, not the check in front of them.
            skip_safety_check: true,
            recorded: Some(Recorded { clock_ns: 0, seed: 0 }),
            ..request
        };
        let code = request.code.clone();
        let mut place = SESSION.lock().unwrap_or_else(PoisonError::into_inner);
        let (mut session, n_programs) =
            place.take().filter(|(session, n)| !session.is_over() && *n < PROGRAMS_PER_SESSION).unwrap_or_else(start);
        let report = session.execute(request, None);
        if let Some(error) = report.error
            && error.class() == Some(ErrorClass::InternalError)
        {
            panic!("{error:#?}\nafter: {}\n{code}", panics::last());
        }
        *place = Some((session, n_programs + 1));
    });
}

fn start() -> (Session, usize) {
    memory::declare_installed();
    let host = Arc::new(NoHost);
    let seed = Some(Recorded::HASH_SEED);
    let session = Session::start_with_hashes(&LIBRARY, Isolation::Development, &Access::Memory, host, seed);
    // The session has its own way with panics of the guest, which tells nobody what they said.
    panics::remember();
    (session.expect("a session"), 0)
}
