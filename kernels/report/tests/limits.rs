//! Text nested so deeply that a program which follows it by recursion overflows its stack.

use orchestrator_report::{Document, render};

fn page(markdown: String) -> String {
    render(&Document { markdown, contents: true, ..Document::default() }, &mut |_| None, &mut |_| None)
}

#[test]
fn nesting_ends_somewhere() {
    for text in [
        ">".repeat(4000) + " x",
        "*".repeat(50_000) + "x",
        "*a ".repeat(20_000),
        "[".repeat(50_000),
        "![".repeat(20_000),
        "<b>".repeat(20_000),
        "<div>".repeat(4000),
        "<table><tr><td>".repeat(3000),
        "`a".repeat(30_000),
        (0..2000).map(|depth| " ".repeat(2 * depth) + "- x\n").collect(),
        "[^1]: ".repeat(5000),
        "<!--".repeat(10_000),
        "|".repeat(20_000) + "\n" + &"|-".repeat(20_000),
        "$".repeat(50_000),
        "$".to_owned() + &"{".repeat(2000) + "x" + &"}".repeat(2000) + "$",
        "$".to_owned() + &"\\sqrt".repeat(800) + "x$",
    ] {
        assert!(page(text).ends_with("</main>\n</body>\n</html>\n"));
    }
}
