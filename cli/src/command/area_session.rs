//! What every report of `turnstile area` needs: tools, libraries, a folder for results, files to write.

use super::area_args::AreaArgs;
use super::output::Output;
use super::progress::{bar_of, check_interrupt};
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::PathBuf;
use turnstile_area::area::cost::distinct_parts;
use turnstile_area::area::hierarchy::Hierarchy;
use turnstile_area::area::lef::Lef;
use turnstile_area::area::liberty::Library;
use turnstile_area::area::report::{Report, Request};
use turnstile_area::area::AreaError;
use turnstile_tools::file::check_outputs;
use turnstile_tools::{Error, Result};
use turnstile_tools::{OPENSTA, YOSYS};

/// The files of a report, which appear complete or not at all.
pub struct Files {
    json: Option<Output>,
    csv: Option<Output>,
    chart: Option<Output>,
}

impl Files {
    /// Finds out whether they can be written, before there is anything to write.
    pub fn create(args: &AreaArgs) -> Result<Self> {
        let create = |path: &Option<PathBuf>| path.as_deref().map(Output::create).transpose();
        let files = Self {
            json: create(&args.json)?,
            csv: create(&args.csv)?,
            chart: create(&args.chart)?,
        };
        let named = [
            ("--json", &args.json),
            ("--csv", &args.csv),
            ("--chart", &args.chart),
        ];
        let named = named.into_iter();
        let named = named.filter_map(|(role, path)| Some((role, path.as_deref()?)));
        check_outputs(&[], &named.collect::<Vec<_>>())?;
        Ok(files)
    }

    /// Writes those that are wanted.
    pub fn write(
        self,
        report: &impl Serialize,
        csv: impl FnOnce() -> std::result::Result<String, AreaError>,
        chart: impl FnOnce() -> Result<String>,
    ) -> Result<()> {
        if let Some(pending) = self.json {
            let text = serde_json::to_string_pretty(report)
                .map_err(|error| Error::run("--json", error.to_string(), "please report it"))?;
            pending.write(&(text + "\n"))?;
        }
        if let Some(pending) = self.csv {
            pending.write(&csv()?)?;
        }
        if let Some(pending) = self.chart {
            pending.write(&chart()?)?;
        }
        Ok(())
    }
}

/// The folder that keeps results, made if it is not there. Tools run in folders of their own, so it is absolute.
pub fn cache(args: &AreaArgs) -> Result<PathBuf> {
    std::fs::create_dir_all(&args.cache)
        .and_then(|()| args.cache.canonicalize())
        .map_err(|error| AreaError::cache(&args.cache, &error).into())
}

/// What synthesis into cells needs: tools, libraries, folder and files are found before anything is made.
pub struct Session {
    libraries: Vec<Library>,
    lef: Option<Lef>,
    cache: PathBuf,
    pub files: Files,
}

impl Session {
    /// Finds all of it.
    pub fn open(args: &AreaArgs) -> Result<Self> {
        for tool in [YOSYS, OPENSTA] {
            tool.find().map_err(AreaError::from)?;
        }
        let libraries = args.liberty.iter().map(|path| Library::load(path));
        let libraries: std::result::Result<Vec<Library>, _> = libraries.collect();
        let mut libraries = libraries?;
        let names = libraries.iter().map(|library| library.name.clone());
        refuse_twice("--liberty", names)?;
        let lef = args.lef.as_deref().map(Lef::load).transpose();
        let lef = lef?;
        if let Some(library) = libraries.first().filter(|_| args.latches) {
            libraries.push(library.with_latches()?);
        }
        if let (Some(lef), Some(library)) = (&lef, libraries.first()) {
            lef.replacing(library)?;
        }
        Ok(Self {
            libraries,
            lef,
            files: Files::create(args)?,
            cache: cache(args)?,
        })
    }

    /// Synthesises the units that are not in the cache.
    pub fn report(&self, units: &[(String, Hierarchy)], command: String) -> Result<Report> {
        let trees: Vec<Hierarchy> = units.iter().map(|(_, tree)| tree.clone()).collect();
        let parts = distinct_parts(&trees);
        let again = if self.lef.is_some() { parts } else { 0 };
        let bar = bar_of(
            "modules",
            (parts + trees.len()) * self.libraries.len() + again,
        );
        let request = Request {
            units,
            libraries: &self.libraries,
            lef: self.lef.as_ref(),
            cache: &self.cache,
            command,
        };
        let report = Report::make(&request, &|| check_interrupt().is_err(), &|| bar.inc(1));
        bar.finish_and_clear();
        Ok(report?)
    }
}

/// A unit or library that is given twice would be in every table twice.
pub fn refuse_twice(place: &str, names: impl IntoIterator<Item = String>) -> Result<()> {
    let mut seen = BTreeSet::new();
    match names.into_iter().find(|name| !seen.insert(name.clone())) {
        Some(name) => {
            let what = format!("`{name}` is given twice");
            Err(Error::input(place, what, "give it once"))
        }
        None => Ok(()),
    }
}
