//! What is written between dollars, read once from left to right and laid out on the way.

use super::letters::{Look, Setting};
use super::piece::Piece;
use super::scripts::with_scripts;
use super::stacks;
use super::symbols::{self, Kind};

/// Groups within groups within groups.
const DEEPEST: usize = 100;

/// Why it cannot be read.
pub(super) enum Failure {
    /// Nothing between these dollars is a formula.
    Whole,
    At {
        at: usize,
        kind: &'static str,
        what: String,
    },
}

type Parsed<T> = Result<T, Failure>;

const PLACEABLE: &str = "Expected {accent | symbol | function | operatorname | group | frac | dfrac | binom | genfrac | \
    overset | underset | sqrt | overline | text | boldsymbol | substack}";

fn fatal<T>(at: usize, what: String) -> Parsed<T> {
    Err(Failure::At { at, kind: "ParseFatalException", what })
}

fn syntax<T>(at: usize, what: &str) -> Parsed<T> {
    Err(Failure::At { at, kind: "ParseSyntaxException", what: what.to_owned() })
}

/// Where a row of things ends.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    Formula,
    Group,
    Right,
}

pub(super) struct Parser<'a> {
    letters: &'a [char],
    at: usize,
    setting: Setting,
    depth: usize,
    /// Was a function with a script read, after which there is to be space?
    wants_space: bool,
    /// Within a script of a function operators stand close.
    is_tight: bool,
}

impl<'a> Parser<'a> {
    pub(super) fn new(letters: &'a [char], setting: Setting) -> Self {
        Self { letters, at: 0, setting, depth: 0, wants_space: false, is_tight: false }
    }

    pub(super) fn formula(&mut self) -> Parsed<Piece> {
        self.row(End::Formula)
    }

    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    /// The name after a backslash at `at`, and where it ends.
    fn name_at(&self, at: usize) -> (String, usize) {
        let rest = &self.letters[(at + 1).min(self.letters.len())..];
        let n_letters = rest.iter().take_while(|letter| letter.is_ascii_alphabetic()).count();
        let n = if n_letters == 0 { rest.len().min(1) } else { n_letters };
        (rest[..n].iter().collect(), at + 1 + n)
    }

    fn is_name(&self, name: &str) -> bool {
        self.peek() == Some('\\') && self.name_at(self.at).0 == name
    }

    fn deeper(&mut self) -> Parsed<()> {
        self.depth += 1;
        if self.depth > DEEPEST { Err(Failure::Whole) } else { Ok(()) }
    }

    fn row(&mut self, end: End) -> Parsed<Piece> {
        self.deeper()?;
        let mut pieces = Vec::new();
        loop {
            self.skip_spaces();
            let is_over = match self.peek() {
                None => true,
                Some('}') => end == End::Group,
                Some('\\') => end == End::Right && self.is_name("right"),
                Some(_) => false,
            };
            if is_over {
                break;
            }
            pieces.extend(self.scripted()?);
        }
        self.depth -= 1;
        Ok(Piece::row(pieces))
    }

    /// A thing with what is written above and below beside it.
    fn scripted(&mut self) -> Parsed<Option<Piece>> {
        let start = self.at;
        let setting = self.setting;
        let nucleus = match self.peek() {
            Some('^' | '_') => Some(Piece::default()),
            _ => self.thing()?,
        };
        let Some(nucleus) = nucleus else { return Ok(None) };
        let wants_space = std::mem::take(&mut self.wants_space);
        let mut upper: Option<Piece> = None;
        let mut lower: Option<Piece> = None;
        let n_primes = self.letters[self.at..].iter().take_while(|letter| **letter == '\'').count();
        self.at += n_primes;
        if n_primes > 0 {
            let primes = (0..n_primes).map(|_| Setting { look: Look::Roman, ..setting }.letter('\u{2032}'));
            upper = Some(Piece::row(primes.collect()));
        }
        let mut had_upper = false;
        loop {
            let before = self.at;
            self.skip_spaces();
            let Some(mark @ ('^' | '_')) = self.peek() else {
                self.at = before;
                break;
            };
            self.at += 1;
            let was_tight = self.is_tight;
            self.is_tight |= wants_space;
            let script = self.argument()?;
            self.is_tight = was_tight;
            if mark == '_' {
                if lower.is_some() {
                    return fatal(start, "Double subscript".to_owned());
                }
                lower = Some(script);
            } else {
                if had_upper {
                    return fatal(start, "Double superscript".to_owned());
                }
                had_upper = true;
                upper = Some(match upper {
                    Some(primes) => Piece::row(vec![primes, script]),
                    None => script,
                });
            }
        }
        let has_scripts = upper.is_some() || lower.is_some();
        let done = with_scripts(&setting, nucleus, upper, lower);
        Ok(Some(if wants_space && has_scripts { Piece::row(vec![done, setting.space(1.0 / 6.0)]) } else { done }))
    }

