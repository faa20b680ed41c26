import { useEffect, useState } from "react";
import type {
	EarlierVersion,
	Usage,
	ValueAddress,
	YamlValue,
} from "../../protocol.ts";
import { getMessage } from "../api.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";

/** The pages that show a value, if there are several places. */
export function UsageList({ address }: { readonly address: ValueAddress }) {
	const { announce, call, showPage, state } = useEditor();
	const [usage, setUsage] = useState<Usage>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: other content may show it elsewhere
	useEffect(() => {
		let isCurrent = true;
		call("usage", { address }).then(
			(answer) => isCurrent && setUsage(answer),
			(error) => announce(getMessage(error), true),
		);
		return () => {
			isCurrent = false;
		};
	}, [address, state.revision]);
	if (!usage || usage.uses.length < 2) return undefined;
	return (
		<details className="usage">
			<summary>{usage.summary}</summary>
			<ul>
				{usage.uses.map(
					({ path, label, locale, before, text, after }, index) => (
						// Two places may have the same words.
						// biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
						<li key={index}>
							<Button className="quiet" onClick={() => showPage(path)}>
								<span lang={locale}>
									{before}
									<mark>{text}</mark>
									{after}
								</span>
								<span className="help">{label}</span>
							</Button>
						</li>
					),
				)}
			</ul>
		</details>
	);
}

/** The earlier versions of a value, which are loaded when the list is opened. */
export function EarlierVersions({
	address,
	locale,
	onUse,
}: {
	readonly address: ValueAddress;
	readonly locale: string | undefined;
	onUse(value: YamlValue): void;
}) {
	const { announce, call, strings } = useEditor();
	const [versions, setVersions] = useState<readonly EarlierVersion[]>();

	async function load() {
		try {
			const answer = await call("earlierVersions", { address });
			setVersions(answer.versions);
		} catch (error) {
			announce(getMessage(error), true);
		}
	}
	return (
		<details
			className="earlier-versions"
			onToggle={({ currentTarget: { open } }) => open && load()}
		>
			<summary>{strings.earlierVersions}</summary>
			{versions === undefined && <p role="status">{strings.loading}</p>}
			{versions?.length === 0 && <p>{strings.nothingEarlier}</p>}
			<ul>
				{versions?.map(({ since, text, value }) => (
					<li key={since}>
						<p>
							<span className="help">{since}</span>
							<span lang={locale}>{text}</span>
						</p>
						<Button onClick={() => onUse(value)}>{strings.useVersion}</Button>
					</li>
				))}
			</ul>
		</details>
	);
}
