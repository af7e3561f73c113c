//! Reads the faces and lists the functions that the kit's modules offer, for who looks for one.
//!
//! The faces themselves are compiled into the crate by a macro, which cargo cannot see reading them.
#![expect(clippy::disallowed_methods, reason = "a build script reads the sources of its own crate")]

use std::error::Error;
use std::path::Path;
use std::{env, fs};

use ruff_python_ast::{Alias, Expr, ModModule, Stmt, StmtFunctionDef};
use ruff_python_parser::parse_module;
use ruff_text_size::Ranged as _;
use serde_json::{Value, json};

const PACKAGE: &str = "orchestrator.mcp";
const FOLDER: &str = "python/orchestrator/mcp";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> Result<()> {
    println!("cargo:rerun-if-changed=python");
    let names = fs::read_dir(FOLDER)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()));
    let mut names = names.collect::<Result<Vec<String>>>()?;
    names.sort();
    let mut functions = Vec::new();
    // What begins with an underscore is a part of the others.
    for name in names.iter().filter_map(|name| name.strip_suffix(".py")).filter(|name| !name.starts_with('_')) {
        let face = Face::read(name)?;
        for offered in face.offered() {
            let about = face.about(&offered).map_err(|error| format!("{PACKAGE}.{name}: {error}"))?;
            functions.extend(about.map(|(signature, documentation)| {
                let module = format!("{PACKAGE}.{name}");
                json!({ "module": module, "name": offered, "signature": signature, "documentation": documentation })
            }));
        }
    }
    let target = Path::new(&env::var("OUT_DIR")?).join("functions.json");
    fs::write(target, Value::from(functions).to_string())?;
    Ok(())
}

/// The source of one module.
struct Face {
    source: String,
    parsed: ModModule,
}

impl Face {
    fn read(name: &str) -> Result<Self> {
        let source = fs::read_to_string(format!("{FOLDER}/{name}.py"))?;
        let parsed = parse_module(&source)?.into_syntax();
        Ok(Self { source, parsed })
    }

    /// The names in its `__all__`.
    fn offered(&self) -> Vec<String> {
        let assigned = self.parsed.body.iter().filter_map(Stmt::as_assign_stmt);
        let all = assigned.filter(|assign| {
            assign.targets.iter().filter_map(Expr::as_name_expr).any(|name| name.id.as_str() == "__all__")
        });
        let listed = all.filter_map(|assign| assign.value.as_list_expr()).flat_map(|list| &list.elts);
        listed.filter_map(text_of).collect()
    }

    /// Signature and documentation of a function, here or where its name is imported from; nothing for a class.
    fn about(&self, name: &str) -> Result<Option<(String, String)>> {
        for statement in &self.parsed.body {
            match statement {
                Stmt::FunctionDef(function) if function.name.as_str() == name => {
                    return Ok(Some((self.signature(function), documentation(function))));
                }
                Stmt::ClassDef(class) if class.name.as_str() == name => return Ok(None),
                Stmt::ImportFrom(import) => {
                    let is_meant = |alias: &&Alias| alias.asname.as_ref().unwrap_or(&alias.name).as_str() == name;
                    let (Some(alias), Some(module)) = (import.names.iter().find(is_meant), &import.module) else {
                        continue;
                    };
                    let inside = module.as_str().strip_prefix(PACKAGE).and_then(|rest| rest.strip_prefix('.'));
                    let inside = inside.ok_or_else(|| format!("'{name}' comes from {module}, not from the kit"))?;
                    return Self::read(inside)?.about(alias.name.as_str());
                }
                _ => {}
            }
        }
        Err(format!("'{name}' is offered, but neither defined nor imported").into())
    }

    /// As the face writes it, on one line.
    fn signature(&self, function: &StmtFunctionDef) -> String {
        let written = self.source.get(function.parameters.range().to_std_range()).unwrap_or_default();
        let line = written.split_whitespace().collect::<Vec<_>>().join(" ");
        format!("{}{}", function.name, line.replace("( ", "(").replace(", )", ")").replace(" )", ")"))
    }
}

fn text_of(expression: &Expr) -> Option<String> {
    expression.as_string_literal_expr().map(|literal| literal.value.to_str().to_owned())
}

/// The docstring without the indentation of the lines behind its first, as `inspect.getdoc` gives it.
fn documentation(function: &StmtFunctionDef) -> String {
    let first = function.body.first().and_then(Stmt::as_expr_stmt);
    let text = first.and_then(|statement| text_of(&statement.value)).unwrap_or_default();
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let is_blank = |line: &&str| line.trim().is_empty();
    let indentations = rest.lines().filter(|line| !is_blank(line)).map(|line| line.len() - line.trim_start().len());
    let indentation = indentations.min().unwrap_or_default();
    let rest = rest.lines().map(|line| line.get(indentation..).unwrap_or_default());
    let lines: Vec<&str> = std::iter::once(first.trim_start()).chain(rest).collect();
    lines.join("\n").trim_end().to_owned()
}
