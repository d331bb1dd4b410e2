//! What a reproduction leaves: a page, tables, drawings and a text, all made of the same rows.

use super::figure::Figure;
use super::number::Row;
use super::outside::Context;
use super::page::Page;
use super::statement::{Holds, Statement};
use super::table::{claims_text, statements_text};
use std::path::PathBuf;
use turnstile_tools::table::{rows_csv, Table};
use turnstile_tools::{file, Error, Result};

/// The folder for the results of a paper.
pub struct Folder {
    /// Where it is.
    pub path: PathBuf,
}

/// A report that is being written.
pub struct Report {
    /// The page, in the order in which parts are added.
    pub page: Page,
    files: Vec<(String, String)>,
    text: String,
}

impl Folder {
    /// The folder that is asked for, or one with the paper's name, made if it is not there.
    ///
    /// # Errors
    /// If it cannot be made.
    pub fn create(context: &Context, paper: &str) -> Result<Self> {
        let path = context.out.clone().unwrap_or_else(|| PathBuf::from(paper));
        std::fs::create_dir_all(&path).map_err(|error| {
            Error::input(
                path.display().to_string(),
                format!("the folder cannot be made ({error})"),
                "give --out another folder",
            )
        })?;
        Ok(Self { path })
    }
}

impl Drop for Folder {
    /// A folder that nothing got into goes away again.
    fn drop(&mut self) {
        // Fails if there is something in it, as it should.
        drop(std::fs::remove_dir(&self.path));
    }
}

impl Report {
    /// With a title and how everything was found.
    pub fn new(context: &Context, title: &str, how: &str) -> Self {
        Self {
            page: Page::new(title, how, &context.program, &context.command),
            files: vec![],
            text: format!("{title}\n"),
        }
    }

    /// Adds to the text that is printed.
    pub fn say(&mut self, text: &str) {
        self.text += text;
    }

    /// Adds a file.
    pub fn file(&mut self, name: impl Into<String>, content: String) {
        self.files.push((name.into(), content));
    }

    /// Adds a table as a file.
    ///
    /// # Errors
    /// If a line of it has not as many cells as the head.
    pub fn csv(&mut self, name: &str, table: &Table) -> Result<()> {
        self.file(name, table.csv()?);
        Ok(())
    }

    /// Adds the numbers of the text.
    ///
    /// # Errors
    /// If the file cannot be made of them.
    pub fn numbers(&mut self, rows: &[Row]) -> Result<()> {
        if !rows.is_empty() {
            self.page.numbers(rows);
            self.text += &format!("{}\n", claims_text(rows));
        }
        self.file("numbers.csv", rows_csv(rows)?);
        Ok(())
    }

    /// Adds the statements of the text.
    ///
    /// # Errors
    /// If the file cannot be made of them.
    pub fn statements(&mut self, all: &[Statement]) -> Result<()> {
        if !all.is_empty() {
            self.page.statements(all);
            let hold = |holds| all.iter().filter(|one| one.holds == holds).count();
            self.text += &format!(
                "{}\n{} statements hold, {} partly, {} do not\n",
                statements_text(all),
                hold(Holds::Yes),
                hold(Holds::Partly),
                hold(Holds::No),
            );
        }
        self.file("statements.csv", rows_csv(all)?);
        Ok(())
    }

    /// Adds figures.
    ///
    /// # Errors
    /// If one cannot be drawn.
    pub fn figures(&mut self, figures: &[Figure]) -> Result<()> {
        for figure in figures {
            let drawn = figure.svg()?;
            self.page.figure(figure, &drawn);
            self.file(format!("figure{}.svg", figure.number), drawn);
        }
        Ok(())
    }

    /// Writes the files and prints the text.
    ///
    /// # Errors
    /// If one of them cannot be written.
    pub fn finish(mut self, folder: &Folder, context: &Context) -> Result<()> {
        let page = self.page.finish();
        self.files.push(("report.html".into(), page));
        for (name, content) in &self.files {
            file::write(&folder.path.join(name), content)?;
        }
        let (count, folder) = (self.files.len(), folder.path.display());
        (context.tell)(&format!("{}{count} files in {folder}\n", self.text))
    }
}
