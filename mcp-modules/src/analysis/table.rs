//! A table: rows as they were given, or the columns of a file, read the same way.
//!
//! Results return the rows themselves, so lists and objects inside them survive every analysis.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::cell::{Cell, Kind};
use super::error::AnalysisError;
use super::frame::Frame;

pub(crate) type Row = Map<String, Value>;

pub(crate) struct Table {
    content: Content,
    fields: Vec<String>,
}

enum Content {
    Rows(Vec<Row>),
    Frame(Frame),
}

impl Table {
    pub(crate) fn from_rows(rows: Vec<Row>) -> Self {
        let fields = field_names(&rows);
        Self { content: Content::Rows(rows), fields }
    }

    pub(crate) fn from_frame(frame: Frame) -> Self {
        let fields = frame.names();
        Self { content: Content::Frame(frame), fields }
    }

    pub(crate) fn n_rows(&self) -> usize {
        match &self.content {
            Content::Rows(rows) => rows.len(),
            Content::Frame(frame) => frame.n_rows(),
        }
    }

    /// Names of the top-level fields, in the order they are first met.
    pub(crate) fn fields(&self) -> &[String] {
        &self.fields
    }

    pub(crate) fn row(&self, index: usize) -> Row {
        match &self.content {
            Content::Rows(rows) => rows.get(index).cloned().unwrap_or_default(),
            Content::Frame(frame) => frame.row(index),
        }
    }

    pub(crate) fn rows(&self, indices: &[usize]) -> Vec<Row> {
        indices.iter().map(|index| self.row(*index)).collect()
    }

    /// A field by its name, or by a path into nested objects (`address.city`).
    pub(crate) fn column(&self, field: &str) -> Result<Column<'_>, AnalysisError> {
        match self.find(field) {
            Some(column) => Ok(column),
            // Nothing is known about the fields of no rows.
            None if self.n_rows() == 0 => Ok(self.column_or_nulls(field)),
            None => Err(AnalysisError::unknown_field(field, &self.fields)),
        }
    }

    /// The same, with a column of nulls for a field that no row has.
    pub(crate) fn column_or_nulls(&self, field: &str) -> Column<'_> {
        self.find(field).unwrap_or_else(|| {
            let path = vec![field.to_owned()];
            Column::new(path, (0..self.n_rows()).map(|_| None))
        })
    }

    /// Codes of the equal values of a field of a file and how many there are; none for a field of rows.
    pub(crate) fn codes(&self, field: &str) -> Option<(Vec<u32>, usize)> {
        match &self.content {
            Content::Rows(_) => None,
            Content::Frame(frame) => frame.codes(field),
        }
    }

    fn find(&self, field: &str) -> Option<Column<'_>> {
        if self.fields.iter().any(|name| name == field) {
            let path = vec![field.to_owned()];
            return Some(match &self.content {
                Content::Rows(rows) => Column::new(path, rows.iter().map(|row| row.get(field).map(Cell::of))),
                Content::Frame(frame) => Column::new(path, frame.cells(field).into_iter().map(Some)),
            });
        }
        let Content::Rows(rows) = &self.content else { return None };
        if !field.contains('.') {
            return None;
        }
        let path: Vec<String> = field.split('.').map(str::to_owned).collect();
        let column = Column::new(path.clone(), rows.iter().map(|row| dig(row, &path).map(Cell::of)));
        column.profile.was_found().then_some(column)
    }
}

/// Names of the fields, in the order they are first met.
pub(crate) fn field_names(rows: &[Row]) -> Vec<String> {
    let mut known = HashSet::new();
    rows.iter().flat_map(Row::keys).filter(|name| known.insert(name.as_str())).cloned().collect()
}

/// The value at the end of a path of names.
pub(crate) fn dig<'a>(row: &'a Row, path: &[String]) -> Option<&'a Value> {
    let (first, rest) = path.split_first()?;
    rest.iter().try_fold(row.get(first)?, |value, name| value.get(name))
}

/// The cells of one field, one per row.
pub(crate) struct Column<'a> {
    /// More than one name for a field inside nested objects.
    pub(crate) path: Vec<String>,
    pub(crate) cells: Vec<Cell<'a>>,
    pub(crate) profile: Profile,
}

impl<'a> Column<'a> {
    fn new(path: Vec<String>, cells: impl Iterator<Item = Option<Cell<'a>>>) -> Self {
        let mut profile = Profile::default();
        let cells = cells
            .map(|cell| {
                profile.count(cell);
                cell.unwrap_or(Cell::Null)
            })
            .collect();
        Self { path, cells, profile }
    }

    pub(crate) fn name(&self) -> String {
        self.path.join(".")
    }

    /// Numbers of the given rows, without the nulls; a value of another kind is an error.
    pub(crate) fn numbers(&self, indices: &[usize], purpose: &str) -> Result<Vec<f64>, AnalysisError> {
        let mut numbers = Vec::with_capacity(indices.len());
        for index in indices {
            let cell = self.cells[*index];
            match cell.number() {
                Some(number) => numbers.push(number),
                None if cell.is_null() => {}
                None => return Err(self.not_a_number(*index, purpose)),
            }
        }
        Ok(numbers)
    }

    pub(crate) fn not_a_number(&self, index: usize, purpose: &str) -> AnalysisError {
        AnalysisError::NotANumber {
            purpose: purpose.to_owned(),
            field: self.name(),
            row: index + 1,
            found: super::error::describe(&self.cells[index].to_value()),
        }
    }
}

/// What kinds of value a field holds; the Python writer leaves out guards the data does not need.
#[derive(Clone, Debug, Default)]
pub(crate) struct Profile {
    pub(crate) n_rows: usize,
    pub(crate) missing: usize,
    /// How often each kind was met, in the order first met.
    pub(crate) kinds: Vec<(Kind, usize)>,
}

impl Profile {
    fn count(&mut self, cell: Option<Cell<'_>>) {
        self.n_rows += 1;
        let Some(cell) = cell else {
            self.missing += 1;
            return;
        };
        let kind = cell.kind();
        match self.kinds.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, count)) => *count += 1,
            None => self.kinds.push((kind, 1)),
        }
    }

    fn was_found(&self) -> bool {
        self.missing < self.n_rows
    }

    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.kinds.iter().any(|(known, _)| *known == kind)
    }

    /// Null in some row, or not there at all.
    pub(crate) fn has_nulls(&self) -> bool {
        self.missing > 0 || self.has(Kind::Null)
    }

    pub(crate) fn n_nulls(&self) -> usize {
        self.missing + self.kinds.iter().filter(|(kind, _)| *kind == Kind::Null).map(|(_, count)| count).sum::<usize>()
    }

    /// At least one value, and only of these kinds.
    pub(crate) fn only(&self, kinds: &[Kind]) -> bool {
        let mut values = self.kinds.iter().filter(|(kind, _)| *kind != Kind::Null).peekable();
        values.peek().is_some() && values.all(|(kind, _)| kinds.contains(kind))
    }

    pub(crate) fn is_numeric(&self) -> bool {
        self.only(&[Kind::Integer, Kind::Number])
    }

    /// Sums of such a field are exact integers.
    pub(crate) fn is_whole(&self) -> bool {
        self.only(&[Kind::Integer, Kind::Boolean])
    }

    pub(crate) fn has_nested(&self) -> bool {
        self.has(Kind::Array) || self.has(Kind::Object)
    }
}
