//! Every task that runs again says why, with what it was and what it is.

use std::fs;

use libtest_mimic::{Failed, Trial};

use super::{Ground, same, short};

pub(super) fn trials() -> Vec<Trial> {
    vec![
        Trial::test("runs::explained::changes", every_change_is_named),
        Trial::test("runs::explained::version", another_version_is_named),
        Trial::test("runs::explained::many", many_reasons_are_cut_short),
    ]
}

/// What a run is made from, piece by piece.
#[derive(Clone)]
struct Pieces {
    code: &'static str,
    parameter: &'static str,
    timeout: u32,
    seed: u32,
    needed: &'static str,
}

impl Pieces {
    fn intake(&self) -> String {
        let Self { code, parameter, timeout, seed, needed } = self;
        format!(
            "
project: explained
mode: code
inputs: {{sales: data/raw/sales.csv}}
phases:
  - name: one
    tasks:
      - id: first
        code: \"'{needed}'\"
      - id: work
        needs: [first]
        seed: {seed}
        parameters: {{region: {parameter}}}
        limits: {{timeout: {timeout}}}
        code: \"{code}\"
"
        )
    }
}

const CODE: &str = "open(inputs['sales']).read(), region, results['first']";
const OTHER_CODE: &str = "region, open(inputs['sales']).read(), results['first']";

fn every_change_is_named() -> Result<(), Failed> {
    let pieces = Pieces { code: CODE, parameter: "north", timeout: 60, seed: 1, needed: "a" };
    let ground = Ground::new(&pieces.intake())?;
    let sales = ground.file("data/raw/sales.csv");
    fs::write(&sales, "x\n1\n")?;
    ground.again(&pieces.intake())?;
    same(&ground.why(1, "work")?, &vec!["no earlier result".to_owned()])?;

    let changed = |what: &str, old: &str, new: &str| vec![format!("{what} changed: {old} -> {new}")];
    let with_code = Pieces { code: OTHER_CODE, ..pieces.clone() };
    ground.again(&with_code.intake())?;
    same(&ground.why(2, "work")?, &changed("code", &short(CODE), &short(OTHER_CODE)))?;
    same(&ground.why(2, "first")?, &vec!["nothing changed since run 1".to_owned()])?;

    fs::write(&sales, "x\n2\n")?;
    ground.again(&with_code.intake())?;
    same(&ground.why(3, "work")?, &changed("data/raw/sales.csv", &short("x\n1\n"), &short("x\n2\n")))?;

    let with_parameter = Pieces { parameter: "south", ..with_code };
    ground.again(&with_parameter.intake())?;
    same(&ground.why(4, "work")?, &changed("parameter region", "\"north\"", "\"south\""))?;

    let with_limit = Pieces { timeout: 90, ..with_parameter };
    ground.again(&with_limit.intake())?;
    same(&ground.why(5, "work")?, &changed("timeout", "60 s", "90 s"))?;

    let with_seed = Pieces { seed: 2, ..with_limit };
    ground.again(&with_seed.intake())?;
    same(&ground.why(6, "work")?, &changed("seed", "1", "2"))?;

    let with_needed = Pieces { needed: "b", ..with_seed };
    ground.again(&with_needed.intake())?;
    same(&ground.why(7, "first")?, &changed("code", &short("'a'"), &short("'b'")))?;
    same(&ground.why(7, "work")?, &changed("result of first", &short("\"a\""), &short("\"b\"")))?;

    fs::remove_file(&sales)?;
    let optional = with_needed.intake().replace("data/raw/sales.csv", "{path: data/raw/sales.csv, required: false}");
    ground.write("intake.yaml", &optional)?;
    ground.start()?;
    // It fails, and says why it was tried.
    same(&ground.run(&["next", "--all"])?.code, &Some(1))?;
    let failure = ground.json(".work/runs/8/tasks/work/failure.json")?;
    same(&failure["why"], &vec![format!("data/raw/sales.csv is gone: it was {}", short("x\n2\n"))].into())?;

    // The log and `run show` say the same.
    let line = "task work began: timeout changed: 60 s -> 90 s";
    same(&ground.succeed(&["log", "5"])?.lines().any(|found| found.ends_with(line)), &true)?;
    same(&ground.succeed(&["show", "5"])?.contains("timeout changed: 60 s -> 90 s"), &true)
}

/// An older version of this program made the result.
fn another_version_is_named() -> Result<(), Failed> {
    let pieces = Pieces { code: "region", parameter: "north", timeout: 60, seed: 1, needed: "a" };
    let ground = Ground::new(&pieces.intake())?;
    ground.write("data/raw/sales.csv", "x\n1\n")?;
    ground.again(&pieces.intake())?;
    let last = ".work/cache/last/work.json";
    let mut record = ground.json(last)?;
    let version = record["fingerprint"]["orchestrator"].as_str().ok_or("no version")?.to_owned();
    record["fingerprint"]["orchestrator"] = "0.0.1".into();
    ground.write(last, &record.to_string())?;
    fs::remove_dir_all(ground.file(".work/cache/results"))?;
    ground.again(&pieces.intake())?;
    same(&ground.why(2, "work")?, &vec![format!("orchestrator changed: 0.0.1 -> {version}")])
}

fn many_reasons_are_cut_short() -> Result<(), Failed> {
    let intake = |value: u32| {
        let parameters: Vec<String> = (10..30).map(|number| format!("p{number}: {value}")).collect();
        format!(
            "project: many\nmode: code\nparameters: {{{}}}\nphases: [{{name: one, tasks: [{{id: work, code: p10}}]}}]\n",
            parameters.join(", ")
        )
    };
    let ground = Ground::new(&intake(1))?;
    ground.again(&intake(1))?;
    ground.again(&intake(2))?;
    let mut expected: Vec<String> = (10..22).map(|number| format!("parameter p{number} changed: 1 -> 2")).collect();
    expected.push("and 8 more".to_owned());
    same(&ground.why(2, "work")?, &expected)
}
