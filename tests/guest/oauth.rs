//! Logins at servers that want one, against `oauth_server.rs`: the program is the real one, the test plays the browser.
//!
//! Texts are compared whole; `SITE` stands for the fixture's address and `START` for the page of ours that leads to it.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;

use libtest_mimic::{Failed, Trial};
use regex::Regex;
use serde_json::{Value, json};
use url::Url;

use crate::exchanges;
use crate::oauth_server::{Fault, OauthServer};
use crate::project::{Project, difference, program};

pub fn trials() -> Vec<Trial> {
    let mut trials = vec![
        Trial::test("oauth::login", a_login_lets_scripts_in),
        Trial::test("oauth::served", a_login_while_the_program_runs),
        Trial::test("oauth::secrets", nobody_sees_a_token),
        Trial::test("oauth::two_processes", two_processes_renew_once),
        Trial::test("oauth::revoked", a_login_ends_when_the_server_says_so),
        Trial::test("oauth::configured_client", a_client_of_the_entry_is_not_registered),
        Trial::test("oauth::another_issuer", a_secret_is_for_its_issuer_alone),
        Trial::test("oauth::one_client", scripts_that_were_refused_are_one_client),
        Trial::test("oauth::more_rights", a_tool_that_needs_more_asks_for_more),
        Trial::test("oauth::forged_redirect", a_forged_redirect_changes_nothing),
        Trial::test("oauth::entries", entries_without_a_login_say_so),
    ];
    trials.extend(
        ATTACKS
            .iter()
            .map(|(name, fault, told)| Trial::test(format!("oauth::attack::{name}"), move || attack(*fault, told))),
    );
    trials
}

/// A server of one kind, and a project that names it `vault`.
struct Scene {
    project: Project,
    server: Arc<OauthServer>,
}

const WHO: &str = "from servers.vault import whoami\nprint(whoami())";
const REFUSED: &str = "Traceback (most recent call last):
  File \"main.py\", line 1, in <module>
    from servers.vault import whoami
client.AuthRequired: the server 'vault' wants a login at SITE
hint: the user opens START while this program runs, or runs `orchestrator tools login vault`; then call it again
";

/// The same where the tools are known from before: importing them asks nobody.
const CALL_REFUSED: &str = "Traceback (most recent call last):
  File \"main.py\", line 2, in <module>
    print(whoami())
          ~~~~~~^^
client.AuthRequired: the server 'vault' wants a login at SITE
hint: the user opens START while this program runs, or runs `orchestrator tools login vault`; then call it again
";

impl Scene {
    fn new(fault: Fault) -> Result<Self, Failed> {
        Self::with_entry(fault, json!({}))
    }

    fn with_entry(fault: Fault, more: Value) -> Result<Self, Failed> {
        let (project, server) = (Project::new(), OauthServer::start(fault)?);
        let mut entry = json!({ "type": "http", "url": format!("{}/mcp", server.origin) });
        for (key, value) in more.as_object().into_iter().flatten() {
            entry[key] = value.clone();
        }
        let entry: Value = serde_json::from_str(&entry.to_string().replace("SITE", &server.origin))?;
        fs::write(project.folder().join(".mcp.json"), json!({ "mcpServers": { "vault": entry } }).to_string())?;
        Ok(Self { project, server })
    }

    fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(program());
        command.args(words).current_dir(self.project.folder()).envs(self.project.environment());
        command.env("VAULT_ID", "by-hand").env("VAULT_SECRET", "the secret!");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// What a command prints, standard output first.
    fn shown(&self, output: Output) -> Result<String, Failed> {
        self.comparable(&(String::from_utf8(output.stdout)? + &String::from_utf8(output.stderr)?))
    }

    fn comparable(&self, text: &str) -> Result<String, Failed> {
        let start = Regex::new(r"http://127\.0\.0\.1:\d+/login/[\w-]+")?;
        Ok(start.replace_all(text, "START").replace(&self.server.origin, "SITE"))
    }

    fn expect_script(&self, script: &str, expected: &str) -> Result<(), Failed> {
        expect(expected, &self.shown(self.command(&["exec", "-c", script]).output()?)?)
    }

    fn begin_login(&self) -> Result<Login, Failed> {
        let mut child = self.command(&["tools", "login", "vault", "--no-browser"]).spawn()?;
        let mut address = String::new();
        BufReader::new(child.stdout.take().ok_or("no output")?).read_line(&mut address)?;
        Ok(Login { child, address: address.trim_end().to_owned() })
    }

    fn log_in(&self) -> Result<(), Failed> {
        let login = self.begin_login()?;
        let back = follow(&login.address)?;
        expect("200 You are logged in and can close this page.\n", &Page::get(&back)?.shown())?;
        expect("to log in to 'vault', open\nlogged in to 'vault'\n", &login.ending()?)
    }

