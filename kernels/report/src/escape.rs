//! Text as HTML.

/// `text` with every character replaced that means something in HTML, in attributes too.
pub(crate) fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + text.len() / 8);
    for sign in text.chars() {
        match sign {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            // Control characters are not allowed in a page; a reader sees that something was there.
            '\0'..='\u{8}' | '\u{b}'..='\u{1f}' | '\u{7f}' => out.push('\u{fffd}'),
            _ => out.push(sign),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn nothing_of_html_is_left() {
        assert_eq!(escaped("<a b='c'>&\"\u{1b}\n"), "&lt;a b=&#39;c&#39;&gt;&amp;&quot;\u{fffd}\n");
    }
}
