import type { IncomingMessage, ServerResponse } from "node:http";
import { createMemo } from "../../cache/memo.ts";
import type { Wording } from "../../diagnostics/diagnostic.ts";
import {
	type Corrections,
	correctionsOf,
} from "../../edit/problems/corrections.ts";
import { saveEdited } from "../../write/save-edited.ts";
import type { BuildOutcome, Finished } from "../builder.ts";
import { endpoints } from "../endpoints.ts";
import { isOwn } from "./access.ts";
import { reject } from "./answers.ts";
import type { OverlayContent } from "./snapshot.ts";

/** A project whose files may be corrected: the result of its last build, and how corrections of it are shown. */
export type Correctable = {
	readonly root: string;
	latest(): BuildOutcome;
	show(corrections: Corrections, of: Finished): OverlayContent;
};

/**
 * Answers with all corrections that are certain; with their id behind the address, writes them. Nothing else can be
 * written, and only by a page of this server, in a browser on this machine.
 */
export function answerCorrections(
	path: string,
	{ root, latest, show }: Correctable,
	request: IncomingMessage,
	response: ServerResponse,
): void {
	const { localAddress, remoteAddress } = request.socket;
	const isFromHere = isOwn(request) && localAddress === remoteAddress;
	if (!isFromHere) return void reject(response, 403, onlyHere);
	const outcome = latest();
	if (outcome instanceof Error) return void reject(response, 409, meanwhile);
	const corrections = correctionsOf(outcome, createMemo());
	const wanted = path.slice(endpoints.corrections.length);
	if (wanted === "") {
		response.setHeader("content-type", "application/json");
		response.end(JSON.stringify(show(corrections, outcome)));
		return;
	}
	const whyNot =
		wanted === corrections.id ? save(root, corrections) : meanwhile;
	if (whyNot) reject(response, 409, whyNot);
	else response.writeHead(204).end();
}

function save(root: string, { files }: Corrections): Wording | undefined {
	const saved = saveEdited(root, files);
	if ("refused" in saved) return saved.refused;
	return saved.changed.length > 0 ? meanwhile : undefined;
}

const onlyHere: Wording = {
	en: "Files can only be corrected in a browser on the machine where Kilde runs, or with kilde check --fix there.",
	da: "Filerne kan kun rettes i en browser på den maskine, Kilde kører på, eller med kilde check --fix dér.",
};

const meanwhile: Wording = {
	en: "Nothing was corrected: the files have changed meanwhile. Look at it again.",
	da: "Der er ikke rettet noget: Filerne er ændret imens. Se det igen.",
};
