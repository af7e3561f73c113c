//! Which folder a connection works in: the one the operator named, or the first root the client
//! offers.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::{Context, bail};

use crate::paths::real_path;
use crate::settings::{Layer, Settings};
use crate::tools::Toolbox;

/// The folder, and who chose it.
#[derive(Clone, Debug)]
pub enum ProjectChoice {
    /// Named by the operator: a client's roots do not change it.
    Named(PathBuf),
    /// The working folder, for want of anything better.
    Working,
}

impl ProjectChoice {
    pub(super) fn folder(&self) -> anyhow::Result<PathBuf> {
        match self {
            Self::Named(folder) => {
                if !folder.is_dir() {
                    bail!("the project folder '{}' does not exist", folder.display());
                }
                Ok(folder.clone())
            }
            Self::Working => {
                let folder = std::env::current_dir().context("there is no working folder; give --project DIR")?;
                // Some clients start servers there, and scripts may read their whole project.
                if folder.parent().is_none() {
                    bail!("the working folder is the root of the disk; give --project DIR");
                }
                Ok(folder)
            }
        }
    }
}

pub(super) struct Projects {
    usual: Arc<Toolbox>,
    by_roots: bool,
    flags: Layer,
    others: Mutex<BTreeMap<PathBuf, Arc<Toolbox>>>,
}

/// Folders that clients' roots may open in one server.
const MOST_PROJECTS: usize = 16;

impl Projects {
    pub(super) fn open(choice: ProjectChoice, flags: Layer, settings: Settings) -> anyhow::Result<Self> {
        let folder = choice.folder()?;
        let usual = Toolbox::open(&folder, settings)
            .with_context(|| format!("the project folder '{}' cannot be used", folder.display()))?;
        let by_roots = matches!(choice, ProjectChoice::Working);
        Ok(Self { usual, by_roots, flags, others: Mutex::default() })
    }

    pub(super) fn usual(&self) -> Arc<Toolbox> {
        Arc::clone(&self.usual)
    }

    /// Do the client's roots decide?
    pub(super) fn follow_roots(&self) -> bool {
        self.by_roots
    }

    /// May the files of a folder that a client chose say which programs are started? Only if the operator lists it; what
    /// the folder's own settings say does not count.
    fn may_name_servers(&self, folder: &Path) -> bool {
        let listed = self.usual.settings.server_roots.iter();
        listed.filter_map(|listed| real_path(&self.usual.folder().join(listed)).ok()).any(|listed| listed == folder)
    }

    /// The project of the first root; the usual one for a client that has none open.
    pub(super) fn of_roots(&self, uris: &[String]) -> Result<Arc<Toolbox>, String> {
        let Some(first) = uris.first() else { return Ok(self.usual()) };
        let folder = folder_of_uri(first).ok_or("the client's root is not a folder of this machine")?;
        if folder == self.usual.folder() {
            return Ok(self.usual());
        }
        let mut others = self.others.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = others.get(&folder) {
            return Ok(Arc::clone(known));
        }
        if others.len() >= MOST_PROJECTS {
            return Err("the client changed its root too often".to_owned());
        }
        let names_servers = self.may_name_servers(&folder);
        let opened = Settings::load(&folder, self.flags.clone())
            .and_then(|settings| Toolbox::open(&folder, Settings { names_servers, ..settings }));
        match opened {
            Ok(toolbox) => {
                toolbox.warm_up();
                others.insert(folder, Arc::clone(&toolbox));
                Ok(toolbox)
            }
            Err(error) => Err(format!("the client's root cannot be used: {error}")),
        }
    }
}

/// `file:///a/b%20c` to the folder, if it is one and not the root of the disk.
fn folder_of_uri(uri: &str) -> Option<PathBuf> {
    let path = percent_decode(uri.strip_prefix("file://")?)?;
    // file:///C:/x
    let path = path.strip_prefix('/').filter(|rest| rest.as_bytes().get(1) == Some(&b':')).unwrap_or(&path);
    let folder = real_path(Path::new(path)).ok()?;
    (folder.is_dir() && folder.parent().is_some()).then_some(folder)
}

pub(super) fn percent_decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digits = [rest.next()?, rest.next()?];
        bytes.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_are_folders_of_this_machine() {
        let folder = tempfile::tempdir().expect("a folder");
        let inside = folder.path().join("a b");
        std::fs::create_dir_all(&inside).expect("a folder");
        let uri = format!("file://{}", inside.display()).replace(' ', "%20");
        assert_eq!(folder_of_uri(&uri), real_path(&inside).ok());
        for uri in ["file:///", "https://example.org/", "file:///no/such/folder", "file:///%zz"] {
            assert_eq!(folder_of_uri(uri), None, "{uri}");
        }
    }
}
