//! `orchestrator`: runs Python written by language models in a sandbox and hands back the answer.

use std::process::ExitCode;

use orchestrator::allocator::Mimalloc;
use orchestrator_runtime::CountingAllocator;

#[global_allocator]
static ALLOCATOR: CountingAllocator<Mimalloc> = CountingAllocator(Mimalloc);

fn main() -> ExitCode {
    orchestrator::commands::run()
}
