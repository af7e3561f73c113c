//! The table of settings: a setting is one row here, and everything else is made of its row.
//!
//! A row is the text for people, the name (`max_sessions` in the file, `ORCHESTRATOR_MAX_SESSIONS`, `--max-sessions`),
//! the kind with its bounds, the default, and the word that stands for the value of its flag, if it has one.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread::available_parallelism;

use orchestrator_runtime::Isolation;

use super::DatabaseAddress;
use super::calls::{CommandWords, ServerRequests, ToolPatterns};
use super::choices::{Approval, PiiPolicy, ToolsPin};
use super::kinds::{Count, Kind, Seconds, Size, WholeSeconds};
use super::rows::{Row, reckoned, settings, unset, usually};

settings! {
    /// Longest a call may run, in seconds
    timeout: Seconds<1, 86_400> = usually("120").flag("S");
    /// Memory of one execution, such as 512M or 1G
    memory: Size = usually("1G").flag("SIZE");
    /// Longest output of one execution, such as 1M
    output: Size = usually("16M").flag("SIZE");
    /// Bytes that one execution may read from files, such as 64G; what is read again counts again
    read_bytes: Size = usually("64G").flag("SIZE");
    /// Most tokens of an answer, text and structured content together; full versions of longer ones go to workspace/outputs/
    answer_tokens: Count<1000, 1_000_000> = usually("25000").flag("N");
    /// Pictures of one execution that are shown to the client, as smaller copies; 0 for none
    images: Count<0, 16> = usually("4").flag("N");
    /// Pixels of the longer side of a shown picture
    image_edge: Count<64, 2048> = usually("800").flag("PIXELS");
    /// Bytes of all pictures shown for one execution, such as 512K
    image_bytes: Size = usually("512K").flag("SIZE");
    /// Level of calls that name none: development, production or hardened (no files, a new worker for each call)
    isolation: Isolation = usually("production").flag("LEVEL");
    /// Run nothing where the system does not raise all of its walls around workers; `orchestrator selftest` names them
    require_walls: bool = usually("false").flag("REQUIRE_WALLS");
    /// Executions at a time; more wait
    max_parallel: Count<1, 1024> =
        reckoned("8", "one per core, at least 8", || n_cores().max(8).to_string()).flag("N");
    /// Fresh workers kept ready
    warm_workers: Count<0, 64> =
        reckoned("8", "8 on Linux, elsewhere one per core, from 2 to 8", || n_warm_workers().to_string()).flag("N");
    /// Sessions at a time; the one unused for longest makes room
    max_sessions: Count<1, 1024> = usually("16").flag("N");
    /// Seconds an unused session lives
    session_idle: WholeSeconds = usually("1800").flag("S");
    /// Tools of other servers that scripts may call, as server.tool with * and ?
    tools_allow: ToolPatterns = usually("*");
    /// Those that they may not call, whatever is allowed
    tools_deny: ToolPatterns = usually("");
    /// Calls of such tools that a person must agree to: never, writes (what is not known to read only) or always
    approve: Approval = usually("never").flag("WHICH");
    /// Tools whose servers are believed when they say that they only read
    tools_trusted: ToolPatterns = usually("");
    /// What servers may ask the client for while a call of theirs runs: elicitation, sampling
    server_requests: ServerRequests = usually("");
    /// Folders beside the one the server was started in whose files may name servers, if a client's root is one of them
    server_roots: Vec<String> = usually("").flag("DIRS").outside_the_file();
    /// Definitions of such tools held fast: `first_use` (until approved, a changed one cannot be called), `strict` (nor a new one) or `off`
    tools_pin: ToolsPin = usually("first_use").flag("POLICY");
    /// Calls of such tools in one execution
    tool_calls: Count<0, 100_000> = usually("1000").flag("N");
    /// Seconds such a call may take, unless the server's entry says another time
    tool_timeout: Seconds<1, 3600> = usually("60").flag("S");
    /// Seconds an execution may wait for such calls on top of its timeout
    tool_waiting: WholeSeconds = usually("600").flag("S");
    /// Largest answer of such a call that is a value, at most 16M; larger ones are files of artifacts/
    tool_result_bytes: Size = usually("4M").flag("SIZE");
    /// Seconds an unused server runs on
    server_idle: WholeSeconds = usually("600").flag("S");
    /// File with certificates of authorities that count beside the system's, for servers and databases
    ca_file: Option<PathBuf> = unset("", "").flag("FILE").outside_the_file();
    /// Offer clients that write no code the tool `call_tool`, which calls a tool of another server by its name
    direct_tools: bool = usually("false").flag("DIRECT_TOOLS");
    /// Command that reads a prompt and prints Python, for `prompt:` tasks of runs
    generator: CommandWords = usually("").outside_the_file();
    /// Offer clients the tools `start_run`, `next_phase` and `run_status`
    run_tools: bool = usually("false").flag("RUN_TOOLS");
    /// Personal data on its way to the model: off, outputs (replaced by tokens) or strict (and never shown)
    pii: PiiPolicy = usually("off").flag("POLICY");
    /// Tools of other servers that are given the values behind tokens, as server.tool with * and ?
    pii_tools: ToolPatterns = usually("*");
    /// Also treat passport-like and tax numbers as personal
    pii_documents: Option<bool> = unset("false", "true where `pii` is `strict`").flag("PII_DOCUMENTS");
    /// Country whose national phone numbers are known, such as US or DE
    pii_region: String = usually("US").flag("CODE");
    /// Names of people that are always personal
    pii_names: Vec<String> = usually("");
    /// Addresses that are always personal
    pii_addresses: Vec<String> = usually("");
    /// Key of the vault: 64 hexadecimal digits
    vault_key: Option<String> = unset("", "").outside_the_file();
    /// File with the vault's key; made when it is missing
    vault_key_file: Option<PathBuf> = unset("", "`vault.key` in your settings folder").flag("FILE").outside_the_file();
    /// What HTTP clients must send as a bearer token
    http_token: Option<String> = unset("", "").flag("TOKEN").outside_the_file();
    /// Origins of web pages that may talk to the HTTP server
    http_origins: Vec<String> = usually("");
    /// Seconds a request over HTTP may take to arrive
    http_patience: Seconds<1, 3600> = usually("30");
    /// Log lines on standard error: off, error, warn, info or debug
    log: String = usually("warn").flag("LEVEL");
}

/// On Linux a spare worker is a fork, which takes less than a megabyte.
fn n_warm_workers() -> usize {
    if cfg!(target_os = "linux") { 8 } else { n_cores().clamp(2, 8) }
}

fn n_cores() -> usize {
    available_parallelism().map_or(2, NonZero::get)
}
