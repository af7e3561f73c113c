//! Categories of a Parquet file: which columns have them is in the writer's note, what they are in the dictionaries of the
//! columns, also those that no row has.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::io::Cursor;
use std::rc::Rc;

use polars::prelude::{ArrowDataType, Series};
use polars_arrow::datatypes::ArrowSchema;
use polars_parquet::read::{BasicDecompressor, FileMetadata, PageReader};
use rustpython_vm::{PyResult, VirtualMachine};

use crate::column::kinds::{Blank, Categories, Kind, Values, series_from, text_series};
use crate::errors::OrRaise;

pub(crate) struct Dictionary {
    categories: Vec<String>,
    ordered: bool,
}

/// Of the columns of text that the writer had as categories.
pub(crate) fn dictionaries(bytes: &[u8], file: &FileMetadata, noted: &ArrowSchema) -> BTreeMap<String, Dictionary> {
    let mut found = BTreeMap::new();
    for (name, field) in noted.iter() {
        if let ArrowDataType::Dictionary(_, values, ordered) = &field.dtype
            && matches!(**values, ArrowDataType::Utf8 | ArrowDataType::LargeUtf8 | ArrowDataType::Utf8View)
        {
            // Without a dictionary the values themselves are the categories.
            let categories = categories_of(bytes, file, name).unwrap_or_default();
            found.insert(name.to_string(), Dictionary { categories, ordered: *ordered });
        }
    }
    found
}

fn categories_of(bytes: &[u8], file: &FileMetadata, name: &str) -> Option<Vec<String>> {
    let mut categories = Vec::new();
    let mut known = HashSet::new();
    for group in &file.row_groups {
        let chunk = group.columns_under_root_iter(name)?.next()?;
        let range = chunk.byte_range();
        let part = bytes.get(usize::try_from(range.start).ok()?..usize::try_from(range.end).ok()?)?;
        let pages = PageReader::new(Cursor::new(part.to_vec().into()), chunk, Vec::new(), part.len().max(1 << 30));
        let page = BasicDecompressor::new(pages, Vec::new()).read_dict_page().ok()??;
        for text in plain_texts(&page.buffer)? {
            if known.insert(text.clone()) {
                categories.push(text);
            }
        }
    }
    Some(categories)
}

/// Texts one after the other, each behind its length.
fn plain_texts(mut bytes: &[u8]) -> Option<Vec<String>> {
    let mut texts = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk::<4>() {
        let (text, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
        texts.push(String::from_utf8(text.to_vec()).ok()?);
        bytes = rest;
    }
    Some(texts)
}

impl Dictionary {
    /// A column of text as one of categories.
    pub(crate) fn apply(&self, series: &Series, vm: &VirtualMachine) -> PyResult<Values> {
        let texts = series.str().or_raise(vm)?;
        let mut categories: Vec<&str> = self.categories.iter().map(String::as_str).collect();
        let mut places: HashMap<&str, i32> = categories.iter().copied().zip(0..).collect();
        let mut codes = Vec::with_capacity(texts.len());
        for text in texts.iter() {
            codes.push(match text {
                None => -1,
                Some(text) => *places.entry(text).or_insert_with(|| {
                    categories.push(text);
                    categories.len() as i32 - 1
                }),
            });
        }
        let values = Values::new(Kind::Text(Blank::Nan), text_series(categories.into_iter().map(Some)));
        let kind = Kind::Category(Rc::new(Categories { values, ordered: self.ordered }));
        Ok(Values::new(kind, series_from(codes)))
    }
}
