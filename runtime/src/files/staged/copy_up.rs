//! Copies of what lies below, made in the first layer before it is changed there.

use std::io::{self, Read};

use cap_std::fs::{File, Permissions};

use super::{Found, StagedStore};
use crate::files::project::{ProjectStore, translate};
use crate::files::{Kind, OpenMode, Result, Store, inside};

impl StagedStore {
    /// Makes `path` in the first layer as `layer` has it; without its content where that would be thrown away. What is
    /// copied counts as written, all of it before the first byte is.
    pub(super) fn copy_up(&self, path: &str, layer: &ProjectStore, with_content: bool) -> Result<()> {
        let source = layer.open_file(path, OpenMode { read: true, ..OpenMode::default() })?;
        let metadata = source.metadata().map_err(|error| translate(&error))?;
        let n_bytes = if with_content { metadata.len() } else { 0 };
        self.usage.reserve(n_bytes)?;
        self.make_parent(path)?;
        let target = self.top.open_file(path, OpenMode { write: true, create_new: true, ..OpenMode::default() })?;
        let copied = copy(source, target, metadata.permissions(), n_bytes);
        if copied.is_err() {
            // Half a file would cover the whole one.
            let _ = self.top.remove_file(path);
        }
        copied.map_err(|error| translate(&error))
    }

    /// The same for `path` and all that is in it. Returns what of it lies below.
    pub(super) fn copy_up_all(&self, path: &str) -> Result<Vec<(String, Kind)>> {
        let mut older = Vec::new();
        let mut waiting = vec![path.to_owned()];
        while let Some(path) = waiting.pop() {
            let Found { layer, kind } = self.find(&path)?;
            let is_on_top = std::ptr::eq(layer, &raw const self.top);
            if kind == Kind::Folder {
                waiting.extend(self.list(&path)?.iter().map(|name| inside(&path, name)));
            }
            match kind {
                _ if is_on_top => {}
                Kind::Folder => self.top.make_folders(&path)?,
                _ => self.copy_up(&path, layer, true)?,
            }
            if let Ok(below) = self.find_below(&path) {
                older.push((path, below.kind));
            }
        }
        Ok(older)
    }
}

/// Everybody may do with the copy what they could do with the original, but it never runs as somebody else.
fn copy(source: File, target: File, permissions: Permissions, n_bytes: u64) -> io::Result<()> {
    #[cfg(unix)]
    let permissions = {
        use cap_std::fs::PermissionsExt;
        Permissions::from_mode(permissions.mode() & 0o777)
    };
    target.set_permissions(permissions)?;
    // Within the kernel, where it can.
    io::copy(&mut source.into_std().take(n_bytes), &mut target.into_std()).map(drop)
}
