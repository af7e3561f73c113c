//! Which drawings may stand in a page. Parts that repeat, fill or filter others multiply with each level of nesting, so
//! a file of a kilobyte can keep a browser busy for hours: only shapes, text and colours are let through.

/// Elements that draw once each.
const PLAIN: [&[u8]; 18] = [
    b"svg",
    b"g",
    b"title",
    b"desc",
    b"defs",
    b"style",
    b"rect",
    b"circle",
    b"ellipse",
    b"line",
    b"polyline",
    b"polygon",
    b"path",
    b"text",
    b"tspan",
    b"linearGradient",
    b"radialGradient",
    b"stop",
];
/// What else may begin with `<`. A declaration of entities is not here: they multiply too.
const MARKUP: [&[u8]; 6] = [b"/", b"!--", b"![CDATA[", b"!DOCTYPE", b"!doctype", b"?xml "];
/// Bytes of a name that are told.
const MOST_OF_A_NAME: usize = 40;

/// The name of the first part that is more than a shape; none in a plain drawing. What stands in a comment counts as
/// well: to leave it out, this and a browser would have to agree on where a comment ends.
pub(crate) fn more_than_shapes(drawing: &[u8]) -> Option<String> {
    let name = drawing.split(|byte| *byte == b'<').skip(1).find_map(|piece| {
        if MARKUP.iter().any(|markup| piece.starts_with(markup)) {
            return None;
        }
        let end = piece.iter().position(|byte| byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>'));
        let name = &piece[..end.unwrap_or(piece.len())];
        // A name with a prefix, such as `svg:use`, is none of these.
        (!PLAIN.contains(&name)).then_some(name)
    })?;
    Some(String::from_utf8_lossy(&name[..name.len().min(MOST_OF_A_NAME)]).into_owned())
}

#[cfg(test)]
mod tests {
    use super::more_than_shapes;

    #[test]
    fn what_multiplies_is_found() {
        for (drawing, found) in [
            ("<svg><g><use href='#a'/></g></svg>", "use"),
            ("<svg xmlns:s='http://www.w3.org/2000/svg'><s:use href='#a'/></svg>", "s:use"),
            ("<?xml version='1.0'?><!DOCTYPE svg [<!ENTITY a '&b;&b;'>]><svg>&a;</svg>", "!ENTITY"),
            ("<svg><filter id='a'/></svg>", "filter"),
            ("<svg><filter\n id='a'/></svg>", "filter"),
            ("<svg><pattern/></svg>", "pattern"),
            ("<svg><image href='data:image/svg+xml;base64,AA=='/></svg>", "image"),
            ("<svg><foreignObject/></svg>", "foreignObject"),
            ("<svg><\u{1b}(Juse/></svg>", "\u{1b}(Juse"),
            ("<?xml-stylesheet href='x'?><svg/>", "?xml-stylesheet"),
            ("<svg><", ""),
        ] {
            assert_eq!(more_than_shapes(drawing.as_bytes()), Some(found.to_owned()), "{drawing}");
        }
    }

    #[test]
    fn plots_are_plain() {
        let drawing = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE svg>\n<!-- a plot --><svg><title>used</title>\
                       <defs><linearGradient id='a'><stop/></linearGradient></defs><style><![CDATA[text{}]]></style>\
                       <g><rect/><polyline points=''/><text>a &lt;use&gt; &amp; b</text></g></svg>\n";
        assert_eq!(more_than_shapes(drawing.as_bytes()), None);
    }
}
