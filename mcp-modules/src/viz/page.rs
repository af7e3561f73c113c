//! A report as one page.

#[rustpython_vm::pymodule(sub)]
pub(super) mod _page {
    use std::cell::RefCell;

    use orchestrator_report::{Document, Insert, Picture, Table, Theme, render};
    use rustpython_vm::builtins::{PyBytes, PyStr, PyStrRef};
    use rustpython_vm::{PyObjectRef, PyResult, VirtualMachine};

    use crate::viz::arguments::{exactly, texts};

    /// A frame as (columns, numeric, `n_labels`, rows, note), its cells as text.
    fn table(parts: &PyObjectRef, vm: &VirtualMachine) -> PyResult<Table> {
        let parts: Vec<PyObjectRef> = parts.try_to_value(vm)?;
        let [columns, numeric, n_labels, rows, note] = &parts[..] else {
            return Err(vm.new_type_error("a table has five parts"));
        };
        let rows: Vec<PyObjectRef> = rows.try_to_value(vm)?;
        Ok(Table {
            columns: texts(columns, vm)?,
            numeric: numeric.try_to_value(vm)?,
            n_labels: n_labels.try_to_value(vm)?,
            rows: rows.iter().map(|row| texts(row, vm)).collect::<PyResult<_>>()?,
            note: if vm.is_none(note) { None } else { Some(note.str(vm)?.to_string()) },
        })
    }

    /// The page. `look` is title and theme, `metadata` is names and values in turn. `insert(name)` gives the parts of a
    /// table or a text, `picture(path)` bytes or None; an exception in either is raised.
    #[pyfunction]
    fn page(
        markdown: PyStrRef,
        look: PyObjectRef,
        metadata: PyObjectRef,
        insert: PyObjectRef,
        picture: PyObjectRef,
        contents: bool,
        vm: &VirtualMachine,
    ) -> PyResult<String> {
        let [title, theme] = exactly(&look, vm)?;
        let lines = texts(&metadata, vm)?;
        let pair = |pair: &[String]| (pair[0].clone(), pair[1].clone());
        let document = Document {
            title,
            metadata: lines.chunks_exact(2).map(pair).collect(),
            markdown: markdown.to_string(),
            theme: match theme.as_str() {
                "light" => Theme::Light,
                "dark" => Theme::Dark,
                _ => Theme::Auto,
            },
            contents,
        };
        // Only the first failure counts; nothing is asked after it.
        let failed = RefCell::new(None);
        let ask = |function: &PyObjectRef, name: &str| {
            if failed.borrow().is_some() {
                return None;
            }
            function.call((name.to_owned(),), vm).map_err(|error| failed.replace(Some(error))).ok()
        };
        let mut inserts = |name: &str| {
            let found = ask(&insert, name)?;
            if let Some(text) = found.downcast_ref::<PyStr>() {
                return Some(Insert::Text(text.to_string_lossy().into_owned()));
            }
            table(&found, vm).map(Insert::Table).map_err(|error| failed.replace(Some(error))).ok()
        };
        let mut pictures = |path: &str| {
            let found = ask(&picture, path)?;
            found.downcast_ref::<PyBytes>().map(|bytes| Picture { bytes: bytes.as_bytes().to_vec() })
        };
        let html = render(&document, &mut inserts, &mut pictures);
        failed.into_inner().map_or(Ok(html), Err)
    }
}
