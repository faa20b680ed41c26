import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Makes the HTML of an island come alive; resolves when it has. If the island throws, its HTML is put
 * back as it was: before it was ready the promise then rejects, later `failed` is called.
 */
export function hydrate(
	island: HTMLElement,
	Component: ComponentType,
	failed: () => void,
): Promise<void> {
	const before = [...island.childNodes].map((node) => node.cloneNode(true));
	const { id = "", props = "{}" } = island.dataset;
	return new Promise((resolve, reject) => {
		let tellFailure: (error: unknown) => void = reject;
		const ready = () => {
			resolve();
			tellFailure = failed;
		};
		const root = hydrateRoot(
			island,
			<Ready tell={ready}>
				<Component {...JSON.parse(props)} />
			</Ready>,
			{
				identifierPrefix: id,
				onUncaughtError(error) {
					reportError(error);
					// React is still at work here, and does not let go of the island before it is done.
					setTimeout(() => {
						root.unmount();
						putBack(island, before);
						tellFailure(error);
					});
				},
			},
		);
	});
}

/** Tells once when what it holds can be used. */
function Ready({
	tell,
	children,
}: {
	readonly tell: () => void;
	readonly children: ReactNode;
}) {
	useEffect(tell, [tell]);
	return children;
}

/** A dialog that was open opens again, since HTML can't say of a dialog that it is modal. */
function putBack(island: HTMLElement, before: readonly Node[]): void {
	island.replaceChildren(...before);
	for (const dialog of island.querySelectorAll<HTMLDialogElement>(
		"dialog[open]",
	)) {
		dialog.removeAttribute("open");
		dialog.showModal();
	}
}