    fn token_files(&self) -> Result<Vec<PathBuf>, Failed> {
        let folder = self.project.outside().join("config/orchestrator/tokens");
        let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, Failed>>()?;
        Ok(files.into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "json")).collect())
    }
}

/// `orchestrator tools login` while it waits.
struct Login {
    child: Child,
    address: String,
}

impl Login {
    /// What it said on standard error, once it has ended.
    fn ending(mut self) -> Result<String, Failed> {
        let mut told = String::new();
        self.child.stderr.take().ok_or("no errors")?.read_to_string(&mut told)?;
        self.child.wait()?;
        Ok(told)
    }
}

impl Drop for Login {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What a browser gets.
struct Page {
    status: u16,
    location: Option<String>,
    body: String,
}

impl Page {
    fn get(address: &str) -> Result<Self, Failed> {
        Self::get_as(address, None)
    }

    fn get_as(address: &str, host: Option<&str>) -> Result<Self, Failed> {
        let url = Url::parse(address)?;
        let authority = url.authority().to_owned();
        let mut stream = TcpStream::connect(&authority)?;
        let target = &url[url::Position::BeforePath..];
        let host = host.unwrap_or(&authority);
        stream.write_all(format!("GET {target} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").as_bytes())?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or("no page")?;
        let status = head.split(' ').nth(1).ok_or("no status")?.parse()?;
        let location = head.lines().find_map(|line| line.strip_prefix("location: ")).map(str::to_owned);
        Ok(Self { status, location, body: body.to_owned() })
    }

    fn shown(&self) -> String {
        format!("{} {}", self.status, self.body)
    }
}

/// Where the page at this address leads to.
fn follow(address: &str) -> Result<String, Failed> {
    let page = Page::get(address)?;
    page.location.clone().ok_or_else(|| format!("the page leads nowhere: {}", page.shown()).into())
}

fn expect(expected: &str, actual: &str) -> Result<(), Failed> {
    if expected == actual { Ok(()) } else { Err(difference(expected, actual).into()) }
}

fn a_login_lets_scripts_in() -> Result<(), Failed> {
    let scene = Scene::new(Fault::None)?;
    scene.expect_script(WHO, REFUSED)?;
    let caught = "from client import AuthRequired, ToolError, call_mcp_tool
try:
    call_mcp_tool('mcp__vault__whoami', {})
except AuthRequired as error:
    print(error.url)
    print(error, isinstance(error, ConnectionError), isinstance(error, ToolError))";
    scene.expect_script(caught, "START\nthe server 'vault' wants a login at SITE True False\n")?;
    let listed = "print(call_mcp_tool('mcp__orchestrator__search_tools', {'query': 'whoami'})['unavailable'])";
    let reason = "the server 'vault' wants a login: `orchestrator tools login vault`";
    scene.expect_script(listed, &format!("[{{'server': 'vault', 'reason': {reason:?}}}]\n"))?;
    scene.log_in()?;
    scene.expect_script(WHO, "ada\n")?;
    let output = scene.command(&["tools", "logout", "vault"]).output()?;
    expect("logged out of 'vault': its tokens are removed\n", &scene.shown(output)?)?;
    scene.expect_script(WHO, CALL_REFUSED)?;
    let output = scene.command(&["tools", "logout", "vault"]).output()?;
    expect("logged out of 'vault': there were no tokens\n", &scene.shown(output)?)
}

/// Over MCP: the report names the class and the address, and the same program goes on once somebody was there.
fn a_login_while_the_program_runs() -> Result<(), Failed> {
    let scene = Scene::new(Fault::None)?;
    let mut program = exchanges::Server::start(&scene.project, "serve")?;
    program.shake_hands()?;
    let call = json!({ "code": WHO });
    let first = program.call_tool("execute_code", &call)?;
    let error = &first["structuredContent"]["error"];
    let told = json!({ "type": error["type"], "message": error["message"], "hint": error["hint"] });
    let expected = json!({
        "type": "AuthRequired",
        "message": "the server 'vault' wants a login at SITE",
        "hint": "the user opens START while this program runs, or runs `orchestrator tools login vault`; \
                 then call it again",
    });
    expect(&expected.to_string(), &scene.comparable(&told.to_string())?)?;
    // Who asks again gets the same address.
    let again = program.call_tool("execute_code", &call)?;
    expect(&error["hint"].to_string(), &again["structuredContent"]["error"]["hint"].to_string())?;
    let start = error["hint"].as_str().unwrap_or_default().split(' ').find(|word| word.starts_with("http"));
    let back = follow(&follow(start.ok_or("no address")?)?)?;
    expect("200 You are logged in and can close this page.\n", &Page::get(&back)?.shown())?;
    let after = program.call_tool("execute_code", &call)?;
    expect("\"ada\\n\"", &after["structuredContent"]["output"].to_string())
}

/// Not the script, not the catalogue, not the audit log; on disk only their owner.
fn nobody_sees_a_token() -> Result<(), Failed> {
    let scene = Scene::new(Fault::None)?;
    scene.log_in()?;
    let gossip = "from servers.vault import gossip\nprint(gossip())\nprint(gossip.__doc__.splitlines()[0])";
    scene.expect_script(gossip, "the token is ***\nTells the token ***.\n")?;
    let listed = scene.shown(scene.command(&["tools", "show", "gossip", "--json"]).output()?)?;
    let audit = fs::read_to_string(scene.project.folder().join(".work/audit.jsonl"))?;
    for token in scene.server.state().tokens() {
        if listed.contains(&token) || audit.contains(&token) {
            return Err(format!("{token} was told:\n{listed}\n{audit}").into());
        }
    }
    let files = scene.token_files()?;
    expect("1", &files.len().to_string())?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        expect("100600", &format!("{:o}", fs::metadata(&files[0])?.permissions().mode()))?;
    }
    Ok(())
}

