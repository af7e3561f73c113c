//! Workbooks of others, read without an interpreter. What their reader does not survive is a book that cannot be read.

use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};

use calamine::{Data, Range, Reader, Sheets, open_workbook_auto_from_rs};

pub(crate) struct Book(Sheets<Cursor<Vec<u8>>>);

impl Book {
    pub(crate) fn open(bytes: Vec<u8>) -> Option<Self> {
        let opened = catch_unwind(AssertUnwindSafe(|| open_workbook_auto_from_rs(Cursor::new(bytes))));
        opened.ok()?.ok().map(Self)
    }

    pub(crate) fn sheet_names(&self) -> Vec<String> {
        self.0.sheet_names()
    }

    /// From the first cell that is not empty to the last one.
    pub(crate) fn cells(&mut self, sheet: &str) -> Option<Range<Data>> {
        catch_unwind(AssertUnwindSafe(|| self.0.worksheet_range(sheet))).ok()?.ok()
    }
}