    /// What a command or a script applies to: a group or a single thing.
    fn argument(&mut self) -> Parsed<Piece> {
        self.skip_spaces();
        match self.peek() {
            None | Some('^' | '_' | '}') => syntax(self.at, PLACEABLE),
            Some(_) => {
                let at = self.at;
                self.deeper()?;
                let found = self.thing()?;
                self.depth -= 1;
                match found {
                    Some(piece) => Ok(piece),
                    None => syntax(at, PLACEABLE),
                }
            }
        }
    }

    fn thing(&mut self) -> Parsed<Option<Piece>> {
        match self.peek() {
            Some('\\') => self.command(),
            Some('{') => self.group().map(Some),
            Some('~') => {
                self.at += 1;
                Ok(Some(self.setting.space(1.0 / 3.0)))
            }
            Some(letter) => {
                let at = self.at;
                self.at += 1;
                let piece = self.letter(letter)?;
                Ok(Some(self.spaced(piece, symbols::kind(&letter.to_string()), letter, at)))
            }
            None => Ok(None),
        }
    }

    fn letter(&mut self, letter: char) -> Parsed<Piece> {
        let is_plain =
            letter.is_ascii_alphanumeric() || "+-*/<>=:,.;!?&'@()[]|".contains(letter) || u32::from(letter) >= 0x80;
        if !is_plain {
            return Err(Failure::Whole);
        }
        Ok(self.setting.letter(if letter == '-' { '\u{2212}' } else { letter }))
    }

    fn group(&mut self) -> Parsed<Piece> {
        let outside = self.setting;
        self.at += 1;
        let row = self.row(End::Group)?;
        if self.peek() != Some('}') {
            return syntax(self.at, "Expected end_group");
        }
        self.at += 1;
        self.setting = outside;
        Ok(row)
    }

    /// A group that must be there, for a command that is described by `what`.
    fn group_for(&mut self, what: &str) -> Parsed<Piece> {
        self.skip_spaces();
        if self.peek() == Some('{') { self.group() } else { syntax(self.at, what) }
    }

    fn groups_for(&mut self, what: &str, command_end: usize) -> Parsed<(Piece, Piece)> {
        let retold = |failure| match failure {
            Failure::At { kind: "ParseSyntaxException", what: said, .. } if said == what => {
                Failure::At { at: command_end, kind: "ParseSyntaxException", what: said }
            }
            other => other,
        };
        let first = self.group_for(what).map_err(retold)?;
        let second = self.group_for(what).map_err(retold)?;
        Ok((first, second))
    }

    /// Space around operators, except where a sign belongs to a number.
    fn spaced(&self, piece: Piece, kind: Kind, symbol: char, start: usize) -> Piece {
        let before = neighbour(self.letters[..start].iter().rev().copied());
        let after = neighbour(self.letters[self.at..].iter().copied());
        match kind {
            Kind::Operator | Kind::Relation if self.is_tight => piece,
            Kind::Operator if before == '\0' || "{(<[=>:".contains(before) => piece,
            Kind::Operator | Kind::Relation => {
                Piece::row(vec![self.setting.space(0.2), piece, self.setting.space(0.2)])
            }
            Kind::Punctuation if symbol == ',' && before == '{' && after == '}' => piece,
            Kind::Punctuation if symbol == '.' && before.is_ascii_digit() && after.is_ascii_digit() => piece,
            Kind::Punctuation => Piece::row(vec![piece, self.setting.space(0.2)]),
            Kind::Plain | Kind::OverAndUnder | Kind::Integral => piece,
        }
    }

