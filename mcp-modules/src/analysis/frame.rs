//! The columns of a file, with the types pandas gives them, seen as cells.

use orchestrator_pandas::tables::{Column, Item, Table};
use serde_json::Value;

use super::cell::{Cell, float};
use super::table::Row;

pub(crate) struct Frame {
    columns: Vec<(String, Held)>,
    n_rows: usize,
}

enum Held {
    Typed(Column),
    /// Of several types, or of a type that JSON has no word for.
    Values(Vec<Value>),
}

impl Frame {
    pub(crate) fn new(table: Table) -> Self {
        let hold = |(name, column)| match column {
            Column::Objects(items) => (name, Held::Values(items.into_iter().map(to_json).collect())),
            typed => (name, Held::Typed(typed)),
        };
        Self { columns: table.columns.into_iter().map(hold).collect(), n_rows: table.n_rows }
    }

    pub(crate) fn names(&self) -> Vec<String> {
        self.columns.iter().map(|(name, _)| name.clone()).collect()
    }

    pub(crate) fn n_rows(&self) -> usize {
        self.n_rows
    }

    /// Whether some value is a list or an object.
    pub(crate) fn has_nested(&self) -> bool {
        let is_nested = |value: &Value| value.is_array() || value.is_object();
        self.columns.iter().any(|(_, held)| matches!(held, Held::Values(values) if values.iter().any(is_nested)))
    }

    pub(crate) fn cells(&self, name: &str) -> Vec<Cell<'_>> {
        match self.held(name) {
            None => vec![Cell::Null; self.n_rows],
            Some(Held::Values(values)) => values.iter().map(Cell::of).collect(),
            Some(Held::Typed(column)) => typed_cells(column),
        }
    }

    /// Codes of equal values and how many there are, where the column has a type.
    pub(crate) fn codes(&self, name: &str) -> Option<(Vec<u32>, usize)> {
        match self.held(name)? {
            Held::Typed(column) => column.codes(),
            Held::Values(_) => None,
        }
    }

    pub(crate) fn row(&self, index: usize) -> Row {
        self.columns.iter().map(|(name, held)| (name.clone(), value_at(held, index))).collect()
    }

    fn held(&self, name: &str) -> Option<&Held> {
        self.columns.iter().find(|(known, _)| known == name).map(|(_, held)| held)
    }
}

fn float_cell(number: f64) -> Cell<'static> {
    if number.is_finite() { Cell::Float(number) } else { Cell::Null }
}

fn typed_cells(column: &Column) -> Vec<Cell<'_>> {
    match column {
        Column::Numbers(numbers) => match numbers.whole() {
            Some(whole) => whole.iter().copied().map(Cell::Int).collect(),
            None => numbers.floats().unwrap_or_default().iter().copied().map(float_cell).collect(),
        },
        Column::Flags(flags) => flags.iter().copied().map(Cell::Bool).collect(),
        Column::Texts(texts) => texts.all().map(|text| text.map_or(Cell::Null, Cell::Text)).collect(),
        Column::Objects(_) => Vec::new(),
    }
}

fn value_at(held: &Held, index: usize) -> Value {
    let column = match held {
        Held::Values(values) => return values.get(index).cloned().unwrap_or_default(),
        Held::Typed(column) => column,
    };
    let cell = match column {
        Column::Numbers(numbers) => match numbers.whole() {
            Some(whole) => whole.get(index).copied().map(Cell::Int),
            None => numbers.floats().unwrap_or_default().get(index).copied().map(float_cell),
        },
        Column::Flags(flags) => flags.get(index).copied().map(Cell::Bool),
        Column::Texts(texts) => texts.get(index).map(Cell::Text),
        Column::Objects(_) => None,
    };
    cell.unwrap_or(Cell::Null).to_value()
}

fn to_json(item: Item) -> Value {
    match item {
        Item::Missing => Value::Null,
        Item::Flag(flag) => Value::Bool(flag),
        Item::Whole(whole) => Value::from(whole),
        Item::Large(whole) => Value::from(whole),
        Item::Float(number) => float(number),
        Item::Text(text) => Value::from(text),
        Item::List(items) => items.into_iter().map(to_json).collect(),
        Item::Record(fields) => Value::Object(fields.into_iter().map(|(name, item)| (name, to_json(item))).collect()),
    }
}
