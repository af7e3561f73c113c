//! Cuts a plan where rows of a file must come together, from the file upwards.
//!
//! What comes back reads no file any more, or reads one whose rows pass through it one at a time.

use std::sync::Arc;

use polars::prelude::{
    AggExpr, DataFrame, DslPlan, Expr, HConcatOptions, JoinType, LazyFrame, Literal as _, Scalar,
    Schema, SortMultipleOptions, UniqueKeepStrategy,
};

use polars_plan::prelude::ProjectionOptions;

use super::kept::Reduction;
use super::partial::described;
use super::rows::{are_elementwise, is_row_wise};
use super::{Scan, Stopped, plan_of};
use crate::data::plan_inputs::map_inputs;

impl Scan<'_, '_> {
    /// `most` rows of the plan are all that is wanted, if it says so.
    pub(super) fn settled(&mut self, plan: DslPlan, most: Option<usize>) -> Result<DslPlan, Stopped> {
        if self.source_of(&plan).is_none() {
            return Ok(plan);
        }
        match plan {
            DslPlan::IR { dsl, .. } => self.settled(DslPlan::clone(&dsl), most),
            DslPlan::DataFrameScan { .. } => Ok(plan),
            DslPlan::Slice { input, offset, len } => {
                let last = usize::try_from(offset).ok().map(|offset| {
                    let len = most.unwrap_or(usize::MAX).min(len as usize);
                    offset.saturating_add(len)
                });
                let input = self.settled(DslPlan::clone(&input), last)?;
                let input = self.gathered(input, last, "OFFSET")?;
                Ok(DslPlan::Slice { input: Arc::new(input), offset, len })
            }
            DslPlan::Sort { input, by_column, slice, sort_options } => {
                let input = self.settled(DslPlan::clone(&input), None)?;
                let input = self.first_of_order(input, &by_column, &sort_options, most)?;
                Ok(DslPlan::Sort { input: Arc::new(input), by_column, slice, sort_options })
            }
            DslPlan::Distinct { input, options } => {
                let input = self.settled(DslPlan::clone(&input), None)?;
                let has_first = matches!(options.keep_strategy, UniqueKeepStrategy::Any | UniqueKeepStrategy::First);
                if self.source_of(&input).is_none() {
                    return Ok(DslPlan::Distinct { input: Arc::new(input), options });
                }
                if !has_first {
                    let input = self.gathered(input, None, "DISTINCT")?;
                    return Ok(DslPlan::Distinct { input: Arc::new(input), options });
                }
                let mut stable = options.clone();
                (stable.maintain_order, stable.keep_strategy) = (true, UniqueKeepStrategy::First);
                let of_window = move |rows: LazyFrame| {
                    LazyFrame::from(DslPlan::Distinct { input: Arc::new(rows.logical_plan), options: stable.clone() })
                };
                let of_several = of_window.clone();
                let reduction = Reduction {
                    of_window: Box::new(of_window),
                    of_several: Some(Box::new(of_several)),
                    enough: None,
                };
                Ok(plan_of(self.reduced(&input, &reduction, "DISTINCT over so many different rows")?))
            }
            DslPlan::GroupBy { input, keys, predicates, aggs, maintain_order, options, apply } => {
                let input = Arc::new(self.settled(DslPlan::clone(&input), None)?);
                let group = |input| DslPlan::GroupBy { input, keys, predicates, aggs, maintain_order, options, apply };
                self.grouped(group(input))
            }
            DslPlan::Select { expr, input, options } => {
                let passes = self.passes(&expr, &input)?;
                let input = self.settled(DslPlan::clone(&input), most.filter(|_| passes))?;
                self.selected(expr, input, options)
            }
            DslPlan::HStack { input, exprs, options } => {
                let passes = self.passes(&exprs, &input)?;
                let input = self.settled(DslPlan::clone(&input), most.filter(|_| passes))?;
                let what = exprs.iter().map(described).find(|what| what != "this expression");
                let what = what.unwrap_or_else(|| "this expression".to_owned());
                self.stepped(input, &what, |input| DslPlan::HStack { input, exprs, options })
            }
            DslPlan::Filter { input, predicate } => {
                let input = self.settled(DslPlan::clone(&input), None)?;
                let predicate = self.with_constants(predicate);
                let what = described(&predicate);
                self.stepped(input, &what, |input| DslPlan::Filter { input, predicate })
            }
            DslPlan::HConcat { inputs, options } => self.beside_constants(inputs, options),
            DslPlan::Join { .. } => self.joined(plan),
            other => {
                let settled = map_inputs(other, &mut |input| self.settled(input, None))?;
                let source = self.source_of(&settled);
                if let Some(source) = source
                    && is_row_wise(&settled, &self.sources[source].leaf)?
                {
                    return Ok(settled);
                }
                map_inputs(settled, &mut |input| self.gathered(input, None, "this step"))
            }
        }
    }

