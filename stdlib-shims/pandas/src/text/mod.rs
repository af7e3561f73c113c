//! The `.str` accessor on columns of text. What cannot be done here exactly as Python does it is
//! declined with `Unsupported`, and the face asks Python.

mod letters;
mod parts;
mod pattern;
mod search;

use polars::prelude::{BooleanChunked, Int64Chunked, IntoSeries, StringChunked};
use polars_arrow::array::BooleanArray;
use polars_arrow::bitmap::Bitmap;
use polars_arrow::datatypes::ArrowDataType;
use rayon::prelude::*;
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use crate::arguments::{Whole, Words};
use crate::column::bits;
use crate::column::kinds::{Blank, Kind, Values, no_name, text_series};
use crate::column::take::PARALLEL_ROWS;
use crate::column::views;
use crate::module::PyColumn;
use crate::opcodes::Text;

/// A column of text, and how its holes read back; no blank for dtype string.
pub(crate) struct Texts<'a> {
    pub(crate) chunk: &'a StringChunked,
    pub(crate) blank: Option<Blank>,
}

pub(crate) fn declined(vm: &VirtualMachine) -> PyBaseExceptionRef {
    let class = vm.import("_pandas", 0).and_then(|module| module.get_attr("Unsupported", vm));
    match class.map(rustpython_vm::PyObjectRef::downcast::<rustpython_vm::builtins::PyType>) {
        Ok(Ok(class)) => vm.new_exception_msg(class, "left to Python".into()),
        _ => vm.new_not_implemented_error("left to Python"),
    }
}

impl<'a> Texts<'a> {
    fn of(values: &'a Values) -> Option<Self> {
        let blank = match values.kind {
            Kind::Text(blank) => Some(blank),
            _ => None,
        };
        values.text_chunk().map(|chunk| Self { chunk, blank })
    }

    pub(crate) fn map<R: Send>(&self, f: impl Fn(&str) -> R + Sync) -> Vec<Option<R>> {
        let n = self.chunk.len();
        if n < PARALLEL_ROWS {
            return self.chunk.iter().map(|text| text.map(&f)).collect();
        }
        (0..n).into_par_iter().map(|row| self.chunk.get(row).map(&f)).collect()
    }

    pub(crate) fn is_ascii(&self) -> bool {
        self.chunk.iter().flatten().all(str::is_ascii)
    }

    pub(crate) fn texts<S: AsRef<str>>(&self, texts: impl Iterator<Item = Option<S>>) -> Values {
        let kind = self.blank.map_or(Kind::Masked, Kind::Text);
        Values::new(kind, text_series(texts))
    }

    /// One part of each text, which shares its letters.
    pub(crate) fn slices(&self, cut: impl for<'t> Fn(&'t str) -> &'t str + Sync) -> Values {
        match views::array_of(self.chunk).and_then(|array| views::slices(array, &cut)) {
            Some(parts) => self.made(parts),
            None => self.texts(self.chunk.iter().map(|text| text.map(&cut))),
        }
    }

    /// Short ASCII texts with each letter changed; none when there are others.
    pub(crate) fn relettered(&self, change: impl Fn(&u8) -> u8 + Sync) -> Option<Values> {
        views::array_of(self.chunk).and_then(|array| views::relettered(array, change)).map(|texts| self.made(texts))
    }

    /// New texts; `write` appends each to an empty one.
    pub(crate) fn rewritten(&self, write: impl Fn(&str, &mut String) + Sync) -> Values {
        match views::array_of(self.chunk) {
            Some(array) => self.made(views::rewritten(array, write)),
            None => self.texts(self.chunk.iter().map(|text| {
                text.map(|text| {
                    let mut written = String::new();
                    write(text, &mut written);
                    written
                })
            })),
        }
    }

    /// Texts whose holes read as those of this column do.
    pub(crate) fn made(&self, texts: StringChunked) -> Values {
        Values::new(self.blank.map_or(Kind::Masked, Kind::Text), texts.into_series())
    }

    pub(crate) fn hole(&self, vm: &VirtualMachine) -> PyObjectRef {
        match self.blank {
            Some(Blank::None) => vm.ctx.none(),
            Some(Blank::Nan) => vm.ctx.new_float(f64::NAN).into(),
            None => crate::registry::na(vm),
        }
    }

    /// The text of a row, found without a search where the column has one chunk.
    fn rows(&self) -> impl Fn(usize) -> Option<&'a str> + Sync + use<'a> {
        let (chunk, array) = (self.chunk, views::array_of(self.chunk));
        move |row| match array {
            Some(array) => array.get(row),
            None => chunk.get(row),
        }
    }

    /// Which texts are there; none where all are.
    fn known(&self) -> Option<Bitmap> {
        let row = self.rows();
        let is_known = |start: usize, flags: &mut [bool]| {
            for (flag, at) in flags.iter_mut().zip(start..) {
                *flag = row(at).is_some();
            }
        };
        (self.chunk.null_count() > 0).then(|| bits::bitmap(self.chunk.len(), &is_known))
    }

    /// A flag for each text.
    pub(crate) fn flags(&self, test: impl Fn(&str) -> bool + Sync, vm: &VirtualMachine) -> Values {
        let row = self.rows();
        let found = bits::bitmap(self.chunk.len(), &|start, flags| {
            for (flag, at) in flags.iter_mut().zip(start..) {
                *flag = row(at).is_some_and(&test);
            }
        });
        let known = self.known();
        let made = BooleanArray::new(ArrowDataType::Boolean, found, known.clone());
        let made = BooleanChunked::with_chunk(no_name(), made);
        match (self.blank, known) {
            (None, _) => Values::new(Kind::Masked, made.into_series()),
            (Some(_), None) => Values::flags(made),
            (Some(_), Some(_)) => {
                let hole = self.hole(vm);
                let object =
                    |flag: Option<bool>| flag.map_or_else(|| hole.clone(), |flag| vm.ctx.new_bool(flag).into());
                Values::objects(made.iter().map(object).collect())
            }
        }
    }

    /// A whole number for each text.
    pub(crate) fn ints(&self, count: impl Fn(&str) -> i64 + Sync) -> Values {
        let (n, row) = (self.chunk.len(), self.rows());
        let one = |at: usize| row(at).map_or(0, &count);
        let numbers: Vec<i64> =
            if n < PARALLEL_ROWS { (0..n).map(one).collect() } else { (0..n).into_par_iter().map(one).collect() };
        match (self.blank, self.known()) {
            (None, known) => {
                let masked = Int64Chunked::from_vec_validity(no_name(), numbers, known);
                Values::new(Kind::Masked, masked.into_series())
            }
            (Some(_), None) => Values::ints(numbers),
            (Some(_), Some(known)) => {
                let float = |(number, is_known): (&i64, bool)| if is_known { *number as f64 } else { f64::NAN };
                Values::floats(numbers.iter().zip(known.iter()).map(float).collect())
            }
        }
    }
}

