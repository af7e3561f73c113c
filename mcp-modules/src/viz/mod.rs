//! `_kit_viz`: what `orchestrator.mcp.viz` calls. Arguments arrive checked and in order.

pub(crate) use _kit_viz::module_def;

#[rustpython_vm::pymodule]
mod _kit_viz {
    use std::collections::BTreeMap;

    use orchestrator_report::{Document, Picture, Table, Theme, render};
    use rustpython_vm::builtins::{PyBytes, PyDictRef, PyStrRef};
    use rustpython_vm::{PyObjectRef, PyResult, TryFromObject, VirtualMachine};

    /// (columns, numeric, n_labels, rows, note)
    type TableParts = (Vec<String>, Vec<bool>, usize, Vec<Vec<String>>, Option<String>);

    fn table(parts: PyObjectRef, vm: &VirtualMachine) -> PyResult<Table> {
        let parts: Vec<PyObjectRef> = parts.try_to_value(vm)?;
        let part = |at: usize| parts.get(at).cloned().unwrap_or_else(|| vm.ctx.none());
        let (columns, numeric, n_labels, rows, note): TableParts = (
            part(0).try_to_value(vm)?,
            part(1).try_to_value(vm)?,
            part(2).try_to_value(vm)?,
            part(3).try_to_value(vm)?,
            part(4).try_to_value(vm)?,
        );
        Ok(Table { columns, numeric, n_labels, rows, note })
    }

    /// The page. `tables` by name; `picture(path)` gives bytes or None.
    #[pyfunction]
    fn page(
        markdown: PyStrRef,
        title: PyStrRef,
        metadata: Vec<(String, String)>,
        tables: PyDictRef,
        picture: PyObjectRef,
        theme: PyStrRef,
        contents: bool,
        vm: &VirtualMachine,
    ) -> PyResult<String> {
        let mut by_name = BTreeMap::new();
        for (name, parts) in tables {
            by_name.insert(name.str(vm)?.to_string(), table(parts, vm)?);
        }
        let document = Document {
            title: title.to_string(),
            metadata,
            markdown: markdown.to_string(),
            tables: by_name,
            theme: match theme.to_str() {
                Some("light") => Theme::Light,
                Some("dark") => Theme::Dark,
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
