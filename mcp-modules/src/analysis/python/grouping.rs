//! Rows into groups, as a dictionary of lists.

use super::{Script, text_literal};
use crate::analysis::table::Table;

impl Script {
    /// Begins a loop over the groups, with `members` and its first `row`; hands back the entries
    /// of the fields they share.
    pub(super) fn group_rows(&mut self, group_by: &[String], table: &Table, rows: &str) -> Vec<String> {
        let mut keys = Vec::with_capacity(group_by.len());
        let mut entries = Vec::with_capacity(group_by.len());
        for field in group_by {
            let column = table.column_or_nulls(field);
            let value = self.field(&column);
            entries.push(format!("{}: {value}", text_literal(field)));
            if column.profile.has_nested() {
                self.key_function();
                keys.push(format!("key({value})"));
            } else {
                keys.push(value);
            }
        }
        let key = if let [one] = keys.as_slice() { one.clone() } else { format!("({})", keys.join(", ")) };
        self.line("groups = {}");
        self.line(format!("for row in {rows}:"));
        self.line(format!("    groups.setdefault({key}, []).append(row)"));
        self.line("");
        self.line("table = []");
        self.line("for members in groups.values():");
        self.line("    row = members[0]");
        entries
    }
}
