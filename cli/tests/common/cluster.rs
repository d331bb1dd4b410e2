//! A SLURM of two nodes on this machine: Debian's daemons, on the loopback interface, with files of their own. It ends with the test.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use turnstile_tools::Tool;

const INSTALL: &str = "apt-get install slurmctld slurmd slurm-client munge";

const fn tool(name: &'static str) -> Tool {
    Tool {
        name,
        install: INSTALL,
        version_flag: "--version",
    }
}

/// What it is made of.
pub const SLURM: [Tool; 5] = [
    tool("munged"),
    tool("slurmctld"),
    tool("slurmd"),
    tool("sbatch"),
    tool("setpriv"),
];

const NODES: [&str; 2] = ["n1", "n2"];
/// How long something may take that takes seconds.
const PATIENCE: Duration = Duration::from_secs(240);

/// A running SLURM.
pub struct Cluster {
    folder: TempDir,
    daemons: Vec<Child>,
    nodes: Vec<Child>,
}

impl Cluster {
    /// Starts it, and waits until its nodes are idle.
    pub fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path();
        // Other users, as munge's clients, look through it.
        fs::set_permissions(at, fs::Permissions::from_mode(0o755)).unwrap();
        for one in ["state", "log", "spool-n1", "spool-n2"] {
            fs::create_dir(at.join(one)).unwrap();
        }
        let key = at.join("munge.key");
        fs::write(&key, [7; 1024]).unwrap();
        fs::set_permissions(&key, fs::Permissions::from_mode(0o400)).unwrap();
        fs::write(at.join("cgroup.conf"), "CgroupPlugin=cgroup/v1\n").unwrap();
        fs::write(at.join("slurm.conf"), configuration(at)).unwrap();
        let mut cluster = Self {
            folder,
            daemons: vec![],
            nodes: vec![],
        };
        let file =
            |option: &str, name: &str| format!("--{option}={}", cluster.path(name).display());
        let options = [
            "--foreground".into(),
            file("key-file", "munge.key"),
            file("socket", "munge.socket"),
            file("pid-file", "munge.pid"),
            file("log-file", "log/munge"),
            file("seed-file", "munge.seed"),
        ];
        let munge = cluster.daemon("munged", &options);
        cluster.daemons.push(munge);
        wait("munged makes its socket", || {
            cluster.path("munge.socket").exists()
        });
        let control = cluster.daemon("slurmctld", &["-D".into(), "-i".into()]);
        cluster.daemons.push(control);
        for node in NODES {
            let node = cluster.node(node);
            cluster.nodes.push(node);
        }
        wait("both nodes are idle", || {
            cluster
                .said("sinfo", &["--noheader", "--format=%D %T"])
                .contains("2 idle")
        });
        cluster
    }

    /// A file of its own.
    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Where commands find it.
    pub fn configuration(&self) -> PathBuf {
        self.path("slurm.conf")
    }

    /// A daemon, which ends with this test, however it ends.
    fn daemon(&self, name: &str, options: &[String]) -> Child {
        let log = fs::File::create(
            self.path(&format!("log/{name}-{}", options.join("")).replace("/", "_")),
        );
        let log = log.unwrap_or_else(|_| fs::File::create("/dev/null").unwrap());
        Command::new("setpriv")
            .args(["--pdeathsig", "KILL", name])
            .args(options)
            .env("SLURM_CONF", self.configuration())
            .stdin(Stdio::null())
            .stdout(log.try_clone().unwrap())
            .stderr(log)
            .spawn()
            .unwrap()
    }

    fn node(&self, name: &str) -> Child {
        self.daemon("slurmd", &["-D".into(), "-N".into(), name.into()])
    }

    /// What a command of SLURM prints; nothing if it fails.
    pub fn said(&self, command: &str, arguments: &[&str]) -> String {
        let mut command = Command::new(command);
        let output = command
            .args(arguments)
            .env("SLURM_CONF", self.configuration())
            .output()
            .unwrap();
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// Jobs that have not ended, one a line: number and index, state, and node.
    pub fn queue(&self) -> String {
        self.said("squeue", &["--noheader", "--array", "--format=%i %T %N"])
    }

    /// Waits until no job is queued.
    pub fn drain(&self) {
        wait("all jobs end", || self.queue().is_empty());
    }

    /// A node dies, with what runs on it.
    pub fn lose_node(&mut self, number: usize) {
        let node = &mut self.nodes[number];
        node.kill().unwrap();
        node.wait().unwrap();
        self.kill_jobs(&format!("SLURMD_NODENAME={}", NODES[number]));
    }

    /// Kills jobs that have this in their environment, and first what watches over them.
    fn kill_jobs(&self, of: &str) {
        let ours = format!("SLURM_CONF={}", self.configuration().display());
        for process in processes("environ", |text| text.contains(of) && text.contains(&ours)) {
            let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
            let parent = status
                .lines()
                .find_map(|line| line.strip_prefix("PPid:")?.trim().parse().ok());
            if let Some(parent) =
                parent.filter(|parent| *parent > 1 && *parent != std::process::id())
            {
                kill(parent);
            }
            kill(process);
        }
    }

    /// It comes back.
    pub fn regain_node(&mut self, number: usize) {
        self.nodes[number] = self.node(NODES[number]);
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // First what starts jobs.
        for child in self.daemons.iter_mut().rev().chain(&mut self.nodes) {
            let _ = child.kill();
            let _ = child.wait();
        }
        self.kill_jobs("SLURM_JOB_ID=");
    }
}

