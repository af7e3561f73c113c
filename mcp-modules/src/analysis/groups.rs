//! Rows that share the values of some fields, in the order the groups are first met.

use std::collections::HashMap;

use super::cell::Key;
use super::error::AnalysisError;
use super::table::{Row, Table};

pub(crate) struct Group {
    /// The shared values, as in the first row of the group.
    pub(crate) key: Row,
    pub(crate) members: Vec<usize>,
}

/// Nulls make a group of their own.
pub(crate) fn split(table: &Table, fields: &[String], indices: &[usize]) -> Result<Vec<Group>, AnalysisError> {
    let mut columns = Vec::with_capacity(fields.len());
    for field in fields {
        columns.push((field, table.column(field)?));
    }
    let mut places: HashMap<Vec<Key>, usize> = HashMap::new();
    let mut groups: Vec<Group> = Vec::new();
    for index in indices {
        let key: Vec<Key> = columns.iter().map(|(_, column)| column.cells[*index].key()).collect();
        let place = *places.entry(key).or_insert_with(|| {
            let key = columns.iter().map(|(field, column)| ((*field).clone(), column.cells[*index].to_value()));
            groups.push(Group { key: key.collect(), members: Vec::new() });
            groups.len() - 1
        });
        groups[place].members.push(*index);
    }
    Ok(groups)
}
