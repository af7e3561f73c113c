//! Native work that does not end by itself, one script for each kind of it.
//!
//! A script says that it is about to begin and then works until it is stopped. Most rounds of its work take longer than
//! a stopped guest is waited for, so that it has to be given up.

use std::time::Duration;

/// What a script prints before its work.
pub const READY: &str = "ready";

/// From the stop to the end: the grace of a stopped guest, and room for a busy machine.
pub const PROMPTLY: Duration = Duration::from_secs(3);

/// What is made first, and what is then done over and over.
pub struct Work {
    pub name: &'static str,
    before: &'static str,
    repeated: &'static str,
}

const fn work(name: &'static str, before: &'static str, repeated: &'static str) -> Work {
    Work { name, before, repeated }
}

const NUMBERS: &str = "k = np.arange(5_000_000) * 7919 % 1_000_003\nx = pd.DataFrame({'k': k, 'v': k * 0.5})";

const FRAMES: [Work; 27] = [
    work("apply", "x = pd.Series(np.arange(3_000_000))", "x.apply(lambda value: value + 1)"),
    work("apply_rows", "x = pd.DataFrame({'a': np.arange(100_000)})", "x.apply(lambda row: row['a'], axis=1)"),
    work("combine", NUMBERS, "pd.concat([x, x], axis=1).sort_index(axis=1)"),
    work(
        "correlation",
        "x = pd.DataFrame(np.arange(10_000_000).reshape(100_000, 100) * 7919 % 1_000_003)",
        "x.corr('spearman')",
    ),
    work(
        "dates",
        "x = (pd.Series(np.arange(2_000_000)) % 1000 + 1900).astype(str) + '-01-02 03:04:05'",
        "pd.to_datetime(x)",
    ),
    work("describe", NUMBERS, "x.describe()"),
    work("explode", "x = pd.Series([list(range(10))] * 500_000)", "x.explode()"),
    work("group_apply", NUMBERS, "x.groupby('k')['v'].apply(lambda values: values.sum())"),
    work("group_by", NUMBERS, "x.groupby('k')['v'].agg(['median', 'std', 'nunique'])"),
    work("group_rank", NUMBERS, "x.groupby('k')['v'].rank()"),
    work("merge", "k = np.arange(3_000_000) % 1_000_000\nx = pd.DataFrame({'k': k, 'v': k})", "x.merge(x, on='k')"),
    work("pivot", NUMBERS, "x.assign(c=x['k'] % 997).pivot_table(index=x['k'] % 1009, columns='c', aggfunc='median')"),
    work("print", "x = pd.DataFrame({'a': np.arange(1_000_000) * 0.1})", "x.to_string()"),
    work(
        "read_csv",
        "pd.DataFrame({'k': np.arange(2_000_000), 'v': np.arange(2_000_000) * 0.1}).to_csv('workspace/x.csv')",
        "pd.read_csv('workspace/x.csv')",
    ),
    work("regex", "x = pd.Series(['a' * 40 + 'b'] * 10)", "x.str.contains(r'(?=(a+)+$)')"),
    work(
        "resample",
        "x = pd.Series(np.arange(5_000_000), index=pd.date_range('2000', periods=5_000_000, freq='s'))",
        "x.resample('min').median()",
    ),
    work("rolling", NUMBERS, "x['k'].rolling(10_000).median()"),
    work(
        "scan",
        "from orchestrator.mcp.data import load_sql\npd.DataFrame({'k': np.arange(2_000_000) % 1000, 'v': np.arange(2_000_000) * 0.1}).to_csv('workspace/x.csv')",
        "load_sql(\"select k, sum(v), count(distinct v) from 'workspace/x.csv' group by k\")",
    ),
    work("sort_values", NUMBERS, "x.sort_values(['k', 'v'])"),
    work("text", "x = pd.Series(['some text of a row'] * 3_000_000)", "x.str.replace('text', 'word').str.title()"),
    work("to_csv", "x = pd.DataFrame({'v': np.arange(2_000_000) * 0.1})", "x.to_csv('workspace/x.csv')"),
    work("to_excel", "x = pd.DataFrame({'v': np.arange(1_000_000) * 0.1})", "x.to_excel('workspace/x.xlsx')"),
    work("to_json", "x = pd.DataFrame({'v': np.arange(1_000_000) * 0.1})", "x.to_json()"),
    work("to_parquet", NUMBERS, "x.to_parquet('workspace/x.parquet')"),
    work("transpose", "x = pd.DataFrame(np.arange(4_000_000).reshape(2000, 2000))", "x.T.T"),
    work("unique", "x = pd.Series(np.arange(10_000_000) * 7919 % 1_000_003)", "x.value_counts()"),
    work("window_function", NUMBERS, "x['k'].rolling(100).apply(lambda values: values.max(), raw=True)"),
];