/// Waits for something that must come.
pub fn wait(what: &str, come: impl Fn() -> bool) {
    let begun = Instant::now();
    while !come() {
        assert!(begun.elapsed() < PATIENCE, "waited in vain: {what}");
        std::thread::sleep(Duration::from_millis(100));
    }
}

/// Numbers of processes by a text that the system has of them: their words, `cmdline`, or `environ`.
pub fn processes(text: &str, wanted: impl Fn(&str) -> bool) -> Vec<u32> {
    let entries = fs::read_dir("/proc").unwrap().flatten();
    let numbers = entries.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let is_wanted = |number: &u32| {
        let text = fs::read(format!("/proc/{number}/{text}")).unwrap_or_default();
        wanted(&String::from_utf8_lossy(&text).replace('\0', " "))
    };
    numbers.filter(is_wanted).collect()
}

/// With the signal that no process can do anything about. It may have ended.
pub fn kill(process: u32) {
    let mut kill = Command::new("kill");
    let kill = kill
        .args(["-KILL", &process.to_string()])
        .stderr(Stdio::null());
    kill.status().unwrap();
}

fn configuration(folder: &Path) -> String {
    let said = |command: &str, arguments: &[&str]| {
        let output = Command::new(command).args(arguments).output().unwrap();
        String::from_utf8(output.stdout).unwrap().trim().to_owned()
    };
    let (host, user) = (said("uname", &["-n"]), said("id", &["-un"]));
    // Held together, so that they are three.
    let free = [(); 3].map(|()| TcpListener::bind("127.0.0.1:0").unwrap());
    let [control, first, second] = free.map(|one| one.local_addr().unwrap().port());
    let folder = folder.display();
    format!(
        "ClusterName=two
SlurmctldHost={host}(127.0.0.1)
SlurmUser={user}
SlurmdUser={user}
AuthType=auth/munge
AuthInfo=socket={folder}/munge.socket,cred_expire=5
SlurmctldPort={control}
StateSaveLocation={folder}/state
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd-%n.pid
SlurmdSpoolDir={folder}/spool-%n
CommunicationParameters=NoInAddrAny,NoCtldInAddrAny
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SchedulerParameters=sched_min_interval=0,sched_interval=2,batch_sched_delay=0
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
ReturnToService=2
JobRequeue=1
SlurmdParameters=config_overrides
KillWait=2
SlurmdTimeout=10
NodeName=n1 NodeHostname={host} NodeAddr=127.0.0.1 Port={first} CPUs=1 RealMemory=1000
NodeName=n2 NodeHostname={host} NodeAddr=127.0.0.1 Port={second} CPUs=1 RealMemory=1000
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"
    )
}
