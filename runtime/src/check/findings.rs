//! Walks a script's tree and notes what it asks for.

use std::collections::BTreeSet;

use ruff_python_ast::visitor::{self, Visitor};
use ruff_python_ast::{self as ast, ExceptHandler, Expr, ExprContext, Stmt};
use ruff_text_size::{Ranged, TextSize};

use super::withheld;
use crate::library::Library;

/// Attributes that only an attack on the interpreter reads.
const FORBIDDEN_ATTRIBUTES: [&str; 20] = [
    "__globals__",
    "__builtins__",
    "__subclasses__",
    "__code__",
    "__closure__",
    "__loader__",
    "__spec__",
    "gi_frame",
    "gi_code",
    "cr_frame",
    "cr_code",
    "ag_frame",
    "ag_code",
    "tb_frame",
    "f_back",
    "f_globals",
    "f_locals",
    "f_builtins",
    "f_code",
    "__reduce_ex__",
];

type Finding = (TextSize, String, Option<&'static str>);

pub(super) struct Reader<'a> {
    library: &'a Library,
    max_depth: usize,
    depth: usize,
    /// Inside a `try` that is ready for a missing module.
    expects_missing: usize,
    imports: Vec<Finding>,
    calls: Vec<(TextSize, String)>,
    /// `exec` of what may be a skill.
    runs_of_skills: Vec<TextSize>,
    attributes: Vec<Finding>,
    pub(super) names: BTreeSet<String>,
    /// Names the script defines itself, wherever.
    bound: BTreeSet<String>,
    /// Does the script's own level, or a function that says `global`, assign `result`?
    pub(super) assigns_result: bool,
    /// Inside a function or class.
    scopes: usize,
    pub(super) too_deep: bool,
}

impl<'a> Reader<'a> {
    pub(super) fn new(library: &'a Library, max_depth: usize) -> Self {
        Self {
            library,
            max_depth,
            depth: 0,
            expects_missing: 0,
            imports: Vec::new(),
            calls: Vec::new(),
            runs_of_skills: Vec::new(),
            attributes: Vec::new(),
            names: BTreeSet::new(),
            bound: BTreeSet::new(),
            assigns_result: false,
            scopes: 0,
            too_deep: false,
        }
    }

    /// Everything forbidden, each once, in order of appearance.
    pub(super) fn findings(&self) -> Vec<Finding> {
        let exec = "exec".to_owned();
        let unknown = if self.names.contains("load_skill") { &[] } else { self.runs_of_skills.as_slice() };
        let unknown = unknown.iter().map(|at| (at, &exec));
        let calls = self.calls.iter().map(|(at, name)| (at, name)).chain(unknown);
        let calls = calls.filter(|(_, name)| !self.bound.contains(*name));
        let calls =
            calls.map(|(at, name)| (*at, format!("Dangerous function call: {name}("), withheld::instead_of(name)));
        let mut all: Vec<Finding> = self.imports.iter().chain(&self.attributes).cloned().chain(calls).collect();
        all.sort_by_key(|(at, _, _)| *at);
        let mut seen = BTreeSet::new();
        all.retain(|(_, text, _)| seen.insert(text.clone()));
        all
    }

    fn import(&mut self, module: &str, at: TextSize) {
        if self.expects_missing > 0 || self.library.is_public(module) {
            return;
        }
        // Only what is known and refused; a module that does not exist is an ImportError.
        if let Some(hint) = self.library.refusal(module) {
            self.imports.push((at, format!("import {module}"), Some(hint)));
        }
    }

    fn bind(&mut self, name: &str) {
        self.assigns_result |= name == "result" && self.scopes == 0;
        self.bound.insert(name.to_owned());
    }

    fn descend_into_scope(&mut self, walk: impl FnOnce(&mut Self)) {
        self.scopes += 1;
        self.descend(walk);
        self.scopes -= 1;
    }

    fn descend(&mut self, walk: impl FnOnce(&mut Self)) {
        if self.depth >= self.max_depth {
            self.too_deep = true;
            return;
        }
        self.depth += 1;
        walk(self);
        self.depth -= 1;
    }
}

