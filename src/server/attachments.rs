//! What an answer carries beside its text: small copies of the pictures a script drew, and a link to every file it wrote.
//!
//! No handshake says whether a client shows pictures. Image blocks are part of every revision of the protocol, so they are
//! sent unless the operator sets `images` to 0. Links came with a later revision, and clients from before fail on a block
//! they do not know.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use orchestrator_plot::{Bounds, preview};
use orchestrator_runtime::report::Artifact;
use rmcp::model::{ContentBlock, ProtocolVersion};
use rmcp::service::{RequestContext, RoleServer};

use super::resources;
use crate::settings::PiiPolicy;
use crate::tools::Toolbox;

/// A script that writes hundreds of files is not meant to fill a conversation with their names.
const MOST_LINKS: usize = 32;

/// The largest file that is looked at for a picture.
const MOST_FILE_BYTES: usize = 32 << 20;

/// Whether the client knows blocks that link to resources.
pub(super) fn knows_links(context: &RequestContext<RoleServer>) -> bool {
    context.protocol_version().is_some_and(|version| version >= ProtocolVersion::V_2025_06_18)
}

/// For each file its picture, if it is shown, and its link; then a word on what was left out.
pub(super) fn blocks(toolbox: &Toolbox, written: &[Artifact], knows_links: bool) -> Vec<ContentBlock> {
    let settings = &toolbox.settings;
    let is_protected = settings.pii != PiiPolicy::Off;
    let most = if is_protected { 0 } else { settings.images };
    let drawn: Vec<&Artifact> = written.iter().filter(|artifact| is_png(artifact)).collect();
    let (n_drawn, n_tried) = (drawn.len(), drawn.len().min(most));
    let copies = copies(toolbox, &drawn[..n_tried]);
    let n_shown = copies.iter().flatten().count();

    let (mut blocks, mut notes) = (Vec::new(), Vec::new());
    let mut copies = copies.into_iter();
    for (number, artifact) in written.iter().enumerate() {
        let copy = if is_png(artifact) { copies.next() } else { None };
        match copy {
            Some(Ok(copy)) => blocks.push(ContentBlock::image(BASE64.encode(copy), "image/png")),
            Some(Err(reason)) => notes.push(format!("{} is not shown: {reason}", artifact.path)),
            None => {}
        }
        if knows_links && number < MOST_LINKS {
            blocks.extend(resources::of_artifact(toolbox, artifact).map(ContentBlock::resource_link));
        }
    }
    if is_protected && n_drawn > 0 {
        notes.push("pictures are not shown while personal data is protected".to_owned());
    }
    if n_tried > 0 && n_drawn > n_tried {
        notes.push(format!("{n_shown} of {n_drawn} pictures are shown"));
    }
    if knows_links && written.len() > MOST_LINKS {
        notes.push(format!("{MOST_LINKS} of {} files are linked; resources/list names them all", written.len()));
    }
    if !notes.is_empty() {
        blocks.push(ContentBlock::text(notes.join("\n")));
    }
    blocks
}

fn is_png(artifact: &Artifact) -> bool {
    resources::mime_type(&artifact.path) == "image/png"
}

/// Small copies of these files, or why there are none. Each has as many bytes as it needs if that is not too much in all,
/// and otherwise its share.
fn copies(toolbox: &Toolbox, pictures: &[&Artifact]) -> Vec<Result<Vec<u8>, String>> {
    let (edge, most_bytes) = (toolbox.settings.image_edge, toolbox.settings.image_bytes);
    let within = |bytes: usize| -> Vec<_> {
        pictures.iter().map(|picture| copy(toolbox, &picture.path, Bounds { edge, bytes })).collect()
    };
    let copies = within(most_bytes);
    let n_bytes: usize = copies.iter().flatten().map(Vec::len).sum();
    if n_bytes <= most_bytes { copies } else { within(most_bytes / pictures.len()) }
}

/// The file is read through the jail: it may have become another since it was written.
fn copy(toolbox: &Toolbox, path: &str, bounds: Bounds) -> Result<Vec<u8>, String> {
    let file = toolbox.read_whole(path, MOST_FILE_BYTES + 1).map_err(|_| "it cannot be read".to_owned())?;
    if file.len() > MOST_FILE_BYTES {
        return Err(format!("it is larger than {} MiB", MOST_FILE_BYTES >> 20));
    }
    preview(&file, bounds).map_err(|error| error.to_string())
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "tests set up real folders")]
mod tests {
    use std::fs;
    use std::sync::Arc;

