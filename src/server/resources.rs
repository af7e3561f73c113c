//! Resources: what a client may read without a tool call. Skills, documentation, and the files of the folders scripts
//! write to.

use std::fmt::Write as _;
use std::sync::Arc;

use orchestrator_runtime::ErrorClass;
use orchestrator_runtime::report::Artifact;
use rmcp::model::{
    ErrorData, ListResourceTemplatesResult, ListResourcesResult, ReadResourceResult, Resource, ResourceContents,
    ResourceTemplate,
};
use serde_json::json;

use super::projects::percent_decode;
use crate::settings::PiiPolicy;
use crate::tools::{Caller, ToolError, Toolbox, docs_of, text_or_base64};

/// Resources of one page.
const PAGE: usize = 200;

/// Longest resource; larger files are for code to read.
const MOST_BYTES: usize = 4 << 20;

/// A folder whose files are resources.
struct Folder {
    scheme: &'static str,
    path: &'static str,
    /// What a file in it is called.
    name: &'static str,
}

/// Every folder a script may write to.
const FOLDERS: [Folder; 5] = [
    Folder { scheme: "workspace", path: "workspace", name: "Workspace file" },
    Folder { scheme: "report", path: "reports", name: "Report" },
    Folder { scheme: "artifact", path: "artifacts", name: "Artifact" },
    Folder { scheme: "processed", path: "data/processed", name: "Processed data" },
    Folder { scheme: "model", path: "models", name: "Model" },
];

impl Folder {
    fn of_scheme(scheme: &str) -> Option<&'static Self> {
        FOLDERS.iter().find(|folder| folder.scheme == scheme)
    }

    /// The part of a project's path below this folder.
    fn inside<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.strip_prefix(self.path)?.strip_prefix('/')
    }
}

pub(super) fn templates() -> ListResourceTemplatesResult {
    let skill =
        ResourceTemplate::new("skill://{name}", "Skill").with_description("A saved skill: what it does and its source");
    let docs = ResourceTemplate::new("docs://{module}", "Module documentation")
        .with_description("What a module offers to scripts");
    let files = FOLDERS.iter().map(|folder| {
        ResourceTemplate::new(format!("{}://{{path}}", folder.scheme), folder.name)
            .with_description(format!("A file of {}/", folder.path))
    });
    let all = std::iter::once(skill).chain(files).chain([docs]);
    ListResourceTemplatesResult::with_all_items(all.collect())
}

/// The resource that a file of the project is, if it is in one of the folders.
fn of_file(path: &str, bytes: u64) -> Option<Resource> {
    let (folder, inside) = FOLDERS.iter().find_map(|folder| Some((folder, folder.inside(path)?)))?;
    let uri = format!("{}://{}", folder.scheme, percent_encode(inside));
    Some(Resource::new(uri, inside).with_mime_type(mime_type(inside)).with_size(bytes))
}

/// The same for a file that a script wrote, without what is personal in its name.
pub(super) fn of_artifact(toolbox: &Toolbox, artifact: &Artifact) -> Option<Resource> {
    let mut resource = of_file(&artifact.path, artifact.bytes)?;
    if toolbox.settings.pii != PiiPolicy::Off {
        hide(toolbox, &mut resource).ok()?;
    }
    Some(resource)
}

pub(super) fn list(toolbox: &Arc<Toolbox>, cursor: Option<&str>) -> Result<ListResourcesResult, ErrorData> {
    let start = match cursor {
        None => 0,
        Some(cursor) => cursor.parse().map_err(|_| ErrorData::invalid_params("the cursor is not one of ours", None))?,
    };
    let mut all = Vec::new();
    let skills = toolbox.skills.list(orchestrator_skills::Filter { query: None, tag: None });
    for skill in skills.unwrap_or_default() {
        all.push(
            Resource::new(format!("skill://{}", skill.name), skill.name.as_str())
                .with_description(skill.description)
                .with_mime_type("text/markdown"),
        );
    }
    for folder in &FOLDERS {
        let entries = toolbox.workspace_entries(folder.path).unwrap_or_default();
        all.extend(entries.iter().filter_map(|entry| of_file(&entry.path, entry.bytes)));
    }
    for module in crate::library().public_modules() {
        all.push(Resource::new(format!("docs://{module}"), module).with_mime_type("text/markdown"));
    }
    if toolbox.settings.pii != PiiPolicy::Off {
        for resource in &mut all {
            hide(toolbox, resource).map_err(|error| ErrorData::internal_error(error.to_string(), None))?;
        }
    }
    let n_all = all.len();
    let page: Vec<Resource> = all.into_iter().skip(start).take(PAGE).collect();
    let end = start + page.len();
    let mut result = ListResourcesResult::with_all_items(page);
    result.next_cursor = (end < n_all).then(|| end.to_string());
    Ok(result)
}

