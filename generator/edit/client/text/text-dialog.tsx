import type { EditorView } from "prosemirror-view";
import { type ReactNode, useState } from "react";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import { useEditing } from "../editing.ts";

/** The name of a field, and its problem in words. */
type Wrong = { readonly field: string; readonly problem: string };

/** The content and the actions of a dialog about a text. */
export type TextDialogProps = {
	readonly view: EditorView;
	readonly title: string;
	/** The button that submits. */
	readonly submit: string;
	/** Another button: its words, and what it does before the dialog closes. */
	readonly other?: { readonly label: string; act(): void } | undefined;
	readonly children: ReactNode;
	/** Returns what is wrong, to be shown and read out; undefined closes the dialog. */
	onSubmit(fields: FormData): Wrong | undefined;
	onClose(): void;
};

/** A dialog about what is selected in a text, where the focus returns to. */
export function TextDialog({
	view,
	title,
	submit,
	other,
	children,
	onSubmit,
	onClose,
}: TextDialogProps) {
	const { words } = useEditing();
	const [problem, setProblem] = useState("");
	return (
		<Dialog
			title={title}
			onClose={onClose}
			onReturn={() => view.focus()}
			// The keys of the dialog mean nothing to what is around the editor.
			onKeyDown={(event) => event.stopPropagation()}
		>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					// The text may be in a form itself.
					event.stopPropagation();
					const form = event.currentTarget;
					const wrong = onSubmit(new FormData(form));
					if (!wrong) return onClose();
					setProblem(wrong.problem);
					const field = form.elements.namedItem(wrong.field) as HTMLElement;
					field.setAttribute("aria-invalid", "true");
					field.focus();
				}}
			>
				{children}
				<p role="alert" className="problem">
					{problem}
				</p>
				<div className="buttons">
					<button type="submit" className="primary">
						{submit}
					</button>
					{other && (
						<Button
							onClick={() => {
								other.act();
								onClose();
							}}
						>
							{other.label}
						</Button>
					)}
					<Button onClick={onClose}>{words.cancel}</Button>
				</div>
			</form>
		</Dialog>
	);
}
