import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates an island; resolves when it is interactive. If the component throws, the original HTML is restored; the promise
 * rejects if it was not interactive yet, otherwise `failed` is called.
 */
export function hydrate(
	island: HTMLElement,
	Component: ComponentType,
	failed: () => void,
): Promise<void> {
	const before = [...island.childNodes].map((node) => node.cloneNode(true));
	const openPopover = trackOpenPopover(island);
	const { id = "", props = "{}" } = island.dataset;
	return new Promise((resolve, reject) => {
		let reportFailure: (error: unknown) => void = reject;
		const ready = () => {
			resolve();
			reportFailure = failed;
		};
		const root = hydrateRoot(
			island,
			<HydrationSignal tell={ready}>
				<Component {...JSON.parse(props)} />
			</HydrationSignal>,
			{
				identifierPrefix: id,
				onUncaughtError(error) {
					reportError(error);
					// React is still rendering here and releases the island only afterwards.
					setTimeout(() => {
						root.unmount();
						restoreHtml(island, before, openPopover());
						reportFailure(error);
					});
				},
			},
		);
	});
}

/** Calls `tell` once when its children are hydrated. */
function HydrationSignal({
	tell,
	children,
}: {
	readonly tell: () => void;
	readonly children: ReactNode;
}) {
	useEffect(tell, [tell]);
	return children;
}

/** Returns a function that returns the id of the island's open popover, also after React has removed the island. */
function trackOpenPopover(island: HTMLElement): () => string | undefined {
	// `:is` doesn't throw in older browsers without popovers, which don't know the selector.
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
 * Puts the original HTML back and reopens what was open: HTML can't express that a dialog is modal or a popover open.
 */
function restoreHtml(
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
