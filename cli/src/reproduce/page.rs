//! Everything on one page that needs nothing but itself.

use super::table::{self, claims, runs, transactions};
use super::{rtl, svg, Figure, Holds, Results, Row, Statement};
use turnstile_tools::Result;

const STYLE: &str = "body{font:15px/1.45 sans-serif;max-width:1060px;margin:2em auto;padding:0 1em;color:#222}\
h1{font-size:1.5em}h2{font-size:1.2em;margin-top:2em}table{border-collapse:collapse;font-size:13px}\
td,th{padding:2px 8px;text-align:right;border-bottom:1px solid #ddd}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}\
.wide{overflow-x:auto}.differs td{background:#fff3e0}figure{margin:1em 0}svg{max-width:100%;height:auto}\
.moves td{text-align:left;color:#555;background:#fff3e0}#statements td{text-align:left}\
pre{white-space:pre-wrap;font-size:13px}";

/// What the table of transactions shows.
pub(super) const TRANSACTIONS: &str =
    "Instructions of a pass of a wavefront; accesses to local memory, and distinct \
words read and written, of a transaction that committed: mean and largest.";

/// What stands above the tables of the RTL.
const RTL: &str = "What the papers count as registers is in flip-flops here, and the banks' words are memory, which is in no \
kGE (thousand gate equivalents of a 0.18 um library, by Yosys). From docs/area.md, which says how it is found.";

/// A page that is being written.
pub struct Page(String);

impl Page {
    /// With a title, how everything was found, and what has made it.
    pub fn new(title: &str, how: &str) -> Self {
        let title = escape(title);
        let made = escape(&command());
        let version = env!("TURNSTILE_VERSION");
        Self(format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>{title}</title>\n\
             <style>{STYLE}</style></head>\n<body>\n<h1>{title}</h1>\n<p>{}</p>\n\
             <p id=\"made\">Made by turnstile {version}: <code>{made}</code></p>\n",
            escape(how).replace('\n', "<br>\n")
        ))
    }

    /// The numbers of the text.
    pub fn numbers(&mut self, rows: &[Row]) {
        self.0 += &format!("<h2>Numbers of the text</h2>\n{}", claims_table(rows));
    }

    /// The statements of the text.
    pub fn statements(&mut self, statements: &[Statement]) {
        let (headings, lines) = table::statements(statements);
        let (head, mut lines_text) = (row("th", "", &headings), String::new());
        for (one, line) in statements.iter().zip(&lines) {
            let class = match one.holds {
                Holds::Yes => "",
                Holds::No | Holds::Partly => "differs",
            };
            lines_text += &row("td", class, line);
        }
        self.0 += &format!(
            "<h2>Statements of the text</h2>\n<table id=\"statements\">\n{head}{lines_text}</table>\n"
        );
    }

    /// A heading with a paragraph, if there is something to say.
    pub fn section(&mut self, heading: &str, text: &str) {
        self.0 += &format!("<h2>{}</h2>\n", escape(heading));
        if !text.is_empty() {
            self.0 += &format!("<p>{}</p>\n", escape(text));
        }
    }

    /// What a program printed.
    pub fn listing(&mut self, id: &str, text: &str) {
        self.0 += &format!("<pre id=\"{id}\">{}</pre>\n", escape(text));
    }

    /// A table of cells.
    pub fn table<S: AsRef<str>>(
        &mut self,
        id: &str,
        (headings, lines): (Vec<S>, Vec<Vec<String>>),
    ) {
        let lines = lines.iter().map(|line| row("td", "", line));
        let (head, lines) = (row("th", "", &headings), lines.collect::<String>());
        self.0 +=
            &format!("<div class=\"wide\"><table id=\"{id}\">\n{head}{lines}</table></div>\n");
    }

    /// A figure with its heading.
    pub fn figure(&mut self, figure: &Figure) -> Result<()> {
        let Figure { number, title, .. } = figure;
        self.0 += &format!(
            "<h2>Figure {number}: {}</h2>\n<figure id=\"figure{number}\">\n{}</figure>\n",
            escape(title),
            svg(figure)?
        );
        Ok(())
    }

    /// The whole page.
    pub fn finish(self) -> String {
        self.0 + "</body>\n</html>\n"
    }
}

/// The page of a paper whose experiments are runs of benchmarks: numbers, figures, runs.
pub fn html(results: &Results, rows: &[Row]) -> Result<String> {
    let mut page = Page::new(results.paper.title, &results.how());
    page.numbers(rows);
    page.section("Storage and area in this RTL", RTL);
    page.table("storage", rtl::counted());
    page.table("area", rtl::tops());
    let invalid = results.invalid();
    if !invalid.is_empty() {
        page.0 += &format!(
            "<p id=\"invalid\">Not drawn, since outputs are wrong, no order of commits explains the run, or it did not end: {}.</p>\n",
            escape(&invalid.join(", "))
        );
    }
    for figure in results.figures() {
        page.figure(&figure)?;
    }
    page.section("Transactions", TRANSACTIONS);
    page.table("transactions", transactions(results));
    page.section("Runs", "");
    page.table("runs", runs(results));
    Ok(page.finish())
}

/// The command line of this process.
fn command() -> String {
    let arguments = std::env::args()
        .skip(1)
        .map(|word| match word.contains(char::is_whitespace) {
            true => format!("'{word}'"),
            false => word,
        });
    let words: Vec<String> = std::iter::once("turnstile".into())
        .chain(arguments)
        .collect();
    words.join(" ")
}

fn claims_table(rows: &[Row]) -> String {
    let (headings, lines) = claims(rows);
    let columns = headings.len();
    let mut table = row("th", "", &headings);
    for (claim, line) in rows.iter().zip(&lines) {
        table += &row("td", if claim.differs { "differs" } else { "" }, line);
        if !claim.moves.is_empty() {
            let moves = escape(&claim.moves);
            table += &format!(
                "<tr class=\"moves\"><td colspan=\"{columns}\">What moves it: {moves}</td></tr>\n"
            );
        }
    }
    format!("<table id=\"numbers\">\n{table}</table>\n")
}

fn row<S: AsRef<str>>(tag: &str, class: &str, cells: &[S]) -> String {
    let class = match class {
        "" => String::new(),
        class => format!(" class=\"{class}\""),
    };
    let cells = cells
        .iter()
        .map(|cell| format!("<{tag}>{}</{tag}>", escape(cell.as_ref())));
    format!("<tr{class}>{}</tr>\n", cells.collect::<String>())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
