//! Resources: what a client may read without a tool call. `skill://`, `workspace://`, `report://`,
//! `docs://`.

use std::fmt::Write as _;
use std::sync::Arc;

use orchestrator_runtime::ErrorClass;
use rmcp::model::{
    ErrorData, ListResourceTemplatesResult, ListResourcesResult, ReadResourceResult, Resource, ResourceContents,
    ResourceTemplate,
};
use serde_json::json;

use super::projects::percent_decode;
use crate::settings::PiiPolicy;
use crate::tools::{ToolError, Toolbox, docs_of, text_or_base64};

/// Resources of one page.
const PAGE: usize = 200;

/// Longest resource; larger files are for code to read.
const MOST_BYTES: usize = 4 << 20;

/// Kinds of resource: template, name, description.
const TEMPLATES: [(&str, &str, &str); 4] = [
    ("skill://{name}", "Skill", "A saved skill: what it does and its source"),
    ("workspace://{path}", "Workspace file", "A file of workspace/"),
    ("report://{path}", "Report", "A file of reports/"),
    ("docs://{module}", "Module documentation", "What a module offers to scripts"),
];

pub(super) fn templates() -> ListResourceTemplatesResult {
    let templates = TEMPLATES
        .map(|(template, name, description)| ResourceTemplate::new(template, name).with_description(description));
    ListResourceTemplatesResult::with_all_items(templates.into())
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
    for (scheme, folder) in [("workspace", "workspace"), ("report", "reports")] {
        for entry in toolbox.workspace_entries(folder).unwrap_or_default() {
            let inside = entry.path.strip_prefix(&format!("{folder}/")).unwrap_or(&entry.path);
            all.push(
                Resource::new(format!("{scheme}://{}", percent_encode(inside)), inside)
                    .with_mime_type(mime_type(inside))
                    .with_size(entry.bytes),
            );
        }
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

pub(super) fn read(toolbox: &Arc<Toolbox>, uri: &str) -> Result<ReadResourceResult, ErrorData> {
    let contents = contents(toolbox, uri).map_err(|error| {
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

fn contents(toolbox: &Arc<Toolbox>, uri: &str) -> Result<ResourceContents, ToolError> {
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
        "docs" => text_contents(toolbox, docs_of(toolbox, rest)?, uri, "text/markdown"),
        "workspace" | "report" => {
            let folder = if scheme == "report" { "reports" } else { "workspace" };
            let inside = percent_decode(rest).ok_or_else(|| {
                ToolError::failed(ErrorClass::ValueError, format!("'{uri:.120}' is not encoded as URIs are"))
            })?;
            // A name with a token in it was hidden by us.
            let inside = toolbox.privacy.known(&inside);
            file(toolbox, &format!("{folder}/{inside}"), uri)
        }
        _ => Err(ToolError::failed(ErrorClass::KeyError, format!("there is no resource '{uri:.120}'"))
            .with_hint("resources begin with skill://, workspace://, report:// or docs://")),
    }
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

fn mime_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html" | "htm") => "text/html",
        Some("md") => "text/markdown",
        Some("csv") => "text/csv",
        Some("json") => "application/json",
        Some("png") => "image/png",
        Some("svg") => "image/svg+xml",
        Some("txt" | "log" | "py" | "out" | "err") => "text/plain",
        _ => "application/octet-stream",
    }
}
