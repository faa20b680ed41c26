import { Argument, Option } from "commander";
import { createAnswer, createRefusal } from "./shared/answers.ts";
import { defineProjectCommand } from "./shared/define-command.ts";
import {
	type HostedInputs,
	hostedInputs,
	readHostedEditor,
} from "./shared/hosted-inputs.ts";
import { root } from "./shared/inputs.ts";

type InviteOptions = HostedInputs & {
	readonly name?: string;
	readonly email?: string;
	readonly list?: true;
	readonly revoke?: string;
};

/** `kilde edit invite`: lets people sign in to a hosted editor, lists them, and removes them. */
export const command = defineProjectCommand<InviteOptions>(
	"print a link with which somebody can sign in to a hosted editor; it works once, for a day",
	[
		root,
		new Argument("[name]", "the name that their commits carry"),
		new Argument("[email]", "their email address"),
		new Option("--list", "list who can sign in, and who is invited"),
		new Option("--revoke <email>", "remove a person, and sign them out"),
		...hostedInputs,
	],
	async (asked, _, { engine }) => {
		const { name, email, revoke, terminal } = asked;
		const people = (await engine.loadEditor()).openPeople(asked.root);
		if (asked.list) {
			const { people: known, invitations } = people.list();
			const lines = [
				...known.map((each) => `${each.name} <${each.email}>`),
				...invitations.map((each) => `${each.name} <${each.email}> (invited)`),
			];
			return createAnswer(lines.map((line) => `${line}\n`).join(""));
		}
		if (revoke !== undefined)
			return people.revoke(revoke)
				? createAnswer(`${revoke} can no longer edit the site.\n`)
				: createRefusal(`Nobody has the address ${revoke}: --list lists all.`);
		if (!name?.trim() || !/^[^\s@<>]+@[^\s@<>]+$/.test(email ?? ""))
			return createRefusal(
				'Give a name and an email address: kilde edit invite "Karen" karen@example.dk',
			);
		const read = readHostedEditor(asked, terminal.environment);
		if ("refusal" in read) return createRefusal(read.refusal);
		if (!read.hosted)
			return createRefusal(
				"Give the public address of the editor with --address and --pages, or in KILDE_EDIT_ADDRESS and KILDE_EDIT_PAGES.",
			);
		const path = people.invite(name.trim(), email ?? "");
		return createAnswer(`${read.hosted.origins.editor}${path}\n`);
	},
);
