//! The crates of the workspace as a registry sees them, and the order in which it takes them.

use anyhow::{Context, Result};
use cargo_metadata::{DependencyKind, MetadataCommand, Package};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A crate of the workspace.
#[derive(Clone)]
pub struct Crate {
    pub name: String,
    pub version: String,
    pub manifest: PathBuf,
    /// Whether its manifest lets it be published.
    pub published: bool,
    /// Crates of the workspace that its package names.
    pub needs: Vec<Need>,
    /// Fields of its manifest that are not there. Without the first two a registry refuses it; without a repository or a page of
    /// documentation it leads nowhere.
    pub lacks: Vec<&'static str>,
}

/// What a crate needs of the workspace.
#[derive(Clone)]
pub struct Need {
    pub name: String,
    pub versioned: bool,
}

/// All crates of the workspace, in the order of their names.
pub fn of_workspace(root: &Path) -> Result<Vec<Crate>> {
    let metadata = MetadataCommand::new()
        .manifest_path(root.join("Cargo.toml"))
        .no_deps()
        .exec()
        .context("cargo cannot read the manifests of the workspace")?;
    let mut crates: Vec<Crate> = metadata.packages.iter().map(read).collect();
    crates.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(crates)
}

fn read(package: &Package) -> Crate {
    let fields = [
        ("description", package.description.is_some()),
        ("license", package.license.is_some()),
        (
            "repository",
            package.repository.is_some() || package.documentation.is_some(),
        ),
    ];
    let missing = fields.into_iter().filter(|(_, there)| !there);
    Crate {
        name: package.name.to_string(),
        version: package.version.to_string(),
        manifest: package.manifest_path.clone().into(),
        published: package.publish.as_ref().is_none_or(|to| !to.is_empty()),
        needs: needs(package),
        lacks: missing.map(|(field, _)| field).collect(),
    }
}

/// A package leaves out what only tests need, if it has no version.
fn needs(package: &Package) -> Vec<Need> {
    let of_workspace = package.dependencies.iter().filter(|one| one.path.is_some());
    let all = of_workspace.map(|one| {
        let versioned = !one.req.comparators.is_empty();
        let name = one.name.clone();
        (one.kind, Need { name, versioned })
    });
    all.filter(|(kind, need)| need.versioned || *kind != DependencyKind::Development)
        .map(|(_, need)| need)
        .collect()
}

/// What a registry would refuse about the published crates.
pub fn problems(crates: &[Crate]) -> Vec<String> {
    let published: Vec<&Crate> = crates.iter().filter(|one| one.published).collect();
    let fields = ["description", "license", "repository"];
    let mut problems: Vec<String> = fields
        .iter()
        .filter_map(|field| without(&published, field))
        .collect();
    let is_published = |name: &str| published.iter().any(|one| one.name == name);
    for one in &published {
        for Need { name, versioned } in &one.needs {
            if !versioned {
                problems.push(format!(
                    "{} depends on {name} by path only: say `version` beside `path` in [workspace.dependencies] of Cargo.toml",
                    one.name
                ));
            }
            if !is_published(name) {
                problems.push(format!(
                    "{} depends on {name}, which has `publish = false`: publish both or neither",
                    one.name
                ));
            }
        }
    }
    problems
}

/// The crates that lack a field, in a sentence.
fn without(published: &[&Crate], field: &str) -> Option<String> {
    let names: Vec<&str> = published
        .iter()
        .filter(|one| one.lacks.contains(&field))
        .map(|one| &*one.name)
        .collect();
    if names.is_empty() {
        return None;
    }
    let who = match names.len() == published.len() {
        true => "all published crates".to_owned(),
        false => names.join(", "),
    };
    Some(format!(
        "no `{field}` in the manifest of {who}: say it there, or for all in [workspace.package] of Cargo.toml, with `{field}.workspace = true`"
    ))
}

