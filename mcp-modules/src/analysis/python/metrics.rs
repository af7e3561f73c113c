//! Metrics as Python expressions over a list of values.

use super::Script;
use crate::analysis::metrics::Operation;
use crate::analysis::table::{Column, Profile};

impl Script {
    /// `[row["price"] for row in members]`, without the nulls.
    pub(super) fn values(&mut self, column: &Column<'_>, members: &str) -> String {
        let field = self.field(column);
        if !column.profile.has_nulls() {
            return format!("[{field} for row in {members}]");
        }
        let sure = self.sure_field(column);
        format!("[{sure} for row in {members} if {field} is not None]")
    }

    /// An expression for the operation; `may_be_empty` adds the guard for no values.
    pub(super) fn metric(
        &mut self,
        operation: Operation,
        values: &str,
        profile: &Profile,
        may_be_empty: bool,
    ) -> String {
        let guarded = |text: String| if may_be_empty { format!("{text} if {values} else None") } else { text };
        let with_default = if may_be_empty { ", default=None" } else { "" };
        match operation {
            Operation::Count => format!("len({values})"),
            Operation::Sum if profile.is_whole() => format!("sum({values})"),
            Operation::Sum => {
                self.import("math");
                format!("math.fsum({values})")
            }
            Operation::Mean => {
                self.import("statistics");
                guarded(format!("statistics.fmean({values})"))
            }
            Operation::Median => {
                self.import("statistics");
                guarded(format!("statistics.median({values})"))
            }
            Operation::Min => format!("min({values}{with_default})"),
            Operation::Max => format!("max({values}{with_default})"),
            Operation::Std => {
                self.import("statistics");
                format!("statistics.stdev({values}) if len({values}) > 1 else None")
            }
            Operation::Var => {
                self.import("statistics");
                // The variance of integers may come out as an integer.
                let (open, close) = if profile.is_whole() { ("float(", ")") } else { ("", "") };
                format!("{open}statistics.variance({values}){close} if len({values}) > 1 else None")
            }
            Operation::First => guarded(format!("{values}[0]")),
            Operation::Last => guarded(format!("{values}[-1]")),
            Operation::Nunique if profile.has_nested() => {
                self.key_function();
                format!("len({{key(value) for value in {values}}})")
            }
            Operation::Nunique => format!("len(set({values}))"),
            Operation::Mode if profile.has_nested() => guarded(format!("max({values}, key={values}.count)")),
            Operation::Mode => {
                self.import("statistics");
                guarded(format!("statistics.mode({values})"))
            }
            Operation::Percentile(percent) => {
                self.percentile_function();
                guarded(format!("percentile({values}, {percent})"))
            }
        }
    }
}
