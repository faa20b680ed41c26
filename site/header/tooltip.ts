import "../islands/tooltip.css";
import * as limits from "../limits.ts";

/**
 * Adds a tooltip with the name of an icon button: it is shown after a delay on hover or keyboard focus, stays while the
 * pointer is on it, and is hidden by Escape (WCAG 1.4.13) and by a dialog. It is hidden from screen readers, which read the
 * button's own name. A finger shows none: it would leave it standing.
 */
export function enhanceTooltip(icon: HTMLElement): void {
	const tip = document.createElement("div");
	tip.className = "tooltip box";
	tip.popover = "manual";
	tip.ariaHidden = "true";
	tip.textContent = icon.dataset.tooltip ?? "";
	let timer: ReturnType<typeof setTimeout> | undefined;

	const hide = () => {
		clearTimeout(timer);
		if (tip.isConnected) tip.remove();
	};
	const hideUnlessAtIt = () => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			if (!icon.matches(":hover") && !tip.matches(":hover")) hide();
		}, limits.menu.pointerGrace);
	};
	const showSoon = () => {
		clearTimeout(timer);
		if (!tip.isConnected) timer = setTimeout(show, limits.tooltip.delay);
	};

	icon.addEventListener("pointerenter", ({ pointerType }) => {
		if (pointerType === "mouse") showSoon();
	});
	icon.addEventListener("pointerleave", hideUnlessAtIt);
	tip.addEventListener("pointerleave", hideUnlessAtIt);
	icon.addEventListener("focus", () => {
		if (icon.matches(":focus-visible")) showSoon();
	});
	icon.addEventListener("blur", hide);
	icon.addEventListener("click", hide);
	// A dialog that opens takes the focus, whichever key or button opened it.
	document.addEventListener("focusin", ({ target }) => {
		if (target !== icon) hide();
	});
	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") hide();
	});
	// For whoever was quicker than this script. To a browser a finger hovers, too, until it touches something else.
	const isPhone = matchMedia("(hover: none) and (pointer: coarse)").matches;
	if (icon.matches(isPhone ? ":focus-visible" : ":hover, :focus-visible"))
		showSoon();

	function show() {
		// Beneath a dialog the icon still counts as hovered after a tap.
		if (document.querySelector(":modal")) return;
		document.body.append(tip);
		tip.showPopover();
		const { left, width, bottom } = icon.getBoundingClientRect();
		const middle = left + width / 2 - tip.offsetWidth / 2;
		const furthest = innerWidth - tip.offsetWidth - limits.tooltip.gap;
		tip.style.insetInlineStart = `${Math.max(limits.tooltip.gap, Math.min(middle, furthest))}px`;
		tip.style.insetBlockStart = `${bottom + limits.tooltip.gap}px`;
	}
}
