//! Programs by the grammar of the tests, where the bytes decide what comes next.

#![no_main]

#[path = "../../../tests/guest/generated/expressions.rs"]
mod expressions;
#[path = "../../shared/panics.rs"]
mod panics;
#[path = "../../../tests/guest/generated/programs.rs"]
mod programs;
#[path = "../session.rs"]
mod session;
#[path = "../../../tests/guest/generated/statements.rs"]
mod statements;

use libfuzzer_sys::fuzz_target;
use orchestrator_runtime::{Isolation, Request};
use programs::{Choices, Generator};

const MODULES: &str = "\
    json re math cmath statistics collections itertools functools datetime zoneinfo calendar decimal fractions string textwrap \
    difflib html csv io struct base64 zlib unicodedata heapq bisect random copy pprint operator pickle asyncio dataclasses";

struct Bytes<'a>(&'a [u8]);

impl Choices for Bytes<'_> {
    fn below(&mut self, most: usize) -> usize {
        let n_bytes = if most <= 256 { 1 } else { 3 };
        let Some((bytes, rest)) = self.0.split_at_checked(n_bytes) else { return 0 };
        self.0 = rest;
        bytes.iter().fold(0, |number, byte| number << 8 | usize::from(*byte)) % most
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut generator = Generator::new(Bytes(bytes), false);
    let modules: Vec<&str> = MODULES.split(' ').collect();
    let code = if generator.below(4) == 3 { generator.calls(&modules) } else { generator.statements() };
    session::run(Request::new(code, Isolation::Development));
});
