//! The rows of a CSV file, window by window, with the types its columns have when it is read as a whole.
//!
//! A column is taken for what its first rows are. Where later ones are something else, the rest of the file is read for its
//! types alone, and the query starts again with those: no file is read more than twice.

use orchestrator_pandas::exchange::series_of;
use orchestrator_runtime::guest::Progress;
use polars::prelude::{Column, DataFrame, DataType, Schema, Series};
use rustpython_vm::builtins::{PyBaseExceptionRef, PyList};
use rustpython_vm::{AsObject, PyObjectRef, PyResult, VirtualMachine};

use super::Stopped;

/// What the values of a column have been so far.
#[derive(Clone, Default)]
struct Seen {
    /// None while nothing but missing values was seen.
    dtype: Option<DataType>,
    /// Some window had nothing but missing values, which are floats to the reader.
    has_blank_window: bool,
}

impl Seen {
    fn dtype(&self) -> DataType {
        match &self.dtype {
            None => DataType::Float64,
            Some(dtype) if dtype.is_integer() && self.has_blank_window => DataType::Float64,
            Some(dtype) => dtype.clone(),
        }
    }

    /// Takes the values of a window in; false where only text holds them all.
    fn take(&mut self, series: &Series) -> bool {
        if series.null_count() == series.len() {
            self.has_blank_window |= !series.is_empty();
            return true;
        }
        let found = series.dtype();
        match &self.dtype {
            None => self.dtype = Some(found.clone()),
            Some(known) if known == found => {}
            Some(known) if known.is_numeric() && found.is_numeric() => self.dtype = Some(DataType::Float64),
            Some(_) => return false,
        }
        true
    }
}

pub(crate) struct Windows<'a> {
    /// `Windows` of the face.
    object: PyObjectRef,
    pub(super) path: String,
    pub(super) n_bytes: usize,
    names: Vec<String>,
    seen: Vec<Seen>,
    /// Columns that are read as text because their values are of several types.
    as_text: Vec<String>,
    /// Read already, and next in line.
    first: Option<Vec<Series>>,
    /// Nothing was read since the first row was made the next one.
    is_fresh: bool,
    vm: &'a VirtualMachine,
}

impl<'a> Windows<'a> {
    /// Opens the file and looks at its first window.
    pub(crate) fn open(object: PyObjectRef, names: Vec<String>, vm: &'a VirtualMachine) -> PyResult<Self> {
        let n_bytes = object.get_attr("size", vm)?.try_to_value(vm)?;
        let path = object.get_attr("path", vm)?.try_to_value(vm)?;
        let seen = vec![Seen::default(); names.len()];
        let mut windows =
            Self { object, path, n_bytes, names, seen, as_text: Vec::new(), first: None, is_fresh: true, vm };
        loop {
            let (series, mixed) = windows.read()?;
            if mixed.is_empty() {
                windows.first = Some(series);
                return Ok(windows);
            }
            windows.be_text(mixed);
            windows.rewind()?;
        }
    }

    /// The frame of all rows, if one window holds them.
    pub(crate) fn whole(&mut self) -> PyResult<Option<DataFrame>> {
        if !self.is_over()? {
            return Ok(None);
        }
        let first = self.first.take().unwrap_or_default();
        Ok(Some(DataFrame::new_infer_height(first.into_iter().map(Column::from).collect()).unwrap_or_default()))
    }

    /// A frame of no rows with the names and types of the columns.
    pub(crate) fn header(&self) -> DataFrame {
        let types = self.names.iter().zip(&self.seen);
        DataFrame::empty_with_schema(
            &types.map(|(name, seen)| (name.as_str().into(), seen.dtype())).collect::<Schema>(),
        )
    }

    /// The next rows, none after the last; `Stopped::Widened` where the types are not what they were thought to be.
    pub(super) fn next(&mut self, progress: &Progress) -> Result<Option<DataFrame>, Stopped> {
        let types: Vec<DataType> = self.seen.iter().map(Seen::dtype).collect();
        let series = match self.first.take() {
            Some(first) => first,
            None if self.is_over()? => return Ok(None),
            None => {
                let (series, mixed) = self.read()?;
                let is_wider = types.iter().zip(&self.seen).any(|(dtype, seen)| *dtype != seen.dtype());
                if is_wider || !mixed.is_empty() {
                    self.learn(mixed, progress)?;
                    return Err(Stopped::Widened);
                }
                series
            }
        };
        self.is_fresh = false;
        progress.at(self.object.get_attr("done", self.vm)?.try_to_value(self.vm)?, self.n_bytes);
        let columns = series.into_iter().zip(&types).map(|(series, dtype)| series.cast(dtype).map(Column::from));
        Ok(Some(DataFrame::new_infer_height(columns.collect::<Result<_, _>>()?)?))
    }

    /// The first row is the next one again.
    pub(super) fn rewind(&mut self) -> PyResult<()> {
        if self.first.is_some() && self.is_fresh {
            return Ok(());
        }
        let vm = self.vm;
        let names = self.as_text.iter().map(|name| vm.ctx.new_str(name.as_str()).into()).collect();
        vm.call_method(&self.object, "again", (vm.ctx.new_list(names),))?;
        (self.first, self.is_fresh) = (None, true);
        Ok(())
    }

    fn is_over(&self) -> PyResult<bool> {
        self.object.get_attr("is_over", self.vm)?.try_to_bool(self.vm)
    }

    fn be_text(&mut self, mixed: Vec<usize>) {
        for column in mixed {
            self.seen[column].dtype = Some(DataType::String);
            if !self.as_text.contains(&self.names[column]) {
                self.as_text.push(self.names[column].clone());
            }
        }
    }

    /// Reads on for the types alone, and starts again.
    fn learn(&mut self, mut mixed: Vec<usize>, progress: &Progress) -> Result<(), Stopped> {
        while !self.is_over()? {
            mixed.extend(self.read()?.1);
            progress.at(self.object.get_attr("done", self.vm)?.try_to_value(self.vm)?, self.n_bytes);
        }
        self.be_text(mixed);
        self.is_fresh = false;
        Ok(self.rewind()?)
    }

    /// Columns of the next rows, and which of them only text can hold.
    fn read(&mut self) -> PyResult<(Vec<Series>, Vec<usize>)> {
        let vm = self.vm;
        vm.check_signals()?;
        let columns = vm.call_method(&self.object, "next", ())?;
        let columns = columns.downcast_ref::<PyList>().map(|list| list.borrow_vec().to_vec()).unwrap_or_default();
        let (mut read, mut mixed) = (Vec::with_capacity(columns.len()), Vec::new());
        for (at, (column, name)) in columns.iter().zip(&self.names).enumerate() {
            let series = match series_of(column, name, vm) {
                Ok(series) => series,
                Err(error) if is_mixed(&error, vm) => {
                    mixed.push(at);
                    continue;
                }
                Err(error) => return Err(error),
            };
            // What is text throughout stays it: a window of numbers was read as text too.
            let is_text = self.as_text.contains(name);
            if !is_text && !self.seen[at].take(&series) {
                mixed.push(at);
            }
            read.push(series);
        }
        Ok((read, mixed))
    }
}

fn is_mixed(error: &PyBaseExceptionRef, vm: &VirtualMachine) -> bool {
    error.fast_isinstance(vm.ctx.exceptions.not_implemented_error)
}
