//! Formulas: sizes and messages as matplotlib 3.10 gives them.

use orchestrator_canvas::Style;
use orchestrator_canvas::text::TextRun;

#[test]
fn formulas_are_about_as_large_as_matplotlib_says() {
    let table: &[(&str, f64, (f64, f64, f64))] = &[
        (r"$x$", 10.0, (10.69, 12.00, 2.00)),
        (r"$x$", 12.0, (12.42, 14.00, 2.00)),
        (r"$x^2$", 10.0, (16.44, 18.60, 3.00)),
        (r"$x^2$", 12.0, (19.34, 20.10, 2.00)),
        (r"$x_i$", 10.0, (13.23, 14.40, 4.40)),
        (r"$x_i$", 12.0, (15.45, 17.00, 5.00)),
        (r"$x_i^2$", 10.0, (16.44, 22.60, 7.00)),
        (r"$x_i^2$", 12.0, (19.34, 25.10, 7.00)),
        (r"$\alpha$", 10.0, (10.95, 12.00, 2.00)),
        (r"$\alpha$", 12.0, (12.72, 14.00, 2.00)),
        (r"$10^{-3}$", 10.0, (33.31, 18.60, 3.00)),
        (r"$10^{-3}$", 12.0, (39.56, 20.10, 2.00)),
        (r"$\mathdefault{10^{2}}$", 10.0, (25.01, 18.60, 3.00)),
        (r"$\mathdefault{10^{2}}$", 12.0, (29.58, 20.10, 2.00)),
        (r"$\frac{a}{b}$", 10.0, (8.17, 22.44, 7.80)),
        (r"$\frac{a}{b}$", 12.0, (9.39, 26.01, 9.52)),
        (r"$\sqrt{x}$", 10.0, (22.52, 16.90, 2.03)),
        (r"$\sqrt{x}$", 12.0, (26.60, 18.66, 2.33)),
        (r"$\sum_{i=0}^n x_i$", 10.0, (33.67, 41.31, 16.70)),
        (r"$\sum_{i=0}^n x_i$", 12.0, (39.93, 50.05, 19.92)),
        (r"$\int_0^1 f(x)\,dx$", 10.0, (63.54, 33.00, 11.20)),
        (r"$\int_0^1 f(x)\,dx$", 12.0, (75.75, 36.10, 11.00)),
        (r"Value $R^2=0.95$ ok", 10.0, (131.62, 18.60, 3.00)),
        (r"Value $R^2=0.95$ ok", 12.0, (157.44, 20.10, 2.00)),
        (r"$\sigma=1.5$", 10.0, (48.63, 14.00, 2.00)),
        (r"$\sigma=1.5$", 12.0, (57.88, 17.00, 2.00)),
        (r"$\hat{y}$", 10.0, (10.72, 20.24, 5.00)),
        (r"$\hat{y}$", 12.0, (12.45, 24.58, 6.00)),
        (r"$a+b=c$", 10.0, (60.81, 15.00, 2.00)),
        (r"$a+b=c$", 12.0, (72.48, 18.00, 2.00)),
        (r"$\sin(x)$", 10.0, (39.69, 16.00, 3.50)),
        (r"$\sin(x)$", 12.0, (47.22, 20.00, 4.00)),
        (r"$\left(\frac{a}{b}\right)$", 10.0, (20.76, 22.08, 7.44)),
        (r"$\left(\frac{a}{b}\right)$", 12.0, (24.72, 26.01, 9.52)),
        (r"$\bar{x}$", 10.0, (10.69, 14.83, 2.00)),
        (r"$\bar{x}$", 12.0, (12.42, 17.44, 2.00)),
        (r"$e^{-x^2}$", 10.0, (29.08, 18.62, 2.10)),
        (r"$e^{-x^2}$", 12.0, (34.55, 23.53, 2.63)),
        (r"$\mu\pm\sigma$", 10.0, (37.19, 16.00, 5.00)),
        (r"$\mu\pm\sigma$", 12.0, (44.16, 19.00, 6.00)),
        (r"$x\cdot y\times z$", 10.0, (53.16, 16.00, 5.00)),
        (r"$x\cdot y\times z$", 12.0, (63.32, 19.00, 6.00)),
        (r"$f(x)$", 10.0, (24.70, 16.00, 3.50)),
        (r"$f(x)$", 12.0, (29.26, 20.00, 4.00)),
        (r"$\mathrm{abc}$", 10.0, (26.06, 15.00, 2.00)),
        (r"$\mathrm{abc}$", 12.0, (30.80, 18.00, 2.00)),
        (r"$\mathbf{abc}$", 10.0, (28.61, 15.00, 2.00)),
        (r"$\mathbf{abc}$", 12.0, (33.87, 18.00, 2.00)),
        (r"$\Delta T$", 10.0, (20.87, 14.00, 2.00)),
        (r"$\Delta T$", 12.0, (24.61, 17.00, 2.00)),
        (r"$-5$", 10.0, (21.19, 14.00, 2.00)),
        (r"$-5$", 12.0, (25.01, 17.00, 2.00)),
        (r"$x=-1$", 10.0, (46.85, 14.00, 2.00)),
        (r"$x=-1$", 12.0, (55.74, 17.00, 2.00)),
        (r"$\degree$", 12.0, (8.75, 2.53, -5.73)),
        (r"$30^\circ$", 12.0, (31.07, 17.00, 2.00)),
        (r"$\sqrt[3]{2}$", 10.0, (22.52, 18.90, 2.03)),
        (r"$\sqrt[3]{2}$", 12.0, (26.75, 22.08, 2.04)),
        (r"$\log_{10}(x)$", 10.0, (56.11, 18.00, 5.00)),
        (r"$\log_{10}(x)$", 12.0, (66.93, 22.00, 6.00)),
        (r"$a_{b_c}$", 10.0, (20.29, 16.08, 6.08)),
        (r"$a_{b_c}$", 12.0, (23.93, 19.10, 7.10)),
        (r"$\lambda$ (nm)", 10.0, (47.14, 16.00, 3.50)),
        (r"$\lambda$ (nm)", 12.0, (56.15, 20.00, 4.00)),
        (r"$\vec{v}$", 10.0, (10.38, 16.63, 2.00)),
        (r"$\vec{v}$", 12.0, (12.05, 19.49, 2.00)),
        (r"$\binom{n}{k}$", 10.0, (20.09, 21.34, 7.57)),
        (r"$\binom{n}{k}$", 12.0, (24.04, 25.00, 9.52)),
        (r"$\overline{ab}$", 10.0, (19.31, 19.30, 2.43)),
        (r"$\overline{ab}$", 12.0, (22.74, 21.96, 1.92)),
        (r"$\leq\geq\neq\approx$", 10.0, (65.96, 12.28, 2.14)),
        (r"$\leq\geq\neq\approx$", 12.0, (78.63, 15.00, 2.00)),
        (r"$x\quad y$", 10.0, (32.46, 15.00, 5.00)),
        (r"$x\quad y$", 12.0, (38.50, 18.00, 6.00)),
        (r"$\lim_{x\to 0}$", 10.0, (22.39, 24.60, 11.60)),
        (r"$\lim_{x\to 0}$", 12.0, (26.25, 30.23, 14.22)),
        (r"$\prod_{i}$", 10.0, (15.38, 33.30, 17.30)),
        (r"$\prod_{i}$", 12.0, (18.00, 39.92, 19.92)),
    ];
    let mut wrong = Vec::new();
    for (text, points, expected) in table {
        let extent = TextRun::new(text, points * 100.0 / 72.0, Style::SANS, true).unwrap().extent;
        let found = (extent.width, extent.height, extent.descent);
        let off = [found.0 - expected.0, found.1 - expected.1, found.2 - expected.2];
        if off.iter().any(|difference| difference.abs() > 1.5) {
            wrong.push(format!(
                "{text} {points}: ({:.2}, {:.2}, {:.2}) instead of {expected:?}",
                found.0, found.1, found.2
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_no_formula_says_so_in_the_words_of_matplotlib() {
    let table: &[(&str, &str)] = &[
        (r"$\foo$", "\n\\foo\n^\nParseFatalException: Unknown symbol: \\foo, found '\\'  (at char 0), (line:1, col:1)"),
        (
            r"$x^{2$",
            "\nx^{2\n    ^\nParseSyntaxException: Expected end_group, found end of text  (at char 4), (line:1, col:5)",
        ),
        (r"$x^2}$", "\n$x^2}$\n^\nParseException: Expected end of text, found '$'  (at char 0), (line:1, col:1)"),
        (
            r"$\frac{1}$",
            "\n\\frac{1}\n     ^\nParseSyntaxException: Expected \\frac{num}{den}, found '{'  (at char 5), (line:1, col:6)",
        ),
        (
            r"a $\foo{x}$ b",
            "\n\\foo{x}\n^\nParseFatalException: Unknown symbol: \\foo, found '\\'  (at char 0), (line:1, col:1)",
        ),
        (
            r"$x_$",
            "\nx_\n  ^\nParseSyntaxException: Expected {accent | symbol | function | operatorname | group | frac | dfrac | binom | genfrac | overset | underset | sqrt | overline | text | boldsymbol | substack}, found end of text  (at char 2), (line:1, col:3)",
        ),
        (
            r"$\sqrt$",
            "\n\\sqrt\n     ^\nParseSyntaxException: Expected \\sqrt{value}, found end of text  (at char 5), (line:1, col:6)",
        ),
        (
            r"$\left( x$",
            "\n\\left( x\n        ^\nParseSyntaxException: Expected '\\\\right', found end of text  (at char 8), (line:1, col:9)",
        ),
        (r"$x^2^3$", "\nx^2^3\n^\nParseFatalException: Double superscript, found 'x'  (at char 0), (line:1, col:1)"),
        (
            r"$\mathfoo{x}$",
            "\n\\mathfoo{x}\n^\nParseFatalException: Unknown symbol: \\mathfoo, found '\\'  (at char 0), (line:1, col:1)",
        ),
        (r"$$", "\n$$\n^\nParseException: Expected end of text, found '$'  (at char 0), (line:1, col:1)"),
        (
            r"$\frac$",
            "\n\\frac\n     ^\nParseSyntaxException: Expected \\frac{num}{den}, found end of text  (at char 5), (line:1, col:6)",
        ),
        (
            r"$x__2$",
            "\nx__2\n  ^\nParseSyntaxException: Expected {accent | symbol | function | operatorname | group | frac | dfrac | binom | genfrac | overset | underset | sqrt | overline | text | boldsymbol | substack}, found '_'  (at char 2), (line:1, col:3)",
        ),
        (
            r"$\hat$",
            "\n\\hat\n    ^\nParseSyntaxException: Expected {accent | symbol | function | operatorname | group | frac | dfrac | binom | genfrac | overset | underset | sqrt | overline | text | boldsymbol | substack}, found end of text  (at char 4), (line:1, col:5)",
        ),
        (
            r"$\right)$",
            "\n\\right)\n^\nParseFatalException: Unknown symbol: \\right, found '\\'  (at char 0), (line:1, col:1)",
        ),
        (
            r"$\left(x\right$",
            "\n\\left(x\\right\n             ^\nParseSyntaxException: Expected a delimiter, found end of text  (at char 13), (line:1, col:14)",
        ),
        (
            r"$\begin{x}$",
            "\n\\begin{x}\n^\nParseFatalException: Unknown symbol: \\begin, found '\\'  (at char 0), (line:1, col:1)",
        ),
        (r"$%$", "\n$%$\n^\nParseException: Expected end of text, found '$'  (at char 0), (line:1, col:1)"),
        (r"$#$", "\n$#$\n^\nParseException: Expected end of text, found '$'  (at char 0), (line:1, col:1)"),
        (r"$x\$", "\n$x\\$\n^\nParseException: Expected end of text, found '$'  (at char 0), (line:1, col:1)"),
        (
            r"$\mathrm{a",
            "\n$\\mathrm{a\n^\nParseException: Expected end of text, found '$'  (at char 0), (line:1, col:1)",
        ),
    ];
    for (text, message) in table {
        let error = TextRun::new(text, 14.0, Style::SANS, true).unwrap_err();
        assert_eq!(error.to_string(), *message, "{text}");
    }
}
