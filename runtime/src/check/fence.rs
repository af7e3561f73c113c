//! The Markdown fence that a model pastes along with its code.

/// Words after an opening fence that name Python; none at all does too.
const LANGUAGES: [&str; 6] = ["", "python", "python3", "py", "ipython", "ipython3"];

/// The code of `text` if all of it is one fenced block, or begins with a fence that never closes, or with the bare word
/// `python` that a lost fence left behind; else `text` as it is. Errors then count lines from the first one inside the
/// fence, which is line 1 to whoever wrote it. Text around a block is not guessed away.
#[must_use]
pub fn without_fence(text: &str) -> &str {
    let Some((first, inside)) = text.trim_start().split_once('\n') else { return text };
    let first = first.trim_end();
    if LANGUAGES[1..3].contains(&first) && !inside.trim().is_empty() {
        // As an expression it would do nothing, or fail because there is no such name.
        return inside;
    }
    let Some(mark) = first.chars().next().filter(|sign| ['`', '~'].contains(sign)) else { return text };
    let width = first.chars().take_while(|sign| *sign == mark).count();
    let language = first[width..].trim().to_ascii_lowercase();
    if width < 3 || !LANGUAGES.contains(&language.as_str()) {
        return text;
    }
    let is_fence = |line: &str| line.trim().len() >= width && line.trim().chars().all(|sign| sign == mark);
    let body = inside.trim_end();
    let (code, last) = match body.rfind('\n') {
        Some(at) => body.split_at(at + 1),
        None => ("", body),
    };
    if is_fence(last) {
        return code;
    }
    // `~~~x` is Python; a line that begins with a backtick never is.
    if mark == '`' && !inside.lines().any(is_fence) { inside } else { text }
}

#[cfg(test)]
mod tests {
    use super::without_fence;

    #[test]
    fn a_fence_around_all_of_the_code_is_taken_off() {
        for (text, code) in [
            ("```python\nx = 1\n```\n", "x = 1\n"),
            ("```\nx = 1\n```", "x = 1\n"),
            ("\n\n  ```py\nx = 1\n\n  ```  \n\n", "x = 1\n\n"),
            ("~~~python\nx = 1\n~~~\n", "x = 1\n"),
            ("```Python\r\nx = 1\r\n```\r\n", "x = 1\r\n"),
            ("````python\ns = '''\n```\n'''\n````", "s = '''\n```\n'''\n"),
            ("```python\ns = '''\n```\n'''\n```", "s = '''\n```\n'''\n"),
            ("```python\nx = 1\n", "x = 1\n"),
            ("python\nx = 1\n", "x = 1\n"),
            ("```python\n```", ""),
        ] {
            assert_eq!(without_fence(text), code, "{text:?}");
        }
    }

    #[test]
    fn everything_else_stays_as_it_is() {
        for text in [
            "x = 1\n",
            "python",
            "python\n",
            "~~~python\nx\n",
            "```json\n{}\n```\n",
            "Here is the code:\n```python\nx = 1\n```\n",
            "```python\nx = 1\n```\nIt prints nothing.\n",
            "text = '''\n```\nx\n```\n'''\n",
        ] {
            assert_eq!(without_fence(text), text);
        }
    }
}
