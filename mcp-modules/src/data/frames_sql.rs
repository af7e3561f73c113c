//! SQL over frames and files: columns go to the engine as they are, the answer comes back as columns.
//! A file of many rows goes there window by window (`scan/`).

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Once};

use orchestrator_pandas::exchange::{column_from, series_of};
use orchestrator_runtime::guest;
use polars::prelude::{Column, DataFrame, DataType, DslPlan, IntoLazy as _, LazyFrame, PolarsError};
use polars::sql::SQLContext;
use rustpython_vm::builtins::{PyBaseExceptionRef, PyList, PyTuple};
use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

use super::moments::Functions;
use super::rows::{Failure, table};
use super::scan::{self, Source, Stopped, Windows};
use super::sql_errors::{Told, missing, told};
use super::sql_order;
use super::sql_rules::Class;
use super::statement::{Statement, Stored};

const FILTER_FIRST: &str = "filter the table before it is joined: left join (select * from t where ...) t on a.id = t.id; or \
                            merge in pandas";

const LEAVE_FEWER: &str = "name the columns you need instead of *, filter with WHERE, aggregate with GROUP BY, or give ORDER BY a \
                           LIMIT; rows by rows: for part in pd.read_csv(path, chunksize=100_000)";

pub(crate) fn run(statement: Statement, tables: &[PyObjectRef], vm: &VirtualMachine) -> PyResult {
    // The engine warns its own developers, on standard error.
    static QUIET: Once = Once::new();
    QUIET.call_once(|| polars::error::set_warning_function(|_, _| {}));
    let mut stored = BTreeMap::new();
    let mut all_names = Vec::new();
    let mut registered = Vec::new();
    for (number, table) in tables.iter().enumerate() {
        let Table { name, alias, names, rows } = table_of(table, vm)?;
        all_names.extend(names);
        // A frame keeps its name, unless the query gives it to another table.
        if name == alias && !statement.has_alias(&name) {
            registered.push((name, rows));
        } else {
            let own = format!("orchestrator_table_{number}");
            registered.push((own.clone(), rows));
            stored.insert(name, Stored { name: own, alias });
        }
    }
    if statement.has_uneven_join() {
        let message = missing("outer join with a condition other than equality");
        return Err(guest::hint(vm.new_not_implemented_error(message), FILTER_FIRST));
    }
    let sql = statement.bound(&stored).map_err(|error| Failure::Database(error).raise(vm))?;
    let is_short = |(_, rows): &(String, Rows<'_>)| match rows {
        Rows::Frame(frame) => frame.dtypes().contains(&DataType::Int32),
        Rows::Windows(_) => false,
    };
    let has_short_numbers = registered.iter().any(is_short);
    let answer = loop {
        // The engine trusts its plans in places: what it cannot do must stay an error.
        match catch_unwind(AssertUnwindSafe(|| answered(&sql, &mut registered))) {
            Ok(Ok(answer)) => break answer,
            Ok(Err(Stopped::Widened)) => {}
            Ok(Err(Stopped::Script(error))) => return Err(error),
            Ok(Err(Stopped::Engine(error))) => return Err(raised(&error, &all_names, vm)),
            Ok(Err(Stopped::TooLarge { what, path })) => return Err(too_large(&what, &path, vm)),
            Err(_) => return Err(vm.new_not_implemented_error("this query cannot be run over frames and files")),
        }
    };
    drop(registered);
    let n_rows = answer.height();
    let names = answer.get_column_names().iter().map(|name| vm.ctx.new_str(name.as_str()).into()).collect();
    let mut columns = Vec::with_capacity(answer.width());
    // Each is let go as soon as it was copied.
    for column in answer.into_columns() {
        let series = column.take_materialized_series();
        // Numbers written in the query are short ones in the engine, and whole ones to everybody else.
        let is_literal = series.dtype() == &DataType::Int32 && !has_short_numbers;
        let widened = if is_literal { series.cast(&DataType::Int64) } else { Ok(series) };
        columns.push(column_from(&widened.map_err(|error| raised(&error, &all_names, vm))?, vm)?);
    }
    Ok(table(names, columns, n_rows, vm))
}

