import { toAddressKey } from "../../values.ts";
import { type PendingEdit, useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { ViewHeading } from "../ui/heading.tsx";
import { Messages } from "../ui/messages.tsx";

/** The edits that aren't written, and all problems of the content, errors first. */
export function Problems() {
	const { pending, state, strings } = useEditor();
	const { problems } = state;
	const refused = pending.filter((edit) => edit.refused);
	const errors = problems.filter(({ severity }) => severity === "error");
	const warnings = problems.filter(({ severity }) => severity === "warning");
	return (
		<>
			<ViewHeading>{strings.problems}</ViewHeading>
			{problems.length + refused.length === 0 && <p>{strings.noProblems}</p>}
			{refused.length > 0 && (
				<section>
					<h3>{strings.notWritten}</h3>
					<p>{strings.notWrittenHelp}</p>
					<ul className="messages">
						{refused.map((edit) => (
							<RefusedEdit key={toAddressKey(edit.address)} edit={edit} />
						))}
					</ul>
				</section>
			)}
			<Messages problems={[...errors, ...warnings]} />
		</>
	);
}

function RefusedEdit({ edit }: { readonly edit: PendingEdit }) {
	const { openEntry, outbox, strings } = useEditor();
	const { address, refused, value } = edit;
	return (
		<li className="error">
			{refused?.reason}
			<span className="hint">
				{typeof value === "string" ? value : JSON.stringify(value)}
			</span>
			<div className="buttons">
				<Button onClick={() => openEntry(address)}>{strings.edit}</Button>
				<Button
					onClick={({ currentTarget }) => {
						// The button disappears with the edit.
						currentTarget.closest(".panel")?.querySelector("h2")?.focus();
						outbox.drop(address);
					}}
				>
					{strings.discardEdit}
				</Button>
			</div>
		</li>
	);
}