impl<'ast> Visitor<'ast> for Reader<'_> {
    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        match statement {
            Stmt::Import(import) => {
                for alias in &import.names {
                    self.import(alias.name.as_str(), import.start());
                    let top = alias.name.split('.').next().unwrap_or_default();
                    let bound = alias.asname.as_ref().map_or(top, ast::Identifier::as_str);
                    self.bind(bound);
                }
            }
            Stmt::ImportFrom(import) => {
                if let Some(module) = &import.module
                    && import.level == 0
                {
                    self.import(module.as_str(), import.start());
                }
                for alias in &import.names {
                    self.bind(alias.asname.as_ref().unwrap_or(&alias.name).as_str());
                }
            }
            Stmt::FunctionDef(function) => {
                self.bind(function.name.as_str());
                self.descend_into_scope(|reader| visitor::walk_stmt(reader, statement));
                return;
            }
            Stmt::ClassDef(class) => {
                self.bind(class.name.as_str());
                self.descend_into_scope(|reader| visitor::walk_stmt(reader, statement));
                return;
            }
            Stmt::Global(global) => {
                self.assigns_result |= global.names.iter().any(|name| name.as_str() == "result");
            }
            Stmt::Try(attempt) if attempt.handlers.iter().any(catches_import_error) => {
                self.descend(|reader| {
                    reader.expects_missing += 1;
                    reader.visit_body(&attempt.body);
                    reader.expects_missing -= 1;
                    for handler in &attempt.handlers {
                        reader.visit_except_handler(handler);
                    }
                    reader.visit_body(&attempt.orelse);
                    reader.visit_body(&attempt.finalbody);
                });
                return;
            }
            _ => {}
        }
        self.descend(|reader| visitor::walk_stmt(reader, statement));
    }

    fn visit_expr(&mut self, expression: &'ast Expr) {
        match expression {
            Expr::Name(name) => {
                self.names.insert(name.id.to_string());
                if name.ctx == ExprContext::Store {
                    self.bind(&name.id);
                }
            }
            Expr::Call(call) => {
                if let Expr::Name(function) = &*call.func
                    && withheld::is_dangerous(&function.id)
                {
                    if function.id.as_str() == "exec" && may_be_a_skill(call) {
                        self.runs_of_skills.push(call.start());
                    } else {
                        self.calls.push((call.start(), function.id.to_string()));
                    }
                }
            }
            Expr::Attribute(attribute) if FORBIDDEN_ATTRIBUTES.contains(&attribute.attr.as_str()) => {
                self.attributes.push((
                    attribute.attr.start(),
                    format!("Forbidden attribute: {}", attribute.attr),
                    None,
                ));
            }
            _ => {}
        }
        self.descend(|reader| visitor::walk_expr(reader, expression));
    }

    fn visit_parameter(&mut self, parameter: &'ast ast::Parameter) {
        self.bind(parameter.name.as_str());
        visitor::walk_parameter(self, parameter);
    }

    fn visit_pattern(&mut self, pattern: &'ast ast::Pattern) {
        self.descend(|reader| visitor::walk_pattern(reader, pattern));
    }
}

/// `exec(skill)` and `exec(load_skill("x"))` run a skill and nothing else; any other object is
/// refused when it gets there.
fn may_be_a_skill(call: &ast::ExprCall) -> bool {
    match call.arguments.args.first() {
        Some(Expr::Call(inner)) => matches!(&*inner.func, Expr::Name(name) if name.id.as_str() == "load_skill"),
        Some(Expr::Name(_)) => true,
        _ => false,
    }
}

fn catches_import_error(handler: &ExceptHandler) -> bool {
    let ExceptHandler::ExceptHandler(handler) = handler;
    let names = |expression: &Expr| match expression {
        Expr::Name(name) => {
            ["ImportError", "ModuleNotFoundError", "Exception", "BaseException"].contains(&name.id.as_str())
        }
        _ => false,
    };
    match handler.type_.as_deref() {
        None => true,
        Some(Expr::Tuple(tuple)) => tuple.elts.iter().any(names),
        Some(expression) => names(expression),
    }
}
