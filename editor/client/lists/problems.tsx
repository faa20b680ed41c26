import type { YamlValue } from "../../protocol.ts";
import { toAddressKey } from "../../values.ts";
import { useEditor } from "../editor-context.ts";
import type { PendingEdit } from "../outbox.ts";
import { Button } from "../ui/button.tsx";
import { focusHeading, ViewHeading } from "../ui/heading.tsx";
import { Messages } from "../ui/messages.tsx";

/** The edits that aren't written, and the errors of the content. */
export function Problems() {
	const { pending, state, strings } = useEditor();
	const refused = pending.filter((edit) => edit.refused);
	const errors = state.problems.filter(({ severity }) => severity === "error");
	return (
		<>
			<ViewHeading>{strings.problems}</ViewHeading>
			{errors.length + refused.length === 0 && <p>{strings.noProblems}</p>}
			{refused.length > 0 && (
				<section>
					<h3>{strings.notWritten}</h3>
					<ul className="cards">
						{refused.map((edit) => (
							<RefusedEdit key={toAddressKey(edit.address)} edit={edit} />
						))}
					</ul>
				</section>
			)}
			<Messages problems={errors} />
		</>
	);
}

function RefusedEdit({
	edit: { address, refused, value },
}: {
	readonly edit: PendingEdit;
}) {
	const { openEntry, outbox, strings } = useEditor();
	return (
		<li className="error">
			{refused?.reason}
			<span className="hint">{listTexts(value).join(" · ")}</span>
			<div className="buttons">
				<Button onClick={() => openEntry(address)}>{strings.edit}</Button>
				<Button
					onClick={({ currentTarget }) => {
						focusHeading(currentTarget);
						outbox.drop(address);
					}}
				>
					{strings.discardTyped}
				</Button>
			</div>
		</li>
	);
}

/** Lists the texts and numbers in a value. */
function listTexts(value: YamlValue | undefined): string[] {
	if (typeof value === "object" && value !== null)
		return Object.values(value).flatMap((each) => listTexts(each));
	const isText = typeof value === "string" || typeof value === "number";
	return isText && value !== "" ? [String(value)] : [];
}