/// Each method reads the arguments it has.
pub(crate) fn text(values: &Values, op: Text, args: FuncArgs, vm: &VirtualMachine) -> PyResult {
    let Some(texts) = Texts::of(values) else { return Err(declined(vm)) };
    let made = |values: Values| Ok(PyColumn::make(values, vm));
    match op {
        Text::Isalpha
        | Text::Isdigit
        | Text::Isnumeric
        | Text::Isdecimal
        | Text::Isalnum
        | Text::Isspace
        | Text::Islower
        | Text::Isupper
        | Text::Istitle => made(letters::test(&texts, op, vm)?),
        Text::Len => made(letters::len(&texts)),
        Text::Lower | Text::Upper | Text::Title | Text::Capitalize | Text::Swapcase | Text::Casefold => {
            made(letters::case(&texts, op, vm)?)
        }
        Text::Strip | Text::Lstrip | Text::Rstrip => {
            let letters: Option<Words> = args.bind(vm)?;
            made(letters::strip(&texts, op, letters.as_deref()))
        }
        Text::Pad => made(letters::pad(&texts, &args.bind(vm)?, vm)?),
        Text::Zfill => {
            let width: Whole = args.bind(vm)?;
            made(letters::zfill(&texts, width.0))
        }
        Text::Repeat => {
            let repeats: Whole = args.bind(vm)?;
            let n = usize::try_from(repeats.0).unwrap_or(0);
            made(texts.texts(texts.map(|text| text.repeat(n)).into_iter()))
        }
        Text::Get => {
            let place: Whole = args.bind(vm)?;
            made(letters::get(&texts, place.0, vm)?)
        }
        Text::Slice => made(letters::slice(&texts, &args.bind(vm)?, vm)?),
        Text::SliceReplace => made(letters::slice_replace(&texts, &args.bind(vm)?)),
        Text::Removeprefix => {
            let prefix: Words = args.bind(vm)?;
            made(texts.slices(|text| text.strip_prefix(&*prefix).unwrap_or(text)))
        }
        Text::Removesuffix => {
            let suffix: Words = args.bind(vm)?;
            made(texts.slices(|text| text.strip_suffix(&*suffix).unwrap_or(text)))
        }
        Text::Startswith | Text::Endswith | Text::Find | Text::Rfind => {
            made(search::literal(&texts, op, &args.bind(vm)?, vm)?)
        }
        Text::Contains | Text::Match | Text::Fullmatch => made(search::test(&texts, op, &args.bind(vm)?, vm)?),
        Text::Count => made(search::count(&texts, &args.bind(vm)?, vm)?),
        Text::Replace => made(search::replace(&texts, &args.bind(vm)?, vm)?),
        Text::Extract => {
            let columns = search::extract(&texts, &args.bind(vm)?, vm)?;
            Ok(vm.ctx.new_list(columns.into_iter().map(|column| PyColumn::make(column, vm)).collect()).into())
        }
        Text::Split | Text::Rsplit => parts::split(&texts, op == Text::Split, &args.bind(vm)?, vm),
        Text::Partition | Text::Rpartition => {
            let separator: Option<Words> = args.bind(vm)?;
            parts::partition(&texts, op == Text::Partition, separator.as_deref().unwrap_or(" "), vm)
        }
        Text::GetDummies => {
            let separator: Option<Words> = args.bind(vm)?;
            parts::dummies(&texts, separator.as_deref().unwrap_or("|"), vm)
        }
        Text::Cat => parts::cat(&texts, &args.bind(vm)?, vm),
    }
}
