//! `sort_by` as calls of `sorted`.

use super::Script;
use crate::analysis::cell::Kind;
use crate::analysis::order::SortKey;
use crate::analysis::table::{Column, Table};

impl Script {
    /// One stable sort per key, the last key first.
    pub(super) fn sort(&mut self, variable: &str, keys: &[SortKey], table: &Table) {
        for key in keys.iter().rev() {
            let column = table.column_or_nulls(&key.field);
            let value = self.sort_value(&column, key.descending);
            let reverse = if key.descending { ", reverse=True" } else { "" };
            self.line(format!("{variable} = sorted({variable}, key=lambda row: {value}{reverse})"));
        }
    }

    /// Nulls last either way, and numbers before text.
    fn sort_value(&mut self, column: &Column<'_>, descending: bool) -> String {
        let field = self.field(column);
        let mut parts = Vec::new();
        if column.profile.has_nulls() {
            parts.push(format!("{field} is {}None", if descending { "not " } else { "" }));
        }
        let is_mixed = column.profile.has(Kind::Text) && !column.profile.only(&[Kind::Text]);
        if is_mixed {
            parts.push(format!("isinstance({field}, str)"));
        }
        if parts.is_empty() {
            return field;
        }
        parts.push(field);
        format!("({})", parts.join(", "))
    }
}