/// Names of files and skills may be personal too.
fn hide(toolbox: &Toolbox, resource: &mut Resource) -> Result<(), ToolError> {
    let (scheme, rest) = resource.uri.split_once("://").unwrap_or_default();
    let inside = percent_decode(rest).unwrap_or_default();
    resource.uri = format!("{scheme}://{}", percent_encode(&toolbox.privacy.hide(&inside)?));
    resource.name = toolbox.privacy.hide(&resource.name)?;
    if let Some(description) = &mut resource.description {
        *description = toolbox.privacy.hide(description)?;
    }
    Ok(())
}

pub(super) fn read(toolbox: &Arc<Toolbox>, uri: &str, caller: &Caller) -> Result<ReadResourceResult, ErrorData> {
    let contents = contents(toolbox, uri, caller).map_err(|error| {
        let hint = error.hint().map(|hint| format!("; {hint}")).unwrap_or_default();
        let message = format!("{error}{hint}");
        let message = match toolbox.settings.pii {
            PiiPolicy::Off => message,
            _ => toolbox.privacy.hide(&message).unwrap_or_else(|_| "the resource cannot be read".to_owned()),
        };
        ErrorData::resource_not_found(message, Some(json!({ "uri": uri })))
    })?;
    Ok(ReadResourceResult::new(vec![contents]))
}

fn contents(toolbox: &Arc<Toolbox>, uri: &str, caller: &Caller) -> Result<ResourceContents, ToolError> {
    let (scheme, rest) = uri.split_once("://").unwrap_or((uri, ""));
    match scheme {
        "skill" => {
            let skill = toolbox
                .skills
                .load(rest, None)
                .map_err(|error| ToolError::failed(ErrorClass::KeyError, error.to_string()))?;
            let text = format!(
                "# {}\n\n{}\n\n{}\n\n```python\n{}\n```\n",
                skill.name,
                skill.description,
                skill.body.trim(),
                skill.code.trim_end()
            );
            text_contents(toolbox, text, uri, "text/markdown")
        }
        "docs" => text_contents(toolbox, docs_of(toolbox, rest, caller)?, uri, "text/markdown"),
        _ => {
            let folder = Folder::of_scheme(scheme).ok_or_else(|| no_resource(uri))?;
            let inside = percent_decode(rest).ok_or_else(|| {
                ToolError::failed(ErrorClass::ValueError, format!("'{uri:.120}' is not encoded as URIs are"))
            })?;
            // A name with a token in it was hidden by us.
            let inside = toolbox.privacy.known(&inside);
            file(toolbox, &format!("{}/{inside}", folder.path), uri)
        }
    }
}

fn no_resource(uri: &str) -> ToolError {
    let files: Vec<String> = FOLDERS.iter().map(|folder| format!("{}://", folder.scheme)).collect();
    ToolError::failed(ErrorClass::KeyError, format!("there is no resource '{uri:.120}'"))
        .with_hint(format!("resources begin with {}, skill:// or docs://", files.join(", ")))
}

fn file(toolbox: &Toolbox, path: &str, uri: &str) -> Result<ResourceContents, ToolError> {
    if path.split('/').any(|part| part == "..") {
        return Err(ToolError::failed(ErrorClass::PermissionError, format!("'{uri:.120}' leads out of its folder")));
    }
    let bytes = toolbox.read_whole(path, MOST_BYTES + 1)?;
    if bytes.len() > MOST_BYTES {
        return Err(ToolError::failed(
            ErrorClass::ValueError,
            format!("'{uri:.120}' is larger than {} MiB", MOST_BYTES >> 20),
        )
        .with_hint("read it in parts with read_workspace_file, or in code"));
    }
    match text_or_base64(bytes) {
        Ok(text) => text_contents(toolbox, text, uri, mime_type(path)),
        Err(_) if toolbox.settings.pii != PiiPolicy::Off => Err(ToolError::failed(
            ErrorClass::PermissionError,
            "binary files are not shown while personal data is protected",
        )),
        Err(blob) => Ok(ResourceContents::blob(blob, uri).with_mime_type(mime_type(path))),
    }
}

