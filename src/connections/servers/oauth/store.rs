//! Tokens on disk: one file for each server and client, in the user's settings, for its owner alone.
//!
//! Rule: a file is replaced, never changed, and whoever renews tokens holds its lock and reads it again first: another
//! process may have renewed them meanwhile, and a refresh token is good for one time only.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "the user's own file, which no guest has a path to"
)]

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use serde::{Deserialize, Serialize};
use url::Url;

use super::addresses::without_query;
use super::tokens::{Identity, Tokens};
use crate::audit::digest;
use crate::settings;

/// What is known of a server whose authorization server we have talked to.
#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Record {
    /// For whoever looks into the folder.
    pub(super) server: String,
    pub(super) issuer: String,
    pub(super) token_endpoint: String,
    pub(super) resource: String,
    /// Who we are there; the secret of a client that the entry names stays in the entry.
    pub(super) client: Option<Identity>,
    /// The port of the redirect address, if we registered with it.
    pub(super) port: Option<u16>,
    pub(super) tokens: Option<Tokens>,
}

/// The file of one server and client.
#[derive(Clone)]
pub(super) struct Store {
    folder: PathBuf,
    name: String,
    server: String,
}

/// Nobody else renews these tokens while it lives.
pub(super) struct Lock {
    _file: File,
}

impl Store {
    pub(super) fn of(server: &Url, client_id: Option<&str>) -> Result<Self, String> {
        let folder = settings::user_folder().ok_or("there is no folder for tokens: HOME is not set")?;
        Ok(Self::in_folder(folder.join("orchestrator").join("tokens"), server, client_id))
    }

    fn in_folder(folder: PathBuf, server: &Url, client_id: Option<&str>) -> Self {
        let key = format!("{server}\n{}", client_id.unwrap_or_default());
        let name = digest(&key).chars().take(32).collect();
        Self { folder, name, server: without_query(server).to_string() }
    }

    pub(super) fn server(&self) -> &str {
        &self.server
    }

    /// What is there; a file that cannot be understood counts as none.
    pub(super) fn read(&self) -> Result<Option<Record>, String> {
        let path = self.folder.join(format!("{}.json", self.name));
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(_) => return Err("its tokens cannot be read".to_owned()),
        };
        if is_open_to_others(&path) {
            return Err("others can read the file with its tokens".to_owned());
        }
        Ok(serde_json::from_str(&text).ok())
    }

    /// Puts the record in the place of what was there, whole or not at all.
    pub(super) fn write(&self, record: &Record) -> Result<(), String> {
        static COUNTER: AtomicU64 = AtomicU64::new(0);
        let number = COUNTER.fetch_add(1, Relaxed);
        let beside = self.folder.join(format!("{}.{}-{number}.new", self.name, std::process::id()));
        let write = || -> io::Result<()> {
            make_private_folder(&self.folder)?;
            let text = serde_json::to_vec_pretty(record)?;
            let mut file = private(OpenOptions::new().write(true).create_new(true)).open(&beside)?;
            file.write_all(&text)?;
            file.sync_all()?;
            fs::rename(&beside, self.folder.join(format!("{}.json", self.name)))
        };
        write().map_err(|_| {
            let _ = fs::remove_file(&beside);
            "its tokens cannot be kept: the folder of your settings cannot be written".to_owned()
        })
    }

    pub(super) fn remove(&self) -> Result<(), String> {
        match fs::remove_file(self.folder.join(format!("{}.json", self.name))) {
            Ok(()) => Ok(()),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(_) => Err("its tokens cannot be removed".to_owned()),
        }
    }

    /// Waits for whoever has it, in this process or another.
    pub(super) fn lock(&self) -> Result<Lock, String> {
        let lock = || -> io::Result<File> {
            make_private_folder(&self.folder)?;
            let path = self.folder.join(format!("{}.lock", self.name));
            let file = private(OpenOptions::new().write(true).create(true).truncate(false)).open(path)?;
            file.lock()?;
            Ok(file)
        };
        lock().map(|file| Lock { _file: file }).map_err(|_| "its tokens cannot be locked".to_owned())
    }
}

fn make_private_folder(folder: &std::path::Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// A file that is made with these options is its owner's alone.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

#[cfg(unix)]
fn is_open_to_others(path: &std::path::Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|metadata| metadata.permissions().mode() & 0o077 != 0)
}

/// Other systems keep a user's files private by their folder.
#[cfg(not(unix))]
fn is_open_to_others(_: &std::path::Path) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use std::fs;

    use url::Url;

    use super::{Record, Store};
    use crate::connections::servers::oauth::tokens::Tokens;

    fn record(access: &str) -> Record {
        Record {
            server: "s".to_owned(),
            issuer: "i".to_owned(),
            token_endpoint: "t".to_owned(),
            resource: "r".to_owned(),
            client: None,
            port: None,
            tokens: Some(Tokens { access: access.to_owned(), refresh: None, expires_at: None }),
        }
    }

    fn access(store: &Store) -> Result<Option<String>, String> {
        Ok(store.read()?.and_then(|record| record.tokens).map(|tokens| tokens.access))
    }

    #[test]
    fn tokens_belong_to_one_server_and_one_client() {
        let folder = tempfile::tempdir().expect("a folder");
        let of = |server: &str, client| {
            Store::in_folder(folder.path().join("a/b"), &Url::parse(server).expect("an address"), client)
        };
        let one = of("https://x.example/mcp?key=secret", None);
        one.write(&record("one")).expect("written");
        one.write(&record("two")).expect("written");
        assert_eq!(access(&one), Ok(Some("two".to_owned())));
        assert_eq!(access(&of("https://x.example/mcp", None)), Ok(None));
        assert_eq!(access(&of("https://x.example/mcp?key=secret", Some("me"))), Ok(None));
        assert_eq!(one.server(), "https://x.example/mcp");
        let names: Vec<_> = fs::read_dir(folder.path().join("a/b")).expect("a folder").collect();
        assert_eq!(names.len(), 1);
        assert_eq!((one.remove(), one.remove(), access(&one)), (Ok(()), Ok(()), Ok(None)));
    }

    #[cfg(unix)]
    #[test]
    fn tokens_are_for_their_owner_alone() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().expect("a folder");
        let inside = folder.path().join("tokens");
        let store = Store::in_folder(inside.clone(), &Url::parse("https://x.example").expect("an address"), None);
        let _lock = store.lock().expect("a lock");
        store.write(&record("secret")).expect("written");
        let mode = |path: &std::path::Path| fs::metadata(path).expect("a file").permissions().mode() & 0o777;
        let file = inside.join(format!("{}.json", store.name));
        assert_eq!((mode(&inside), mode(&file)), (0o700, 0o600));
        fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("changed");
        assert_eq!(access(&store), Err("others can read the file with its tokens".to_owned()));
        fs::set_permissions(&file, fs::Permissions::from_mode(0o600)).expect("changed");
        fs::write(&file, "half a fi").expect("written");
        assert_eq!(access(&store), Ok(None));
    }
}