    use orchestrator_plot::{Figure, Format, render};
    use orchestrator_runtime::report::ArtifactKind;
    use orchestrator_tools_registry::Origin;
    use tempfile::TempDir;

    use super::*;
    use crate::settings::{Layer, Settings};
    use crate::tools::Caller;

    /// A project in a folder of its own, and what lies around it.
    fn project(flags: Layer) -> (TempDir, Arc<Toolbox>) {
        let outside = tempfile::tempdir().expect("a folder");
        let folder = outside.path().join("project");
        fs::create_dir_all(folder.join("artifacts")).expect("a project folder");
        let flags = Layer { vault_key_file: Some(outside.path().join("vault.key")), ..flags };
        let settings = Settings::load(&folder, flags).expect("settings");
        let toolbox = Toolbox::open(&folder, settings).expect("a toolbox");
        (outside, toolbox)
    }

    fn picture() -> Vec<u8> {
        render(&Figure { width: 40, height: 40, ..Figure::default() }, Format::Png).expect("a picture").bytes
    }

    fn artifact(path: &str) -> Artifact {
        Artifact { path: path.to_owned(), bytes: 1, kind: ArtifactKind::of(path) }
    }

    /// Each block in a word or two.
    fn shown(blocks: &[ContentBlock]) -> Vec<String> {
        let shown = blocks.iter().map(|block| match block {
            ContentBlock::Text(text) => text.text.clone(),
            ContentBlock::Image(image) => image.mime_type.clone(),
            ContentBlock::ResourceLink(link) => link.uri.clone(),
            other => format!("{other:?}"),
        });
        shown.collect()
    }

    #[test]
    fn a_thousand_plots_fill_no_conversation() {
        let (outside, toolbox) = project(Layer::default());
        let paths: Vec<String> = (0..1000).map(|number| format!("artifacts/{number}.png")).collect();
        for path in &paths {
            fs::write(outside.path().join("project").join(path), picture()).expect("a picture");
        }
        let written: Vec<Artifact> = paths.iter().map(|path| artifact(path)).collect();
        let expected = (0..32).flat_map(|number| {
            let image = (number < 4).then(|| "image/png".to_owned());
            image.into_iter().chain([format!("artifact://{number}.png")])
        });
        let left_out = "4 of 1000 pictures are shown\n32 of 1000 files are linked; resources/list names them all";
        let expected: Vec<String> = expected.chain([left_out.to_owned()]).collect();
        assert_eq!(shown(&blocks(&toolbox, &written, true)), expected);
    }

    /// A script cannot make links; whoever else does between its end and the look at its files gains nothing.
    #[cfg(unix)]
    #[test]
    fn a_link_of_the_file_system_leads_nowhere() {
        let (outside, toolbox) = project(Layer::default());
        fs::write(outside.path().join("secret.png"), picture()).expect("a picture");
        let link = outside.path().join("project/artifacts/plot.png");
        std::os::unix::fs::symlink("../../secret.png", link).expect("a link");
        let blocks = blocks(&toolbox, &[artifact("artifacts/plot.png")], false);
        assert_eq!(shown(&blocks), ["artifacts/plot.png is not shown: it cannot be read"]);
    }

    #[test]
    fn what_is_personal_in_a_name_is_hidden_and_the_link_still_leads_there() {
        let (outside, toolbox) = project(Layer { pii: Some("outputs".to_owned()), ..Layer::default() });
        let path = "artifacts/for john@example.com now.txt";
        fs::write(outside.path().join("project").join(path), "hello").expect("a file");
        let blocks = blocks(&toolbox, &[artifact(path)], true);
        let [ContentBlock::ResourceLink(link)] = blocks.as_slice() else { panic!("{blocks:?}") };
        assert!(!link.uri.contains("john") && !link.name.contains("john"), "{link:?}");
        let read = resources::read(&toolbox, &link.uri, &Caller::new(Origin::Client, "test")).expect("a file");
        assert_eq!(serde_json::to_value(read).expect("JSON")["contents"][0]["text"], "hello");
    }

    #[test]
    fn a_file_that_is_gone_is_told() {
        let (_outside, toolbox) = project(Layer::default());
        let blocks = blocks(&toolbox, &[artifact("artifacts/plot.png")], false);
        assert_eq!(shown(&blocks), ["artifacts/plot.png is not shown: it cannot be read"]);
    }
}
