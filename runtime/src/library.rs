//! The table of modules the runtime is handed. The runtime itself names none.

use std::collections::{BTreeMap, BTreeSet};

use rustpython_vm::Context;
use rustpython_vm::builtins::PyModuleDef;
use rustpython_vm::frozen::{FrozenLib, FrozenModule};

use crate::frozen_index::FrozenIndex;

/// What stands behind a name that needs no import. Loaded only when a script uses the name.
#[derive(Clone, Copy)]
pub enum Preloaded {
    /// The module of that name.
    Module,
    /// An attribute of the same name of this trusted module.
    From(&'static str),
}

/// Makes the definition of one native module.
pub type NativeModule = fn(&Context) -> &'static PyModuleDef;

/// Module, name in it, module and attribute the value is taken from.
pub type Seed = (&'static str, &'static str, &'static str, &'static str);

/// Everything that can be imported, and by whom.
#[derive(Clone, Default)]
pub struct Library {
    pub(crate) native: Vec<NativeModule>,
    /// Of modules with the same name, the last one counts.
    pub(crate) frozen: Vec<(&'static str, FrozenModule)>,
    /// What guest code may import. A package listed here does not open its sub-modules.
    pub(crate) public: BTreeSet<&'static str>,
    /// What native code imports while guest code runs, and the names it takes from there. They are
    /// all a guest would find in such a module, besides its public names if it is public.
    pub(crate) internal: BTreeMap<&'static str, &'static [&'static str]>,
    /// Native modules of the interpreter that trusted modules need.
    pub(crate) builtin: BTreeSet<&'static str>,
    /// Refused module and what to use instead.
    pub(crate) refused: BTreeMap<&'static str, &'static str>,
    /// Module of others that is not here, and what does its job.
    pub(crate) absent: BTreeMap<&'static str, &'static str>,
    /// What there is, in one sentence: for whoever asks for something that nobody knows.
    pub(crate) overview: &'static str,
    /// Module and the trusted module run right after it was first loaded, to replace parts of it.
    pub(crate) patches: BTreeMap<&'static str, &'static str>,
    /// Names put into a module before it runs.
    pub(crate) seeds: Vec<Seed>,
    /// Names of a module that are replaced right after it ran.
    pub(crate) replaced: Vec<Seed>,
    /// Public module and the trusted one that stands in for it.
    pub(crate) stand_ins: BTreeMap<&'static str, &'static str>,
    /// Module that keeps what it once read of the clock or drew at random, and the module and function that do it anew.
    pub(crate) refreshed: Vec<(&'static str, &'static str, &'static str)>,
    /// Module and attribute of what runs a script that uses `await` at its top level.
    pub(crate) awaiter: Option<(&'static str, &'static str)>,
    /// Short names that stand for a module by convention: name, module, the import to write.
    pub(crate) aliases: Vec<(&'static str, &'static str, &'static str)>,
    /// Modules whose objects a report shows as their text.
    pub(crate) shown_as_text: Vec<&'static str>,
    /// Package, and the trusted module whose `describe` turns its objects into plain values.
    pub(crate) described: Vec<(&'static str, &'static str)>,
    /// Packages whose public sub-modules are loaded when a script first names them.
    pub(crate) lazy: BTreeSet<&'static str>,
    /// Module, and public modules that are attributes of it under their last name: `plt.cm` is `matplotlib.cm`.
    pub(crate) linked: Vec<(&'static str, &'static str)>,
    /// Package whose modules the host has the source of, and the host call that brings it.
    pub(crate) sourced: BTreeMap<&'static str, &'static str>,
    /// What scripts import most: loaded ahead of them by whoever has the time.
    pub(crate) usual: Vec<&'static str>,
    /// Names a script may use without importing them: a module, or what a trusted module defines.
    pub(crate) preloaded: Vec<(&'static str, Preloaded)>,
    /// Code may run in a namespace that does not keep what is put into it.
    pub(crate) is_without_namespace_check: bool,
}

impl Library {
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds native modules of our own.
    #[must_use]
    pub fn native(mut self, modules: &[NativeModule]) -> Self {
        self.native.extend_from_slice(modules);
        self
    }

    /// Adds one frozen module under another name, for a face that builds on the original.
    #[must_use]
    pub fn frozen_as(mut self, index: FrozenIndex, original: &str, name: &'static str) -> Self {
        self.frozen.extend(index.modules().find(|(found, _)| *found == original).map(|(_, module)| (name, module)));
        self
    }

    /// Adds frozen modules by name; a later one of the same name replaces an earlier one.
    #[must_use]
    pub fn frozen(mut self, index: FrozenIndex, wanted: impl Fn(&str) -> bool) -> Self {
        self.frozen.extend(index.modules().filter(|(name, _)| wanted(name)));
        self
    }

    /// The same for a library that is read while the program runs.
    #[must_use]
    pub fn frozen_now(mut self, library: &'static FrozenLib) -> Self {
        self.frozen.extend(library.decode());
        self
    }

    #[must_use]
    pub fn builtin(mut self, names: &[&'static str]) -> Self {
        self.builtin.extend(names);
        self
    }

    #[must_use]
    pub fn public(mut self, names: &[&'static str]) -> Self {
        self.public.extend(names);
        self
    }

    #[must_use]
    pub fn internal(mut self, names: &[(&'static str, &'static [&'static str])]) -> Self {
        self.internal.extend(names.iter().copied());
        self
    }

    #[must_use]
    pub fn refused(mut self, names: &[(&'static str, &'static str)]) -> Self {
        self.refused.extend(names.iter().copied());
        self
    }

    #[must_use]
    pub fn absent(mut self, names: &[(&'static str, &'static str)]) -> Self {
        self.absent.extend(names.iter().copied());
        self
    }

    #[must_use]
    pub fn overview(mut self, sentence: &'static str) -> Self {
        self.overview = sentence;
        self
    }

    #[must_use]
    pub fn patches(mut self, names: &[(&'static str, &'static str)]) -> Self {
        self.patches.extend(names.iter().copied());
        self
    }

    #[must_use]
    pub fn seeds(mut self, seeds: &[Seed]) -> Self {
        self.seeds.extend_from_slice(seeds);
        self
    }

    #[must_use]
    pub fn replaced(mut self, seeds: &[Seed]) -> Self {
        self.replaced.extend_from_slice(seeds);
        self
    }

    #[must_use]
    pub fn refreshed(mut self, modules: &[(&'static str, &'static str, &'static str)]) -> Self {
        self.refreshed.extend_from_slice(modules);
        self
    }

    #[must_use]
    pub fn stand_ins(mut self, names: &[(&'static str, &'static str)]) -> Self {
        self.stand_ins.extend(names.iter().copied());
        self
    }

    #[must_use]
    pub fn awaiter(mut self, module: &'static str, attribute: &'static str) -> Self {
        self.awaiter = Some((module, attribute));
        self
    }

    #[must_use]
    pub fn aliases(mut self, aliases: &[(&'static str, &'static str, &'static str)]) -> Self {
        self.aliases.extend_from_slice(aliases);
        self
    }

    #[must_use]
    pub fn shown_as_text(mut self, modules: &[&'static str]) -> Self {
        self.shown_as_text.extend_from_slice(modules);
        self
    }

    #[must_use]
    pub fn described(mut self, packages: &[(&'static str, &'static str)]) -> Self {
        self.described.extend_from_slice(packages);
        self
    }

    #[must_use]
    pub fn lazy(mut self, packages: &[&'static str]) -> Self {
        self.lazy.extend(packages);
        self
    }

    #[must_use]
    pub fn linked(mut self, modules: &[(&'static str, &'static str)]) -> Self {
        self.linked.extend_from_slice(modules);
        self
    }

    /// The public module that is attribute `name` of `module`.
    pub(crate) fn attribute_module(&self, module: &str, name: &str) -> Option<String> {
        let inside = format!("{module}.{name}");
        if self.is_public(&inside) {
            return Some(inside);
        }
        let last = |full: &'static str| full.rsplit('.').next().unwrap_or(full);
        let link = self.linked.iter().find(|(holder, target)| *holder == module && last(target) == name);
        link.map(|(_, target)| (*target).to_owned())
    }

    #[must_use]
    pub fn sourced(mut self, packages: &[(&'static str, &'static str)]) -> Self {
        self.sourced.extend(packages.iter().copied());
        self
    }

    #[must_use]
    pub fn usual(mut self, modules: &[&'static str]) -> Self {
        self.usual.extend_from_slice(modules);
        self
    }

    #[must_use]
    pub fn preloaded(mut self, names: &[(&'static str, Preloaded)]) -> Self {
        self.preloaded.extend_from_slice(names);
        self
    }

    /// Takes out the check that stopped attacks on namespaces before classes of the library were frozen. For the test that
    /// shows which of them freezing stops alone.
    #[doc(hidden)]
    #[must_use]
    pub fn without_namespace_check(mut self) -> Self {
        self.is_without_namespace_check = true;
        self
    }

    /// May a script import `name`, itself or as the way to a public sub-module?
    pub(crate) fn is_public(&self, name: &str) -> bool {
        holds(self.public.iter(), name)
    }

    /// The same, or does native code import it while a script runs?
    pub(crate) fn admits(&self, name: &str) -> bool {
        self.is_public(name) || holds(self.internal.keys(), name)
    }

    /// The package, and the call that brings its modules, if `name` is in one the host has.
    pub(crate) fn source_package(&self, name: &str) -> Option<(&'static str, &'static str)> {
        let top = name.split('.').next().unwrap_or(name);
        self.sourced.get_key_value(top).map(|(package, call)| (*package, *call))
    }

    /// What stands behind each public name: modules a script may import, in order.
    pub fn public_modules(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.public.iter().copied()
    }

    /// The module that a short name stands for by custom, such as `pd`.
    #[must_use]
    pub fn module_of_alias(&self, name: &str) -> Option<&'static str> {
        self.aliases.iter().find(|(alias, ..)| *alias == name).map(|(_, module, _)| *module)
    }

    /// Everything an `import` in a script finds: the same, and what native code imports while a script runs.
    pub fn importable_modules(&self) -> impl Iterator<Item = &'static str> + '_ {
        let internal = self.internal.keys().copied().filter(move |name| !self.public.contains(name));
        self.public_modules().chain(internal)
    }

    /// The hint for a refused module, looking at its top-level package too.
    pub(crate) fn refusal(&self, name: &str) -> Option<&'static str> {
        of_package(&self.refused, name)
    }

    /// What does the job of a module that is not here, looking at its top-level package too.
    pub(crate) fn instead_of(&self, name: &str) -> Option<&'static str> {
        of_package(&self.absent, name)
    }

    /// Every module that cannot be imported and is known, with its hint.
    pub fn unavailable_modules(&self) -> impl Iterator<Item = (&'static str, &'static str)> + '_ {
        self.refused.iter().chain(&self.absent).map(|(name, hint)| (*name, *hint))
    }
}

fn of_package(hints: &BTreeMap<&'static str, &'static str>, name: &str) -> Option<&'static str> {
    let top = name.split('.').next().unwrap_or(name);
    hints.get(name).or_else(|| hints.get(top)).copied()
}

/// Is `name` among `names`, or the package of one of them?
fn holds<'a>(mut names: impl Iterator<Item = &'a &'static str>, name: &str) -> bool {
    names.any(|known| known.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('.')))
}
