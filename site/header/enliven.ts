import { enlivenMenu } from "./menu.ts";
import { enlivenTooltip } from "./tooltip.ts";

/** Gives the menus and the lone icons of a header what HTML alone has not: hover, arrow keys, typeahead, tooltips. */
export function enliven(header: Element): void {
	for (const menu of header.querySelectorAll<HTMLDetailsElement>(".menu"))
		enlivenMenu(menu);
	for (const icon of header.querySelectorAll<HTMLElement>("[data-tooltip]"))
		enlivenTooltip(icon);
}
