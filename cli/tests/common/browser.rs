//! Pages in a real browser without a network.

use serde::de::DeserializeOwned;
use std::fs;
use std::path::Path;
use std::process::Command;
use turnstile_tools::CHROMIUM;

/// Opens a page in Chromium, where no name can be resolved, and runs a script when everything is loaded: what its promise comes to.
pub fn probe<T: DeserializeOwned>(folder: &Path, page: &str, script: &str) -> T {
    let file = folder.join("probed.html");
    let probe = format!(
        "<script>addEventListener('load', async () => {{
           const told = document.createElement('pre');
           told.id = 'probed';
           told.textContent = JSON.stringify(await (async () => {{ {script} }})());
           document.body.append(told);
         }});</script>"
    );
    let (before, after) = page.rsplit_once("</body>").expect("the end of the page");
    fs::write(&file, format!("{before}{probe}</body>{after}")).expect("a file");
    let profile = format!("--user-data-dir={}", folder.join("profile").display());
    let mut command = Command::new(CHROMIUM.find().expect("Chromium"));
    command
        // In containers there is neither a sandbox nor much shared memory.
        .args(["--headless", "--no-sandbox", "--disable-dev-shm-usage"])
        .args(["--disable-gpu", "--no-first-run", "--window-size=1500,2000"])
        .args(["--host-resolver-rules=MAP * ~NOTFOUND", &profile])
        .args(["--virtual-time-budget=20000", "--dump-dom"])
        .arg(format!("file://{}", file.display()));
    let output = CHROMIUM.succeed(&mut command).expect("a page");
    let dom = String::from_utf8(output.stdout).expect("text");
    let (_, rest) = dom.rsplit_once("<pre id=\"probed\">").expect("the probe");
    let (told, _) = rest.split_once("</pre>").expect("its end");
    let told = told
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
    serde_json::from_str(&told).unwrap_or_else(|error| panic!("{error}: {told}"))
}
