//! Runs for pages: one as people have them, one of a thousand tasks, one made of a single text.

use std::fmt::Write as _;

use orchestrator_report::{PageArtifact, PageAttempt, PageFile, PagePhase, PageTask, RunPage, RunStatus, TaskStatus};

pub mod differences;

pub const HOSTILE: &str =
    "</script><script>alert(1)</script>\"'><img src=x onerror=alert(1)>\0\u{1b}[31m\u{202e}\u{2066}\u{200b}&amp;\r\n";

/// A digest that looks like one.
pub fn digest(of: &str) -> String {
    let mut state = 0xcbf2_9ce4_8422_2325_u64;
    let mut out = String::new();
    for round in 0..4_u8 {
        for byte in of.bytes().chain([round]) {
            state = (state ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        let _ = write!(out, "{state:016x}");
    }
    out
}

pub fn file(path: &str, bytes: u64, note: &str) -> PageFile {
    PageFile { path: path.into(), digest: digest(path), bytes, note: note.into() }
}

fn artifact(path: &str, bytes: u64, kind: &str, picture: Option<Vec<u8>>) -> PageArtifact {
    PageArtifact { path: path.into(), bytes, digest: digest(path), kind: kind.into(), picture }
}

/// Bars of revenue by month.
pub fn plot(title: &str, heights: &[u32]) -> Vec<u8> {
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 640 300\" font-family=\"sans-serif\" font-size=\"13\">\
         <rect width=\"640\" height=\"300\" fill=\"#fff\"/><text x=\"40\" y=\"26\" font-weight=\"bold\">{title}</text>"
    );
    for (at, height) in heights.iter().enumerate() {
        let left = 44 + 48 * at;
        let _ = write!(
            out,
            "<rect x=\"{left}\" y=\"{}\" width=\"34\" height=\"{height}\" fill=\"#0b62a4\"/><text x=\"{left}\" y=\"282\">{}</text>",
            262 - height,
            at + 1
        );
    }
    (out + "</svg>").into_bytes()
}

fn task(id: &str, agent: &str, what: &str, status: TaskStatus, began: f64, seconds: f64) -> PageTask {
    let attempt = PageAttempt { number: 1, status, seconds, error: None };
    PageTask {
        id: id.into(),
        agent: agent.into(),
        what: what.into(),
        status,
        began,
        seconds,
        attempts: vec![attempt],
        parameters: vec![("region".into(), "north".into())],
        limits: vec![("timeout".into(), "120 s".into()), ("memory".into(), "1 GB".into())],
        seed: 7_305_113_840_522_116_301,
        clock: "2026-01-31T08:00:00Z".into(),
        rerun: format!("orchestrator run task 3 {id}"),
        ..PageTask::default()
    }
}

fn profile() -> PageTask {
    PageTask {
        why: vec!["same code, inputs and parameters as in run 2".into()],
        result: "{\"rows\": 120000, \"columns\": 5, \"missing\": {\"amount\": 214, \"paid\": 0}}".into(),
        reads: vec![file("data/raw/sales.csv", 8_412_330, "")],
        ..task("profile", "data_engineer", "recipe profile", TaskStatus::Kept, 0.0, 0.0)
    }
}

fn clean() -> PageTask {
    PageTask {
        why: vec!["data/raw/sales.csv has changed since run 2".into(), "parameter region has changed".into()],
        needs: vec!["profile".into()],
        code: "import pandas as pd\n\nsales = pd.read_csv(inputs[\"sales\"])  # 120,000 rows\nsales = sales.dropna(subset=[\"amount\"])\nsales[\"day\"] = pd.to_datetime(sales[\"day\"])\nsales.to_csv(\"data/processed/sales_clean.csv\", index=False)\n\nresult = {\"rows\": len(sales), \"dropped\": 120000 - len(sales)}\n".into(),
        output: "read 120,000 rows of data/raw/sales.csv\n214 rows without an amount are left out\nwrote 119,786 rows\n".into(),
        result: "{\"rows\": 119786, \"dropped\": 214}".into(),
        artifacts: vec![artifact("data/processed/sales_clean.csv", 8_397_112, "table", None)],
        reads: vec![file("data/raw/sales.csv", 8_412_330, "")],
        removed: vec!["data/processed/sales_clean.tmp".into()],
        ..task("clean", "data_engineer", "recipe clean", TaskStatus::Done, 0.08, 2.412)
    }
}

fn fetch() -> PageTask {
    let attempt = |number, status, seconds, error: Option<&str>| PageAttempt {
        number,
        status,
        seconds,
        error: error.map(Into::into),
    };
    PageTask {
        why: vec!["always".into()],
        code: "rates = tools.rates.latest(base=\"EUR\")\nresult = {\"day\": rates[\"day\"], \"usd\": rates[\"rates\"][\"USD\"]}\n".into(),
        errors: "warning: the server answered 503, next attempt in 1 s\n".into(),
        result: "{\"day\": \"2026-01-30\", \"usd\": 1.0842}".into(),
        attempts: vec![
            attempt(1, TaskStatus::Failed, 1.204, Some("Traceback (most recent call last):\n  File \"main.py\", line 1, in <module>\nToolError: rates.latest: 503 Service Unavailable\n")),
            attempt(2, TaskStatus::Failed, 1.1, Some("ToolError: rates.latest: timed out after 1 s\n")),
            attempt(3, TaskStatus::Done, 0.412, None),
        ],
        ..task("exchange_rates", "data_engineer", "code", TaskStatus::Done, 0.09, 2.716)
    }
}

fn explore() -> PageTask {
    PageTask {
        why: vec!["needs clean, which ran".into()],
        needs: vec!["clean".into()],
        code: "import pandas as pd\nimport viz\n\nsales = pd.read_csv(\"data/processed/sales_clean.csv\")\nby_month = sales.groupby(\"month\")[\"amount\"].sum()\nviz.bar(by_month, title=\"Revenue by month\", path=\"reports/revenue_by_month.svg\")\nviz.bar(sales.groupby(\"region\")[\"amount\"].sum(), path=\"reports/revenue_by_region.svg\")\nby_month.describe()\n".into(),
        output: "month\n1    104,220.10\n2     98,114.75\n3    121,900.00\n".into(),
        result: "{\"count\": 12, \"mean\": 110204.3, \"std\": 9310.8}".into(),
        artifacts: vec![
            artifact("reports/revenue_by_month.svg", 2_214, "plot", Some(plot("Revenue by month", &[120, 96, 160, 150, 172, 140, 155, 181, 190, 204, 170, 214]))),
            artifact("reports/revenue_by_region.svg", 1_620, "plot", Some(plot("Revenue by region", &[180, 120, 90, 204]))),
        ],
        reads: vec![file("data/processed/sales_clean.csv", 8_397_112, "written by clean")],
        ..task("explore", "analyst", "script scripts/explore.py", TaskStatus::Done, 2.83, 1.944)
    }
}

fn model() -> PageTask {
    PageTask {
        why: vec!["needs clean, which ran".into()],
        needs: vec!["clean".into(), "exchange_rates".into()],
        code: "from sklearn.linear_model import LinearRegression\n\ntop = sales.sort_values(\"revenu\")\nmodel = LinearRegression().fit(top[[\"units\"]], top[\"revenue\"])\n".into(),
        output: "119,786 rows\n".into(),
        error: Some("Traceback (most recent call last):\n  File \"main.py\", line 3, in <module>\n    top = sales.sort_values(\"revenu\")\n          ~~~~~~~~~~~~~~~~~^^^^^^^^^^\nKeyError: 'revenu'\nhint: did you mean 'revenue'? columns: region, month, units, revenue\n".into()),
        reads: vec![file("data/processed/sales_clean.csv", 8_397_112, "written by clean")],
        ..task("model", "data_scientist", "code", TaskStatus::Failed, 2.83, 0.731)
    }
}

/// Seven tasks in four phases: one was kept, one ran three times, one failed.
pub fn run() -> RunPage {
    let report = PageTask {
        why: vec!["model failed".into()],
        needs: vec!["explore".into(), "model".into(), "exchange_rates".into()],
        ..task("report", "writer", "recipe report", TaskStatus::Skipped, 0.0, 0.0)
    };
    let publish = PageTask {
        why: vec!["report was skipped".into()],
        needs: vec!["report".into()],
        code: "python3 publish.py --to reports\n".into(),
        ..task("publish_to_the_shared_folder_of_the_team", "writer", "command", TaskStatus::Skipped, 0.0, 0.0)
    };
    let phase = |name: &str, tasks| PagePhase { name: name.into(), tasks };
    RunPage {
        id: 3,
        project: "sales-report".into(),
        mode: "code".into(),
        status: RunStatus::Failed,
        started: "2026-01-31 08:00:00 UTC".into(),
        finished: Some("2026-01-31 08:00:05 UTC".into()),
        seconds: 5.12,
        error: None,
        version: "0.1.0".into(),
        seed: 0,
        clock: "2026-01-31T08:00:00Z".into(),
        isolation: "worker, seccomp, landlock".into(),
        platform: "linux x86_64".into(),
        parameters: vec![("region".into(), "north".into()), ("quarter".into(), "4".into())],
        inputs: vec![
            file("data/raw/sales.csv", 8_412_330, "changed since run 2"),
            file("data/raw/orders.csv", 1_204_118, "5 columns as declared"),
        ],
        phases: vec![
            phase("data_engineering", vec![profile(), clean(), fetch()]),
            phase("analysis", vec![explore()]),
            phase("modelling", vec![model()]),
            phase("reporting", vec![report, publish]),
        ],
        kept_out_tokens: 4_203_118,
        returned_tokens: 812,
    }
}

/// Ten phases of a hundred tasks.
pub fn many() -> RunPage {
    let one = |phase: usize, at: usize| {
        let number = phase * 100 + at;
        let status = match number {
            _ if number % 211 == 17 => TaskStatus::Failed,
            _ if number % 7 < 3 => TaskStatus::Kept,
            850.. if at % 3 == 1 => TaskStatus::Skipped,
            _ => TaskStatus::Done,
        };
        let began = f64::from(u32::try_from(number).expect("small")) * 0.31;
        PageTask {
            needs: if phase == 0 { vec![] } else { vec![format!("store_{:03}", number - 100)] },
            why: vec!["data/raw/stores.csv has changed".into()],
            code: format!("result = forecast(stores[{at}], horizon=12)\n"),
            result: format!("{{\"store\": {at}, \"rows\": {}}}", number * 37),
            error: (status == TaskStatus::Failed).then(|| "ValueError: a series of 3 values is too short\n".into()),
            artifacts: vec![artifact(
                &format!("data/processed/store_{number:03}.csv"),
                10_000 + number as u64,
                "table",
                None,
            )],
            ..task(
                &format!("store_{number:03}"),
                "analyst",
                "code",
                status,
                began,
                0.2 + f64::from(u32::try_from(number * 37 % 91).expect("small")) / 40.0,
            )
        }
    };
    let phases = (0..10)
        .map(|phase| PagePhase {
            name: format!("stage_{}", phase + 1),
            tasks: (0..100).map(|at| one(phase, at)).collect(),
        })
        .collect();
    RunPage { id: 12, seconds: 314.2, kept_out_tokens: 81_204_000, phases, ..run() }
}

/// A run with the same text in every place.
pub fn made_of(text: &str) -> RunPage {
    let text = || text.to_owned();
    let pairs = || vec![(text(), text())];
    let file = || PageFile { path: text(), digest: text(), bytes: 1, note: text() };
    let attempt = |number| PageAttempt { number, status: TaskStatus::Failed, seconds: f64::NAN, error: Some(text()) };
    let artifact = |picture: &[u8]| PageArtifact {
        path: text(),
        bytes: u64::MAX,
        digest: text(),
        kind: text(),
        picture: Some(picture.to_vec()),
    };
    let task = PageTask {
        id: text(),
        agent: text(),
        what: text(),
        status: TaskStatus::Failed,
        why: vec![text(), text()],
        needs: vec![text(), "nowhere".into()],
        began: -1.0,
        seconds: f64::INFINITY,
        attempts: vec![attempt(1), attempt(2)],
        code: text(),
        output: text(),
        errors: text(),
        result: text(),
        error: Some(text()),
        artifacts: vec![artifact(text().as_bytes()), artifact(b"\x89PNG"), artifact(b"<svg onload='alert(1)'/>")],
        removed: vec![text()],
        reads: vec![file()],
        parameters: pairs(),
        limits: pairs(),
        seed: u64::MAX,
        clock: text(),
        rerun: text(),
    };
    RunPage {
        id: u64::MAX,
        project: text(),
        mode: text(),
        status: RunStatus::Aborted,
        started: text(),
        finished: Some(text()),
        seconds: f64::NAN,
        error: Some(text()),
        version: text(),
        seed: u64::MAX,
        clock: text(),
        isolation: text(),
        platform: text(),
        parameters: pairs(),
        inputs: vec![file()],
        phases: vec![PagePhase { name: text(), tasks: vec![task.clone(), task] }],
        kept_out_tokens: u64::MAX,
        returned_tokens: u64::MAX,
    }
}
