//! The program itself and the system it runs on: whether a worker answers, and behind which walls.

use std::time::Duration;

use orchestrator_runtime::{Access, Isolation};
use serde_json::json;

use super::Finding;
use crate::connections::tls;
use crate::pool::{Pool, PoolOptions, Request, Walls};

pub(super) fn findings() -> Vec<Finding> {
    let tls = if tls::IS_BUILT_IN { "with TLS" } else { "without TLS" };
    let (system, processor) = (std::env::consts::OS, std::env::consts::ARCH);
    let program = format!("orchestrator {}, {system} {processor}, {tls}", env!("CARGO_PKG_VERSION"));
    let mut findings = vec![Finding::ok("program", program)];
    match worker() {
        Ok(of_worker) => findings.extend(of_worker),
        Err(error) => {
            let advice = "scripts cannot run; 'orchestrator selftest' tries each part of it";
            findings.push(Finding::problem("worker", format!("no worker starts: {error:#}"), advice));
        }
    }
    findings
}

fn worker() -> anyhow::Result<Vec<Finding>> {
    let mut options = PoolOptions::new(Isolation::Production, Access::Memory)?;
    options.n_warm = 1;
    let pool = Pool::start(options)?;
    let walls = pool.walls()?;
    let mut request = Request::new("6 * 7", Isolation::Production);
    request.limits.timeout = Duration::from_secs(30);
    let report = pool.execute(request, None)?;
    let works = if report.result == json!(42) {
        Finding::ok("worker", "a fresh one starts and computes")
    } else {
        let wrong = || "a fresh one computes something else".to_owned();
        let found = report.error.map_or_else(wrong, |error| error.message);
        Finding::problem("worker", found, "'orchestrator selftest' tries each part of the sandbox")
    };
    Ok(vec![works, standing(walls)])
}

fn standing(walls: Walls) -> Finding {
    let shown = walls.named().map(|(name, stands)| format!("{name} {}", if stands { "yes" } else { "no" })).join(", ");
    if walls.require_all().is_ok() {
        return Finding::ok("walls", shown);
    }
    Finding::note("walls", shown, format!("our own walls hold all the same; {}", Walls::HINT))
}