/// Both find a token that is too old; the one that comes second uses what the first has got.
fn two_processes_renew_once() -> Result<(), Failed> {
    let scene = Scene::new(Fault::None)?;
    scene.server.state().lifetime = 1;
    scene.log_in()?;
    scene.server.state().lifetime = 3600;
    let marks = ["one.txt", "other.txt"];
    scene.server.state().awaited = marks.map(|mark| scene.project.folder().join("workspace").join(mark)).to_vec();
    let start = |mark: &str| {
        let script = format!("write_file('workspace/{mark}', 'here')\n{WHO}");
        scene.command(&["exec", "-c", &script]).spawn()
    };
    let running = [start(marks[0])?, start(marks[1])?];
    for process in running {
        expect("ada\n", &scene.shown(process.wait_with_output()?)?)?;
    }
    expect("1", &scene.server.state().n_refreshes.to_string())
}

fn a_login_ends_when_the_server_says_so() -> Result<(), Failed> {
    let scene = Scene::new(Fault::None)?;
    scene.log_in()?;
    // A token that is refused before its time is renewed.
    scene.server.state().revoke_access();
    scene.expect_script(WHO, "ada\n")?;
    expect("1", &scene.server.state().n_refreshes.to_string())?;
    // A refresh token that is not good any more is not tried twice.
    scene.server.state().revoke_access();
    scene.server.state().revoke_refresh();
    scene.expect_script(WHO, CALL_REFUSED)?;
    scene.expect_script(WHO, CALL_REFUSED)?;
    expect("2", &scene.server.state().n_refreshes.to_string())?;
    scene.log_in()?;
    scene.expect_script(WHO, "ada\n")
}

fn a_client_of_the_entry_is_not_registered() -> Result<(), Failed> {
    let oauth = json!({
        "client_id": "${VAULT_ID}", "client_secret": "${VAULT_SECRET}", "issuer": "SITE/", "scopes": ["write"]
    });
    let scene = Scene::with_entry(Fault::NoRegistration, json!({ "oauth": oauth }))?;
    scene.server.add_client("by-hand");
    scene.log_in()?;
    scene.expect_script("from servers.vault import change\nprint(change())", "changed\n")?;
    expect("0", &scene.server.state().n_registrations.to_string())?;
    let kept = fs::read_to_string(&scene.token_files()?[0])?;
    if kept.contains("the secret!") { Err("the secret of the entry was copied".into()) } else { Ok(()) }
}

/// The server names where one logs in; the secret of the entry is not for whomever it names.
fn a_secret_is_for_its_issuer_alone() -> Result<(), Failed> {
    let oauth = json!({
        "client_id": "${VAULT_ID}", "client_secret": "${VAULT_SECRET}", "issuer": "https://login.example.org"
    });
    let scene = Scene::with_entry(Fault::NoRegistration, json!({ "oauth": oauth }))?;
    scene.server.add_client("by-hand");
    let output = scene.command(&["tools", "login", "vault", "--no-browser"]).output()?;
    expect(
        "error: the server 'vault': its authorization server is not the 'oauth.issuer' of its entry\n",
        &scene.shown(output)?,
    )
}

/// Programs that come and go do not leave a new client each.
fn scripts_that_were_refused_are_one_client() -> Result<(), Failed> {
    // Below the ports that systems give away by themselves.
    let scene = Scene::with_entry(Fault::None, json!({ "oauth": { "port": 23_187 } }))?;
    scene.expect_script(WHO, REFUSED)?;
    scene.expect_script(WHO, REFUSED)?;
    expect("1", &scene.server.state().n_registrations.to_string())
}

