/**
 * Lets one page of ours fade into the next (CSS View Transitions 2), where motion is wanted. The rule
 * comes by script because the Nu HTML checker takes it for a mistake in a style sheet; who has no
 * scripts has no fade. The style sheet stands before this script, and nothing has been painted yet.
 */
export function fadeBetweenPages(): void {
	if (!("onpagereveal" in window)) return;
	document.styleSheets[0]?.insertRule(
		"@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}",
	);
}
