import { useState } from "react";
import type { Field, ValueAddress, YamlValue } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { useAnswer } from "../use-answer.ts";
import { useFormValue } from "./form-context.ts";

/** Milliseconds without an edit after which the pages that show a value are asked for again. */
const usageDelay = 1000;

/** The pages that show a value, and its earlier versions. */
export function FieldTools({
	field: { control, locale },
	address,
}: {
	readonly field: Field;
	readonly address: ValueAddress;
}) {
	const { set } = useFormValue(address);
	return (
		<div className="field-tools">
			<UsageList address={address} />
			{["text", "markdown", "number"].includes(control.kind) && (
				<EarlierVersions address={address} locale={locale} onUse={set} />
			)}
		</div>
	);
}

/** The pages that show a value, if there are several places. */
function UsageList({ address }: { readonly address: ValueAddress }) {
	const { call, showPage, state } = useEditor();
	const usage = useAnswer(
		`${toAddressKey(address)} ${state.revision}`,
		() => call("usage", { address }),
		usageDelay,
	);
	if (!usage || usage.uses.length < 2) return undefined;
	return (
		<details className="usage">
			<summary>{usage.summary}</summary>
			<ul className="rows">
				{usage.uses.map(({ path, label, locale, ...use }, index) => (
					// Two places may have the same words.
					// biome-ignore lint/suspicious/noArrayIndexKey: uses have no identity
					<li key={index}>
						<Button onClick={() => showPage(path)}>
							<span lang={locale}>
								{use.before}
								<mark>{use.text}</mark>
								{use.after}
							</span>
							<span className="hint">{label}</span>
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}

type EarlierVersionsProps = {
	readonly address: ValueAddress;
	/** The language of the value. */
	readonly locale: string | undefined;
	onUse(value: YamlValue): void;
};

/** The earlier versions of a value, which are loaded when the list is opened. */
function EarlierVersions(props: EarlierVersionsProps) {
	const { strings } = useEditor();
	const [isOpen, setOpen] = useState(false);
	return (
		<details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
			<summary>{strings.earlierVersions}</summary>
			{isOpen && <VersionList {...props} />}
		</details>
	);
}

function VersionList({ address, locale, onUse }: EarlierVersionsProps) {
	const { call, strings } = useEditor();
	const answer = useAnswer(toAddressKey(address), () =>
		call("earlierVersions", { address }),
	);
	if (!answer) return <p role="status">{strings.loading}</p>;
	if (answer.versions.length === 0) return <p>{strings.nothingEarlier}</p>;
	return (
		<ul className="rows earlier-versions">
			{answer.versions.map(({ since, text, value }) => (
				<li key={since}>
					<p>
						<span className="hint">{since}</span>
						<span lang={locale}>{text}</span>
					</p>
					<Button onClick={() => onUse(value)}>{strings.useVersion}</Button>
				</li>
			))}
		</ul>
	);
}
