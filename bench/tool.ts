import type { Measurement } from "./measure.ts";

/** A generator whose builds are measured. The paths of its articles are those of `articleFile`. */
export type Tool = {
	readonly name: string;
	/** Writes a project with `count` articles, each in two languages. */
	writeProject(root: string, count: number): void;
	/** The files and folders that builds write to the project's folder; they are removed before a cold build. */
	readonly products: readonly string[];
	/** The same without encoded pictures, which take longer than all else and are encoded once. */
	exceptPictures(root: string): readonly string[];
	build(root: string): Promise<Measurement>;
};

/** A generator, or if it is not installed, how to install it. */
export type Found = Tool | { readonly missing: string };
