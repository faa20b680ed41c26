import type { EditorView } from "prosemirror-view";
import { type ReactNode, useState } from "react";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** The name of a field, and the sentence that says what is wrong with it. */
export type FieldProblem = { readonly field: string; readonly problem: string };

type TextDialogProps = {
	readonly view: EditorView;
	readonly title: string;
	/** The label of the button that submits. */
	readonly submitLabel: string;
	/** A button that removes the link or the picture. */
	readonly removal?: { readonly label: string; remove(): void } | undefined;
	readonly children: ReactNode;
	/** Returns the problem to show, or undefined to close the dialog. */
	onSubmit(
		fields: FormData,
	): FieldProblem | undefined | Promise<FieldProblem | undefined>;
	onClose(): void;
};

/** A dialog about the selection of a text, which gets the focus back afterwards. */
export function TextDialog({
	view,
	title,
	submitLabel,
	removal,
	children,
	onSubmit,
	onClose,
}: TextDialogProps) {
	const { strings } = useEditor();
	const [problem, setProblem] = useState("");

	async function submit(form: HTMLFormElement) {
		const found = await onSubmit(new FormData(form));
		if (!found) return onClose();
		setProblem(found.problem);
		focusField(form, found.field);
	}
	return (
		<Dialog
			title={title}
			className="text-dialog"
			onClose={onClose}
			onReturn={() => view.focus()}
			// The editor around the dialog must not react to its keys.
			onKeyDown={(event) => event.stopPropagation()}
		>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					event.stopPropagation();
					void submit(event.currentTarget);
				}}
			>
				{children}
				<p role="alert" className="bad">
					{problem}
				</p>
				<div className="buttons">
					<button type="submit" className="primary">
						{submitLabel}
					</button>
					{removal && (
						<Button
							onClick={() => {
								removal.remove();
								onClose();
							}}
						>
							{removal.label}
						</Button>
					)}
					<Button onClick={onClose}>{strings.cancel}</Button>
				</div>
			</form>
		</Dialog>
	);
}

function focusField(form: HTMLFormElement, name: string): void {
	const field = form.elements.namedItem(name);
	if (!(field instanceof HTMLElement)) return;
	field.setAttribute("aria-invalid", "true");
	field.focus();
}
