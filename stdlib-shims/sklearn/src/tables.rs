//! `_sklearn_tables`: the small tables that `sklearn.datasets` ships. The build script compressed them.

use miniz_oxide::inflate::decompress_to_vec_with_limit;
use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::{Context, pymodule};

/// The definition of `_sklearn_tables`, for the table of modules.
pub fn module_def(context: &Context) -> &'static PyModuleDef {
    _sklearn_tables::module_def(context)
}

/// More than any table has.
const MOST_BYTES: usize = 1 << 20;

macro_rules! compressed {
    ($name:literal) => {
        include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".deflate"))
    };
}

/// Rows of numbers, the target last.
fn text(name: &str) -> Option<String> {
    let compressed: &[u8] = match name {
        "iris" => compressed!("iris"),
        "wine" => compressed!("wine"),
        "breast_cancer" => compressed!("breast_cancer"),
        "diabetes" => compressed!("diabetes"),
        "linnerud" => compressed!("linnerud"),
        "digits" => compressed!("digits"),
        _ => return None,
    };
    String::from_utf8(decompress_to_vec_with_limit(compressed, MOST_BYTES).ok()?).ok()
}

#[pymodule]
mod _sklearn_tables {
    use orchestrator_arrays::Array;
    use orchestrator_numpy::{OrRaise, wrap};
    use rustpython_vm::builtins::PyStrRef;
    use rustpython_vm::{PyResult, VirtualMachine};

    use super::text;

    /// A row of digits is 64 shades and the digit, one letter each: 0 to 9, then a to g.
    fn shades(line: &str) -> impl Iterator<Item = f64> {
        line.chars().map(|letter| letter.to_digit(17).map_or(f64::NAN, f64::from))
    }

    #[pyfunction]
    fn table(name: PyStrRef, vm: &VirtualMachine) -> PyResult {
        let name = name.to_string();
        let Some(text) = text(&name) else { return Err(vm.new_value_error(format!("no table '{name}'"))) };
        let mut values = Vec::new();
        let mut n_rows = 0_usize;
        for line in text.lines() {
            n_rows += 1;
            if name == "digits" {
                values.extend(shades(line));
            } else {
                values.extend(line.split(',').map(|number| number.parse::<f64>().unwrap_or(f64::NAN)));
            }
        }
        let n_columns = values.len() / n_rows.max(1);
        Ok(wrap(Array::from_vec(values, &[n_rows, n_columns]).or_raise(vm)?, vm))
    }
}
