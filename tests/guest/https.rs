//! Servers behind https://: whom the program trusts, and what a script sees where it does not.

use std::fs;
use std::sync::Arc;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Request};
use orchestrator::settings::Layer;
use orchestrator::tools::GuestHost;
use orchestrator_runtime::{Host, Isolation};
use serde_json::json;

use crate::https_server::{Answers, Authority, Certificate, HttpsServer};
use crate::project::{Project, difference};

const GOOD: Certificate<'static> = Certificate { name: "localhost", until: 2999 };

const UNKNOWN: &str = "its certificate is signed by an authority that is not known here";
const FORGED: &str = "its certificate names an authority that is known here and has not signed it";
const SET_IT: &str = "the operator sets ORCHESTRATOR_CA_FILE to a file with the certificate of its authority";

pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("https::a_server_of_a_known_authority_is_called", || {
            for answers in [Answers::Json, Answers::Events] {
                let authority = Authority::new("Known");
                let server = HttpsServer::start(&authority, &GOOD, answers);
                let code = "from servers.secure import echo\nprint(echo(text='hello'))";
                expect(&run(&server, "localhost", &authority.pem, code)?, "hello\n")?;
            }
            Ok(())
        }),
        Trial::test("https::connections_are_kept_for_the_next_call", || {
            let authority = Authority::new("Known");
            let server = HttpsServer::start(&authority, &GOOD, Answers::Json);
            let code = "from servers.secure import connections, echo\n\
                before = connections()\n\
                for number in range(20):\n    echo(text=str(number))\n\
                print(connections() == before)";
            expect(&run(&server, "localhost", &authority.pem, code)?, "True\n")
        }),
        Trial::test("https::an_authority_nobody_named_is_refused", || {
            let server = HttpsServer::start(&Authority::new("Unknown"), &GOOD, Answers::Json);
            refused(&server, "localhost", &Authority::new("Known").pem, &format!("{UNKNOWN}; {SET_IT}"))
        }),
        // What an authority is called proves nothing.
        Trial::test("https::an_authority_of_the_same_name_is_refused", || {
            let server = HttpsServer::start(&Authority::new("Known"), &GOOD, Answers::Json);
            refused(&server, "localhost", &Authority::new("Known").pem, &format!("{FORGED}; {SET_IT}"))
        }),
        Trial::test("https::a_certificate_for_another_name_is_refused", || {
            let authority = Authority::new("Known");
            let certificate = Certificate { name: "example.org", ..GOOD };
            let server = HttpsServer::start(&authority, &certificate, Answers::Json);
            refused(&server, "localhost", &authority.pem, "its certificate is for another name")?;
            let server = HttpsServer::start(&authority, &GOOD, Answers::Json);
            refused(&server, "127.0.0.1", &authority.pem, "its certificate is for another name")
        }),
        Trial::test("https::a_certificate_that_has_expired_is_refused", || {
            let authority = Authority::new("Known");
            let server = HttpsServer::start(&authority, &Certificate { until: 2020, ..GOOD }, Answers::Json);
            refused(&server, "localhost", &authority.pem, "its certificate has expired")
        }),
        Trial::test("https::a_file_of_authorities_without_one_is_told", || {
            let server = HttpsServer::start(&Authority::new("Known"), &GOOD, Answers::Json);
            refused(&server, "localhost", "no certificate", "the file of authorities holds no certificate")
        }),
    ]
}

/// Runs the code in a project with the server `secure`, whose address has this host. Gives what a model sees.
fn run(server: &HttpsServer, host: &str, ca: &str, code: &str) -> Result<String, Failed> {
    let project = Project::new();
    let url = format!("https://{host}:{}/mcp", server.port);
    let file = json!({ "mcpServers": { "secure": { "url": url, "headers": { "X-Key": "the secret of the host" } } } });
    fs::write(project.folder().join(".mcp.json"), file.to_string())?;
    let ca_file = project.outside().join("ca.pem");
    fs::write(&ca_file, ca)?;
    let toolbox = project.toolbox_with(Layer { ca_file: Some(ca_file), ..Layer::default() });
    let host = Arc::new(GuestHost::new(&toolbox));
    let called = Arc::clone(&host) as Arc<dyn Host>;
    let request = Request::new(code.to_owned(), Isolation::Production);
    let report = project.pool(Isolation::Production).run(Call { host: called, ..Call::new(request) })?;
    host.end();
    host.close_servers();
    let shown = report.output + &report.stderr + &report.error.map(|error| error.traceback).unwrap_or_default();
    Ok(shown.replace(&server.port.to_string(), "PORT"))
}

fn refused(server: &HttpsServer, host: &str, ca: &str, reason: &str) -> Result<(), Failed> {
    let expected = format!(
        "Traceback (most recent call last):\n  File \"main.py\", line 1, in <module>\n    from servers.secure import echo\n\
         ConnectionError: the server 'secure' is not available: there is no secure connection to {host}:PORT: {reason}\n"
    );
    expect(&run(server, host, ca, "from servers.secure import echo")?, &expected)
}

fn expect(actual: &str, expected: &str) -> Result<(), Failed> {
    if actual == expected { Ok(()) } else { Err(difference(expected, actual).into()) }
}