    /// Without a file: its rows are read, and take its place.
    pub(super) fn gathered(&mut self, plan: DslPlan, most: Option<usize>, what: &str) -> Result<DslPlan, Stopped> {
        match self.source_of(&plan) {
            Some(_) => Ok(plan_of(self.all_rows(&plan, most, what)?)),
            None => Ok(plan),
        }
    }

    /// A step over `input`, whose rows are gathered if the step looks at several of them.
    fn stepped(
        &mut self,
        input: DslPlan,
        what: &str,
        step: impl FnOnce(Arc<DslPlan>) -> DslPlan + Clone,
    ) -> Result<DslPlan, Stopped> {
        let over_rows = step.clone()(Arc::new(input.clone()));
        match self.source_of(&input) {
            Some(source) if !is_row_wise(&over_rows, &self.sources[source].leaf)? => {
                Ok(step(Arc::new(self.gathered(input, None, what)?)))
            }
            _ => Ok(over_rows),
        }
    }

    /// Do as many rows leave the expressions as come in?
    fn passes(&self, expressions: &[Expr], input: &Arc<DslPlan>) -> Result<bool, Stopped> {
        let schema = LazyFrame::from(DslPlan::clone(input)).collect_schema()?;
        let has_column = expressions.iter().flatten().any(|inner| matches!(inner, Expr::Column(_)));
        Ok(has_column && are_elementwise(expressions, &schema)?)
    }

    /// The rows that can be among the first `most` of an order; all of them if there is no `most`.
    fn first_of_order(
        &mut self,
        input: DslPlan,
        by: &[Expr],
        options: &SortMultipleOptions,
        most: Option<usize>,
    ) -> Result<DslPlan, Stopped> {
        if self.source_of(&input).is_none() {
            return Ok(input);
        }
        let schema = LazyFrame::from(input.clone()).collect_schema()?;
        let most = most.and_then(|most| u32::try_from(most).ok()).filter(|most| *most < u32::MAX);
        let Some(most) = most.filter(|_| are_elementwise(by, &schema).unwrap_or(false)) else {
            return self.gathered(input, None, "ORDER BY without LIMIT");
        };
        // Of equal rows those that came first are kept.
        let options = SortMultipleOptions { maintain_order: true, ..options.clone() };
        let first = |rows: LazyFrame| rows.sort_by_exprs(by, options.clone()).limit(most);
        let reduction =
            Reduction { of_window: Box::new(first), of_several: Some(Box::new(first)), enough: None };
        Ok(plan_of(self.reduced(&input, &reduction, "so large a LIMIT")?))
    }

