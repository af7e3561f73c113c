//! Brackets, line breaks and the dots of a summary around elements that are already text.

use super::options::PrintOptions;

/// What is laid out: a shape and the text of the element at an index.
pub(crate) struct Layout<'a, E> {
    pub(crate) shape: &'a [usize],
    pub(crate) options: &'a PrintOptions,
    pub(crate) separator: &'a str,
    pub(crate) is_summary: bool,
    pub(crate) element: &'a mut dyn FnMut(&[usize]) -> Result<String, E>,
}

fn length(text: &str) -> usize {
    text.chars().count()
}

impl<E> Layout<'_, E> {
    pub(crate) fn render(&mut self, prefix: &str, line_width: usize) -> Result<String, E> {
        let indent = " ".repeat(1 + length(prefix));
        self.part(&mut Vec::new(), &indent, line_width)
    }

    fn part(&mut self, index: &mut Vec<usize>, indent: &str, width: usize) -> Result<String, E> {
        let axis = index.len();
        let axes_left = self.shape.len() - axis;
        if axes_left == 0 {
            return (self.element)(index);
        }
        let n_items = self.shape[axis];
        let edge = self.options.edge_items;
        let cuts = self.is_summary && 2 * edge < n_items;
        let positions: Vec<Option<usize>> = if cuts {
            (0..edge).map(Some).chain([None]).chain((n_items - edge..n_items).map(Some)).collect()
        } else {
            (0..n_items).map(Some).collect()
        };
        let next_indent = format!("{indent} ");
        let next_width = width.saturating_sub(1);
        let body = if axes_left == 1 {
            self.line(index, &positions, indent, width, &next_indent)?
        } else {
            let line_end = format!("{}{}", self.separator.trim_end(), "\n".repeat(axes_left - 1));
            let mut parts = Vec::with_capacity(positions.len());
            for position in positions {
                let text = match position {
                    Some(position) => {
                        index.push(position);
                        let text = self.part(index, &next_indent, next_width)?;
                        index.pop();
                        text
                    }
                    None => "...".to_owned(),
                };
                parts.push(format!("{indent}{text}"));
            }
            parts.join(&line_end)
        };
        Ok(format!("[{}]", body.get(indent.len()..).unwrap_or("")))
    }

    fn line(
        &mut self,
        index: &mut Vec<usize>,
        positions: &[Option<usize>],
        indent: &str,
        width: usize,
        next_indent: &str,
    ) -> Result<String, E> {
        let width = width.saturating_sub(length(self.separator.trim_end()).max(1));
        let mut done = String::new();
        let mut line = indent.to_owned();
        let mut line_length = length(indent);
        for (at, position) in positions.iter().enumerate() {
            let word = match position {
                Some(position) => {
                    index.push(*position);
                    let word = self.part(index, next_indent, width.saturating_sub(1))?;
                    index.pop();
                    word
                }
                None => "...".to_owned(),
            };
            extend(&mut done, &mut line, &mut line_length, &word, width, indent);
            if at + 1 < positions.len() {
                line.push_str(self.separator);
                line_length += length(self.separator);
            }
        }
        done.push_str(&line);
        Ok(done)
    }
}

/// Adds a word to the line, on a new one if it does not fit.
fn extend(done: &mut String, line: &mut String, line_length: &mut usize, word: &str, width: usize, indent: &str) {
    let mut rows = word.split('\n');
    let first = rows.next().unwrap_or("");
    let rest: Vec<&str> = rows.collect();
    let widest = rest.iter().map(|row| length(row)).fold(length(first), usize::max);
    let indent_length = length(indent);
    if *line_length + widest > width && *line_length > indent_length {
        done.push_str(line.trim_end());
        done.push('\n');
        indent.clone_into(line);
        *line_length = indent_length;
    }
    let hang = if rest.is_empty() { String::new() } else { " ".repeat(*line_length) };
    line.push_str(first);
    *line_length += length(first);
    for row in &rest {
        done.push_str(line.trim_end());
        done.push('\n');
        *line = format!("{hang}{row}");
        *line_length = length(line);
    }
    if let Some(last) = rest.last() {
        line.push_str(&" ".repeat(widest - length(last)));
        *line_length += widest - length(last);
    }
}
