import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { explainingServer } from "../site-server.ts";
import { placeOfError } from "./stack.ts";
import { thrownFault } from "./thrown.ts";

/** The error of code that throws as soon as it is loaded, before it renders any page. */
export async function loadingFaults(
	error: unknown,
	folder: string,
): Promise<Diagnostic[]> {
	const { load, maps } = await explainingServer(folder);
	const thrown = errorOf(load);
	if (thrown === undefined) throw error;
	const at = placeOfError(thrown, folder, maps) ?? { path: "server.tsx" };
	return [thrownFault(thrown, at, folder)];
}

function errorOf(load: () => unknown): unknown {
	try {
		load();
		return undefined;
	} catch (error) {
		return error;
	}
}
