//! Programs of statements: what a grammar of Python allows, over a handful of names that everything shares, so that parts meet
//! which nobody puts together. Loops end, and what fails at the top is caught, so that the rest runs too.

use std::fmt::Write;

use super::expressions::{CLASSES, FUNCTIONS, NAMES, OPERATORS};
use super::programs::{Choices, Generator};

/// Imported by the programs that use them: for most, that is more work than the rest.
const MODULES: &str = "\
    abc asyncio collections contextlib copy dataclasses enum functools itertools json operator pickle re types";

const PRELUDE: &str = "\
a, b, c, d = 1, 'b', [1, 2], {'k': 0}
class Safe:
    def __enter__(self): pass
    def __exit__(self, kind, *rest): return kind is not None and issubclass(kind, Exception)
safe = Safe()
def f(*args, **named): return args
def g(*args, **named): yield from args
def h(x=None, *rest): return x
class K:
    def __enter__(self): return self
    def __exit__(self, *args): return True
class L(K): pass
class M(dict): pass
def use(it):
    for way in (str, repr, hash, bool, len, list, dir, int, float, bytes, memoryview, lambda x: [0][x],
                lambda x: x + 1, lambda x: 1 + x, lambda x: x == x, lambda x: x < x, lambda x: x[0], lambda x: x(1), lambda x: -x,
                lambda x: x ** 2, lambda x: x * 2, lambda x: 1 in x, lambda x: f'{x:>3}', lambda x: [*reversed(x)], lambda x: {**x},
                lambda x: isinstance(1, x), lambda x: x.__enter__(), lambda x: setattr(x, 'x', x), lambda x: next(iter(x)),
                lambda x: round(x, 1), lambda x: divmod(x, 2), lambda x: x @ x, lambda x: ~x, lambda x: type('N', (x,), {})):
        with safe: way(it)
";

/// Nesting of statements.
const DEEPEST: usize = 6;
const MOST_STATEMENTS: usize = 30;

const BASES: &str = "\
    object K L M int float complex str bytes bytearray list tuple dict set frozenset type property Exception BaseException \
    enum.Enum enum.IntFlag abc.ABC collections.OrderedDict collections.UserList";
const EXCEPTIONS: [&str; 10] = [
    "ValueError",
    "Exception",
    "TypeError",
    "KeyError",
    "StopIteration",
    "ZeroDivisionError",
    "RuntimeError",
    "OSError",
    "(ValueError, TypeError)",
    "K",
];
const SPECIAL: &str = "\
    __init__ __new__ __eq__ __lt__ __hash__ __len__ __iter__ __next__ __getitem__ __setitem__ __delitem__ __contains__ \
    __call__ __getattr__ __getattribute__ __setattr__ __delattr__ __enter__ __exit__ __add__ __radd__ __iadd__ __mul__ \
    __pow__ __rpow__ __matmul__ __divmod__ __neg__ __invert__ __index__ __int__ __float__ __complex__ __bool__ __repr__ \
    __str__ __format__ __bytes__ __round__ __init_subclass__ __class_getitem__ __set_name__ __get__ __set__ __missing__ \
    __reversed__ __length_hint__ __instancecheck__ __mro_entries__ __await__ __aiter__ __anext__ __aenter__ __aexit__ \
    __reduce__ __copy__ __deepcopy__ __dir__ __sizeof__ __post_init__ __prepare__ __del__";
const DECORATORS: [&str; 14] = [
    "functools.cache",
    "functools.lru_cache(maxsize=2)",
    "functools.wraps(len)",
    "functools.total_ordering",
    "functools.singledispatch",
    "functools.cached_property",
    "staticmethod",
    "classmethod",
    "property",
    "contextlib.contextmanager",
    "contextlib.asynccontextmanager",
    "dataclasses.dataclass",
    "dataclasses.dataclass(slots=True, order=True, frozen=True)",
    "lambda it: it",
];
const MANAGERS: [&str; 5] = [
    "contextlib.suppress(Exception)",
    "contextlib.nullcontext(1)",
    "contextlib.ExitStack()",
    "contextlib.closing(g(1, 2))",
    "K()",
];
const PARAMETERS: [&str; 8] = [
    "*args, **named",
    "a=1, /, b=2, *, c=3",
    "a=None, b=None",
    "*, d=()",
    "",
    "a=c, *rest",
    "a: int = 0, **named: str",
    "self=None, *a",
];

