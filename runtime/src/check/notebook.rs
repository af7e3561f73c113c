//! Lines that only a notebook understands: `%magic`, `!command`, `pip install x`, `name?`. What they mean, and what to
//! write instead.

use crate::library::Library;

const INSTALLERS: [&str; 6] = ["pip", "pip3", "conda", "mamba", "uv", "poetry"];

/// Magic and what does its work here.
const MAGICS: [(&str, &str); 10] = [
    ("matplotlib", "leave the line out; plt.show() writes reports/figure_1.png"),
    ("time", "measure with time.perf_counter()"),
    ("timeit", "measure with time.perf_counter()"),
    ("sql", "query with load_sql of orchestrator.mcp.data"),
    ("cd", "paths are relative to the project; leave the line out"),
    ("pwd", "paths are relative to the project; leave the line out"),
    ("ls", "list files with list_files('data/raw') or pathlib.Path"),
    ("run", "put the code here, or save it as a skill: from skills.name import function"),
    ("writefile", "write files with write_file or pathlib.Path"),
    ("env", "pass values in with context"),
];

/// Program and what does its work here.
const PROGRAMS: [(&str, &str); 14] = [
    ("ls", "list files with list_files('data/raw') or pathlib.Path"),
    ("find", "list files with list_files('data/raw') or pathlib.Path"),
    ("pwd", "paths are relative to the project"),
    ("cd", "paths are relative to the project"),
    ("cat", "read files with open or pandas.read_csv"),
    ("head", "read files with open or pandas.read_csv"),
    ("tail", "read files with open or pandas.read_csv"),
    ("wc", "read files with open or pandas.read_csv"),
    ("mkdir", "make folders with pathlib.Path.mkdir"),
    ("rm", "remove files with pathlib.Path.unlink"),
    ("cp", "read and write files with pathlib.Path"),
    ("mv", "rename files with pathlib.Path.rename"),
    ("wget", "there is no network; put the file into data/raw/"),
    ("curl", "there is no network; put the file into data/raw/"),
];

/// Message and hint for `line`, which does not parse, if a notebook would run it. `at` is the character where it fails.
pub(crate) fn advice(line: &str, at: Option<char>, library: &Library) -> Option<(String, String)> {
    // `files = !ls` too.
    let command = match line.split_once('=') {
        Some((_, value)) if value.trim_start().starts_with(['%', '!']) => value.trim(),
        _ => line.trim(),
    };
    let rest = command.trim_start_matches(['%', '!']);
    if let Some(packages) = installed(rest) {
        let message = "nothing can be installed: this is not a notebook, and libraries are built in".to_owned();
        return Some((message, instead_of_installing(&packages, library)));
    }
    if !matches!(at, Some('%' | '!' | '?')) {
        return None;
    }
    let (what, table, otherwise) = match command.chars().next()? {
        '%' => ("%", MAGICS.as_slice(), "leave the line out; plain Python runs here"),
        '!' => ("!", PROGRAMS.as_slice(), "no programs can be started; use Python"),
        _ => return help(command),
    };
    let name = first_word(rest)?;
    let hint = table.iter().find(|(known, _)| *known == name).map_or(otherwise, |(_, instead)| *instead);
    Some((format!("'{what}{name}' is for notebooks, and this is not one"), hint.to_owned()))
}

/// `name?` and `?name`.
fn help(command: &str) -> Option<(String, String)> {
    let name = command.trim_matches('?');
    let is_name = |name: &str| name.chars().all(|sign| sign == '.' || sign == '_' || sign.is_alphanumeric());
    (name.len() < command.len().min(80) && is_name(name)).then(|| {
        let message = "'?' is for notebooks, and this is not one".to_owned();
        (message, format!("print({name}.__doc__) tells what it is for"))
    })
}

/// The packages that `pip install a b` and its kin ask for.
fn installed(line: &str) -> Option<Vec<&str>> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let words = match words.as_slice() {
        ["python" | "python3", "-m", rest @ ..] => rest,
        ["uv", "pip", ..] => &words[1..],
        words => words,
    };
    let [installer, "install" | "add", packages @ ..] = words else { return None };
    let is_name = |word: &&str| word.starts_with(|sign: char| sign.is_ascii_alphabetic());
    INSTALLERS.contains(installer).then(|| packages.iter().copied().filter(is_name).collect())
}

/// The first package decides: it is there, something else does its job, or this is what there is.
fn instead_of_installing(packages: &[&str], library: &Library) -> String {
    let is_of_name = |sign: char| sign.is_ascii_alphanumeric() || "_-.".contains(sign);
    let name = packages.first().and_then(|package| package.split(|sign| !is_of_name(sign)).next()).unwrap_or_default();
    let module = name.replace('-', "_");
    if !module.is_empty() && library.is_public(&module) {
        return format!("leave the line out; {module} is built in");
    }
    let instead = library.refusal(&module).or_else(|| library.instead_of(&module));
    format!("leave the line out; {}", instead.unwrap_or(library.overview))
}

fn first_word(text: &str) -> Option<&str> {
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len());
    Some(&text[..end]).filter(|word| word.starts_with(char::is_alphabetic) && word.len() <= 40)
}

#[cfg(test)]
mod tests {
    use super::{advice, installed};
    use crate::library::Library;

    fn message(line: &str, at: char) -> Option<String> {
        advice(line, Some(at), &Library::new()).map(|(message, _)| message)
    }

    #[test]
    fn lines_of_a_notebook_are_told_apart_from_slips() {
        let magic = "'%matplotlib' is for notebooks, and this is not one";
        assert_eq!(message("%matplotlib inline", '%').as_deref(), Some(magic));
        assert_eq!(message("    %%matplotlib", '%').as_deref(), Some(magic));
        let command = "'!ls' is for notebooks, and this is not one";
        assert_eq!(message("!ls -l data", '!').as_deref(), Some(command));
        assert_eq!(message("files = !ls", '!').as_deref(), Some(command));
        assert_eq!(message("df.head?", '?').as_deref(), message("?df", '?').as_deref());
        for (line, at) in
            [("x = 5 %", '%'), ("a = % b", '%'), ("% b", '%'), ("if a ! b:", '!'), ("a ? b : c", '?'), ("x", 'x')]
        {
            assert_eq!(message(line, at), None, "{line}");
        }
    }

    #[test]
    fn every_spelling_of_an_installation_is_known() {
        for line in
            ["pip install -q seaborn", "python -m pip install seaborn", "uv pip install seaborn", "poetry add seaborn"]
        {
            assert_eq!(installed(line), Some(vec!["seaborn"]), "{line}");
        }
        assert_eq!(installed("pip list"), None);
        assert_eq!(installed("install = 1"), None);
    }
}
