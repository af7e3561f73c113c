//! What attacks aim at: a project with the usual temptations, files around it, and ends to connect to.

use std::fs::{self, File};
use std::net::TcpListener;
use std::os::fd::{AsRawFd, OwnedFd};
use std::os::linux::net::SocketAddrExt;
use std::os::unix::fs::symlink;
use std::os::unix::net::{SocketAddr, UnixDatagram, UnixListener};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicU32;
use std::sync::atomic::Ordering::Relaxed;

use serde::{Deserialize, Serialize};
use tempfile::TempDir;

/// What nobody inside may learn.
pub const SECRET: &str = "the secret of the host";

/// The variable of the environment that holds it too.
pub const VARIABLE: &str = "ORCHESTRATOR_DATABASE_URL_SECRET";

const FOLDERS: [&str; 6] = ["data/raw", "data/processed", "reports", "artifacts", "models", "workspace"];

/// What an attack is told.
#[derive(Clone, Serialize, Deserialize)]
pub struct Ground {
    /// Everything the tests made; the project is in it.
    pub outside: PathBuf,
    /// The process that runs the tests.
    pub parent: i32,
    pub port: u16,
    /// Name of a socket that is no file.
    pub abstract_name: String,
}

impl Ground {
    pub fn project(&self, path: &str) -> PathBuf {
        self.outside.join("project").join(path)
    }

    pub fn around(&self, path: &str) -> PathBuf {
        self.outside.join(path)
    }
}

/// The ground, for as long as there is something to aim at.
pub struct Prepared {
    pub ground: Ground,
    folder: TempDir,
    _listeners: (TcpListener, UnixListener, UnixDatagram, UnixListener),
    /// Open across `exec`, as a careless parent would leave it.
    _left_open: OwnedFd,
}

impl Prepared {
    pub fn new() -> std::io::Result<Self> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let folder = tempfile::tempdir()?;
        let outside = folder.path().canonicalize()?;
        let tcp = TcpListener::bind("127.0.0.1:0")?;
        let abstract_name = format!("walls-of-{}-{}", std::process::id(), NEXT.fetch_add(1, Relaxed));
        let ground = Ground {
            parent: i32::try_from(std::process::id()).map_err(std::io::Error::other)?,
            port: tcp.local_addr()?.port(),
            abstract_name,
            outside,
        };
        for name in FOLDERS {
            fs::create_dir_all(ground.project(name))?;
        }
        fs::create_dir(ground.around("empty"))?;
        for path in [ground.around("secret"), ground.project(".env"), ground.project("data/raw/input.csv")] {
            fs::write(path, SECRET)?;
        }
        symlink(ground.around("secret"), ground.project("workspace/link_out"))?;
        symlink(&ground.outside, ground.project("workspace/link_folder"))?;
        let address = SocketAddr::from_abstract_name(&ground.abstract_name)?;
        let listeners = (
            tcp,
            UnixListener::bind(ground.around("stream"))?,
            UnixDatagram::bind(ground.around("datagram"))?,
            UnixListener::bind_addr(&address)?,
        );
        Ok(Self { folder, _listeners: listeners, _left_open: leave_open(&ground)?, ground })
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// What is wrong with the ground after all attacks, if they changed something that they must not reach.
    pub fn damage(&self) -> Option<String> {
        let ground = &self.ground;
        let kept = [ground.around("secret"), ground.project(".env"), ground.project("data/raw/input.csv")];
        let changed = kept.into_iter().find(|path| fs::read_to_string(path).ok().as_deref() != Some(SECRET));
        let names = fs::read_dir(&ground.outside).ok()?.flatten().map(|entry| entry.file_name());
        let known = ["project", "empty", "secret", "stream", "datagram"];
        let added = names.map(|name| name.to_string_lossy().into_owned()).find(|name| !known.contains(&name.as_str()));
        changed.map(|path| format!("{} has changed", path.display())).or(added.map(|name| format!("{name} is new")))
    }
}

fn leave_open(ground: &Ground) -> std::io::Result<OwnedFd> {
    let file = File::open(ground.around("secret"))?;
    // SAFETY: clears a flag of a descriptor that is open.
    unsafe { libc::fcntl(file.as_raw_fd(), libc::F_SETFD, 0) };
    Ok(file.into())
}
