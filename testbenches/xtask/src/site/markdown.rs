//! What is read from a document's Markdown: its title, its links, and the order of pages in a list.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};
use std::ops::Range;

/// Pages under a title.
#[derive(Debug, PartialEq)]
pub struct Part {
    pub title: String,
    /// As the document links to them.
    pub pages: Vec<String>,
}

/// The heading of a document, as Markdown.
pub fn title(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("# "))
}

/// Targets of links and pictures.
pub fn links(text: &str) -> Vec<String> {
    let links = events(text).filter_map(|(event, _)| target(&event));
    links.collect()
}

/// The text with other targets: what `new` returns for those that change.
pub fn with_targets(text: &str, new: impl Fn(&str) -> Option<String>) -> String {
    let changes = events(text).filter_map(|(event, place)| {
        let target = target(&event)?;
        let new = new(&target)?;
        // The last one in a link is its own: a link's words may be a picture.
        let at = text[place.clone()].rfind(&format!("]({target}"))?;
        let start = place.start + at + "](".len();
        Some((start..start + target.len(), new))
    });
    let mut changes: Vec<_> = changes.collect();
    // From the end, so that places stay.
    changes.sort_by_key(|(place, _)| std::cmp::Reverse(place.start));
    let mut changed = text.to_owned();
    for (place, new) in changes {
        changed.replace_range(place, &new);
    }
    changed
}

/// The items of the list under a heading: the words in bold are a title, and links are pages.
pub fn parts(text: &str, heading: &str) -> Vec<Part> {
    let section = text.split_once(&format!("\n## {heading}\n"));
    let mut parts: Vec<Part> = vec![];
    let mut bold = false;
    for (event, _) in events(section.map_or("", |(_, section)| section)) {
        match (&event, parts.last_mut()) {
            (Event::Start(Tag::Heading { .. }) | Event::End(TagEnd::List(_)), _) => break,
            (Event::Start(Tag::Item), _) => parts.push(Part {
                title: String::new(),
                pages: vec![],
            }),
            (Event::Start(Tag::Strong), _) => bold = true,
            (Event::End(TagEnd::Strong), _) => bold = false,
            (Event::Text(words), Some(part)) if bold => part.title.push_str(words),
            (_, Some(part)) => part.pages.extend(target(&event)),
            _ => {}
        }
    }
    parts
}

/// With the extensions that the documents use.
fn events(text: &str) -> impl Iterator<Item = (Event<'_>, Range<usize>)> {
    Parser::new_ext(text, Options::ENABLE_TABLES).into_offset_iter()
}

fn target(event: &Event) -> Option<String> {
    match event {
        Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
            Some(dest_url.to_string())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "# A `door`\n\n| [![the key](k.svg)](a/README.md#one) | `c[1](d.md)` |\n| --- | --- |\n\n\
                        ## Where to read on\n\n1. **Use it**: [one](1.md), and\n   [two](2.md#b).\n2. **Inside**: none.\n\n[three](3.md)\n";

    #[test]
    fn the_title_is_the_first_heading() {
        assert_eq!(title(TEXT), Some("A `door`"));
        assert_eq!(title("none\n"), None);
    }

    #[test]
    fn links_and_pictures_are_found_and_code_is_none() {
        let found = ["a/README.md#one", "k.svg", "1.md", "2.md#b", "3.md"];
        assert_eq!(links(TEXT), found);
    }

    #[test]
    fn a_target_is_replaced_and_nothing_else() {
        let new = |target: &str| (target == "a/README.md#one").then(|| "a/index.md#one".to_owned());
        let expected = TEXT.replace("a/README.md#one", "a/index.md#one");
        assert_eq!(with_targets(TEXT, new), expected);
        let new = |target: &str| Some(format!("x/{target}"));
        let all = with_targets(TEXT, new);
        let found = [
            "x/a/README.md#one",
            "x/k.svg",
            "x/1.md",
            "x/2.md#b",
            "x/3.md",
        ];
        assert_eq!(links(&all), found);
        assert!(all.contains("`c[1](d.md)`"), "{all}");
    }

    #[test]
    fn parts_are_the_items_of_the_one_list() {
        let part = |title: &str, pages: &[&str]| Part {
            title: title.to_owned(),
            pages: pages.iter().map(|&page| page.to_owned()).collect(),
        };
        let expected = [part("Use it", &["1.md", "2.md#b"]), part("Inside", &[])];
        assert_eq!(parts(TEXT, "Where to read on"), expected);
        assert_eq!(parts(TEXT, "Elsewhere"), []);
    }
}
