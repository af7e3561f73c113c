//! Aggregates of a file out of those of its windows: what is kept of a window, how two of those become one, and how the
//! aggregate is made of the last.

use std::sync::Arc;

use polars::prelude::{
    AggExpr, DataType, ExplodeOptions, Expr, FunctionExpr, NULL, PolarsResult, Schema, col, len, lit, when,
};

use super::rows::are_separable;

/// Columns of ours; no file may have them.
const PREFIX: &str = "orchestrator_part_";

/// A column that is kept of every window.
struct Part {
    made: Expr,
    merging: Merging,
}

/// How parts of two windows become one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Merging {
    Sum,
    Min,
    Max,
    First,
    Last,
    /// Lists of different values.
    Set,
    /// Mean and squared distances from it, beside the count in part `n` and the mean in part `mean`.
    Mean {
        n: usize,
    },
    Spread {
        n: usize,
        mean: usize,
    },
}

/// Aggregates taken apart.
#[derive(Default)]
pub(super) struct Parts {
    kept: Vec<Part>,
    /// The aggregates, over parts.
    pub(super) aggregates: Vec<Expr>,
    /// What in them needs all rows, if something does.
    pub(super) needs_all: Option<String>,
}

fn name(part: usize) -> String {
    format!("{PREFIX}{part}")
}

fn part(number: usize) -> Expr {
    col(name(number))
}

