import type { EditorView } from "prosemirror-view";
import { type ReactNode, useState } from "react";
import { useEditor } from "../editor-context.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** The props of a dialog about the selection of a text. */
export type DialogProps = {
	readonly view: EditorView;
	/** The language of the text. */
	readonly locale: string;
	onClose(): void;
};

/** What is wrong with the answers, and the name of the field with the wrong one. */
export type FieldProblem = { readonly field: string; readonly problem: string };

type FormDialogProps = Omit<DialogProps, "locale"> & {
	readonly title: string;
	/** The label of the button that submits. */
	readonly submitLabel: string;
	/** A button that removes the link or the picture. */
	readonly removal?:
		| { readonly label: string; remove(): void }
		| false
		| undefined;
	readonly children: ReactNode;
	/** Returns the problem to show, or undefined to close the dialog. */
	onSubmit(fields: FormData): FieldProblem | undefined;
};

/** A form in a dialog about the selection of a text, which gets the focus back afterwards. */
export function FormDialog({
	view,
	title,
	submitLabel,
	removal,
	children,
	onSubmit,
	onClose,
}: FormDialogProps) {
	const { strings } = useEditor();
	const [problem, setProblem] = useState("");

	function submit(form: HTMLFormElement) {
		const found = onSubmit(new FormData(form));
		if (!found) return onClose();
		setProblem(found.problem);
		const field = form.elements.namedItem(found.field);
		if (!(field instanceof HTMLElement)) return;
		field.setAttribute("aria-invalid", "true");
		field.focus();
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
					submit(event.currentTarget);
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
