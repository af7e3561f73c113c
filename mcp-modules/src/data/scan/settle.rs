//! Cuts a plan where rows of a file must come together, from the file upwards.
//!
//! What comes back reads no file any more, or reads one whose rows pass through it one at a time.

use std::sync::Arc;

use polars::prelude::{
    DataFrame, DistinctOptionsDSL, DslPlan, Expr, JoinType, LazyFrame, Literal as _, PolarsResult, Scalar, Schema,
    SortMultipleOptions, UniqueKeepStrategy,
};

use super::kept::{COPIES_OF_STEP, Reduction};
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
            DslPlan::Distinct { input, options } => match distinct_before_order(&input, &options) {
                Some(plan) => self.settled(plan, most),
                None => self.distinct(DslPlan::clone(&input), options),
            },
            DslPlan::GroupBy { input, keys, predicates, aggs, maintain_order, options, apply } => {
                let input = Arc::new(self.settled(DslPlan::clone(&input), None)?);
                let group = |input| DslPlan::GroupBy { input, keys, predicates, aggs, maintain_order, options, apply };
                self.grouped(group(input))
            }
            DslPlan::Select { expr, input, options } => {
                let passes = passes(&expr, &input)?;
                let input = self.settled(DslPlan::clone(&input), most.filter(|_| passes))?;
                self.selected(expr, input, options)
            }
            DslPlan::HStack { input, exprs, options } => {
                let passes = passes(&exprs, &input)?;
                let input = self.settled(DslPlan::clone(&input), most.filter(|_| passes))?;
                let what = exprs.iter().map(described).find(|what| what != "this expression");
                let what = what.unwrap_or_else(|| "this expression".to_owned());
                self.stepped(input, &what, |input| DslPlan::HStack { input, exprs, options })
            }
            DslPlan::Filter { input, predicate } => {
                let input = self.settled(DslPlan::clone(&input), None)?;
                let what = described(&predicate);
                self.stepped(input, &what, |input| DslPlan::Filter { input, predicate })
            }
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
            Some(_) => Ok(plan_of(self.all_rows(&plan, most, what, COPIES_OF_STEP)?)),
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
        let schema = schema_of(&input)?;
        let most = most.and_then(|most| u32::try_from(most).ok()).filter(|most| *most < u32::MAX);
        let Some(most) = most.filter(|_| are_elementwise(by, &schema)) else {
            return self.gathered(input, None, "ORDER BY without LIMIT");
        };
        // Of equal rows those that came first are kept.
        let options = SortMultipleOptions { maintain_order: true, ..options.clone() };
        let first = |rows: LazyFrame| rows.sort_by_exprs(by, options.clone()).limit(most);
        let reduction = Reduction {
            of_window: Box::new(first),
            of_several: Some(Box::new(first)),
            enough: None,
            that_matter: Some(Box::new(|kept| {
                if kept.height() < most as usize { Ok(None) } else { up_to_last(kept, &by[0], &options) }
            })),
            n_copies: COPIES_OF_STEP,
        };
        Ok(plan_of(self.reduced(&input, &reduction, "so large a LIMIT")?))
    }

    fn distinct(&mut self, input: DslPlan, options: DistinctOptionsDSL) -> Result<DslPlan, Stopped> {
        let mut input = self.settled(input, None)?;
        let has_first = matches!(options.keep_strategy, UniqueKeepStrategy::Any | UniqueKeepStrategy::First);
        if !has_first {
            input = self.gathered(input, None, "DISTINCT")?;
        }
        if self.source_of(&input).is_none() {
            return Ok(DslPlan::Distinct { input: Arc::new(input), options });
        }
        let stable = DistinctOptionsDSL { maintain_order: true, keep_strategy: UniqueKeepStrategy::First, ..options };
        let different = |rows: LazyFrame| {
            LazyFrame::from(DslPlan::Distinct { input: Arc::new(rows.logical_plan), options: stable.clone() })
        };
        let reduction = Reduction {
            of_window: Box::new(different),
            of_several: Some(Box::new(different)),
            enough: None,
            that_matter: None,
            n_copies: COPIES_OF_STEP,
        };
        Ok(plan_of(self.reduced(&input, &reduction, "DISTINCT over so many different rows")?))
    }

    fn joined(&mut self, plan: DslPlan) -> Result<DslPlan, Stopped> {
        let DslPlan::Join { input_left, input_right, left_on, right_on, predicates, options } = plan else {
            return Ok(plan);
        };
        let mut left = self.settled(DslPlan::clone(&input_left), None)?;
        let mut right = self.settled(DslPlan::clone(&input_right), None)?;
        let bytes_of =
            |scan: &Self, plan: &DslPlan| scan.source_of(plan).map(|source| scan.sources[source].windows.n_bytes);
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
}