const ARRAYS: [Work; 19] = [
    work("convolve", "x = np.ones(1_000_000)", "np.convolve(x, x)"),
    work("cumsum", "x = np.ones((5000, 5000))", "np.cumsum(x, axis=0)"),
    work("eig", "x = np.arange(2_250_000.0).reshape(1500, 1500) % 1009", "np.linalg.eig(x)"),
    work("einsum", "x = np.ones((90, 90, 90))", "np.einsum('ijk,klm,mni->jln', x, x, x)"),
    work("fft", "x = np.ones(4_194_319)", "np.fft.fft(x)"),
    work("is_in", "x = np.arange(5_000_000) * 7919 % 50_000_017", "np.isin(x, x)"),
    work("load_text", "np.savetxt('workspace/x.txt', np.ones((200_000, 3)))", "np.loadtxt('workspace/x.txt')"),
    work("matmul", "x = np.ones((6000, 6000))", "x @ x"),
    work("matmul_integers", "x = np.ones((3000, 3000), dtype=int)", "x @ x"),
    work("objects", "x = np.arange(2_000_000).astype(object)", "x.sum()"),
    work("percentile", "x = np.arange(20_000_000) * 7919 % 50_000_017", "np.percentile(x, [1, 50, 99])"),
    work("print", "x = np.arange(1_000_000) * 0.1", "np.array2string(x, threshold=10**9)"),
    work("random", "x = np.random.default_rng(1)", "x.gamma(0.5, size=20_000_000)"),
    work("sort", "x = np.arange(20_000_000) * 7919 % 50_000_017", "np.sort(x)"),
    work("sort_text", "x = (np.arange(2_000_000) * 7919 % 50_000_017).astype(str)", "np.sort(x)"),
    work("svd", "x = np.arange(4_000_000.0).reshape(2000, 2000) % 1009", "np.linalg.svd(x)"),
    work("ufunc", "x = np.ones(20_000_000)", "np.sin(x) ** 2.5"),
    work("unique", "x = np.arange(10_000_000) * 7919 % 50_000_017", "np.unique(x)"),
    work("vectorize", "x = np.arange(2_000_000)", "np.vectorize(lambda value: value + 1)(x)"),
];

const ROWS: &str = "from orchestrator.mcp.models import ForestModel, KMeansModel, LinearModel, LogisticModel\n\
                    x = np.random.default_rng(1).normal(size=(200_000, 20))\ny = x[:, 0] * x[:, 1] + x[:, 2]\n\
                    c = (y * 3).astype(int) % 5";

const MODELS: [Work; 5] = [
    work("forest_classes", ROWS, "ForestModel('classification').fit(x, c)"),
    work("forest_numbers", ROWS, "ForestModel().fit(x, y)"),
    work("kmeans", ROWS, "KMeansModel(50, n_init=100).fit(x)"),
    work("linear", ROWS, "LinearModel().fit(np.tile(x, (1, 5)), y)"),
    work("logistic", ROWS, "LogisticModel().fit(x, c)"),
];

const QUERIES: [Work; 2] = [
    work(
        "sqlite",
        "from orchestrator.mcp.data import load_sql",
        "load_sql('with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n', connection='shop.db')",
    ),
    work(
        "frames",
        "from orchestrator.mcp.data import load_sql\nk = np.arange(3_000_000) * 7919 % 1_000_003\nx = pd.DataFrame({'k': k, 'v': k * 0.5})",
        "load_sql('select a.k, sum(a.v) as v from x as a join x as b on a.k = b.k group by a.k order by v')",
    ),
];

/// Pictures and reports.
const VIZ: [Work; 3] = [
    work(
        "histogram",
        "from orchestrator.mcp import viz\nx = pd.DataFrame({'v': np.arange(20_000_000) * 0.5})",
        "viz.plot_distribution(x, 'v', smooth=True)",
    ),
    work(
        "points",
        "from orchestrator.mcp import viz\nk = np.arange(3_000_000)\nx = pd.DataFrame({'a': k * 0.5, 'b': k * 7919 % 1_000_003})",
        "viz.plot_scatter(x, 'a', 'b', trend=True)",
    ),
    work(
        "report",
        "from orchestrator.mcp import viz\nx = 'some *text* of a [report](https://example.com)\\n\\n' * 200_000",
        "viz.generate_report(x)",
    ),
];

/// What runs without arrays, for comparison.
const PYTHON: [Work; 2] = [work("builtin", "", "sum(range(10**12))"), work("loop", "", "pass")];

pub fn every_work() -> impl Iterator<Item = (&'static str, &'static Work)> {
    let python = PYTHON.iter().map(|work| ("python", work));
    let frames = FRAMES.iter().map(|work| ("frames", work));
    let arrays = ARRAYS.iter().map(|work| ("arrays", work));
    let models = MODELS.iter().map(|work| ("models", work));
    let queries = QUERIES.iter().map(|work| ("queries", work));
    let viz = VIZ.iter().map(|work| ("viz", work));
    python.chain(frames).chain(arrays).chain(models).chain(queries).chain(viz)
}

/// A script that announces its work and never ends it by itself. Nothing in it can catch the stop.
pub fn script(work: &Work, announce: &str) -> String {
    let Work { before, repeated, .. } = work;
    format!(
        "import numpy as np\nimport pandas as pd\n{before}\n{announce}\nwhile True:\n    try:\n        {repeated}\n    \
         except BaseException:\n        print('ESCAPED')\n"
    )
}

pub fn announced(work: &Work) -> String {
    script(work, &format!("print({READY:?}, flush=True)"))
}
