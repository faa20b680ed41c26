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
	const openPopover = followPopover(island);
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
						putBack(island, before, openPopover());
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

/** Returns the id of the popover of the island that is open, at any time: also once React has taken the island away. */
function followPopover(island: HTMLElement): () => string | undefined {
	// Older browsers have no popovers; they don't know the selector, which `:is` forgives.
	let open = island.querySelector(":is(:popover-open)")?.id;
	island.addEventListener(
		"beforetoggle",
		({ target, newState }) => {
			if (target instanceof HTMLElement && target.popover)
				open = newState === "open" ? target.id : undefined;
		},
		true,
	);
	return () => open;
}

/**
 * What was open opens again: HTML can't say of a dialog that it is modal, nor of a popover that it is open.
 */
function putBack(
	island: HTMLElement,
	before: readonly Node[],
	openPopover: string | undefined,
): void {
	island.replaceChildren(...before);
	if (openPopover) document.getElementById(openPopover)?.showPopover();
	for (const dialog of island.querySelectorAll<HTMLDialogElement>(
		"dialog[open]",
	)) {
		dialog.removeAttribute("open");
		dialog.showModal();
	}
}
