import { useState } from "react";
import type { EarlierVersion, Field, FieldValue } from "../../protocol.ts";
import { Button } from "../components/button.tsx";
import { useEditing } from "../editing.ts";
import { titleOf } from "../labels.ts";
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

	async function load(): Promise<void> {
		try {
			const found = await Promise.all(
				field.values.map(async (of) => {
					const asked = { origin: of.origin, version };
					const { versions } = await ask("earlierVersions", asked);
					return versions.map((each) => ({ ...each, of }));
				}),
			);
			setVersions(found.flat());
		} catch (error) {
			fail(error);
		}
	}

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
