//! `_kit_data`: what `orchestrator.mcp.data` calls. Arguments arrive checked and in order.

mod rows;

pub(crate) use _kit_data::module_def;

#[rustpython_vm::pymodule]
mod _kit_data {
    use base64::Engine as _;
    use base64::engine::general_purpose::STANDARD;
    use orchestrator_databases::{Batch, Query, SqliteFile, SqliteOptions, read_sqlite};
    use orchestrator_runtime::files::OpenMode;
    use orchestrator_runtime::guest;
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};
    use serde_json::{Value, json};

    use crate::data::rows::{Failure, parameters, rows_of};

    /// Bytes SQLite may hold beside the rows it has handed over.
    const ENGINE_BYTES: i64 = 256 << 20;

    /// Rows of a query on an SQLite file of the project: a list of (names, columns).
    #[pyfunction]
    fn sqlite(path: PyStrRef, sql: PyStrRef, params: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let query = Query { sql: sql.to_string(), parameters: parameters(&params, vm)? };
        let mode = OpenMode { read: true, ..OpenMode::default() };
        let name = path.to_string();
        let on_path = |error| guest::file_exception(&error, &name, vm);
        let mut handle = guest::with_files(|files| files.open(&name, mode), vm)?.map_err(on_path)?;
        // The engine opens what the jail opened, by its number, and no path of its own.
        let file = match handle.descriptor() {
            Some(number) => SqliteFile::Address(format!("file:{OPEN_FILES}/{number}?immutable=1")),
            None => {
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
            }
        };
        let options = SqliteOptions { heap_bytes: ENGINE_BYTES, deadline: None };
        let mut batches = Vec::new();
        read_sqlite(file, options, &query, |batch| {
            vm.check_signals()?;
            batches.push(rows_of(batch, vm));
            Ok::<(), Failure>(())
        })
        .map_err(|failure| failure.raise(vm))?;
        Ok(vm.ctx.new_list(batches).into())
    }

    #[cfg(target_os = "linux")]
    const OPEN_FILES: &str = "/proc/self/fd";
    #[cfg(not(target_os = "linux"))]
    const OPEN_FILES: &str = "/dev/fd";

    /// What the script calls `name` where it called the kit; `None` if nothing.
    #[pyfunction]
    fn caller_variable(name: PyStrRef, vm: &VirtualMachine) -> PyResult<Option<PyObjectRef>> {
        guest::caller_variable(&name.to_string(), vm)
    }

    /// Asks the program which database a name means: its SQLite file, or `None` and the cursor of the query.
    #[pyfunction]
    fn remote(connection: PyObjectRef, sql: PyStrRef, params: PyObjectRef, vm: &VirtualMachine) -> PyResult {
        let params = parameters(&params, vm)?.to_json();
        let connection = if vm.is_none(&connection) { Value::Null } else { json!(connection.str(vm)?.to_string()) };
        let asked = json!({ "connection": connection, "sql": sql.to_string(), "params": params });
        let opened = guest::call_host("sql_open", asked, vm)?;
        if let Some(path) = opened.get("sqlite").and_then(Value::as_str) {
            return Ok(vm.ctx.new_str(path).into());
        }
        let mut batches = Vec::new();
        loop {
            let answer = guest::call_host("sql_next", json!({ "cursor": opened["cursor"] }), vm)?;
            let Some(text) = answer.get("batch").and_then(Value::as_str) else { break };
            let batch = STANDARD.decode(text).ok().and_then(|bytes| Batch::decode(&bytes));
            let Some(batch) = batch else {
                return Err(vm.new_runtime_error("the rows were damaged on their way"));
            };
            batches.push(rows_of(batch, vm));
        }
        Ok(vm.ctx.new_list(batches).into())
    }
}
