//! Figures: bars, before they are drawn.

use super::chart::{self, Panel};
use turnstile_tools::Result;

/// A figure of a paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Its number in the paper; also part of the file's name.
    pub number: u32,
    /// What it shows.
    pub title: String,
    /// Its parts.
    pub panels: Vec<Panel>,
}

impl Figure {
    /// A figure with this number and title.
    pub fn new(number: u32, title: impl Into<String>, panels: Vec<Panel>) -> Self {
        Self {
            number,
            title: title.into(),
            panels,
        }
    }

    /// As SVG, its panels one below the other.
    ///
    /// # Errors
    /// If it cannot be drawn.
    pub fn svg(&self) -> Result<String> {
        let panels = self.panels.iter().zip('a'..);
        let titled = panels.map(|(panel, letter)| Panel {
            title: format!("{}{letter}  {}", self.number, panel.title),
            ..panel.clone()
        });
        chart::svg(&titled.collect::<Vec<_>>())
    }
}

/// The figures that have anything to show, with the panels that do.
pub fn shown(mut figures: Vec<Figure>) -> Vec<Figure> {
    for figure in &mut figures {
        figure.panels.retain(Panel::has_bars);
    }
    figures.retain(|figure| !figure.panels.is_empty());
    figures
}
