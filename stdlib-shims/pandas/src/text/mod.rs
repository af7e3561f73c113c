//! The `.str` accessor on columns of text. What cannot be done here exactly as Python does it is
//! declined with `Unsupported`, and the face asks Python.

mod letters;
mod parts;
mod pattern;
mod search;

use polars::prelude::{BooleanChunked, IntoSeries, Series, StringChunked};
use rayon::prelude::*;
use rustpython_vm::builtins::PyBaseExceptionRef;
use rustpython_vm::function::FuncArgs;
use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

use crate::arguments::{Whole, Words};
use crate::column::kinds::{Blank, Kind, Values, text_series};
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

    pub(crate) fn flags(&self, flags: Vec<Option<bool>>, vm: &VirtualMachine) -> Values {
        if self.blank.is_none() {
            return Values::new(Kind::Masked, flags.into_iter().collect::<BooleanChunked>().into_series());
        }
        if !flags.contains(&None) {
            let flags: Vec<bool> = flags.into_iter().flatten().collect();
            return Values::bools(&flags);
        }
        let hole = self.hole(vm);
        let object = |flag: Option<bool>| flag.map_or_else(|| hole.clone(), |flag| vm.ctx.new_bool(flag).into());
        Values::objects(flags.into_iter().map(object).collect())
    }

    pub(crate) fn ints(&self, numbers: Vec<Option<i64>>) -> Values {
        if self.blank.is_none() {
            return Values::new(Kind::Masked, numbers.into_iter().collect::<Series>());
        }
        if numbers.contains(&None) {
            return Values::floats(
                numbers.into_iter().map(|number| number.map_or(f64::NAN, |number| number as f64)).collect(),
            );
        }
        Values::ints(numbers.into_iter().flatten().collect())
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
