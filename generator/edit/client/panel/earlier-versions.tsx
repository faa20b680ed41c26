import { useState } from "react";
import type { EarlierVersion, Field, FieldValue } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import { titleOf } from "../labels.ts";
import type { Ask } from "../state/ask.ts";
import type { ShownPanel } from "./control.ts";

type Version = EarlierVersion & { readonly of: FieldValue };

/** The earlier versions of a text or a number, each to use again; they are asked for when the list is opened. */
export function EarlierVersions({
	field,
	panel: { diskVersion, languages, version },
}: {
	readonly field: Field;
	readonly panel: ShownPanel;
}) {
	const { ask, fail, perform, words } = useEditing();
	const [versions, setVersions] = useState<readonly Version[]>();

	const load = () =>
		readVersions(field.values, version, ask).then(setVersions, fail);

	const use = ({ of: { origin }, value }: Version) =>
		perform(() =>
			ask("set", {
				...{ origin, value, diskVersion, version },
				called: titleOf(field),
				step: `earlier ${performance.now()}`,
			}),
		);

	return (
		<details
			className="earlier"
			onToggle={({ currentTarget: { open } }) => open && load()}
		>
			<summary>{words.earlierVersions}</summary>
			{versions === undefined && <p role="status">{words.counting}</p>}
			{versions?.length === 0 && <p>{words.nothingEarlier}</p>}
			<ul>
				{versions?.map((each) => (
					<li key={JSON.stringify([each.of.origin, each.since])}>
						<p>
							<span className="hint">
								{[each.of.locale && languages[each.of.locale], each.since]
									.filter(Boolean)
									.join(" · ")}
							</span>{" "}
							<span lang={each.of.locale}>{each.words}</span>
						</p>
						<Button className="quiet" onClick={() => use(each)}>
							{words.useAgain}
						</Button>
					</li>
				))}
			</ul>
		</details>
	);
}

/** Asks for the earlier versions of a value in each of its languages. */
async function readVersions(
	values: readonly FieldValue[],
	version: number,
	ask: Ask,
): Promise<Version[]> {
	const found = await Promise.all(
		values.map(async (of) => {
			const asked = { origin: of.origin, version };
			const { versions } = await ask("earlierVersions", asked);
			return versions.map((each) => ({ ...each, of }));
		}),
	);
	return found.flat();
}