    fn command(&mut self) -> Parsed<Option<Piece>> {
        let start = self.at;
        let (name, end) = self.name_at(start);
        self.at = end;
        let name = &*name;
        if name.is_empty() {
            return Err(Failure::Whole);
        }
        if let Some((_, share)) = symbols::SPACES.iter().find(|(other, _)| *other == name) {
            return Ok(Some(self.setting.space(*share)));
        }
        if let Some((_, mark)) = symbols::ACCENTS.iter().find(|(other, _)| *other == name) {
            let body = self.argument()?;
            return Ok(Some(stacks::accent(&self.setting, name, *mark, body)));
        }
        if let Some(piece) = self.structure(name, end)? {
            return Ok(Some(piece));
        }
        if let Some(look) = name.strip_prefix("math").and_then(Look::named)
            && self.peek() == Some('{')
        {
            let outside = self.setting;
            self.setting.look = look;
            let group = self.group()?;
            self.setting = outside;
            return Ok(Some(group));
        }
        if let Some(look) = Look::named(name) {
            self.setting.look = look;
            return Ok(None);
        }
        if symbols::FUNCTIONS.split_whitespace().any(|other| other == name) {
            return Ok(Some(self.function(name)));
        }
        let symbol = match name {
            "%" | "$" | "{" | "}" | "_" | "[" | "]" | "#" | "&" => name.chars().next(),
            "|" => Some('\u{2016}'),
            _ => symbols::named(name),
        };
        let Some(symbol) = symbol else { return fatal(start, format!("Unknown symbol: \\{name}")) };
        let kind = symbols::kind(name);
        let mut piece = self.setting.symbol(symbol, kind == Kind::Integral);
        piece.is_over_and_under = kind == Kind::OverAndUnder;
        Ok(Some(self.spaced(piece, kind, symbol, start)))
    }

    /// Commands with arguments.
    fn structure(&mut self, name: &str, end: usize) -> Parsed<Option<Piece>> {
        let setting = self.setting;
        Ok(Some(match name {
            "frac" | "dfrac" => {
                let (over, under) = self.groups_for(&format!("Expected \\{name}{{num}}{{den}}"), end)?;
                let small = |piece: Piece| if name == "frac" { piece.shrunk() } else { piece };
                stacks::fraction(&setting, small(over), small(under), setting.thickness())
            }
            "binom" => {
                let (over, under) = self.groups_for("Expected \\binom{num}{den}", end)?;
                let inner = stacks::fraction(&setting, over.shrunk(), under.shrunk(), 0.0);
                bracketed(&setting, Some('('), inner, Some(')'))
            }
            "sqrt" => {
                self.skip_spaces();
                let mut degree = None;
                if self.peek() == Some('[') {
                    let close = self.letters[self.at..].iter().position(|letter| *letter == ']');
                    let Some(length) = close else { return syntax(end, "Expected \\sqrt{value}") };
                    let inside = &self.letters[self.at + 1..self.at + length];
                    let mut inner = Parser::new(inside, Setting { look: Look::Italic, ..setting });
                    inner.depth = self.depth;
                    degree = Some(inner.formula()?);
                    self.at += length + 1;
                }
                let body = self.group_for("Expected \\sqrt{value}")?;
                stacks::root(&setting, degree, body)
            }
            "overline" => {
                let body = self.group_for("Expected \\overline{body}")?;
                stacks::overline(&setting, body)
            }
            "overset" | "underset" => {
                let (small, body) = self.groups_for(&format!("Expected \\{name}{{annotation}}{{body}}"), end)?;
                stacks::stacked(&setting, body, small, name == "overset")
            }
            "text" => self.plain_text()?,
            "boldsymbol" => {
                self.setting.look = Look::BoldItalic;
                let group = self.group_for("Expected \\boldsymbol{value}")?;
                self.setting = setting;
                group
            }
            "operatorname" => {
                self.setting.look = Look::Roman;
                let group = self.group_for("Expected \\operatorname{name}")?;
                self.setting = setting;
                self.after_function(group, false)
            }
            "left" => self.left_right()?,
            _ => return Ok(None),
        }))
    }