/// Do as many rows leave the expressions as come in?
fn passes(expressions: &[Expr], input: &DslPlan) -> Result<bool, Stopped> {
    let has_column = expressions.iter().flatten().any(|inner| matches!(inner, Expr::Column(_)));
    Ok(has_column && are_elementwise(expressions, &*schema_of(input)?))
}

/// `SELECT DISTINCT ... ORDER BY` with its steps exchanged: the engine orders all rows first, where the different ones do.
fn distinct_before_order(input: &DslPlan, options: &DistinctOptionsDSL) -> Option<DslPlan> {
    let DslPlan::Select { expr, input, options: of_select } = plain(input) else { return None };
    let DslPlan::Sort { input, by_column, slice: None, sort_options } = plain(input) else { return None };
    let name = |expression: &Expr| if let Expr::Column(name) = expression { Some(name.clone()) } else { None };
    let chosen: Vec<_> = expr.iter().map(name).collect::<Option<_>>()?;
    let is_chosen = |inner: &Expr| !matches!(inner, Expr::Column(name) if !chosen.contains(name));
    if options.subset.is_some() || !by_column.iter().flatten().all(is_chosen) {
        return None;
    }
    let select = DslPlan::Select { expr: expr.clone(), input: Arc::clone(input), options: *of_select };
    let distinct = DslPlan::Distinct { input: Arc::new(select), options: options.clone() };
    let (by_column, sort_options) = (by_column.clone(), sort_options.clone());
    Some(DslPlan::Sort { input: Arc::new(distinct), by_column, slice: None, sort_options })
}

/// The step itself, where the engine has noted what it makes.
fn plain(mut plan: &DslPlan) -> &DslPlan {
    while let DslPlan::IR { dsl, .. } = plan {
        plan = dsl;
    }
    plan
}

/// Which rows do not come after the last of those kept: a full sort of every window would cost many times as much.
fn up_to_last(kept: &DataFrame, by: &Expr, options: &SortMultipleOptions) -> PolarsResult<Option<Expr>> {
    let order = LazyFrame::from(plan_of(kept.tail(Some(1)))).select([by.clone()]).collect()?;
    let Some(last) = order.columns().first().filter(|last| !last.is_empty()) else { return Ok(None) };
    let is_first = |flags: &[bool]| flags.first().copied().unwrap_or(false);
    let (descends, nulls_last) = (is_first(&options.descending), is_first(&options.nulls_last));
    let value = Scalar::new(last.dtype().clone(), last.get(0)?.into_static());
    Ok(match (value.is_null(), nulls_last) {
        (true, true) => None,
        (true, false) => Some(by.clone().is_null()),
        (false, _) => {
            let order = if descends { by.clone().gt_eq(value.lit()) } else { by.clone().lt_eq(value.lit()) };
            Some(if nulls_last { order } else { order.or(by.clone().is_null()) })
        }
    })
}

/// The names and types of what a plan makes.
pub(super) fn schema_of(plan: &DslPlan) -> Result<Arc<Schema>, Stopped> {
    Ok(LazyFrame::from(plan.clone()).collect_schema()?)
}
