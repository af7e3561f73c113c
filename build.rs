//! The first thread has one megabyte of stack on Windows, unless the program asks for more; elsewhere it has eight.

#![expect(clippy::disallowed_methods, reason = "cargo tells the target by variables")]

const STACK: usize = 8 << 20;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let told = |name: &str| std::env::var(name).unwrap_or_default();
    if told("CARGO_CFG_TARGET_OS") == "windows" {
        let asking = if told("CARGO_CFG_TARGET_ENV") == "msvc" { "/STACK:" } else { "-Wl,--stack," };
        println!("cargo::rustc-link-arg={asking}{STACK}");
    }
}