/// The published crates, what each needs before it; where several may be next, in the order of their names.
///
/// # Errors
/// If crates need each other in a circle.
pub fn order(crates: &[Crate]) -> Result<Vec<&Crate>> {
    let mut left: Vec<&Crate> = crates.iter().filter(|one| one.published).collect();
    let mut ordered = vec![];
    while !left.is_empty() {
        let waiting: BTreeSet<&str> = left.iter().map(|one| &*one.name).collect();
        let is_ready = |one: &&Crate| !one.needs.iter().any(|need| waiting.contains(&*need.name));
        let next = left.iter().position(is_ready);
        let next = next.with_context(|| {
            format!(
                "crates depend on each other in a circle, and none can be published first: {}. What only tests need may have a path without \
                 a version: a package leaves it out",
                circle(&left).join(" -> ")
            )
        })?;
        ordered.push(left.remove(next));
    }
    Ok(ordered)
}

/// A circle among crates of which each needs another one of them.
fn circle<'a>(left: &[&'a Crate]) -> Vec<&'a str> {
    let find = |name: &str| left.iter().find(|one| one.name == name).copied();
    let mut way: Vec<&Crate> = vec![];
    let mut at = left.first().copied();
    while let Some(one) = at {
        let seen = way.iter().position(|other| other.name == one.name);
        way.push(one);
        if let Some(start) = seen {
            way.drain(..start);
            break;
        }
        at = one.needs.iter().find_map(|need| find(&need.name));
    }
    way.into_iter().map(|one| &*one.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A crate that needs others, of which those with `?` have no version.
    fn one(name: &str, needs: &str) -> Crate {
        let needs = needs.split_whitespace().map(|need| Need {
            name: need.trim_end_matches('?').into(),
            versioned: !need.ends_with('?'),
        });
        Crate {
            name: name.into(),
            version: "0.1.0".into(),
            manifest: format!("{name}/Cargo.toml").into(),
            published: true,
            needs: needs.collect(),
            lacks: vec![],
        }
    }

    #[test]
    fn what_a_crate_needs_is_published_before_it() {
        let crates = [one("a", "c"), one("b", ""), one("c", "d b"), one("d", "")];
        let ordered = order(&crates).unwrap();
        let names: Vec<&str> = ordered.iter().map(|one| &*one.name).collect();
        assert_eq!(names, ["b", "d", "c", "a"]);
    }

    #[test]
    fn a_circle_is_named_without_the_crates_that_lead_to_it() {
        let crates = [one("a", "b"), one("b", "c"), one("c", "b"), one("d", "")];
        let told = order(&crates).err().expect("a circle").to_string();
        assert!(told.contains("first: b -> c -> b."), "{told}");
    }

    #[test]
    fn a_dependency_without_a_version_or_that_stays_here_is_refused() {
        let mut bench = one("bench", "");
        bench.published = false;
        let crates = [one("a", "b? bench"), one("b", ""), bench];
        let problems = problems(&crates);
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(problems[0].starts_with("a depends on b by path only: say `version`"));
        assert!(problems[1].starts_with("a depends on bench, which has `publish = false`"));
    }

    #[test]
    fn a_field_that_is_missing_is_told_once_for_all() {
        let lacking = |name, lacks: &[&'static str]| {
            let lacks = lacks.to_vec();
            Crate {
                lacks,
                ..one(name, "")
            }
        };
        let crates = [
            lacking("a", &["repository"]),
            lacking("b", &["license", "repository"]),
        ];
        let problems = problems(&crates);
        assert_eq!(problems.len(), 2, "{problems:?}");
        assert!(problems[0].starts_with("no `license` in the manifest of b:"));
        assert!(problems[1].starts_with("no `repository` in the manifest of all published crates:"));
    }

    /// The workspace itself: the program is last, what it needs are versions, and testbenches stay here.
    #[test]
    fn the_crates_of_the_workspace_have_an_order() {
        let crates = of_workspace(crate::root().unwrap()).unwrap();
        let names: Vec<&str> = order(&crates)
            .unwrap()
            .iter()
            .map(|one| &*one.name)
            .collect();
        assert_eq!(names.last(), Some(&"turnstile-cli"));
        assert_eq!(names.first(), Some(&"turnstile-hdl-macros"));
        assert!(!names.contains(&"xtask") && !names.contains(&"turnstile-testbenches"));
        let by_path = |one: &String| one.contains("depends on");
        let problems: Vec<String> = problems(&crates).into_iter().filter(by_path).collect();
        assert!(problems.is_empty(), "{problems:?}");
    }
}
