//! Queries over files that may be larger than the memory: windows of their rows pass through the steps that look at one
//! row at a time; of what follows, groups, the first rows of an order and different rows are merged window by window.
//! Whatever else looks at several rows gets those that the steps below it leave.
//!
//! The engine plans and computes; here its plan is cut where the rows of a file must come together.

mod groups;
mod kept;
mod partial;
mod rows;
mod settle;
mod windows;

use std::sync::Arc;

use orchestrator_runtime::guest::Progress;
use orchestrator_runtime::limits::memory;
use polars::prelude::{DataFrame, DslPlan, Expr, IntoLazy as _, LazyFrame, PolarsError, PolarsResult};
use rustpython_vm::builtins::PyBaseExceptionRef;

use super::plan_inputs::map_inputs;
use kept::{Kept, Reduction};
pub(super) use windows::Windows;

/// Why a query came to no answer.
pub(super) enum Stopped {
    Engine(PolarsError),
    Script(PyBaseExceptionRef),
    /// Types are other than they seemed: the query starts again.
    Widened,
    /// What needs more rows than there is memory for, and of which file.
    TooLarge {
        what: String,
        path: String,
    },
}

impl From<PolarsError> for Stopped {
    fn from(error: PolarsError) -> Self {
        Self::Engine(error)
    }
}

impl From<PyBaseExceptionRef> for Stopped {
    fn from(error: PyBaseExceptionRef) -> Self {
        Self::Script(error)
    }
}

/// A file in the plan: a frame of no rows stands for it.
pub(super) struct Source<'a, 'vm> {
    pub(super) leaf: Arc<DataFrame>,
    pub(super) windows: &'a mut Windows<'vm>,
}

pub(super) struct Scan<'a, 'vm> {
    sources: Vec<Source<'a, 'vm>>,
    collect: fn(LazyFrame) -> PolarsResult<DataFrame>,
}

/// The answer to a query whose plan reads files.
pub(super) fn run(
    plan: DslPlan,
    sources: Vec<Source<'_, '_>>,
    collect: fn(LazyFrame) -> PolarsResult<DataFrame>,
) -> Result<DataFrame, Stopped> {
    let mut scan = Scan { sources, collect };
    let plan = scan.settled(plan, None)?;
    match scan.source_of(&plan) {
        Some(_) => scan.all_rows(&plan, None, "the answer itself", 1),
        None => Ok(collect(LazyFrame::from(plan))?),
    }
}

impl Scan<'_, '_> {
    /// The file whose rows a plan reads, if it reads one.
    fn source_of(&self, plan: &DslPlan) -> Option<usize> {
        let mut found = None;
        self.look(plan, &mut found);
        found
    }

    fn look(&self, plan: &DslPlan, found: &mut Option<usize>) {
        if let DslPlan::DataFrameScan { df, .. } = plan {
            *found = found.or_else(|| self.sources.iter().position(|source| Arc::ptr_eq(&source.leaf, df)));
        }
        let looked = map_inputs(plan.clone(), &mut |input| {
            self.look(&input, found);
            Ok::<_, std::convert::Infallible>(input)
        });
        drop(looked);
    }

    /// The rows that are left of a file; `most` of them are enough. Whoever wants them needs `n_copies` at a time.
    fn all_rows(
        &mut self,
        plan: &DslPlan,
        most: Option<usize>,
        what: &str,
        n_copies: usize,
    ) -> Result<DataFrame, Stopped> {
        let of_window: Box<dyn Fn(LazyFrame) -> LazyFrame> = match most.and_then(|most| u32::try_from(most).ok()) {
            Some(most) => Box::new(move |rows| rows.limit(most)),
            None => Box::new(|rows| rows),
        };
        let reduction = Reduction { of_window, of_several: None, enough: most, that_matter: None, n_copies };
        self.reduced(plan, &reduction, what)
    }

    /// What is left of a file's rows after a reduction.
    fn reduced(&mut self, plan: &DslPlan, reduction: &Reduction<'_>, what: &str) -> Result<DataFrame, Stopped> {
        let number = self.source_of(plan).unwrap_or_default();
        let leaf = Arc::clone(&self.sources[number].leaf);
        let collect = self.collect;
        let mut that_matter: Option<Expr> = None;
        let of_window = |rows: DataFrame, that_matter: Option<&Expr>| {
            let rows = LazyFrame::from(with_rows(plan, &leaf, &rows));
            let rows = that_matter.cloned().into_iter().fold(rows, LazyFrame::filter);
            collect((reduction.of_window)(rows))
        };
        let windows = &mut *self.sources[number].windows;
        windows.rewind()?;
        let progress = Progress::of(format!("reading {}", windows.path));
        let room = memory::room();
        let mut kept = Kept::default();
        while let Some(rows) = windows.next(&progress)? {
            kept.push(&of_window(rows, that_matter.as_ref())?);
            if let Some(merge) = &reduction.of_several
                && (kept.is_due() || reduction.that_matter.is_some())
            {
                let merged = collect(merge(kept.joined()?.lazy()))?;
                kept.restart(&merged);
                that_matter = reduction.that_matter.as_ref().map_or(Ok(None), |matters| matters(&merged))?;
            }
            // Something is for the next window.
            if memory::room() < reduction.n_copies * kept.n_bytes() + room / 8 {
                return Err(Stopped::TooLarge { what: what.to_owned(), path: windows.path.clone() });
            }
            if reduction.enough.is_some_and(|enough| kept.n_rows() >= enough) {
                break;
            }
        }
        if kept.is_empty() {
            kept.push(&of_window(DataFrame::clone(&leaf), None)?);
        }
        let all = kept.joined()?;
        match &reduction.of_several {
            Some(merge) => Ok(collect(merge(all.lazy()))?),
            None => Ok(all),
        }
    }
}

/// The plan over some rows of the file in place of it.
fn with_rows(plan: &DslPlan, leaf: &Arc<DataFrame>, rows: &DataFrame) -> DslPlan {
    if let DslPlan::DataFrameScan { df, .. } = plan
        && Arc::ptr_eq(df, leaf)
    {
        return plan_of(rows.clone());
    }
    let made = map_inputs(plan.clone(), &mut |input| Ok::<_, std::convert::Infallible>(with_rows(&input, leaf, rows)));
    let Ok(plan) = made;
    plan
}

fn plan_of(rows: DataFrame) -> DslPlan {
    rows.lazy().logical_plan
}
