//! `--set NAME=VALUE`: parameters of a benchmark and of the hardware share one namespace.

use crate::workloads::Workload;
use turnstile_machine::{choice, hardware_parameters};
use turnstile_sizes::meant;
use turnstile_tools::{Error, Result};

/// Whose parameter it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The benchmark's.
    Benchmark,
    /// The RTL's.
    Hardware,
}

/// An assignment whose name is known and whose value nobody has looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Assignment<'a> {
    /// Whose parameter it is.
    pub owner: Owner,
    pub name: &'static str,
    /// What stands after the `=`.
    pub value: &'a str,
}

impl<'a> Assignment<'a> {
    /// Takes `NAME=VALUE` apart; without a benchmark there are the hardware's parameters only.
    ///
    /// # Errors
    /// If there is no `=`, or neither has such a parameter: then the message lists all there are.
    pub fn parse(workload: Option<&dyn Workload>, text: &'a str) -> Result<Self> {
        let place = format!("--set {text}");
        let Some((name, value)) = text.split_once('=') else {
            return Err(Error::input(
                place,
                "there is no `=`",
                "write --set NAME=VALUE",
            ));
        };
        let of_benchmark = workload.map_or(&[][..], |workload| workload.parameters());
        let benchmark = of_benchmark.iter().map(|parameter| parameter.name);
        let hardware = hardware_parameters().map(|parameter| parameter.name);
        let is = |one: &&'static str| one.eq_ignore_ascii_case(name);
        let (owner, name) = match (benchmark.clone().find(is), hardware.clone().find(is)) {
            (Some(name), _) => (Owner::Benchmark, name),
            (None, Some(name)) => (Owner::Hardware, name),
            (None, None) => {
                let names: Vec<_> = benchmark.chain(hardware).collect();
                let what = match workload {
                    Some(workload) => format!(
                        "neither benchmark `{}` nor the hardware has a parameter `{name}`",
                        workload.name()
                    ),
                    None => {
                        format!("a run file has no parameters, and the hardware has none `{name}`")
                    }
                };
                let remedy = match meant(name) {
                    Some(meant) => format!("did you mean `{meant}`?"),
                    None => format!("choose {}", choice(&names)),
                };
                return Err(Error::input(place, what, remedy));
            }
        };
        Ok(Self { owner, name, value })
    }

    /// Every assignment in order.
    ///
    /// # Errors
    /// As [`Self::parse`], and if a name is there twice.
    pub fn parse_all<S: AsRef<str>>(
        workload: Option<&dyn Workload>,
        texts: &'a [S],
    ) -> Result<Vec<Self>> {
        let mut all: Vec<Self> = vec![];
        for text in texts.iter().map(AsRef::as_ref) {
            let one = Self::parse(workload, text)?;
            if all.iter().any(|other| other.name == one.name) {
                return Err(Error::input(
                    format!("--set {text}"),
                    format!("{} is set twice", one.name),
                    "give each parameter one value; `turnstile sweep` takes several",
                ));
            }
            all.push(one);
        }
        Ok(all)
    }
}