    fn joined(&mut self, plan: DslPlan) -> Result<DslPlan, Stopped> {
        let DslPlan::Join { input_left, input_right, left_on, right_on, predicates, options } = plan else {
            return Ok(plan);
        };
        let mut left = self.settled(DslPlan::clone(&input_left), None)?;
        let mut right = self.settled(DslPlan::clone(&input_right), None)?;
        let bytes_of = |scan: &Self, plan: &DslPlan| scan.source_of(plan).map(|source| scan.sources[source].windows.n_bytes);
        if let (Some(of_left), Some(of_right)) = (bytes_of(self, &left), bytes_of(self, &right)) {
            let what = "the smaller side of a JOIN";
            let keeps_right = match options.args.how {
                JoinType::Inner | JoinType::Cross => of_left < of_right,
                JoinType::Right => true,
                _ => false,
            };
            if keeps_right {
                left = self.gathered(left, None, what)?;
            } else {
                right = self.gathered(right, None, what)?;
            }
        }
        // What is not of a file is computed once, not with every window.
        for side in [&mut left, &mut right] {
            if self.source_of(side).is_none() && !matches!(side, DslPlan::DataFrameScan { .. }) {
                *side = plan_of((self.collect)(LazyFrame::from(side.clone()))?);
            }
        }
        let join = |left: DslPlan, right: DslPlan| DslPlan::Join {
            input_left: Arc::new(left),
            input_right: Arc::new(right),
            left_on: left_on.clone(),
            right_on: right_on.clone(),
            predicates: predicates.clone(),
            options: Arc::clone(&options),
        };
        let joined = join(left.clone(), right.clone());
        let Some(source) = self.source_of(&joined) else { return Ok(joined) };
        if is_row_wise(&joined, &self.sources[source].leaf)? {
            return Ok(joined);
        }
        let what = format!("the file's side of a {} JOIN", options.args.how);
        let (left, right) = (self.gathered(left, None, &what)?, self.gathered(right, None, &what)?);
        Ok(join(left, right))
    }

    /// Values of subqueries beside the rows of a file, one value for all of them.
    fn beside_constants(&mut self, inputs: Vec<DslPlan>, options: HConcatOptions) -> Result<DslPlan, Stopped> {
        let mut settled = Vec::with_capacity(inputs.len());
        for (number, input) in inputs.into_iter().enumerate() {
            let input = self.settled(input, None)?;
            settled.push(if number == 0 { input } else { self.gathered(input, None, "a subquery")? });
        }
        let Some(_) = settled.first().and_then(|rows| self.source_of(rows)) else {
            return Ok(DslPlan::HConcat { inputs: settled, options });
        };
        let mut values = Vec::new();
        for constant in &settled[1..] {
            let frame = (self.collect)(LazyFrame::from(constant.clone()))?;
            if frame.height() != 1 || !options.broadcast_unit_length {
                settled[0] = self.gathered(settled[0].clone(), None, "a subquery of several rows")?;
                return Ok(DslPlan::HConcat { inputs: settled, options });
            }
            values.extend(constants_of(&frame)?);
        }
        self.constants.extend(values.iter().map(|(name, _)| name.clone()));
        let exprs = values.into_iter().map(|(name, value)| value.lit().alias(name)).collect();
        let input = Arc::new(settled.swap_remove(0));
        Ok(DslPlan::HStack { input, exprs, options: ProjectionOptions::default() })
    }

    /// A constant is its first value, which is how the engine asks for it.
    fn with_constants(&self, expression: Expr) -> Expr {
        expression.map_expr(|inner| match &inner {
            Expr::Agg(AggExpr::First(first)) => match first.as_ref() {
                Expr::Column(name) if self.constants.contains(name) => Expr::Column(name.clone()),
                _ => inner,
            },
            _ => inner,
        })
    }
}

fn constants_of(frame: &DataFrame) -> Result<Vec<(polars::prelude::PlSmallStr, Scalar)>, Stopped> {
    let one = |column: &polars::prelude::Column| {
        let value = column.get(0)?.into_static();
        Ok((column.name().clone(), Scalar::new(column.dtype().clone(), value)))
    };
    frame.columns().iter().map(one).collect()
}

/// The names and types of what a plan makes.
pub(super) fn schema_of(plan: &DslPlan) -> Result<Arc<Schema>, Stopped> {
    Ok(LazyFrame::from(plan.clone()).collect_schema()?)
}
