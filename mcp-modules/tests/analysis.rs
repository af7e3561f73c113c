//! Requests with their exact answers, and requests with their exact errors.
//!
//! Each file of `tests/analysis/` is one case: `request`, `files` it reads, then what it must give:
//! `result`, `python` (null where no script can), and `saved`, the text files it writes. Running
//! `python` with the request's data in `data` gives `result`, to the last bit. `UPDATE_EXPECT=1` rewrites the cases.

#![expect(clippy::disallowed_methods, reason = "the cases are files of this repository")]

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use orchestrator_mcp_modules::analysis::{AnalysisRequest, Project, analyse};
use serde_json::{Map, Value, json};

/// Files in memory.
#[derive(Default)]
struct Files {
    given: BTreeMap<String, Vec<u8>>,
    written: RefCell<BTreeMap<String, Vec<u8>>>,
}

impl Project for Files {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let written = self.written.borrow();
        self.given.get(path).or_else(|| written.get(path)).cloned().ok_or_else(|| "no such file".to_owned())
    }

    fn write(&self, path: &str, bytes: &[u8]) -> Result<(), String> {
        if path.starts_with("data/raw/") {
            return Err("this folder cannot be written to".to_owned());
        }
        self.written.borrow_mut().insert(path.to_owned(), bytes.to_vec());
        Ok(())
    }
}

fn files_of(case: &Value) -> Files {
    let given = case.get("files").and_then(Value::as_object).cloned().unwrap_or_default();
    let given = given.into_iter().map(|(path, text)| (path, text.as_str().unwrap_or_default().as_bytes().to_vec()));
    Files { given: given.collect(), ..Files::default() }
}

fn request_of(case: &Value) -> AnalysisRequest {
    serde_json::from_value(case["request"].clone()).expect("a request")
}

