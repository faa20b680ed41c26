/** The path to a value in a YAML file: keys of maps and indexes of lists, such as `["title", "da"]`. */
export type ValuePath = readonly (string | number)[];

/**
 * The address of a value of the content. `path` leads to it in the YAML of a file (in a Markdown file: in its front matter);
 * `markdown` is the Markdown text below the front matter.
 */
export type ValueAddress = {
	readonly file: string;
	readonly path: ValuePath | "markdown";
};

/** A value as YAML has it. */
export type YamlValue =
	| string
	| number
	| boolean
	| null
	| readonly YamlValue[]
	| { readonly [key: string]: YamlValue };

/** A change of a list: `add` adds an item at its end. `to` is the index that an item has afterwards. */
export type ListChange =
	| { readonly kind: "add"; readonly value: YamlValue }
	| { readonly kind: "copy"; readonly index: number }
	| { readonly kind: "move"; readonly index: number; readonly to: number }
	| { readonly kind: "remove"; readonly index: number };
