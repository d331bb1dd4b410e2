//! Everything on one page that needs nothing but itself.

use super::figure::Figure;
use super::number::Row;
use super::statement::{Holds, Statement};
use super::table;
use turnstile_tools::table::Table;

const STYLE: &str = "body{font:15px/1.45 sans-serif;max-width:1060px;margin:2em auto;padding:0 1em;color:#222}\
h1{font-size:1.5em}h2{font-size:1.2em;margin-top:2em}table{border-collapse:collapse;font-size:13px}\
td,th{padding:2px 8px;text-align:right;border-bottom:1px solid #ddd}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}\
.wide{overflow-x:auto}.differs td{background:#fff3e0}figure{margin:1em 0}svg{max-width:100%;height:auto}\
.moves td{text-align:left;color:#555;background:#fff3e0}#statements td{text-align:left}\
pre{white-space:pre-wrap;font-size:13px}";

/// A page that is being written.
pub struct Page(String);

impl Page {
    /// With a title, how everything was found, and which command of which program has made it.
    pub fn new(title: &str, how: &str, program: &str, command: &str) -> Self {
        let (title, made) = (escape(title), escape(command));
        Self(format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><title>{title}</title>\n\
             <style>{STYLE}</style></head>\n<body>\n<h1>{title}</h1>\n<p>{}</p>\n\
             <p id=\"made\">Made by {program}: <code>{made}</code></p>\n",
            escape(how).replace('\n', "<br>\n")
        ))
    }

    /// The numbers of the text.
    pub fn numbers(&mut self, rows: &[Row]) {
        self.0 += &format!("<h2>Numbers of the text</h2>\n{}", claims_table(rows));
    }

    /// The statements of the text.
    pub fn statements(&mut self, statements: &[Statement]) {
        let table = table::statements(statements);
        let (head, mut lines_text) = (row("th", "", &table.head), String::new());
        for (one, line) in statements.iter().zip(&table.lines) {
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

    /// A paragraph with a name.
    pub fn note(&mut self, id: &str, text: &str) {
        self.0 += &format!("<p id=\"{id}\">{}</p>\n", escape(text));
    }

    /// A table of cells.
    pub fn table(&mut self, id: &str, table: &Table) {
        let lines = table.lines.iter().map(|line| row("td", "", line));
        let (head, lines) = (row("th", "", &table.head), lines.collect::<String>());
        self.0 +=
            &format!("<div class=\"wide\"><table id=\"{id}\">\n{head}{lines}</table></div>\n");
    }

    /// A figure with its heading, and as it is drawn.
    pub fn figure(&mut self, figure: &Figure, drawn: &str) {
        let Figure { number, title, .. } = figure;
        self.0 += &format!(
            "<h2>Figure {number}: {}</h2>\n<figure id=\"figure{number}\">\n{drawn}</figure>\n",
            escape(title)
        );
    }

    /// The whole page.
    pub fn finish(self) -> String {
        self.0 + "</body>\n</html>\n"
    }
}

fn claims_table(rows: &[Row]) -> String {
    let Table { head, lines } = table::claims(rows);
    let columns = head.len();
    let mut table = row("th", "", &head);
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

fn row(tag: &str, class: &str, cells: &[String]) -> String {
    let class = match class {
        "" => String::new(),
        class => format!(" class=\"{class}\""),
    };
    let cells = cells
        .iter()
        .map(|cell| format!("<{tag}>{}</{tag}>", escape(cell)));
    format!("<tr{class}>{}</tr>\n", cells.collect::<String>())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
