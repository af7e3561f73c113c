//! `_kit_data`: what `orchestrator.mcp.data` calls. Arguments arrive checked and in order.

mod dialect;
mod frames_sql;
mod moments;
mod outer_joins;
mod plan_inputs;
mod result_names;
mod rows;
mod scan;
pub(crate) mod separator;
mod sql_errors;
mod sql_order;
mod sql_rules;
mod statement;

pub(crate) use _kit_data::module_def;
pub use rows::class_of;

#[rustpython_vm::pymodule]
mod _kit_data {
    use orchestrator_databases::{Batch, DatabaseError, Query, SqliteFile, read_sqlite};
    use orchestrator_runtime::files::OpenMode;
    use orchestrator_runtime::guest;
    use rustpython_vm::builtins::{PyBaseExceptionRef, PyListRef, PyStr, PyStrRef};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};
    use serde_json::{Value, json};

    use crate::data::frames_sql;
    use crate::data::rows::{Failure, Gathering, parameters};
    use crate::data::separator;
    use crate::data::statement::Statement;

    /// Rows of a query on an SQLite file of the project.
    #[pyfunction]
    fn sqlite(path: PyStrRef, sql: PyStrRef, params: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let query = Query { sql: sql.to_string(), parameters: parameters(&params, vm)? };
        let mode = OpenMode { read: true, ..OpenMode::default() };
        let name = path.to_string();
        let on_path = |error| guest::file_exception(&error, &name, vm);
        let mut handle = guest::with_files(|files| files.open(&name, mode), vm)?.map_err(on_path)?;
        // The engine reads what the jail opened, by its number, and opens no path of its own.
        let file = if let Some(number) = handle.descriptor() {
            SqliteFile::Descriptor(number)
        } else {
            let size = handle.size().map_err(on_path)?;
            let mut bytes = vec![0; usize::try_from(size).unwrap_or(0)];
            let mut filled = 0;
            while filled < bytes.len() {
                match handle.read(&mut bytes[filled..]).map_err(on_path)? {
                    0 => break,
                    n => filled += n,
                }
            }
            SqliteFile::Bytes(bytes)
        };
        let mut stopped = None;
        let mut gathering = Gathering::default();
        let is_over = || match vm.check_signals() {
            Ok(()) => false,
            Err(stop) => {
                stopped = Some(stop);
                true
            }
        };
        let done = read_sqlite(file, &query, is_over, |batch| {
            gathering.take(batch, vm);
            Ok::<(), Failure>(vm.check_signals()?)
        });
        match stopped {
            Some(stop) => Err(stop),
            None => done.map_err(|failure| failure.raise(vm)).and_then(|()| gathering.finish(vm)),
        }
    }

    /// The character that divides the first lines of a CSV text evenly, and is not the decimal mark.
    #[pyfunction]
    fn likely_separator(sample: PyStrRef, is_cut: bool, decimal: PyStrRef, vm: &VirtualMachine) -> PyObjectRef {
        let sign = separator::likely_separator(&sample.to_string_lossy(), is_cut, &decimal.to_string_lossy());
        vm.ctx.new_str(sign.to_string()).into()
    }

    /// What the script calls `name` where it called the kit; `None` if nothing.
    #[pyfunction]
    fn caller_variable(name: PyStrRef, vm: &VirtualMachine) -> PyResult<Option<PyObjectRef>> {
        guest::caller_variable(&name.to_string_lossy(), vm)
    }

    /// The names that `caller_variable` knows: first those of the calling function, then the global ones.
    #[pyfunction]
    fn caller_names(vm: &VirtualMachine) -> PyResult {
        let names = guest::caller_names(vm)?.into_iter().map(|name| vm.ctx.new_str(name).into());
        Ok(vm.ctx.new_list(names.collect()).into())
    }

    /// The name that may have been meant, if one is close.
    #[pyfunction]
    fn nearest(wanted: PyStrRef, names: PyListRef) -> Option<String> {
        let names = texts(&names);
        orchestrator_words::nearest(&wanted.to_string_lossy(), names.iter().map(String::as_str)).map(str::to_owned)
    }

    /// The name that may have been meant, and some of those there are; `what` is the word for them.
    #[pyfunction]
    fn hint_of_names(what: PyStrRef, wanted: PyStrRef, names: PyListRef) -> String {
        orchestrator_words::hint_of_names(&what.to_string_lossy(), &wanted.to_string_lossy(), &texts(&names))
    }

    /// The file that may have been meant, or those there are.
    #[pyfunction]
    fn instead_of_file(path: PyStrRef, vm: &VirtualMachine) -> PyResult<Option<String>> {
        guest::with_files(|files| files.instead_of(&path.to_string_lossy()), vm)
    }

    /// The error, with a sentence beside it that says what to do.
    #[pyfunction]
    fn with_hint(error: PyBaseExceptionRef, hint: PyStrRef) -> PyBaseExceptionRef {
        guest::hint(error, &hint.to_string_lossy())
    }

    fn texts(names: &PyListRef) -> Vec<String> {
        let text = |name: &PyObjectRef| Some(name.downcast_ref::<PyStr>()?.to_string_lossy().into_owned());
        names.borrow_vec().iter().filter_map(text).collect()
    }

    /// Asks the program which database a name means: its SQLite file as text, or the rows of the query.
    #[pyfunction]
    fn remote(connection: PyObjectRef, sql: PyStrRef, params: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let params = parameters(&params, vm)?.to_json();
        let connection = if vm.is_none(&connection) { Value::Null } else { json!(connection.str(vm)?.to_string()) };
        let asked = json!({ "connection": connection, "sql": sql.to_string(), "params": params });
        let opened = guest::call_host("sql_open", asked, vm)?;
        if let Some(path) = opened.get("sqlite").and_then(Value::as_str) {
            return Ok(vm.ctx.new_str(path).into());
        }
        let mut gathering = Gathering::default();
        loop {
            let bytes = guest::call_host_for_bytes("sql_next", json!({ "cursor": opened["cursor"] }), vm)?;
            if bytes.is_empty() {
                break;
            }
            let batch = Batch::decode(&bytes).map_err(|damaged| vm.new_runtime_error(damaged.to_string()))?;
            drop(bytes);
            gathering.take(batch, vm);
        }
        gathering.finish(vm)
    }

    /// `(is it a query, tables it reads, its words)`, or the text of what is wrong with it. A table is its name and
    /// whether it was written in quotes; the words are None when the query takes every column.
    #[pyfunction]
    fn look_at(sql: PyStrRef, params: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let parameters = parameters(&params, vm)?;
        let statement = match Statement::parse(&sql.to_string_lossy(), &parameters) {
            Ok(statement) => statement,
            Err(DatabaseError::Query { message, .. }) => return Ok(vm.ctx.new_str(message).into()),
            Err(error) => return Err(Failure::Database(error).raise(vm)),
        };
        let text = |text: &str| -> PyObjectRef { vm.ctx.new_str(text).into() };
        let tables = statement
            .tables()
            .into_iter()
            .map(|(name, is_quoted)| vm.ctx.new_tuple(vec![text(&name), vm.ctx.new_bool(is_quoted).into()]).into());
        let tables = vm.ctx.new_list(tables.collect()).into();
        let words = match statement.words() {
            Some(words) => vm.ctx.new_list(words.iter().map(|word| text(word)).collect()).into(),
            None => vm.ctx.none(),
        };
        Ok(vm.ctx.new_tuple(vec![vm.ctx.new_bool(statement.is_query()).into(), tables, words]).into())
    }

    /// Rows of a query on frames: a list of (name as the query has it, name without a folder, names of all columns, names and
    /// columns that the query may mean).
    #[pyfunction]
    fn query_frames(sql: PyStrRef, params: PyObjectRef, tables: PyListRef, vm: &VirtualMachine) -> PyResult {
        let parameters = parameters(&params, vm)?;
        let statement = Statement::parse(&sql.to_string_lossy(), &parameters);
        let statement = statement.map_err(|error| Failure::Database(error).raise(vm))?;
        frames_sql::run(statement, &tables.borrow_vec(), vm)
    }
}
