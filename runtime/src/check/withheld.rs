//! Builtins that scripts do not have, and what to use instead. One list for the check before the
//! run and for the hint of a `NameError`.

const WITHHELD: [(&str, &str); 9] = [
    ("eval", "use json.loads for data, or write the expression out"),
    ("exec", "define functions and call them, or run a skill: exec(load_skill('name'))"),
    ("compile", "for patterns use re.compile"),
    ("__import__", "use an import statement"),
    ("input", "there is nobody to ask; pass values in with context"),
    ("breakpoint", "there is no debugger; print what you need"),
    ("exit", "raise SystemExit, or let the script end"),
    ("quit", "raise SystemExit, or let the script end"),
    ("help", "print(name.__doc__) tells what something is for"),
];

/// Calls the check refuses. The others are left to fail when they are reached: a script may never get there.
pub(super) fn is_dangerous(name: &str) -> bool {
    instead_of(name).is_some() && !["exit", "quit", "help"].contains(&name)
}

/// What to use instead of a builtin that is not there.
pub(crate) fn instead_of(name: &str) -> Option<&'static str> {
    WITHHELD.iter().find(|(withheld, _)| *withheld == name).map(|(_, instead)| *instead)
}
