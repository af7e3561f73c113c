//! Compresses the tables that `sklearn.datasets` ships: as text they are two and a half times as large.
//!
//! The faces are compiled into the crate by a macro, which cargo cannot see reading them.
#![expect(clippy::disallowed_methods, reason = "a build script reads the sources of its own crate")]

use std::error::Error;
use std::path::Path;
use std::{env, fs};

/// The most that deflate knows to try; done once per build.
const THOROUGHLY: u8 = 10;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=python");
    println!("cargo:rerun-if-changed=data");
    let target = env::var("OUT_DIR")?;
    for entry in fs::read_dir("data")? {
        let table = entry?.path();
        let name = table.file_stem().ok_or("a table without a name")?;
        let compressed = miniz_oxide::deflate::compress_to_vec(&fs::read(&table)?, THOROUGHLY);
        fs::write(Path::new(&target).join(name).with_extension("deflate"), compressed)?;
    }
    Ok(())
}