impl Parts {
    /// Takes aggregates over rows of `schema` apart.
    pub(super) fn of<'a>(aggregates: impl Iterator<Item = &'a Expr>, schema: &Schema) -> PolarsResult<Self> {
        let mut parts = Self::default();
        for aggregate in aggregates {
            match parts.take(aggregate, schema)? {
                Ok(over_parts) => parts.aggregates.push(over_parts),
                Err(what) => parts.needs_all = Some(what),
            }
        }
        Ok(parts)
    }

    /// The expression over parts that means the same as `aggregate` over rows of `schema`; or what in it needs all rows.
    fn take(&mut self, aggregate: &Expr, schema: &Schema) -> PolarsResult<Result<Expr, String>> {
        let mut needs_all = None;
        let over_parts = aggregate.clone().try_map_expr(|expression| match self.replaced(&expression, schema)? {
            Some(Ok(replaced)) => Ok(replaced),
            Some(Err(why)) => {
                needs_all = Some(why);
                Ok(expression)
            }
            None => Ok(expression),
        })?;
        let is_ours = |expression: &Expr| match expression {
            Expr::Column(name) => name.starts_with(PREFIX),
            Expr::Agg(_) | Expr::Len | Expr::Over { .. } | Expr::Filter { .. } | Expr::Sort { .. } => false,
            _ => true,
        };
        if needs_all.is_none() && !over_parts.into_iter().all(is_ours) {
            needs_all = Some(described(aggregate));
        }
        Ok(needs_all.map_or(Ok(over_parts), Err))
    }

    /// Over the rows of a window.
    pub(super) fn made(&self, is_grouped: bool) -> Vec<Expr> {
        let made = self.kept.iter().enumerate().map(|(number, part)| {
            let is_list = matches!(part.merging, Merging::Set) && !is_grouped;
            let made = part.made.clone();
            if is_list { made.implode(false) } else { made }.alias(name(number))
        });
        made.collect()
    }

    /// Over the parts of several windows, one below the other.
    pub(super) fn merged(&self, is_grouped: bool) -> Vec<Expr> {
        let merged = self.kept.iter().enumerate().map(|(number, one)| {
            let own = part(number);
            match one.merging {
                Merging::Sum => own.sum(),
                Merging::Min => own.min(),
                Merging::Max => own.max(),
                Merging::First => own.first(),
                Merging::Last => own.last(),
                Merging::Set => {
                    let set = own.explode(ExplodeOptions { empty_as_null: false, keep_nulls: true }).unique();
                    if is_grouped { set } else { set.implode(false) }
                }
                Merging::Mean { n } => mean(n, number),
                Merging::Spread { n, mean: own_mean } => {
                    let distance = part(own_mean) - mean(n, own_mean);
                    (own + part(n).cast(DataType::Float64) * distance.clone() * distance).sum()
                }
            }
            .alias(name(number))
        });
        merged.collect()
    }

    fn add(&mut self, made: Expr, merging: Merging) -> usize {
        let known = self.kept.iter().position(|part| part.made == made && part.merging == merging);
        known.unwrap_or_else(|| {
            self.kept.push(Part { made, merging });
            self.kept.len() - 1
        })
    }

    /// What stands for an aggregate; none where the expression is not one.
    fn replaced(&mut self, expression: &Expr, schema: &Schema) -> PolarsResult<Option<Result<Expr, String>>> {
        let aggregate = match expression {
            Expr::Len => {
                return Ok(Some(Ok(part(self.add(len(), Merging::Sum)))));
            }
            Expr::Function { input, function: FunctionExpr::NullCount } if let [input] = input.as_slice() => {
                let counted = input.clone().null_count();
                return self.simple(input, counted, Merging::Sum, schema).map(Some);
            }
            Expr::Over { .. } => return Ok(Some(Err("OVER (...)".to_owned()))),
            Expr::Agg(aggregate) => aggregate,
            _ => return Ok(None),
        };
        let whole = || expression.clone();
        let replaced = match aggregate {
            AggExpr::Sum(input) if is_number(input, schema)? => self.simple(input, whole(), Merging::Sum, schema)?,
            AggExpr::Count { input, .. } => self.simple(input, whole(), Merging::Sum, schema)?,
            AggExpr::Min { input, propagate_nans: false } => self.simple(input, whole(), Merging::Min, schema)?,
            AggExpr::Max { input, propagate_nans: false } => self.simple(input, whole(), Merging::Max, schema)?,
            AggExpr::First(input) => self.simple(input, whole(), Merging::First, schema)?,
            AggExpr::Last(input) => self.simple(input, whole(), Merging::Last, schema)?,
            AggExpr::NUnique(input) => {
                let set = Expr::clone(input).unique();
                self.simple(input, set, Merging::Set, schema)?.map(|set| set.list().len())
            }
            AggExpr::Mean(input) if is_number(input, schema)? => {
                let number = Expr::clone(input).cast(DataType::Float64);
                let sum = self.simple(input, number.sum(), Merging::Sum, schema)?;
                sum.map(|sum| {
                    let n = part(self.add(Expr::clone(input).count(), Merging::Sum));
                    when(n.clone().gt(lit(0))).then(sum / n).otherwise(lit(NULL))
                })
            }
            AggExpr::Std(input, ddof) if is_number(input, schema)? => {
                self.spread(input, *ddof, schema)?.map(Expr::sqrt)
            }
            AggExpr::Var(input, ddof) if is_number(input, schema)? => self.spread(input, *ddof, schema)?,
            _ => Err(described(expression)),
        };
        Ok(Some(replaced))
    }

    fn simple(
        &mut self,
        input: &Expr,
        made: Expr,
        merging: Merging,
        schema: &Schema,
    ) -> PolarsResult<Result<Expr, String>> {
        let is_nested = input.into_iter().any(|inner| matches!(inner, Expr::Column(name) if name.starts_with(PREFIX)));
        if is_nested || !are_separable(std::slice::from_ref(input), schema) {
            return Ok(Err(described(&made)));
        }
        Ok(Ok(part(self.add(made, merging))))
    }

    /// The variance, of means and squared distances from them: sums of squares would lose digits.
    fn spread(&mut self, input: &Arc<Expr>, ddof: u8, schema: &Schema) -> PolarsResult<Result<Expr, String>> {
        let number = || Expr::clone(input).cast(DataType::Float64);
        let count = self.simple(input, Expr::clone(input).count(), Merging::Sum, schema)?;
        if let Err(why) = count {
            return Ok(Err(why));
        }
        let n = self.add(Expr::clone(input).count(), Merging::Sum);
        let mean = self.add(number().mean().fill_null(lit(0.0)), Merging::Mean { n });
        let squares = number().var(0).fill_null(lit(0.0)) * number().count().cast(DataType::Float64);
        let spread = self.add(squares, Merging::Spread { n, mean });
        let n = part(n).cast(DataType::Float64) - lit(f64::from(ddof));
        Ok(Ok(when(n.clone().gt(lit(0.0))).then(part(spread) / n).otherwise(lit(NULL))))
    }
}

/// The mean of all windows, of their counts and means.
fn mean(n: usize, mean: usize) -> Expr {
    let count = || part(n).cast(DataType::Float64);
    let total = count().sum();
    // Without a count there is nothing to divide.
    (count() * part(mean)).sum() / when(total.clone().gt(lit(0.0))).then(total).otherwise(lit(1.0))
}

fn is_number(expression: &Expr, schema: &Schema) -> PolarsResult<bool> {
    let dtype = expression.to_field(schema)?.dtype;
    Ok(dtype.is_primitive_numeric() || dtype == DataType::Boolean)
}

/// The part of the query that an expression is, as a person would say it.
pub(super) fn described(expression: &Expr) -> String {
    for inner in expression {
        let name = match inner {
            Expr::Over { .. } => "OVER (...)",
            Expr::Agg(AggExpr::Median(_)) => "median",
            Expr::Function { function: FunctionExpr::Quantile { .. }, .. } => "a quantile",
            Expr::Function { function: FunctionExpr::Correlation { .. }, .. } => "a correlation",
            Expr::Agg(AggExpr::Implode { .. }) | Expr::Sort { .. } | Expr::SortBy { .. } => {
                "a list of a group's values"
            }
            _ => continue,
        };
        return name.to_owned();
    }
    "this expression".to_owned()
}
