//! What is kept of the windows that were read: small frames, merged whenever they have become as large as the rest.

use polars::prelude::{
    Column, DataFrame, DataType, Expr, IntoColumn as _, IntoSeries, LazyFrame, PolarsResult, Series, StringChunked,
};

/// Frames of fewer bytes than this are merged at the end only.
const FEW_BYTES: usize = 4 << 20;

/// Columns of an answer are handed over one at a time; a step of the engine has its input, its output and something between.
pub(super) const COPIES_OF_STEP: usize = 3;

type Step<'a> = Box<dyn Fn(LazyFrame) -> LazyFrame + 'a>;
type Narrowing<'a> = Box<dyn Fn(&DataFrame) -> PolarsResult<Option<Expr>> + 'a>;

/// How the rows of windows become an answer.
pub(super) struct Reduction<'a> {
    /// What is kept of a window.
    pub(super) of_window: Step<'a>,
    /// What is kept of several, one below the other; none keeps them all.
    pub(super) of_several: Option<Step<'a>>,
    /// With this many rows the answer is complete, whatever follows.
    pub(super) enough: Option<usize>,
    /// How often what is kept is in memory while the next step makes something of it.
    pub(super) n_copies: usize,
    /// Which rows of the windows to come can still change what is kept; none where all can.
    pub(super) that_matter: Option<Narrowing<'a>>,
}

#[derive(Default)]
pub(super) struct Kept {
    frames: Vec<DataFrame>,
    n_rows: usize,
    n_bytes: usize,
    /// Bytes of the frame that is merged already, the first.
    n_merged: usize,
}

impl Kept {
    pub(super) fn push(&mut self, frame: &DataFrame) {
        let frame = compact(frame);
        self.n_rows += frame.height();
        self.n_bytes += frame.estimated_size();
        self.frames.push(frame);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    pub(super) fn n_rows(&self) -> usize {
        self.n_rows
    }

    pub(super) fn n_bytes(&self) -> usize {
        self.n_bytes
    }

    /// Whether merging is worth its while.
    pub(super) fn is_due(&self) -> bool {
        self.n_bytes - self.n_merged >= self.n_merged.max(FEW_BYTES)
    }

    /// All frames as one.
    pub(super) fn joined(&mut self) -> PolarsResult<DataFrame> {
        let mut frames = std::mem::take(&mut self.frames).into_iter();
        let mut all = frames.next().unwrap_or_default();
        for frame in frames {
            all.vstack_mut_owned(frame)?;
        }
        (self.n_rows, self.n_bytes, self.n_merged) = (0, 0, 0);
        Ok(all)
    }

    /// Goes on with the frame that the others were merged to.
    pub(super) fn restart(&mut self, merged: &DataFrame) {
        self.push(merged);
        self.n_merged = self.n_bytes;
    }
}

/// The frame without the memory of the window it was cut out of: a text is a place in the texts it was read with.
fn compact(frame: &DataFrame) -> DataFrame {
    let column = |column: &Column| compact_series(column.as_materialized_series()).into_column();
    let columns = frame.columns().iter().map(column).collect();
    DataFrame::new(frame.height(), columns).unwrap_or_else(|_| frame.clone())
}

fn compact_series(series: &Series) -> Series {
    match series.dtype() {
        DataType::String => {
            let Ok(texts) = series.str() else { return series.clone() };
            let chunks = texts.downcast_iter().map(|chunk| chunk.clone().maybe_gc());
            StringChunked::from_chunk_iter(series.name().clone(), chunks).into_series()
        }
        DataType::List(inner) if inner.is_string() => {
            let lists = series.list().and_then(|lists| lists.apply_to_inner(&|inner| Ok(compact_series(&inner))));
            lists.map_or_else(|_| series.clone(), IntoSeries::into_series)
        }
        _ => series.clone(),
    }
}
