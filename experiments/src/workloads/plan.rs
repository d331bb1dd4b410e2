//! What a version of a benchmark launches, before it is known what executes it.

use super::{Settings, Version, Workload};
use turnstile_kernel as kernel;
use turnstile_kernel::{Target, TransactionMemory};
use turnstile_run::{Argument, FrontEnd, FrontEnds, Job, Launch};
use turnstile_tools::{Error, Result};

/// What a kernel file is compiled to: the ending of each text, and the text.
pub type Texts = Vec<(&'static str, &'static str)>;

/// A launch without the text of a front end.
pub struct Plan {
    /// What messages and reports call it.
    pub name: String,
    /// Where it comes from, for messages.
    pub place: String,
    /// Name of the kernel file without its extension.
    pub file: &'static str,
    pub texts: Texts,
    /// The kernel.
    pub entry: String,
    /// Work-items in all, and of a work-group.
    pub sizes: [u32; 2],
    /// Arguments in the kernel's order.
    pub arguments: Vec<Argument>,
}

impl Plan {
    /// Makes something of the launch for a target; nothing if the file is not compiled for it.
    fn on<T>(self, target: &Target, make: impl FnOnce(Launch) -> Result<T>) -> Option<Result<T>> {
        let mut texts = self.texts.into_iter();
        let (ending, text) = texts.find(|(ending, _)| *ending == target.extension)?;
        let [global, local] = self.sizes;
        Some(make(Launch {
            name: &self.name,
            place: &|field| format!("{}: {field}", self.place),
            text,
            file: &format!("{}.{ending}", self.file),
            entry: &self.entry,
            symbol: None,
            global_size: &[global],
            local_size: &[local],
            global_offset: &[],
            shared_bytes: None,
            arguments: self.arguments,
            allow_global_stores: false,
        }))
    }
}

impl dyn Workload + '_ {
    /// The job of a version for a front end.
    ///
    /// # Errors
    /// If the version is not for its machines.
    pub fn job(
        &self,
        front_end: &dyn FrontEnd,
        version: Version,
        settings: &Settings,
    ) -> Result<Job> {
        self.for_target(front_end.target(), version, settings, |launch| {
            Job::load(front_end, launch)
        })
    }

    /// The same for who knows the type of the front end's code.
    ///
    /// # Errors
    /// As `job`.
    pub fn job_of<C: kernel::FrontEnd<LANES>, const LANES: usize>(
        &self,
        version: Version,
        settings: &Settings,
    ) -> Result<Job<C>> {
        self.for_target(C::TARGET, version, settings, Job::new)
    }

    fn for_target<T>(
        &self,
        target: &Target,
        version: Version,
        settings: &Settings,
        make: impl FnOnce(Launch) -> Result<T>,
    ) -> Result<T> {
        if version == Version::Tm && target.transactions != TransactionMemory::Local {
            return Err(Error::input(
                "--version tm",
                format!(
                    "no machine of {} kernels has transactions in shared memory",
                    target.title
                ),
                "choose --version fgl or serial, or leave --machine out",
            ));
        }
        let plan = self.plan(version, settings)?;
        let texts = plan.texts.clone();
        let made = plan.on(target, make);
        made.unwrap_or_else(|| Err(self.other_machines(&texts)))
    }

    /// The kernels are compiled for other machines.
    fn other_machines(&self, texts: &Texts) -> Error {
        let compiled =
            |target: &Target| texts.iter().any(|(ending, _)| *ending == target.extension);
        let title = FrontEnds::default().find(compiled);
        let title = title.map_or("other", |front_end| front_end.target().title);
        Error::input(
            format!("benchmark {}", self.name()),
            format!("its kernels are for machines of {title} kernels"),
            "add --machine early-cr",
        )
    }
}
