//! Expressions, targets and patterns of the programs of statements, over the names they share.

use super::programs::{Choices, Generator};

/// Nesting of expressions, and of patterns.
const DEEPEST_EXPRESSION: usize = 2;
const DEEPEST_PATTERN: usize = 3;

pub const NAMES: [&str; 5] = ["a", "b", "c", "d", "self"];
pub const FUNCTIONS: [&str; 3] = ["f", "g", "h"];
pub const CLASSES: [&str; 3] = ["K", "L", "M"];
pub const OPERATORS: [&str; 13] = ["+", "-", "*", "/", "//", "%", "@", "&", "|", "^", "<<", ">>", "**"];
const COMPARISONS: [&str; 10] = ["==", "!=", "<", "<=", ">", ">=", "in", "not in", "is", "is not"];
const BUILTINS: &str = "\
    str repr len list tuple dict set frozenset iter next sorted reversed sum min max any all zip map filter enumerate range \
    abs round divmod pow hash id type isinstance issubclass callable getattr setattr hasattr delattr vars dir format ascii \
    bytes bytearray memoryview int float complex slice super";
const FROM_MODULES: &str = "\
    functools.partial functools.reduce functools.cmp_to_key itertools.chain itertools.product itertools.groupby \
    itertools.tee itertools.zip_longest collections.Counter collections.deque collections.ChainMap collections.defaultdict \
    copy.copy copy.deepcopy operator.attrgetter operator.itemgetter json.dumps re.compile types.SimpleNamespace \
    types.MappingProxyType";
const ATTRIBUTES: &str = "\
    x append extend insert pop remove clear copy count index sort reverse keys values items get setdefault update popitem \
    add discard union difference join split partition replace format format_map encode decode strip upper title find \
    translate center zfill send throw close hex real as_integer_ratio bit_length to_bytes args add_note with_traceback \
    __next__ __iter__ __len__ __repr__ __eq__ __hash__ __class__ __dict__ __doc__ __name__ __init__ __call__ __getitem__ \
    __setitem__ __contains__ __add__ __format__ __reduce__ __cause__ __traceback__ __wrapped__ __annotations__ __defaults__";

impl<C: Choices> Generator<C> {
    /// One of the words of a list.
    pub fn word(&mut self, words: &'static str) -> &'static str {
        let at = self.below(words.split(' ').count());
        words.split(' ').nth(at).unwrap_or_default()
    }

    pub fn target(&mut self) -> String {
        let (one, other) = (self.one_of(&NAMES), self.one_of(&NAMES));
        match self.below(12) {
            0..=6 => one.to_owned(),
            7 => format!("{one}, {other}"),
            8 => format!("{one}, *{other}"),
            9 => format!("[{one}, ({other}, a)]"),
            10 => format!("{one}.x"),
            _ => format!("{one}[{}]", self.one_of(&["0", "'k'", ":", "::2", "-1:"])),
        }
    }

    pub fn call_arguments(&mut self, depth: usize) -> String {
        match self.below(7) {
            0 => String::new(),
            1..=2 => self.expression(depth),
            3..=4 => format!("{}, {}", self.expression(depth), self.expression(depth)),
            5 => format!("*[{}], x={}", self.expression(depth), self.expression(depth)),
            _ => format!("**{}", self.one_of(&["d", "{'x': a}", "M(x=b)", "K()"])),
        }
    }

    pub fn expression(&mut self, depth: usize) -> String {
        let inner = depth + 1;
        let most = if depth >= DEEPEST_EXPRESSION { 4 } else { 27 };
        match self.below(most) {
            0..=1 => self.one_of(&NAMES[..4]).to_owned(),
            2 => format!("({})", self.value()),
            3 => format!("{}()", self.one_of(&["f", "g", "h", "K", "L", "M"])),
            4..=5 => {
                let operator = self.one_of(&OPERATORS);
                // Powers and shifts of anything by anything only cost time.
                let right = if ["<<", "**"].contains(&operator) { "2".to_owned() } else { self.expression(inner) };
                format!("({} {operator} {right})", self.expression(inner))
            }
            6 => format!("({} {} {})", self.expression(inner), self.one_of(&COMPARISONS), self.expression(inner)),
            7 => format!("({} {})", self.one_of(&["not", "-", "+", "~"]), self.expression(inner)),
            8 => format!("({} {} {})", self.expression(inner), self.one_of(&["and", "or"]), self.expression(inner)),
            9 => format!("({} if {} else {})", self.expression(inner), self.expression(inner), self.expression(inner)),
            10..=12 => format!("{}({})", self.word(BUILTINS), self.call_arguments(inner)),
            13 => format!("{}({})", self.word(FROM_MODULES), self.call_arguments(inner)),
            14 => format!("{}({})", self.one_of(&FUNCTIONS), self.call_arguments(inner)),
            15..=16 => format!("{}.{}({})", self.expression(inner), self.word(ATTRIBUTES), self.call_arguments(inner)),
            17 => format!("{}.{}", self.expression(inner), self.word(ATTRIBUTES)),
            18 => format!("{}[{}]", self.expression(inner), self.expression(inner)),
            19 => format!("{}[{}:{}]", self.expression(inner), self.expression(inner), self.expression(inner)),
            20 => format!("[*{}, {}]", self.one_of(&["c", "'ab'", "g(1, 2)", "a"]), self.expression(inner)),
            21 => format!(
                "{{**{}, {}: {}}}",
                self.one_of(&["{}", "M()", "d"]),
                self.expression(inner),
                self.expression(inner)
            ),
            22 => format!(
                "[{} for a in {} if {}]",
                self.expression(inner),
                self.expression(inner),
                self.expression(inner)
            ),
            23 => format!("({} for b, *c in {})", self.expression(inner), self.expression(inner)),
            24 => format!("{{{}: d for d in {}}}", self.expression(inner), self.expression(inner)),
            25 => format!("(lambda a=0, *b, **c: {})", self.expression(inner)),
            _ => format!("f'{{({})!r:>{{{}}}}}'", self.expression(inner), self.expression(inner)),
        }
    }

    /// Every name it binds is another.
    pub fn pattern(&mut self, depth: usize, n_bound: &mut usize) -> String {
        let most = if depth >= DEEPEST_PATTERN { 3 } else { 10 };
        match self.below(most) {
            0 => "1".to_owned(),
            1 => self.one_of(&["None", "'a'", "-1.5", "1 + 2j", "b'x'", "True", "enum.Enum"]).to_owned(),
            2 => "(1 | 'b' | None)".to_owned(),
            3 => format!("[{}, {}]", self.pattern(depth + 1, n_bound), self.pattern(depth + 1, n_bound)),
            4 => format!("[{}, *{}]", self.pattern(depth + 1, n_bound), bound(n_bound)),
            5 => format!("{{'k': {}, **{}}}", self.pattern(depth + 1, n_bound), bound(n_bound)),
            6 => format!(
                "{}({})",
                self.one_of(&["int", "str", "list", "dict", "K", "M"]),
                self.pattern(depth + 1, n_bound)
            ),
            7 => format!("{}(x={})", self.one_of(&CLASSES), self.pattern(depth + 1, n_bound)),
            8 => format!("({} as {})", self.pattern(depth + 1, n_bound), bound(n_bound)),
            _ => format!("[{}, _]", bound(n_bound)),
        }
    }
}

fn bound(n_bound: &mut usize) -> String {
    *n_bound += 1;
    format!("p{n_bound}")
}
