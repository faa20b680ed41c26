import Handlebars from "handlebars";

/** A Handlebars template with its blanks filled; one that is not given is our own mistake. */
export function fill(template: string, props: unknown): string {
	return Handlebars.compile(template, { strict: true })(props);
}