fn answered(sql: &str, tables: &mut [(String, Rows<'_>)]) -> Result<DataFrame, Stopped> {
    let mut context = SQLContext::new().with_function_registry(Functions::shared());
    let mut sources = Vec::new();
    for (name, rows) in tables {
        let frame = match rows {
            Rows::Frame(frame) => frame.clone().lazy(),
            Rows::Windows(windows) => {
                let header = windows.header().lazy();
                if let DslPlan::DataFrameScan { df, .. } = &header.logical_plan {
                    sources.push(Source { leaf: Arc::clone(df), windows });
                }
                header
            }
        };
        context.register(name, frame);
    }
    let query = context.execute(sql)?;
    let collect = if guest::is_recorded() { sql_order::collect } else { LazyFrame::collect };
    if sources.is_empty() {
        return Ok(collect(query)?);
    }
    scan::run(query.logical_plan, sources, collect)
}

fn too_large(what: &str, path: &str, vm: &VirtualMachine) -> PyBaseExceptionRef {
    let message =
        format!("the rows that the query leaves of '{path}' do not fit into the memory; {what} needs them at once");
    let error = vm.new_exception_msg(vm.ctx.exceptions.memory_error.to_owned(), message.into());
    guest::hint(error, LEAVE_FEWER)
}

/// A table of the query.
enum Rows<'a> {
    Frame(DataFrame),
    /// A file of more rows than are read at once.
    Windows(Windows<'a>),
}

struct Table<'a> {
    /// As the query has it.
    name: String,
    /// Without its folder.
    alias: String,
    /// Of all its columns, for hints.
    names: Vec<String>,
    /// Those columns that the query may mean.
    rows: Rows<'a>,
}

fn table_of<'a>(table: &PyObjectRef, vm: &'a VirtualMachine) -> PyResult<Table<'a>> {
    let wrong = || vm.new_type_error("a table is two names, two lists of names, and columns or windows");
    let tuple = table.downcast_ref::<PyTuple>().ok_or_else(wrong)?;
    let [name, alias, all_names, names, columns] = tuple.as_slice() else { return Err(wrong()) };
    let list = |object: &PyObjectRef| Ok(object.downcast_ref::<PyList>().ok_or_else(wrong)?.borrow_vec().to_vec());
    let texts = |object: &PyObjectRef| -> PyResult<Vec<String>> {
        list(object)?.iter().map(|name| Ok(name.str(vm)?.to_string())).collect()
    };
    let (name, alias) = (name.str(vm)?.to_string(), alias.str(vm)?.to_string());
    if columns.downcast_ref::<PyList>().is_none() {
        let mut windows = Windows::open(columns.clone(), texts(names)?, vm)?;
        let rows = windows.whole()?.map_or_else(|| Rows::Windows(windows), Rows::Frame);
        return Ok(Table { name, alias, names: texts(all_names)?, rows });
    }
    let mut all = Vec::new();
    for (name, column) in texts(names)?.iter().zip(list(columns)?) {
        let series = series_of(&column, name, vm).map_err(|error| {
            if !error.fast_isinstance(vm.ctx.exceptions.not_implemented_error) {
                return error;
            }
            let message = format!("load_sql over column '{name}' of '{alias}', whose values are of mixed types");
            let hint = "name the columns you need instead of *, or make the column one type with astype(str)";
            guest::hint(vm.new_not_implemented_error(message), hint)
        })?;
        all.push(Column::from(series));
    }
    let frame = DataFrame::new_infer_height(all);
    let frame =
        frame.map_err(|_| vm.new_value_error(format!("'{alias}' has columns of the same name; rename them first")))?;
    Ok(Table { name, alias, names: texts(all_names)?, rows: Rows::Frame(frame) })
}

fn raised(error: &PolarsError, columns: &[String], vm: &VirtualMachine) -> PyBaseExceptionRef {
    let Told { class, message, hint } = told(error, columns);
    let error = match class {
        Class::Wrong => vm.new_value_error(message),
        Class::Absent => vm.new_not_implemented_error(message),
    };
    match hint {
        Some(hint) => guest::hint(error, &hint),
        None => error,
    }
}