/// The server names the right that is missing, the next login asks for it, and what runs goes on with it.
fn a_tool_that_needs_more_asks_for_more() -> Result<(), Failed> {
    let scene = Scene::new(Fault::None)?;
    scene.log_in()?;
    let mut program = exchanges::Server::start(&scene.project, "serve")?;
    program.shake_hands()?;
    let call = json!({ "code": "from servers.vault import change\nchange()" });
    let first = program.call_tool("execute_code", &call)?;
    let error = &first["structuredContent"]["error"];
    expect("\"AuthRequired\"", &error["type"].to_string())?;
    let start = error["hint"].as_str().unwrap_or_default().split(' ').find(|word| word.starts_with("http"));
    let back = follow(&follow(start.ok_or("no address")?)?)?;
    expect("200 You are logged in and can close this page.\n", &Page::get(&back)?.shown())?;
    let after = program.call_tool("execute_code", &call)?;
    expect("\"changed\"", &after["structuredContent"]["result"].to_string())
}

fn a_forged_redirect_changes_nothing() -> Result<(), Failed> {
    let scene = Scene::new(Fault::None)?;
    let login = scene.begin_login()?;
    let back = follow(&login.address)?;
    let callback = back.split('?').next().unwrap_or_default().to_owned();
    let forged = "400 This is not the login that was begun here.\n";
    for query in ["code=mine&state=guessed", "error=access_denied", "", "code=mine&state=guessed&state="] {
        expect(forged, &Page::get(&format!("{callback}?{query}"))?.shown())?;
    }
    // A name of somebody else that leads to this machine.
    expect("400 There is nothing here.\n", &Page::get_as(&back, Some("evil.example"))?.shown())?;
    expect("404 There is nothing here.\n", &Page::get(&back.replace("/callback", "/login/guessed"))?.shown())?;
    expect("200 You are logged in and can close this page.\n", &Page::get(&back)?.shown())?;
    expect("to log in to 'vault', open\nlogged in to 'vault'\n", &login.ending()?)
}

fn entries_without_a_login_say_so() -> Result<(), Failed> {
    let scene = Scene::with_entry(Fault::None, json!({ "headers": { "Authorization": "Bearer a token of mine" } }))?;
    let refused = "it refuses the 'headers.Authorization' of its entry\n";
    let output = scene.command(&["tools", "login", "vault"]).output()?;
    expect(&format!("error: the server 'vault': {refused}"), &scene.shown(output)?)?;
    scene.expect_script(
        WHO,
        &format!(
            "Traceback (most recent call last):\n  File \"main.py\", line 1, in <module>\n    from servers.vault import \
             whoami\nConnectionError: the server 'vault' is not available: {refused}"
        ),
    )?;
    let output = scene.command(&["tools", "login", "valt"]).output()?;
    expect("error: no server is named 'valt'\nhint: did you mean 'vault'?\n", &scene.shown(output)?)
}

/// Servers that lie on the way to a login, and what becomes of it.
const ATTACKS: &[(&str, Fault, &str)] = &[
    ("other_resource", Fault::OtherResource, "its metadata is for another server"),
    ("other_issuer", Fault::OtherIssuer, "its authorization server says it is another one"),
    ("plain_elsewhere", Fault::PlainElsewhere, "the address of its authorization server is not https"),
    ("strange_page", Fault::StrangePage, "the address of its login page is neither http nor https"),
    ("no_pkce", Fault::NoPkce, "its authorization server does not support PKCE with S256"),
    (
        "no_registration",
        Fault::NoRegistration,
        "its authorization server takes no new clients by itself; register one there and give its id as \
         'oauth.client_id' of the entry",
    ),
    ("endless_metadata", Fault::EndlessMetadata, "an answer on the way to its login is larger than 256 KiB"),
    ("mix_up", Fault::MixUp, "the redirect came from another authorization server"),
    ("denied", Fault::Denied, "the login was refused: access_denied"),
    ("garbage_tokens", Fault::GarbageTokens, "its token endpoint does not answer with a bearer token"),
    ("endless_tokens", Fault::EndlessTokens, "an answer on the way to its login is larger than 256 KiB"),
];

fn attack(fault: Fault, told: &str) -> Result<(), Failed> {
    let scene = Scene::new(fault)?;
    let login = scene.begin_login()?;
    if login.address.is_empty() {
        expect(&format!("error: the server 'vault': {told}\n"), &login.ending()?)?;
        let script = "Traceback (most recent call last):\n  File \"main.py\", line 1, in <module>\n    from servers.vault \
                      import whoami\nConnectionError: the server 'vault' is not available: ";
        return scene.expect_script(WHO, &format!("{script}{told}\n"));
    }
    let page = Page::get(&follow(&login.address)?)?;
    expect("400 The login did not work; the program says why.\n", &page.shown())?;
    expect(&format!("to log in to 'vault', open\nerror: the server 'vault': {told}\n"), &login.ending()?)?;
    scene.expect_script(WHO, REFUSED)
}
