//! The steps that a step of the engine's plan stands on.

use std::sync::Arc;

use polars::prelude::DslPlan;

/// The step over inputs that `each` makes of its own.
///
/// Every kind of step is named, so that a step which a later engine or another of its features brings is looked at.
pub(super) fn map_inputs<E>(
    mut plan: DslPlan,
    each: &mut impl FnMut(DslPlan) -> Result<DslPlan, E>,
) -> Result<DslPlan, E> {
    let mut shared = |input: &mut Arc<DslPlan>| -> Result<(), E> {
        *input = Arc::new(each(DslPlan::clone(input))?);
        Ok(())
    };
    match &mut plan {
        DslPlan::Join { input_left: one, input_right: other, .. } | DslPlan::Gather { input: one, idxs: other, .. } => {
            shared(one)?;
            shared(other)?;
        }
        DslPlan::Union { inputs, .. } | DslPlan::HConcat { inputs, .. } | DslPlan::SinkMultiple { inputs } => {
            *inputs = std::mem::take(inputs).into_iter().map(&mut *each).collect::<Result<_, E>>()?;
        }
        DslPlan::PipeWithSchema { input, .. } => {
            *input = input.iter().cloned().map(&mut *each).collect::<Result<_, E>>()?;
        }
        DslPlan::ExtContext { input, contexts } => {
            shared(input)?;
            *contexts = std::mem::take(contexts).into_iter().map(&mut *each).collect::<Result<_, E>>()?;
        }
        DslPlan::IR { dsl, .. } => return each(DslPlan::clone(dsl)),
        DslPlan::GroupBy { input, .. }
        | DslPlan::Distinct { input, .. }
        | DslPlan::Sort { input, .. }
        | DslPlan::Filter { input, .. }
        | DslPlan::Cache { input, .. }
        | DslPlan::Select { input, .. }
        | DslPlan::HStack { input, .. }
        | DslPlan::MatchToSchema { input, .. }
        | DslPlan::Slice { input, .. }
        | DslPlan::MapFunction { input, .. }
        | DslPlan::Sink { input, .. } => shared(input)?,
        DslPlan::Scan { .. } | DslPlan::DataFrameScan { .. } => {}
    }
    Ok(plan)
}
