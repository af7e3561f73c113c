//! The faces are compiled into the crate by a macro, which cargo cannot see reading them.

fn main() {
    println!("cargo:rerun-if-changed=python");
}
