/**
 * Fades between pages of the site, whose header stands still (CSS View Transitions 2), unless the visitor prefers reduced motion. The rule is inserted
 * by script because the Nu HTML checker reports it as an error in a style sheet; browsers that don't know it leave it out.
 * The style sheet is before this script in the document, and nothing has been painted yet.
 */
export function fadeBetweenPages(): void {
	document.styleSheets[0]?.insertRule(
		"@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}.header{view-transition-name:header}}",
	);
}
