//! Whatever a script prints, returns or raises, its answer costs a model no more than the budget says: counted with a real
//! tokenizer, text and structured content together, because some clients show both.

use libtest_mimic::{Failed, Trial};
use serde_json::{Value, json};

use crate::exchanges::Server;
use crate::project::Project;

const BUDGET: usize = 25_000;

/// What is long, and a script that makes it.
const FLOODS: [(&str, &str); 14] = [
    ("one printed line", "print('x' * 1_000_000)"),
    ("printed lines", "for i in range(200_000): print('row', i, i * 7919 % 10007)"),
    ("printed numbers", "import random\nrandom.seed(1)\nprint([random.random() for i in range(50_000)])"),
    (
        "printed letters",
        "import random\nrandom.seed(1)\nprint(''.join(random.choices('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP0123456789+/', k=500_000)))",
    ),
    ("printed characters of other alphabets", "print('данные и таблицы, 数据和表格 😀 ' * 20_000)"),
    ("printed escapes", "print('\\x01\\\\\"\\t' * 100_000)"),
    ("a list of texts", "['text number %d of the list' % i * 4 for i in range(5_000)]"),
    ("one text", "'word ' * 200_000"),
    (
        "nested dictionaries",
        "def tree(n): return {'key %d' % i: tree(n - 1) for i in range(8)} if n else ['leaf'] * 3\ntree(5)",
    ),
    (
        "deep dictionaries",
        "value = 'x' * 100_000\nfor i in range(50): value = {'key': value, 'other': [1, 2, 3]}\nvalue",
    ),
    (
        "a frame of long texts",
        "import pandas as pd\npd.Series(['long text ' * 2_000] * 40).to_frame('a').to_dict('records')",
    ),
    ("standard error", "import sys\nprint('careful ' * 200_000, file=sys.stderr)\n'done'"),
    ("many files", "for i in range(2_000): write_file('workspace/a_rather_long_name_of_a_file_%d.txt' % i, 'x')"),
    (
        "everything at once",
        "import sys\nprint('out ' * 200_000)\nprint('err ' * 200_000, file=sys.stderr)\n['value'] * 100_000",
    ),
];

/// Errors are cut before there is a report.
const ERRORS: [(&str, &str); 2] = [
    ("an error", "raise ValueError('wrong ' * 200_000)"),
    (
        "errors in errors",
        "def f(n):\n    try:\n        raise KeyError('one ' * 200)\n    except KeyError as e:\n        if n: f(n - 1)\n        raise ValueError('two ' * 200) from e\nf(50)",
    ),
];

pub fn trials() -> Vec<Trial> {
    vec![Trial::test("answers::every_flood_fits_into_an_answer", run)]
}

fn run() -> Result<(), Failed> {
    let project = Project::new();
    let mut server = Server::start(&project, "serve")?;
    server.shake_hands()?;
    let mut wrong = Vec::new();
    for (name, code) in FLOODS {
        let answer = server.call_tool("execute_code", &json!({ "code": code }))?;
        wrong.extend(too_long(&answer).map(|reason| format!("{name}: {reason}")));
        if answer["structuredContent"]["truncated"] != json!(true) {
            wrong.push(format!("{name}: not said to be truncated"));
        }
    }
    for (name, code) in ERRORS {
        let answer = server.call_tool("execute_code", &json!({ "code": code }))?;
        wrong.extend(too_long(&answer).map(|reason| format!("{name}: {reason}")));
    }
    for path in ["outputs/1-output.txt", "outputs/7-result.json"] {
        let answer = server.call_tool("read_workspace_file", &json!({ "path": path, "limit": 1 << 20 }))?;
        if answer["structuredContent"]["next_offset"].is_null() {
            wrong.push(format!("{path}: no page, but the whole"));
        }
        let n_tokens = n_tokens(&answer);
        if n_tokens > BUDGET {
            wrong.push(format!("{path}: {n_tokens} tokens"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n").into()) }
}

fn too_long(answer: &Value) -> Option<String> {
    let n_tokens = n_tokens(answer);
    let told = answer["structuredContent"]["tokens"]["returned"].as_u64();
    let told = told.and_then(|told| usize::try_from(told).ok()).unwrap_or_default();
    // An estimate, which may be too low by a twentieth.
    let is_honest = told + told / 20 >= n_tokens;
    (n_tokens > BUDGET || told > BUDGET || !is_honest).then(|| format!("{n_tokens} tokens, said to be {told}"))
}

fn n_tokens(answer: &Value) -> usize {
    let tokenizer = bpe_openai::o200k_base();
    let text = answer["content"][0]["text"].as_str().unwrap_or_default();
    tokenizer.count(text) + tokenizer.count(&answer["structuredContent"].to_string())
}