fn here(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn case_files() -> Vec<PathBuf> {
    let folder = here("analysis").read_dir().expect("the folder of cases");
    let mut paths: Vec<PathBuf> = folder.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn load(path: &Path) -> Value {
    serde_json::from_str(&std::fs::read_to_string(path).expect("a case")).expect("JSON")
}

fn is_updating() -> bool {
    std::env::var("UPDATE_EXPECT").is_ok()
}

/// Compared as text: every digit of every number counts.
fn check(path: &Path, found: &Value) -> bool {
    let text = serde_json::to_string_pretty(found).expect("JSON") + "\n";
    if is_updating() {
        std::fs::write(path, &text).expect("the case is written");
    }
    let expected = std::fs::read_to_string(path).expect("a case");
    if text != expected {
        println!("{} differs, found:\n{text}", path.display());
    }
    text == expected
}

#[test]
fn requests_give_their_exact_answers() {
    let paths = case_files();
    assert!(paths.len() >= 60, "{} cases", paths.len());
    let mut n_different = 0;
    for path in paths {
        let mut case = load(&path);
        let files = files_of(&case);
        let analysis = analyse(request_of(&case), &files).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        case["result"] = analysis.result;
        case["python"] = json!(analysis.python);
        let written = files.written.into_inner();
        if !written.is_empty() {
            let text = |bytes: Vec<u8>| Value::from(String::from_utf8(bytes).unwrap_or_default());
            let saved: Map<String, Value> = written.into_iter().map(|(path, bytes)| (path, text(bytes))).collect();
            case["saved"] = Value::Object(saved);
        }
        n_different += usize::from(!check(&path, &case));
    }
    assert_eq!(n_different, 0, "cases differ");
}

#[test]
fn wrong_requests_say_what_is_wrong() {
    let path = here("analysis_errors.json");
    let mut cases = load(&path);
    let list = cases.as_array_mut().expect("a list of cases");
    assert!(list.len() >= 25, "{} cases", list.len());
    for case in list {
        let error = analyse(request_of(case), &files_of(case)).expect_err(&case.to_string());
        case["error"] = json!(error.to_string());
        case["hint"] = json!(error.hint());
    }
    assert!(check(&path, &cases), "errors differ");
}

#[test]
fn counts_of_rows_and_bytes_are_reported() {
    let request = json!({
        "analysis_type": "Filter",
        "data": "a.csv",
        "parameters": {"conditions": [{"field": "n", "operator": ">", "value": 1}], "limit": 1}
    });
    let files = files_of(&json!({"files": {"a.csv": "n\n1\n2\n3\n"}}));
    let analysis = analyse(serde_json::from_value(request).expect("a request"), &files).expect("an analysis");
    let counts = (analysis.analysis_type.as_str(), analysis.rows_in, analysis.rows_out, analysis.bytes_in);
    assert_eq!(counts, ("filter", 3, 2, 8));
}

#[test]
fn parquet_is_written_and_read_back() {
    let rows = json!([
        {"name": "a", "n": 1, "x": 0.5, "ok": true, "tags": ["t"]},
        {"name": null, "n": null, "x": null, "ok": null, "tags": null},
    ]);
    let files = Files::default();
    let save = json!({"analysis_type": "filter", "data": rows, "parameters": {"save_as": "reports/all.parquet"}});
    let saved = analyse(serde_json::from_value(save).expect("a request"), &files).expect("an analysis");
    assert_eq!(saved.result["saved"], json!({"path": "reports/all.parquet", "rows": 2}));
    assert_eq!(saved.python, None);
    let load = json!({"analysis_type": "transform", "data": "reports/all.parquet"});
    let loaded = analyse(serde_json::from_value(load).expect("a request"), &files).expect("an analysis");
    // As in pandas, whole numbers with gaps come back as floats.
    let expected = json!([
        {"name": "a", "n": 1.0, "x": 0.5, "ok": true, "tags": "[\"t\"]"},
        {"name": null, "n": null, "x": null, "ok": null, "tags": null},
    ]);
    assert_eq!(loaded.result["transformed"], expected);
    assert_eq!(loaded.python, None);
}

#[test]
fn gzip_is_unpacked() {
    // gzip.compress(b"n\n1\n2\n", mtime=0)
    let packed: [u8; 26] =
        [31, 139, 8, 0, 0, 0, 0, 0, 2, 3, 203, 227, 50, 228, 50, 226, 2, 0, 85, 112, 41, 129, 6, 0, 0, 0];
    let given = BTreeMap::from([("n.csv.gz".to_owned(), packed.to_vec())]);
    let files = Files { given, ..Files::default() };
    let request = json!({"analysis_type": "aggregate", "data": "n.csv.gz", "parameters": {"metrics": {"n": "sum"}}});
    let analysis = analyse(serde_json::from_value(request).expect("a request"), &files).expect("an analysis");
    assert_eq!(analysis.result, json!({"metrics": {"n_sum": 3}, "total": 2}));
}

/// Every value of every valid request is replaced by every kind of wrong one, one at a time.
#[test]
fn no_request_ends_in_a_panic() {
    let wrong = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(1e308),
        json!(u64::MAX),
        json!(""),
        json!("é.a"),
        json!("2024-13-45"),
        json!("(("),
        json!([]),
        json!([null]),
        json!({}),
        json!({"field": "x"}),
        json!([[1], {"a": []}]),
    ];
    let mut n_answers = 0;
    for path in case_files() {
        let case = load(&path);
        let mut places = Vec::new();
        collect_places(&case["request"], String::new(), &mut places);
        for place in &places {
            for value in &wrong {
                let mut changed = case["request"].clone();
                if let Some(slot) = changed.pointer_mut(place) {
                    *slot = value.clone();
                }
                let Ok(request) = serde_json::from_value::<AnalysisRequest>(changed) else { continue };
                if let Ok(analysis) = analyse(request, &files_of(&case)) {
                    n_answers += usize::from(!json!(analysis).to_string().is_empty());
                }
            }
        }
    }
    assert!(n_answers > 1000, "{n_answers} answers");
}

/// Pointers to the values of a request; of long lists the first few items stand for all.
fn collect_places(value: &Value, at: String, places: &mut Vec<String>) {
    let inside: Vec<(String, &Value)> = match value {
        Value::Array(items) => items.iter().take(4).enumerate().map(|(n, item)| (n.to_string(), item)).collect(),
        Value::Object(fields) => {
            let escape = |name: &str| name.replace('~', "~0").replace('/', "~1");
            fields.iter().map(|(name, item)| (escape(name), item)).collect()
        }
        _ => Vec::new(),
    };
    for (name, item) in inside {
        collect_places(item, format!("{at}/{name}"), places);
    }
    if !at.is_empty() {
        places.push(at);
    }
}