/// What the innermost function is, which decides over `return`, `yield` and `await`.
#[derive(Clone, Copy, PartialEq)]
enum Inside {
    Nothing,
    Function,
    Generator,
    Async,
    AsyncGenerator,
}

/// Statements under way.
struct Script<'a, C> {
    choices: &'a mut Generator<C>,
    code: String,
    n_left: usize,
    inside: Inside,
    in_loop: bool,
}

impl<C: Choices> Generator<C> {
    /// A program of statements.
    pub fn statements(&mut self) -> String {
        let n_statements = 2 + self.below(5);
        let mut script = Script {
            choices: self,
            code: PRELUDE.to_owned(),
            n_left: MOST_STATEMENTS,
            inside: Inside::Nothing,
            in_loop: false,
        };
        for _ in 0..n_statements {
            script.code += "try:\n";
            script.statement(1);
            script.code += "except Exception as error:\n    d = error\n";
        }
        let code = script.code + "str([a, b, c, d])[:100]\n";
        let used = MODULES.split(' ').filter(|module| code.contains(&format!("{module}.")));
        let imports = used.fold(String::new(), |imports, module| imports + "import " + module + "\n");
        imports + &code
    }
}

impl<C: Choices> Script<'_, C> {
    fn below(&mut self, most: usize) -> usize {
        self.choices.below(most)
    }

    fn one_of(&mut self, choices: &[&'static str]) -> &'static str {
        self.choices.one_of(choices)
    }

    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.code, "{:width$}{text}", "", width = depth * 4);
    }

    fn block(&mut self, depth: usize) {
        for _ in 0..=self.below(3) {
            self.statement(depth);
        }
    }

    /// A block in another surrounding.
    fn block_inside(&mut self, depth: usize, inside: Inside, in_loop: bool) {
        let before = (self.inside, self.in_loop);
        (self.inside, self.in_loop) = (inside, in_loop);
        self.block(depth);
        (self.inside, self.in_loop) = before;
    }

    fn statement(&mut self, depth: usize) {
        if self.n_left == 0 || depth > DEEPEST {
            return self.simple(depth);
        }
        self.n_left -= 1;
        if self.below(2) == 1 {
            self.line(depth, "with safe:");
            return self.compound(depth + 1);
        }
        self.compound(depth);
    }

    fn compound(&mut self, depth: usize) {
        match self.below(20) {
            0..=6 => self.simple(depth),
            7 => self.condition(depth),
            8..=9 => self.repetition(depth),
            10 => self.attempt(depth),
            11 => self.managed(depth),
            12..=13 => self.cases(depth),
            14..=16 => self.function(depth),
            17..=18 => self.class(depth),
            _ => self.driven(depth),
        }
    }

    fn simple(&mut self, depth: usize) {
        let (value, other) = (self.choices.expression(0), self.choices.expression(1));
        let name = self.one_of(&NAMES);
        let text = match self.below(16) {
            0..=2 => format!("{name} = {value}"),
            3 => format!("{} = {value}", self.choices.target()),
            4..=5 => value,
            6 => format!("{name} {}= {value}", self.one_of(&OPERATORS[..8])),
            7 => format!("{name}.x = {name}['k'] = {value}"),
            8 => format!("x: {name} = {value}"),
            9 => format!("del {name}[{value}]"),
            10 => format!("assert {value}, {other}"),
            11 => format!("raise {}({value}) from {other}", self.one_of(&EXCEPTIONS[..8])),
            12 => format!("type T = {name}"),
            13 if self.in_loop => self.one_of(&["break", "continue"]).to_owned(),
            _ => match self.inside {
                Inside::Nothing => format!("{name} = {value}, {other}"),
                Inside::Function => format!("return {value}"),
                Inside::Generator => match self.below(3) {
                    0 => format!("{name} = yield {value}"),
                    1 => format!("{name} = yield from {value}"),
                    _ => format!("return {value}"),
                },
                Inside::Async => format!("return await {value}"),
                Inside::AsyncGenerator => format!("{name} = yield await {value}"),
            },
        };
        // Otherwise little would be reached behind the first thing that fails.
        let guard = if self.below(6) == 1 { "" } else { "with safe: " };
        self.line(depth, &format!("{guard}{text}"));
    }

    fn condition(&mut self, depth: usize) {
        let (first, second) = (self.condition_itself(), self.condition_itself());
        self.line(depth, &format!("if (n := {first}):"));
        self.block(depth + 1);
        self.line(depth, &format!("elif {second}:"));
        self.block(depth + 1);
        self.line(depth, "else:");
        self.block(depth + 1);
    }

    fn condition_itself(&mut self) -> String {
        match self.below(3) {
            0 => self.choices.expression(1),
            _ => self.one_of(&["a", "b", "not a", "a is None", "c and d", "isinstance(a, K)"]).to_owned(),
        }
    }

    fn repetition(&mut self, depth: usize) {
        let over = match self.below(3) {
            0 => self.choices.expression(1),
            _ => self.one_of(&["c", "'ab'", "range(3)", "g(1, 2)", "[(1, 2), (b, c)]", "a"]).to_owned(),
        };
        let target = self.choices.target();
        let head = match self.below(4) {
            0 => format!("while {over}:"),
            1 if matches!(self.inside, Inside::Async | Inside::AsyncGenerator) => {
                format!("async for {target} in {over}:")
            }
            _ => format!("for {target} in itertools.islice({over}, 3):"),
        };
        self.line(depth, &head);
        self.block_inside(depth + 1, self.inside, true);
        if head.starts_with("while") {
            self.line(depth + 1, "break");
        }
        self.line(depth, "else:");
        self.block(depth + 1);
    }

    fn attempt(&mut self, depth: usize) {
        self.line(depth, "try:");
        self.block(depth + 1);
        let kind = self.one_of(&EXCEPTIONS);
        if self.below(4) == 0 {
            self.line(depth, &format!("except* {kind} as group:"));
            // Nothing may leave it early.
            self.block_inside(depth + 1, Inside::Nothing, false);
            return;
        }
        self.line(depth, &format!("except {kind} as error:"));
        self.block(depth + 1);
        if self.below(2) == 0 {
            self.line(depth, "else:");
            self.block(depth + 1);
        }
        if self.below(2) == 0 {
            self.line(depth, "finally:");
            self.block(depth + 1);
        }
    }

    fn managed(&mut self, depth: usize) {
        let (first, second) = (self.one_of(&MANAGERS), self.choices.expression(1));
        let word = if matches!(self.inside, Inside::Async | Inside::AsyncGenerator) { "async with" } else { "with" };
        let text = match self.below(6) {
            0..=3 => format!("with {first} as a:"),
            4 => format!("with ({first} as a, {first} as c.x):"),
            _ => format!("{word} {second} as (a, *b), {first}:"),
        };
        self.line(depth, &text);
        self.block(depth + 1);
    }

    fn cases(&mut self, depth: usize) {
        let subject = self.condition_itself();
        self.line(depth, &format!("match {subject}:"));
        for _ in 0..=self.below(3) {
            let pattern = self.choices.pattern(0, &mut 0);
            let guard = if self.below(3) == 0 { format!(" if {}", self.choices.expression(1)) } else { String::new() };
            self.line(depth + 1, &format!("case {pattern}{guard}:"));
            self.block(depth + 2);
        }
        self.line(depth + 1, "case _:");
        self.block(depth + 2);
    }

    fn function(&mut self, depth: usize) {
        let (name, parameters) = (self.one_of(&FUNCTIONS), self.one_of(&PARAMETERS));
        let inside = match self.below(8) {
            0..=3 => Inside::Function,
            4..=5 => Inside::Generator,
            6 => Inside::Async,
            _ => Inside::AsyncGenerator,
        };
        self.decorated(depth);
        let word = if matches!(inside, Inside::Async | Inside::AsyncGenerator) { "async def" } else { "def" };
        let generic = self.one_of(&["", "", "", "[T]", "[T: int, *Ts, **P]"]);
        let returns = if self.below(10) == 9 { format!(" -> {}", self.choices.expression(1)) } else { String::new() };
        self.line(depth, &format!("{word} {name}{generic}({parameters}){returns}:"));
        if self.below(4) == 0 {
            self.line(depth + 1, "n = 0");
            self.line(depth + 1, "def inner(*args):");
            self.line(depth + 2, "nonlocal n");
            self.line(depth + 2, "n += 1");
            self.line(depth + 2, "return inner, n");
        }
        // What a function assigns somewhere is its own from its first line on.
        self.line(depth + 1, "a, b, c, d, self = 1, 'b', [1, 2], {'k': 0}, object");
        self.block_inside(depth + 1, inside, false);
        if matches!(inside, Inside::Generator | Inside::AsyncGenerator) {
            self.line(depth + 1, "yield 1");
        }
        self.line(depth, &format!("with safe: use({name})"));
        let driven = match inside {
            Inside::Async => format!("asyncio.run({name}())"),
            Inside::AsyncGenerator => format!("asyncio.run(anext({name}()))"),
            Inside::Generator => format!("a = list(itertools.islice({name}(), 4))"),
            _ => format!("a = {name}()"),
        };
        self.line(depth, &format!("with safe: {driven}"));
    }

    fn decorated(&mut self, depth: usize) {
        if self.below(3) == 0 {
            let decorator = self.one_of(&DECORATORS);
            self.line(depth, &format!("@{decorator}"));
        }
    }

    fn class(&mut self, depth: usize) {
        let (name, first, second) = (self.one_of(&CLASSES), self.choices.word(BASES), self.choices.word(BASES));
        let bases = match self.below(8) {
            0..=2 => first.to_owned(),
            3 => String::new(),
            4 => format!("{first}, {second}"),
            5 => format!("{first}, metaclass=abc.ABCMeta"),
            6 => format!("{first}, metaclass={}", self.one_of(&CLASSES)),
            _ => format!("{first}, x={}", self.choices.expression(1)),
        };
        self.decorated(depth);
        self.line(depth, &format!("class {name}({bases}):"));
        if self.below(6) == 0 {
            let slots = self.choices.expression(1);
            self.line(depth + 1, &format!("__slots__ = {slots}"));
        }
        let value = self.choices.expression(1);
        self.line(depth + 1, &format!("x: int = {value}"));
        for _ in 0..=self.below(4) {
            let (special, value) = (self.choices.word(SPECIAL), self.choices.expression(1));
            if self.below(5) == 0 {
                self.decorated(depth + 1);
            }
            self.line(depth + 1, &format!("def {special}(self, *args, **named):"));
            if depth + 1 < DEEPEST && self.n_left > 0 {
                self.n_left -= 1;
                self.line(depth + 2, "a, b, c, d = args, named, [1, 2], self");
                self.block_inside(depth + 2, Inside::Function, false);
            }
            let word = if special == "__iter__" && self.below(2) == 0 { "yield" } else { "return" };
            self.line(depth + 2, &format!("{word} {value}"));
        }
        let arguments = self.one_of(&["", "", "1", "c", "'a', (), {}"]);
        self.line(depth, &format!("with safe: use({name}({arguments}))"));
        self.line(depth, &format!("with safe: a = {name}({arguments})"));
    }

    /// Runs what functions gave: generators step by step, coroutines to their end.
    fn driven(&mut self, depth: usize) {
        let (name, arguments, value) =
            (self.one_of(&FUNCTIONS), self.choices.call_arguments(1), self.choices.expression(1));
        let kind = self.one_of(&EXCEPTIONS[..8]);
        let text = match self.below(6) {
            0 => format!("a = {name}({arguments}); next(a); b = a.send({value}); a.close()"),
            1 => format!("a = {name}({arguments}); next(a, None); a.throw({kind}({value}))"),
            2 => format!("a = asyncio.run({name}({arguments}))"),
            3 => format!("asyncio.run(asyncio.wait_for({name}({arguments}), 0.01))"),
            4 => format!("a, *b = itertools.islice({name}({arguments}), 4)"),
            _ => format!("a = pickle.loads(pickle.dumps({value}))"),
        };
        self.line(depth, &text);
    }
}
