//! `tests/escapes`: attacks, and the verdict on each: what stopped it, or what it had to print at its end.
//!
//! Each runs with the courtesy check switched off, so that the wall behind it is what is
//! tested; what the check would have said is tested as well where it costs no time.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use libtest_mimic::{Failed, Trial};
use orchestrator::pool::{Call, Request};
use orchestrator::tools::GuestHost;
use orchestrator_runtime::report::Report;
use orchestrator_runtime::{ErrorClass, Host, Isolation, Limits};
use serde_json::json;

use crate::attack::{Attack, read};
use crate::project::{Project, difference, files_below};

pub fn trials() -> Vec<Trial> {
    let attacks = files_below("escapes", "py").into_iter();
    attacks.map(|(name, path)| Trial::test(format!("escapes::{name}"), move || run(&path))).collect()
}

fn run(path: &Path) -> Result<(), Failed> {
    let source = fs::read_to_string(path)?;
    let attack = read(&source)?;
    let project = tempting_project()?;
    // Attacks through tools need a server to attack with; elsewhere its configuration is one more thing to steal.
    if path.parent().is_some_and(|family| family.ends_with("tools")) {
        crate::servers::configure(&project, &source)?;
    }
    let pool = project.pool(Isolation::Production);
    let toolbox = project.toolbox();
    let run = |request| {
        let host = Arc::new(GuestHost::new(&toolbox));
        let report = pool.run(Call { host: Arc::clone(&host) as Arc<dyn Host>, ..Call::new(request) });
        host.end();
        report
    };
    let report = run(request(&attack, true))?;
    judge(&attack, &report)?;
    let next = pool.execute(Request::new("6 * 7", Isolation::Production), None)?;
    if next.result != json!(42) {
        return Err("the pool does not serve the next call".into());
    }
    let was_quick = report.execution_time_ms < 200;
    if was_quick {
        let checked = run(request(&attack, false))?;
        if checked.error.as_ref().is_none_or(|error| error.class() != Some(ErrorClass::SafetyViolation)) {
            judge(&attack, &checked)?;
        }
    }
    let secret = fs::read_to_string(project.outside().join("secret_outside"))?;
    if secret != SECRET || fs::read_to_string(project.folder().join("data/raw/input.csv"))? != INPUT {
        return Err("the attack changed a file it must not reach".into());
    }
    Ok(())
}

fn judge(attack: &Attack, report: &Report) -> Result<(), Failed> {
    let text = format!("{}\n{}\n{}", report.output, report.stderr, report.result);
    if text.lines().any(|line| line.trim_start_matches('"').starts_with("ESCAPED")) {
        return Err(format!("the attack got through:\n{}", cut(&text)).into());
    }
    if text.contains(SECRET) {
        return Err("the attack read a file it must not reach".into());
    }
    match (&report.error, &attack.prints) {
        (Some(error), _) if attack.stopped_by.contains(&error.kind) => {}
        (Some(error), _) => {
            let found = &error.kind;
            return Err(format!("stopped by {found}, not {}:\n{}", attack.expected(), cut(&error.traceback)).into());
        }
        (None, None) => return Err(format!("ended by itself, not {}:\n{}", attack.expected(), cut(&text)).into()),
        (None, Some(prints)) if report.output != *prints => {
            return Err(difference(prints, cut(&report.output)).into());
        }
        (None, Some(_)) => judge_result(attack, &report.result.to_string())?,
    }
    let budget = attack.bounds.timeout + Duration::from_secs(1);
    if u128::from(report.execution_time_ms) > budget.as_millis() {
        return Err(format!("took {} ms, over the budget of {budget:?}", report.execution_time_ms).into());
    }
    Ok(())
}

fn judge_result(attack: &Attack, found: &str) -> Result<(), Failed> {
    let expected = attack.result.to_string();
    match attack.result_below {
        Some(most) if found.len() < most => Ok(()),
        Some(most) => Err(format!("a result of {} bytes, not below {most}", found.len()).into()),
        None if found == expected => Ok(()),
        None => Err(difference(&expected, cut(found)).into()),
    }
}

impl Attack {
    fn expected(&self) -> String {
        let stopped = self.stopped_by.iter().map(|kind| format!("stopped by {kind}"));
        let ended = self.prints.iter().map(|prints| format!("ended with {prints:?}"));
        stopped.chain(ended).collect::<Vec<_>>().join(" or ")
    }
}

fn cut(text: &str) -> &str {
    &text[..text.floor_char_boundary(3000)]
}

fn request(attack: &Attack, skip_safety_check: bool) -> Request {
    let bounds = attack.bounds;
    let usual = Limits::default();
    let limits = Limits {
        timeout: bounds.timeout,
        memory_bytes: bounds.memory_bytes,
        output_bytes: bounds.output_bytes.unwrap_or(usual.output_bytes),
        read_bytes: bounds.read_bytes.unwrap_or(usual.read_bytes),
        max_instructions: bounds.max_instructions,
        ..usual
    };
    Request { limits, skip_safety_check, ..Request::new(attack.source.clone(), Isolation::Production) }
}

const SECRET: &str = "the secret of the host";
const INPUT: &str = "id,amount\n1,10\n";

/// A project with everything an attack could wish for.
fn tempting_project() -> Result<Project, Failed> {
    let project = Project::with_database();
    let folder = project.folder();
    let outside = project.outside().join("secret_outside");
    fs::write(&outside, SECRET)?;
    fs::write(folder.join(".env"), SECRET)?;
    fs::write(folder.join(".mcp.json"), SECRET)?;
    fs::write(folder.join("data/raw/input.csv"), INPUT)?;
    for name in ["os.py", "workspace/os.py", "workspace/json.py"] {
        fs::write(folder.join(name), "print('ESCAPED: a file of the project was imported')\n")?;
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::symlink;
        symlink(&outside, folder.join("workspace/link_out"))?;
        fs::copy(folder.join("data/raw/shop.db"), project.outside().join("outside.db"))?;
        symlink(project.outside().join("outside.db"), folder.join("workspace/link.db"))?;
        symlink(project.outside(), folder.join("workspace/link_dir"))?;
        symlink("/etc/passwd", folder.join("workspace/abs_link"))?;
        symlink("/dev/zero", folder.join("workspace/dev_zero"))?;
        let fifo = std::ffi::CString::new(folder.join("workspace/fifo").to_string_lossy().as_bytes())?;
        // SAFETY: the path is a valid C string for the length of the call.
        unsafe { libc::mkfifo(fifo.as_ptr(), 0o600) };
    }
    Ok(project)
}
