//! A project folder for one test, and the pool that runs scripts in it.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock, OnceLock};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use orchestrator::pool::{Pool, PoolOptions, Source};
use orchestrator::settings::{Layer, Settings};
use orchestrator::tools::Toolbox;
use orchestrator_runtime::{Access, Isolation};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The program that is tried: that of this build, or the one that ORCHESTRATOR names, as it is shipped. It must be of the same
/// commit: this harness asks it for workers, and both sides of their pipes change together.
pub fn program() -> &'static Path {
    static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
        let named = std::env::var_os("ORCHESTRATOR").map(|named| std::path::absolute(named).expect("a path"));
        named.unwrap_or_else(|| PathBuf::from(env!("CARGO_BIN_EXE_orchestrator")))
    });
    &PROGRAM
}

/// A folder that is gone when the test is.
pub struct Project {
    outside: TempDir,
}

impl Project {
    /// The usual folders, empty.
    pub fn new() -> Self {
        let project = Self { outside: tempfile::tempdir().expect("a temporary folder") };
        for folder in ["data/raw", "data/processed", "reports", "artifacts", "models", "workspace"] {
            fs::create_dir_all(project.folder().join(folder)).expect("a project folder");
        }
        project
    }

    /// With the SQLite file of the tests among its raw data.
    pub fn with_database() -> Self {
        let project = Self::new();
        let database = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/databases/shop.db");
        fs::copy(database, project.folder().join("data/raw/shop.db")).expect("the database of the tests");
        project
    }

    pub fn folder(&self) -> PathBuf {
        self.outside.path().join("project")
    }

    pub fn outside(&self) -> &Path {
        self.outside.path()
    }

    /// Where programs keep a user's settings: inside the test's own folder.
    pub fn environment(&self) -> [(&'static str, PathBuf); 3] {
        let settings = self.outside.path().join("config");
        [("HOME", self.outside.path().to_owned()), ("XDG_CONFIG_HOME", settings.clone()), ("APPDATA", settings)]
    }

    /// The tools of the project, with workers of the real program.
    pub fn toolbox(&self) -> Arc<Toolbox> {
        self.toolbox_with(Layer::default())
    }

    pub fn toolbox_with(&self, flags: Layer) -> Arc<Toolbox> {
        let flags = Layer { warm_workers: Some(0), vault_key_file: Some(self.outside().join("vault.key")), ..flags };
        let mut settings = Settings::load(&self.folder(), flags).expect("settings");
        settings.worker_program = Some(program().to_owned());
        workers();
        Toolbox::open(&self.folder(), settings).expect("a toolbox")
    }

    /// A pool that starts a worker for each call, behind all walls of the system where it raises them.
    pub fn pool(&self, isolation: Isolation) -> Pool {
        Self::pool_with(isolation, Access::of_level(isolation, self.folder()))
    }

    /// The same for executions that are staged: they may write beside the project too.
    pub fn pool_for_staging(&self, isolation: Isolation) -> Pool {
        Self::pool_with(isolation, Access::of_level(isolation, self.folder()).staged_below(self.outside()))
    }

    fn pool_with(isolation: Isolation, access: Access) -> Pool {
        let mut options = PoolOptions::new(isolation, access).expect("pool options");
        options.source = Arc::clone(workers());
        options.n_warm = 0;
        options.requires_walls = has_walls();
        Pool::start(options).expect("a pool")
    }
}

/// Whether this system raises all of its walls around a worker that has nothing. Then no test runs without one of them.
fn has_walls() -> bool {
    static HAS_WALLS: OnceLock<bool> = OnceLock::new();
    *HAS_WALLS.get_or_init(|| {
        let mut options = PoolOptions::new(Isolation::Production, Access::Memory).expect("pool options");
        options.source = Arc::clone(workers());
        options.n_warm = 0;
        let walls = Pool::start(options).and_then(|pool| pool.walls()).expect("a worker");
        walls.named().iter().all(|(_, stands)| *stands)
    })
}

/// All tests share it, so that most of them run in forked workers where there are such.
fn workers() -> &'static Arc<Source> {
    static WORKERS: OnceLock<Arc<Source>> = OnceLock::new();
    WORKERS.get_or_init(|| {
        let source = Source::of(program().to_owned(), None);
        source.wait_for_template(Isolation::Production);
        source
    })
}

