//! `_kit_viz`: what `orchestrator.mcp.viz` calls. Arguments arrive checked and in order.

mod arguments;
mod drawings;
mod options;
mod page;

pub(crate) use _kit_viz::module_def;

#[rustpython_vm::pymodule(with(drawings::_drawings, page::_page))]
mod _kit_viz {}
