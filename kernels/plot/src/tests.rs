//! Every figure of the gallery: its SVG text, the decoded PNG, and where its texts stand.

#[path = "../tests/figures/mod.rs"]
mod figures;
mod golden;
mod limits;
mod placement;
mod preview;
mod random;
