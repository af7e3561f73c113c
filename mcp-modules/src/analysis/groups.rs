//! Rows that share the values of some fields, in the order the groups are first met.

use std::collections::HashMap;

use orchestrator_pandas::tables::group_rows;

use super::cell::Key;
use super::error::AnalysisError;
use super::table::{Column, Row, Table};

pub(crate) struct Group {
    /// The shared values, as in the first row of the group.
    pub(crate) key: Row,
    pub(crate) members: Vec<usize>,
}

/// Nulls make a group of their own.
pub(crate) fn split(table: &Table, fields: &[String], indices: &[usize]) -> Result<Vec<Group>, AnalysisError> {
    let mut columns = Vec::with_capacity(fields.len());
    let mut levels: Vec<(Vec<u32>, usize)> = Vec::with_capacity(fields.len());
    for field in fields {
        let column = table.column(field)?;
        let (codes, n) = table.codes(field).unwrap_or_else(|| codes_by_key(&column));
        levels.push((indices.iter().map(|index| codes[*index]).collect(), n));
        columns.push((field, column));
    }
    let group = |places: Vec<usize>| {
        let members: Vec<usize> = places.into_iter().map(|place| indices[place]).collect();
        let key = columns.iter().map(|(field, column)| ((*field).clone(), column.cells[members[0]].to_value()));
        Group { key: key.collect(), members }
    };
    Ok(group_rows(&levels).into_iter().map(group).collect())
}

/// Values of rows may be of any kind, and are equal as Python has it.
fn codes_by_key(column: &Column<'_>) -> (Vec<u32>, usize) {
    let mut known: HashMap<Key, u32> = HashMap::new();
    let mut code = |key: Key| {
        let next = u32::try_from(known.len()).unwrap_or(u32::MAX);
        *known.entry(key).or_insert(next)
    };
    let codes = column.cells.iter().map(|cell| code(cell.key())).collect();
    (codes, known.len())
}