    fn plain_text(&mut self) -> Parsed<Piece> {
        if self.peek() != Some('{') {
            return syntax(self.at, "Expected \\text{text}");
        }
        let Some(length) = self.letters[self.at..].iter().position(|letter| *letter == '}') else {
            return syntax(self.letters.len(), "Expected '}'");
        };
        let upright = Setting { look: Look::Roman, ..self.setting };
        let letters = &self.letters[self.at + 1..self.at + length];
        self.at += length + 1;
        Ok(Piece::row(letters.iter().map(|letter| upright.letter(*letter)).collect()))
    }

    fn function(&mut self, name: &str) -> Piece {
        let upright = Setting { look: Look::Roman, ..self.setting };
        let piece = Piece::row(name.chars().map(|letter| upright.letter(letter)).collect());
        let is_over = symbols::FUNCTIONS_OVER.split_whitespace().any(|other| other == name);
        self.after_function(Piece { is_over_and_under: is_over, ..piece }, is_over)
    }

    fn after_function(&mut self, piece: Piece, is_over: bool) -> Piece {
        let next = neighbour(self.letters[self.at..].iter().copied());
        self.wants_space = matches!(next, '^' | '_');
        let is_delimited = self.wants_space || next == '\0' || "()[]<>|/.}".contains(next);
        if is_delimited || is_over { piece } else { Piece::row(vec![piece, self.setting.space(1.0 / 6.0)]) }
    }

    fn left_right(&mut self) -> Parsed<Piece> {
        let setting = self.setting;
        let opening = self.delimiter()?;
        let body = self.row(End::Right)?;
        if !self.is_name("right") {
            return syntax(self.at, "Expected '\\\\right'");
        }
        self.at = self.name_at(self.at).1;
        let closing = self.delimiter()?;
        Ok(bracketed(&setting, opening, body, closing))
    }

    /// None for a dot, which draws nothing.
    fn delimiter(&mut self) -> Parsed<Option<char>> {
        self.skip_spaces();
        let at = self.at;
        let found = match self.peek() {
            Some('.') => {
                self.at += 1;
                return Ok(None);
            }
            Some('\\') => {
                let (name, end) = self.name_at(at);
                self.at = end;
                match &*name {
                    "{" => Some('{'),
                    "}" => Some('}'),
                    "|" => Some('\u{2016}'),
                    name => symbols::named(name),
                }
            }
            Some('<') => self.taken('\u{27e8}'),
            Some('>') => self.taken('\u{27e9}'),
            Some(letter) if "()[]|/".contains(letter) => self.taken(letter),
            _ => None,
        };
        match found {
            Some(symbol) => Ok(Some(symbol)),
            None => syntax(at, "Expected a delimiter"),
        }
    }

    fn taken(&mut self, letter: char) -> Option<char> {
        self.at += 1;
        Some(letter)
    }
}

/// The next letter that is no space.
fn neighbour(mut letters: impl Iterator<Item = char>) -> char {
    letters.find(|letter| *letter != ' ').unwrap_or('\0')
}

fn bracketed(setting: &Setting, opening: Option<char>, body: Piece, closing: Option<char>) -> Piece {
    let (height, depth) = (body.height, body.depth);
    let bracket = |symbol: Option<char>| symbol.map(|symbol| stacks::as_high_as(setting, symbol, height, depth));
    Piece::row(bracket(opening).into_iter().chain([body]).chain(bracket(closing)).collect())
}
