//! A query that gives the same rows in the same order, and the same last digits, on every machine. The engine hands out
//! groups as its hashes fall, splits rows by the number of threads, and seeds its hashes anew in every process.

use std::convert::Infallible;
use std::sync::Arc;

use orchestrator_runtime::limits::thread::on_another_thread;
use polars::prelude::{
    DataFrame, DslPlan, JoinOptions, LazyFrame, MaintainOrderJoin, PlanCallback, PolarsError, PolarsResult,
    UniqueKeepStrategy,
};
use polars_async::executor::ALLOW_RAYON_THREADS;

use super::plan_inputs::map_inputs;

/// Runs the query on one thread, with every step in the order of its rows.
pub(super) fn collect(frame: LazyFrame) -> PolarsResult<DataFrame> {
    // Switched off for a thread it stays off, for our own work too; so the query gets one that ends with it.
    let answer = on_another_thread(|| {
        ALLOW_RAYON_THREADS.set(false);
        // The engine drops the order of a step where it thinks that nobody can see it; a sum of floats can.
        let frame = frame.with_check_order(false);
        let optimizations = frame.get_current_optimizations();
        LazyFrame::from(in_order(frame.logical_plan)).with_optimizations(optimizations).collect()
    });
    match answer {
        Ok(answer) => answer.unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
        Err(_) => Err(PolarsError::ComputeError("there is no room for another query now".into())),
    }
}

/// Rows of groups and joins as they first appear, equal rows of a sort as they came, parts of a union one after another.
fn in_order(mut plan: DslPlan) -> DslPlan {
    match &mut plan {
        // What the engine has made of a part when it was asked for the names of its columns: it forgets the part's
        // order, and is made again from the part.
        DslPlan::IR { dsl, .. } => return in_order(DslPlan::clone(dsl)),
        DslPlan::GroupBy { maintain_order, .. } => *maintain_order = true,
        DslPlan::Distinct { options, .. } => {
            options.maintain_order = true;
            if options.keep_strategy == UniqueKeepStrategy::Any {
                options.keep_strategy = UniqueKeepStrategy::First;
            }
        }
        DslPlan::Sort { sort_options, .. } => sort_options.maintain_order = true,
        DslPlan::Join { options, .. } => {
            let mut ordered = JoinOptions::clone(options);
            if ordered.args.maintain_order == MaintainOrderJoin::None {
                ordered.args.maintain_order = MaintainOrderJoin::LeftRight;
            }
            *options = Arc::new(ordered);
        }
        DslPlan::Union { args, .. } => {
            args.maintain_order = true;
            // A slice that counts from the end would be lost on this way through the engine; SQL has none.
            args.parallel = false;
        }
        DslPlan::HConcat { options, .. } => options.parallel = false,
        DslPlan::PipeWithSchema { callback, .. } => {
            let make = callback.clone();
            *callback = PlanCallback::new(move |found| make.call(found).map(in_order));
        }
        _ => {}
    }
    let Ok(plan) = map_inputs(plan, &mut |input| Ok::<_, Infallible>(in_order(input)));
    plan
}

#[cfg(test)]
mod tests {
    use polars::prelude::{DataFrame, DslPlan, IntoLazy as _, LazyFrame, PlanCallback, UnionArgs, col, concat, df};

    use super::{collect, in_order};

    const N_KEYS: i64 = 997;

    fn rows() -> LazyFrame {
        let keys: Vec<i64> = (0..5 * N_KEYS).map(|row| row * 7 % N_KEYS).collect();
        df!("key" => keys).expect("a frame").lazy()
    }

    fn keys(frame: &DataFrame) -> Vec<i64> {
        let keys = frame.column("key").expect("a column").i64().expect("numbers");
        keys.iter().flatten().collect()
    }

    fn as_they_first_appear() -> Vec<i64> {
        (0..N_KEYS).map(|row| row * 7 % N_KEYS).collect()
    }

    #[test]
    fn groups_below_a_known_schema_are_in_order() {
        let mut groups = rows().group_by([col("key")]).agg([col("key").count().alias("n")]);
        groups.collect_schema().expect("a schema");
        assert!(matches!(groups.logical_plan, DslPlan::IR { .. }));
        assert_eq!(keys(&collect(groups.clone()).expect("rows")), as_they_first_appear());
        let args = UnionArgs { maintain_order: false, ..UnionArgs::default() };
        let twice = concat([groups.clone(), groups], args).expect("a union");
        assert_eq!(keys(&collect(twice).expect("rows")), as_they_first_appear().repeat(2));
    }

    #[test]
    fn groups_that_a_function_of_the_schema_makes_are_in_order() {
        let group = PlanCallback::new(|(plans, _): (Vec<DslPlan>, _)| {
            let frame = plans.into_iter().map(LazyFrame::from).next().unwrap_or_default();
            Ok(frame.group_by([col("key")]).agg([col("key").count().alias("n")]).logical_plan)
        });
        assert_eq!(keys(&collect(rows().pipe_with_schema(group)).expect("rows")), as_they_first_appear());
    }

    #[test]
    fn a_union_runs_its_parts_one_after_another() {
        let args = UnionArgs { maintain_order: false, parallel: true, ..UnionArgs::default() };
        let union = concat([rows(), rows()], args).expect("a union");
        let DslPlan::Union { args, .. } = in_order(union.logical_plan) else { unreachable!("still a union") };
        assert_eq!((args.maintain_order, args.parallel), (true, false));
    }
}
