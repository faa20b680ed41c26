import { enhanceMenu } from "./menu.ts";
import { enhanceTooltip } from "./tooltip.ts";

/** Enhances the menus and icon buttons of a header: hover, arrow keys, typeahead, tooltips. */
export function enhance(header: Element): void {
	for (const menu of header.querySelectorAll<HTMLDetailsElement>(".menu"))
		enhanceMenu(menu);
	for (const icon of header.querySelectorAll<HTMLElement>("[data-tooltip]"))
		enhanceTooltip(icon);
}
