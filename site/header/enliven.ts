import { enlivenMenu } from "./menu.ts";
import { enlivenTooltip } from "./tooltip.ts";

/** Enhances the menus and icon buttons of a header: hover, arrow keys, typeahead, tooltips. */
export function enliven(header: Element): void {
	for (const menu of header.querySelectorAll<HTMLDetailsElement>(".menu"))
		enlivenMenu(menu);
	for (const icon of header.querySelectorAll<HTMLElement>("[data-tooltip]"))
		enlivenTooltip(icon);
}
