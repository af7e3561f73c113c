//! `orchestrator`: runs Python written by language models in a sandbox and hands back the answer.

use std::process::ExitCode;

use mimalloc::MiMalloc;
use orchestrator_runtime::CountingAllocator;

#[global_allocator]
static ALLOCATOR: CountingAllocator<MiMalloc> = CountingAllocator(MiMalloc);

fn main() -> ExitCode {
    orchestrator::commands::run()
}