/// Every file below `tests/<folder>` with the given ending, with its name relative to it.
pub fn files_below(folder: &str, ending: &str) -> Vec<(String, PathBuf)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut found = Vec::new();
    let mut waiting = vec![root.clone()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).expect("a test folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                let name = path.strip_prefix(&root).expect("a path below").with_extension("");
                found.push((name.to_string_lossy().replace('\\', "/"), path));
            }
        }
    }
    found.sort();
    found
}

/// Whether our own expectations are to be written instead of compared with.
pub fn is_updating() -> bool {
    std::env::var_os("UPDATE_EXPECT").is_some()
}

/// Compares with the recorded text, or records it when asked to.
pub fn compare(recorded: &Path, actual: &str) -> Result<(), String> {
    if is_updating() {
        return fs::write(recorded, actual).map_err(|error| error.to_string());
    }
    let expected = fs::read_to_string(recorded).map_err(|error| format!("{}: {error}", recorded.display()))?;
    if expected == actual {
        return Ok(());
    }
    Err(difference(&expected, actual))
}

pub fn difference(expected: &str, actual: &str) -> String {
    format!("--- expected\n{expected}\n--- actual\n{actual}")
}

pub fn copy_folder(from: &Path, to: &Path) -> std::io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy_folder(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// Measured or random values, by their key, replaced so that whole answers can be compared.
pub fn without_measurements(value: &mut Value) {
    const MEASURED: [&str; 6] = [
        "execution_time_ms",
        "peak_memory_bytes",
        "server_bytes",
        "largest_execution_bytes",
        "uptime_seconds",
        "seconds",
    ];
    match value {
        Value::Object(map) => {
            *map = std::mem::take(map).into_iter().map(|(key, item)| (without_tokens(&key), item)).collect();
            if map.get("type") == Some(&json!("image")) {
                map.insert("data".to_owned(), json!(size_of_picture(&map["data"])));
            }
            for (key, item) in map.iter_mut() {
                match key.as_str() {
                    key if MEASURED.contains(&key) => *item = json!(0),
                    "latency_ms" => *item = json!({}),
                    "modified" => *item = json!("<time>"),
                    _ => without_measurements(item),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(without_measurements),
        Value::String(text) => {
            // An answer may repeat itself as text.
            match serde_json::from_str(text) {
                Ok(mut inside @ Value::Object(_)) => {
                    without_measurements(&mut inside);
                    *text = inside.to_string();
                }
                _ => *text = without_tokens(text),
            }
        }
        _ => {}
    }
}

/// `800 x 500 pixels` for the PNG in an image block.
pub fn size_of_picture(data: &Value) -> String {
    let bytes = BASE64.decode(data.as_str().unwrap_or_default()).unwrap_or_default();
    let side =
        |at: usize| bytes.get(at..at + 4).map(|four| four.iter().fold(0, |side, byte| (side << 8) | u32::from(*byte)));
    match (bytes.starts_with(b"\x89PNG\r\n\x1a\n"), side(16), side(20)) {
        (true, Some(width), Some(height)) => format!("{width} x {height} pixels"),
        _ => "not a PNG".to_owned(),
    }
}

/// `[EMAIL_3kq...]` as `[EMAIL_*]`: tokens differ from vault to vault.
pub fn without_tokens(text: &str) -> String {
    let mut shown = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('[') {
        let (before, from) = rest.split_at(at);
        shown.push_str(before);
        let inside = from[1..].split_once(']').map(|(inside, _)| inside);
        let start = inside
            .and_then(|inside| inside.find(|letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit()));
        let token = inside.zip(start).map(|(inside, start)| inside.split_at(start)).filter(|(label, secret)| {
            secret.len() >= 16
                && secret.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
                && label.len() > 1
                && label.bytes().all(|byte| byte.is_ascii_uppercase() || byte == b'_')
        });
        if let Some((label, secret)) = token {
            shown.extend(["[", label, "*]"]);
            rest = &from[label.len() + secret.len() + 2..];
        } else {
            shown.push('[');
            rest = &from[1..];
        }
    }
    shown + rest
}