fn text_contents(toolbox: &Toolbox, text: String, uri: &str, mime: &str) -> Result<ResourceContents, ToolError> {
    let text = if toolbox.settings.pii == PiiPolicy::Off { text } else { toolbox.privacy.hide(&text)? };
    Ok(ResourceContents::text(text, uri).with_mime_type(mime))
}

/// What may stand in a URI as it is, and `/`; everything else as `%XX`.
fn percent_encode(path: &str) -> String {
    path.bytes().fold(String::new(), |mut encoded, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            let _ = write!(encoded, "%{byte:02X}");
        }
        encoded
    })
}

/// By the ending of the name.
pub(super) fn mime_type(path: &str) -> &'static str {
    let ending = path.rsplit_once('.').map(|(_, ending)| ending.to_ascii_lowercase());
    match ending.as_deref() {
        Some("html" | "htm") => "text/html",
        Some("md") => "text/markdown",
        Some("csv") => "text/csv",
        Some("json") => "application/json",
        Some("jsonl" | "ndjson") => "application/jsonl",
        Some("parquet") => "application/vnd.apache.parquet",
        Some("xlsx") => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("txt" | "log" | "py" | "out" | "err") => "text/plain",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
#[expect(clippy::disallowed_methods, reason = "a test has a project of its own")]
mod tests {
    use std::fs;

    use orchestrator_runtime::files::OUTPUT_FOLDERS;
    use orchestrator_tools_registry::Origin;

    use super::*;
    use crate::settings::{Layer, Settings};

    #[test]
    fn what_is_personal_in_a_name_is_in_no_list() {
        let outside = tempfile::tempdir().expect("a folder");
        let folder = outside.path().join("project");
        for (path, text) in [
            ("reports/john@example.com/summary.txt", "hello"),
            ("skills/mails/main.py", "def mails(): pass\n"),
            ("skills/mails/skill.md", "---\ndescription: Mails jane@example.org\n---\n"),
        ] {
            let path = folder.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("made");
            fs::write(path, text).expect("written");
        }
        let listed = |pii: &str| {
            let vault_key_file = Some(outside.path().join("vault.key"));
            let flags = Layer { pii: Some(pii.to_owned()), vault_key_file, ..Layer::default() };
            let toolbox = Toolbox::open(&folder, Settings::load(&folder, flags).expect("settings")).expect("a toolbox");
            let list = list(&toolbox, None).expect("a list").resources;
            (toolbox, list)
        };
        let named = |list: &[Resource]| {
            let text = serde_json::to_string(list).expect("JSON");
            ["john", "jane"].map(|name| text.contains(name))
        };
        assert_eq!(named(&listed("off").1), [true, true]);
        for pii in ["outputs", "strict"] {
            let (toolbox, list) = listed(pii);
            assert_eq!(named(&list), [false, false], "{pii}");
            // The name still leads there.
            let report = list.iter().find(|resource| resource.uri.starts_with("report://")).expect("a report");
            let read = read(&toolbox, &report.uri, &Caller::new(Origin::Client, "test")).expect("a file");
            assert_eq!(serde_json::to_value(read).expect("JSON")["contents"][0]["text"], "hello");
        }
    }

    #[test]
    fn every_file_a_script_can_write_is_a_resource() {
        let uris = OUTPUT_FOLDERS.map(|folder| of_file(&format!("{folder}/a b.PNG"), 1).map(|resource| resource.uri));
        let expected = ["processed", "report", "artifact", "model", "workspace"];
        assert_eq!(uris, expected.map(|scheme| Some(format!("{scheme}://a%20b.PNG"))));
        assert_eq!(of_file("data/raw/sales.csv", 1), None);
        assert_eq!(of_file("reports2/a.png", 1), None);
    }
}
