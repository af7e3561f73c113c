//! Examples inside the Markdown of a skill: `python` blocks below a heading that starts with
//! "Example", each with the `output` block that may follow it.

use crate::front_matter::Problem;
use crate::skill::Example;

/// All examples of `body` in order. Lines of problems count from `first_line`.
pub(crate) fn read(body: &str, first_line: usize) -> Result<Vec<Example>, Problem> {
    let mut examples: Vec<Example> = Vec::new();
    let mut title: Option<&str> = None;
    // An output block belongs to the code block right before it, with only prose in between.
    let mut is_output_open = false;
    let mut lines = body.lines().zip(first_line..);
    while let Some((line, number)) = lines.next() {
        if let Some(text) = heading(line) {
            title = starts_with_example(text).then_some(text);
            is_output_open = false;
            continue;
        }
        let Some(fence) = Fence::opened_by(line) else { continue };
        let mut content: Vec<&str> = Vec::new();
        loop {
            let Some((line, _)) = lines.next() else {
                return Err(Problem::new(
                    number,
                    format!("the block that starts with {} is never closed", fence.marks()),
                ));
            };
            if fence.is_closed_by(line) {
                break;
            }
            content.push(line);
        }
        let Some(title) = title else { continue };
        match fence.language {
            "python" | "py" => {
                examples.push(Example { title: title.to_owned(), code: lines_of(&content), output: None });
                is_output_open = true;
            }
            "output" => match examples.last_mut() {
                Some(example) if is_output_open => {
                    example.output = Some(content.join("\n"));
                    is_output_open = false;
                }
                _ => return Err(Problem::new(number, "wanted a python block before the output block, found none")),
            },
            _ => {}
        }
    }
    Ok(examples)
}

fn lines_of(content: &[&str]) -> String {
    content.iter().flat_map(|line| [*line, "\n"]).collect()
}

/// The text of a Markdown heading of any level.
fn heading(line: &str) -> Option<&str> {
    let text = line.trim_start_matches('#');
    let level = line.len() - text.len();
    ((1..=6).contains(&level) && text.starts_with(' ')).then(|| text.trim())
}

fn starts_with_example(text: &str) -> bool {
    text.get(.."example".len()).is_some_and(|start| start.eq_ignore_ascii_case("example"))
}

/// The line that opens a code block.
struct Fence<'a> {
    mark: char,
    n_marks: usize,
    language: &'a str,
}

impl<'a> Fence<'a> {
    fn opened_by(line: &'a str) -> Option<Self> {
        let line = unindented(line)?;
        let mark = line.chars().next().filter(|c| *c == '`' || *c == '~')?;
        let after = line.trim_start_matches(mark);
        let n_marks = line.len() - after.len();
        // A backtick further on makes it a span of code inside a sentence.
        let is_span = mark == '`' && after.contains('`');
        let language = after.split_whitespace().next().unwrap_or("");
        (n_marks >= 3 && !is_span).then_some(Self { mark, n_marks, language })
    }

    fn is_closed_by(&self, line: &str) -> bool {
        let marks = unindented(line).map_or("", str::trim_end);
        marks.len() >= self.n_marks && marks.chars().all(|c| c == self.mark)
    }

    fn marks(&self) -> String {
        self.mark.to_string().repeat(self.n_marks)
    }
}

/// Four spaces or more make a line of code, not a fence.
fn unindented(line: &str) -> Option<&str> {
    let text = line.trim_start_matches(' ');
    (line.len() - text.len() < 4).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::front_matter::Problem;
    use crate::skill::Example;

    fn example(title: &str, code: &str, output: Option<&str>) -> Example {
        Example { title: title.to_owned(), code: code.to_owned(), output: output.map(str::to_owned) }
    }

    #[test]
    fn python_blocks_under_example_headings_are_examples() {
        let body = "\
Prose with ```a span``` in it.

```python
not_an_example()
```

## Example: two lines

```python
print(1)

print(2)
```

It prints:

```output
1
2
```

```python
quiet()
```

### examples of fences

~~~~py
# not a heading
print('''
~~~
```
''')
~~~~

```json
{}
```

## Notes

```python
neither_this()
```
";
        assert_eq!(
            read(body, 1),
            Ok(vec![
                example("Example: two lines", "print(1)\n\nprint(2)\n", Some("1\n2")),
                example("Example: two lines", "quiet()\n", None),
                example("examples of fences", "# not a heading\nprint('''\n~~~\n```\n''')\n", None),
            ])
        );
    }

    #[test]
    fn output_without_code_and_open_blocks_are_mistakes() {
        let problem = |line, message: &str| Err(Problem { line, message: message.to_owned(), hint: None });
        let no_code = "wanted a python block before the output block, found none";
        assert_eq!(read("# Example\n```output\n1\n```\n", 5), problem(6, no_code));
        let twice = "# Example\n```python\n```\n```output\n```\n```output\n```\n";
        assert_eq!(read(twice, 1), problem(6, no_code));
        let open = "the block that starts with ``` is never closed";
        assert_eq!(read("# Example\n\n```python\nprint(1)\n", 1), problem(3, open));
    }

    #[test]
    fn odd_text_is_no_example() {
        for body in [
            "",
            "#Example\n```python\n```",
            "####### Example\n```python\n```",
            "# Exam\u{e9}ple\n```python\n```",
            "    ```",
        ] {
            assert_eq!(read(body, 1), Ok(Vec::new()), "{body}");
        }
    }
}
