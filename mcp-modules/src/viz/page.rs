//! A report as one page.

#[rustpython_vm::pymodule(sub)]
pub(super) mod _page {
    use std::collections::BTreeMap;

    use orchestrator_report::{Document, Picture, Table, Theme, render};
    use rustpython_vm::builtins::{PyBytes, PyDictRef, PyStrRef};
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

    /// The page. `look` is title and theme, `metadata` is names and values in turn, `tables` go by name, `picture(path)` gives bytes or None.
    #[pyfunction]
    fn page(
        markdown: PyStrRef,
        look: PyObjectRef,
        metadata: PyObjectRef,
        tables: PyDictRef,
        picture: PyObjectRef,
        contents: bool,
        vm: &VirtualMachine,
    ) -> PyResult<String> {
        let mut by_name = BTreeMap::new();
        for (name, parts) in tables {
            by_name.insert(name.str(vm)?.to_string(), table(&parts, vm)?);
        }
        let [title, theme] = exactly(&look, vm)?;
        let lines = texts(&metadata, vm)?;
        let pair = |pair: &[String]| (pair[0].clone(), pair[1].clone());
        let document = Document {
            title,
            metadata: lines.chunks_exact(2).map(pair).collect(),
            markdown: markdown.to_string(),
            tables: by_name,
            theme: match theme.as_str() {
                "light" => Theme::Light,
                "dark" => Theme::Dark,
                _ => Theme::Auto,
            },
            contents,
        };
        let mut failed = None;
        let html = render(&document, &mut |path| match picture.call((path.to_owned(),), vm) {
            Ok(found) => found.downcast_ref::<PyBytes>().map(|bytes| Picture { bytes: bytes.as_bytes().to_vec() }),
            Err(error) => {
                failed.get_or_insert(error);
                None
            }
        });
        failed.map_or(Ok(html), Err)
    }
}
