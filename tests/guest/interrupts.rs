//! Ctrl-C in the middle of native work. Nothing here waits for time to pass: the signal goes out when the script has
//! said that it begins.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use crate::long_work::{PROMPTLY, READY, Work, announced, every_work, script};
use crate::project::{Project, program};

pub fn trials() -> Vec<Trial> {
    let works = every_work().map(|(family, work)| {
        Trial::test(format!("interrupts::{family}::{}", work.name), move || ctrl_c_ends_promptly(work))
    });
    let others = [
        Trial::test("interrupts::report", ctrl_c_ends_in_a_report),
        Trial::test("interrupts::twice", second_ctrl_c_ends_at_once),
    ];
    works.chain(others).collect()
}

/// `orchestrator exec` on its way; killed with the test.
struct Running {
    child: Child,
    output: BufReader<ChildStdout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Running {
    fn start(folder: &Path, code: &str, flags: &[&str]) -> Result<Self, Failed> {
        fs::write(folder.join("script.py"), code)?;
        // The timeout only ends a test that fails.
        let mut child = Command::new(program())
            .args(["exec", "script.py", "--timeout", "60", "--memory", "2G"])
            .args(flags)
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?);
        Ok(Self { child, output })
    }

    fn wait_until_ready(&mut self) -> Result<(), Failed> {
        let mut line = String::new();
        self.output.read_line(&mut line)?;
        if line.trim_end() == READY {
            return Ok(());
        }
        let mut errors = String::new();
        self.child.stderr.take().ok_or("no errors")?.read_to_string(&mut errors)?;
        Err(format!("the work did not begin:\n{line}{errors}").into())
    }

    fn press_ctrl_c(&self) -> Result<(), Failed> {
        let process = i32::try_from(self.child.id())?;
        // SAFETY: a signal to a child that was not waited for yet, whose number therefore is its own.
        unsafe { libc::kill(process, libc::SIGINT) };
        Ok(())
    }

    /// Exit code, output and errors, all of them.
    fn finish(mut self) -> Result<(Option<i32>, String, String), Failed> {
        let (mut output, mut errors) = (String::new(), String::new());
        self.output.read_to_string(&mut output)?;
        self.child.stderr.take().ok_or("no errors")?.read_to_string(&mut errors)?;
        Ok((self.child.wait()?.code(), output, errors))
    }
}

fn ctrl_c_ends_promptly(work: &Work) -> Result<(), Failed> {
    let project = Project::with_database();
    let mut running = Running::start(&project.folder(), &announced(work), &[])?;
    running.wait_until_ready()?;
    running.press_ctrl_c()?;
    let pressed = Instant::now();
    let (code, output, errors) = running.finish()?;
    let took = pressed.elapsed();
    // The report names the place only if the script could still give it.
    let last = errors.lines().last().unwrap_or_default();
    let found = (code, output.as_str(), last);
    if found != (Some(130), "", "Cancelled: Execution was cancelled") {
        return Err(format!("ended with {code:?}\n{output}\n{errors}").into());
    }
    if took > PROMPTLY {
        return Err(format!("took {took:?} to end").into());
    }
    Ok(())
}

fn ctrl_c_ends_in_a_report() -> Result<(), Failed> {
    let project = Project::new();
    let marker = project.folder().join("workspace/ready");
    let (_, work) = every_work().find(|(_, work)| work.name == "convolve").ok_or("no such work")?;
    let announce = "print('so far')\nopen('workspace/ready', 'w').close()";
    let running = Running::start(&project.folder(), &script(work, announce), &["--json"])?;
    let patience = Instant::now() + Duration::from_secs(60);
    // Nothing is printed before the report, so only the file shows it.
    while !marker.exists() {
        if Instant::now() > patience {
            return Err("the work did not begin".into());
        }
        std::thread::yield_now();
    }
    running.press_ctrl_c()?;
    let (code, output, errors) = running.finish()?;
    let report: Value = serde_json::from_str(&output)?;
    // The report names the place only if the script could still give it.
    let error = &report["error"];
    let found = json!([code, report["success"], report["output"], error["type"], error["message"], errors]);
    let expected = json!([130, false, "so far\n", "Cancelled", "Execution was cancelled", ""]);
    if found != expected {
        return Err(format!("{found:#}").into());
    }
    Ok(())
}

/// The reader of the output is gone to sleep, so that the report cannot be written: the second ends it.
fn second_ctrl_c_ends_at_once() -> Result<(), Failed> {
    let project = Project::new();
    let code = format!("print({READY:?}, flush=True)\nwhile True:\n    print('x' * 100_000)");
    let mut running = Running::start(&project.folder(), &code, &[])?;
    running.wait_until_ready()?;
    let patience = Instant::now() + Duration::from_secs(10);
    while running.child.try_wait()?.is_none() {
        if Instant::now() > patience {
            return Err("it did not end".into());
        }
        running.press_ctrl_c()?;
        std::thread::yield_now();
    }
    let code = running.child.wait()?.code();
    if code != Some(130) {
        return Err(format!("ended with {code:?}").into());
    }
    Ok(())
}
