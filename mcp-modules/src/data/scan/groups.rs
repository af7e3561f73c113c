//! Groups and totals of a file, merged window by window. Groups come in the order in which they first appear.

use std::sync::Arc;

use polars::prelude::{DslPlan, Expr, LazyFrame, Schema, col, len, lit};
use polars_plan::prelude::ProjectionOptions;

use super::kept::{COPIES_OF_STEP, Reduction};
use super::partial::Parts;
use super::rows::{are_elementwise, is_row_wise};
use super::settle::schema_of;
use super::{Scan, Stopped, plan_of};

const MANY_GROUPS: &str = "GROUP BY with so many groups";
const COUNT: &str = "orchestrator_rows";

fn key(number: usize) -> String {
    format!("orchestrator_key_{number}")
}

impl Scan<'_, '_> {
    /// `GROUP BY` over rows of a file.
    pub(super) fn grouped(&mut self, plan: DslPlan) -> Result<DslPlan, Stopped> {
        let DslPlan::GroupBy { input, keys, predicates, aggs, apply, .. } = &plan else { return Ok(plan) };
        if self.source_of(input).is_none() {
            return Ok(plan);
        }
        let schema = schema_of(input)?;
        let parts = Parts::of(predicates.iter().chain(aggs), &schema)?;
        let is_plain = apply.is_none() && are_elementwise(keys, &schema);
        let own_keys: Vec<Expr> = keys.iter().enumerate().map(|(at, one)| one.clone().alias(key(at))).collect();
        let names: Vec<Expr> = (0..keys.len()).map(|at| col(key(at))).collect();
        let rows = LazyFrame::from(DslPlan::clone(input));
        let kept = rows.group_by_stable(own_keys.clone()).agg(parts.made(true)).collect_schema()?;
        let is_merged = is_plain && parts.needs_all.is_none() && are_elementwise(&parts.aggregates, &kept);
        if !is_merged {
            let what = parts.needs_all.as_deref().unwrap_or("GROUP BY with such an expression");
            let rows = self.gathered(DslPlan::clone(input), None, what)?;
            return Ok(with_input(plan, rows));
        }
        let reduction = Reduction {
            of_window: Box::new(|rows| rows.group_by_stable(own_keys.clone()).agg(parts.made(true))),
            of_several: Some(Box::new(|kept| kept.group_by_stable(names.clone()).agg(parts.merged(true)))),
            enough: None,
            that_matter: None,
            n_copies: COPIES_OF_STEP,
        };
        let groups = plan_of(self.reduced(input, &reduction, MANY_GROUPS)?);
        let mut groups = LazyFrame::from(groups);
        let (wanted, aggregates) = parts.aggregates.split_at(predicates.len());
        for predicate in wanted {
            groups = groups.filter(predicate.clone());
        }
        let expressions = names.iter().chain(aggregates).cloned();
        Ok(groups.select(as_in(&*schema_of(&plan)?, expressions)).logical_plan)
    }

    /// `SELECT` over rows of a file: row by row, or totals.
    pub(super) fn selected(
        &mut self,
        expr: Vec<Expr>,
        input: DslPlan,
        options: ProjectionOptions,
    ) -> Result<DslPlan, Stopped> {
        let plan = DslPlan::Select { expr, input: Arc::new(input), options };
        let Some(source) = self.source_of(&plan) else { return Ok(plan) };
        if is_row_wise(&plan, &self.sources[source].leaf)? {
            return Ok(plan);
        }
        let DslPlan::Select { expr, input, .. } = &plan else { return Ok(plan) };
        let schema = schema_of(input)?;
        let parts = Parts::of(expr.iter(), &schema)?;
        let made = || parts.made(false).into_iter().chain([len().alias(COUNT)]).collect::<Vec<_>>();
        let kept = LazyFrame::from(DslPlan::clone(input)).select(made()).collect_schema()?;
        let has_part = parts.aggregates.iter().flatten().any(|inner| matches!(inner, Expr::Column(_)));
        if parts.needs_all.is_some() || !has_part || !are_elementwise(&parts.aggregates, &kept) {
            let what = parts.needs_all.as_deref().unwrap_or("this expression");
            let rows = self.gathered(DslPlan::clone(input), None, what)?;
            return Ok(with_input(plan, rows));
        }
        // Of windows without rows nothing is known; the first value of such a one is not the first of all.
        let merged = || parts.merged(false).into_iter().chain([col(COUNT).sum()]).collect::<Vec<_>>();
        let reduction = Reduction {
            of_window: Box::new(|rows| rows.select(made())),
            of_several: Some(Box::new(|kept| kept.filter(col(COUNT).gt(lit(0))).select(merged()))),
            enough: None,
            that_matter: None,
            n_copies: COPIES_OF_STEP,
        };
        let totals = LazyFrame::from(plan_of(self.reduced(input, &reduction, "so many different values")?));
        Ok(totals.select(as_in(&*schema_of(&plan)?, parts.aggregates.iter().cloned())).logical_plan)
    }
}

/// The expressions under the names and types of a schema.
fn as_in(schema: &Schema, expressions: impl IntoIterator<Item = Expr>) -> Vec<Expr> {
    let named = expressions.into_iter().zip(schema.iter());
    named.map(|(expression, (name, dtype))| expression.cast(dtype.clone()).alias(name.clone())).collect()
}

fn with_input(mut plan: DslPlan, rows: DslPlan) -> DslPlan {
    if let DslPlan::GroupBy { input, .. } | DslPlan::Select { input, .. } = &mut plan {
        *input = Arc::new(rows);
    }
    plan
}
