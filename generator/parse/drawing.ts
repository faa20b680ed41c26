/**
 * Whether a drawing could do anything but be looked at, when somebody opens its address: run a script, show a page,
 * load or lead somewhere. A drawing that is not plain UTF-8, or declares names of its own, could hide that.
 */
export function isActive(bytes: Uint8Array): boolean {
	const text = new TextDecoder().decode(bytes);
	return (
		/[\uFFFD\0]|<!ENTITY|<\?(?!xml\s)|<!DOCTYPE[^>]*\[/i.test(text) ||
		[...text.matchAll(tag)].some(
			([, name = "", attributes = ""]) =>
				activeElements.has(name.toLowerCase()) ||
				[...attributes.matchAll(attribute)].some(isActiveAttribute),
		)
	);
}

// Elements and attributes may be of any namespace: what counts is their name in it.
const tag = /<(?:[^\s<>/:]+:)?([^\s<>/:]+)((?:"[^"]*"|'[^']*'|[^"'>])*)/g;
const attribute = /(?:^|[\s:"'/])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S*))/g;

const activeElements = new Set([
	"script",
	"foreignobject",
	"handler",
	"listener",
	"iframe",
	"object",
	"embed",
	"html",
	"body",
	"form",
	"meta",
	"base",
]);

/** Parts of the same drawing, and pictures within it. */
const harmless = /^(#|data:image\/(png|jpeg|gif|webp);|$)/;

function isActiveAttribute([, name = "", ...values]: RegExpExecArray): boolean {
	const value = values.join("").trim();
	if (/^on/i.test(name)) return true;
	if (/^(href|src|action|formaction)$/i.test(name))
		return !harmless.test(value);
	// An animation may give a link its address later.
	return /^attributename$/i.test(name) && /href|^on/i.test(value);
}
