/** The commands that act for the owner of a repository: its hooks, filters, signing and connections are run as configured. */
const acting = new Set([
	"commit",
	"commit-tree",
	"fetch",
	"ls-remote",
	"merge",
	"merge-tree",
	"push",
]);

/** Git's variables that say who acts, how to connect, and where settings are. Others choose a repository or read paths otherwise. */
const keptVariables =
	/^(?!GIT_)|^GIT_(?:CONFIG_|AUTHOR_|COMMITTER_|SSH|SSL_|HTTP_|PROXY_|ASKPASS$|EXEC_PATH$|CEILING_|DISCOVERY_)/i;

// What a repository's configuration would run, although a command only reads it or changes its index: the watcher of
// files and hooks. Filters run where git looks at files of the work tree, which no reading command of ours asks for.
const noPrograms = [
	"-c",
	"core.fsmonitor=false",
	"-c",
	"core.hooksPath=/dev/null",
];

/**
 * Returns how to call git for the repository around a folder: without questions, pager or editor, in English. Only
 * commands that act for the owner may run other programs, such as hooks and ssh.
 */
export function invocation(
	root: string,
	args: readonly string[],
	environment: NodeJS.ProcessEnv,
) {
	const [command = ""] = args.filter(
		(arg, index) => !arg.startsWith("-") && args[index - 1] !== "-c",
	);
	const isActing = acting.has(command);
	const options = ["-C", root, "--no-pager"];
	// `check-ignore` takes names of files, and refuses the option.
	if (command !== "check-ignore") options.push("--literal-pathspecs");
	return {
		args: [...options, ...(isActing ? [] : noPrograms), ...args],
		env: {
			...Object.fromEntries(
				Object.entries(environment).filter(([name]) =>
					keptVariables.test(name),
				),
			),
			LC_ALL: "C",
			GIT_TERMINAL_PROMPT: "0",
			GIT_MERGE_AUTOEDIT: "no",
			// A partial clone would fetch what it lacks.
			...(!isActing && { GIT_OPTIONAL_LOCKS: "0", GIT_ALLOW_PROTOCOL: "none" }),
		},
	};
}
