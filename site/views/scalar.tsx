import { Invitation } from "../components/invitation.tsx";
import { Opening } from "../components/opening.tsx";
import { ProseSection } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** The page about scalar fields. */
export function View({
	heading,
	lead,
	text,
	disclaimer,
	invitation,
}: Views["scalar"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<ProseSection section={text} />
			<ProseSection section={disclaimer} id="disclaimer" />
			<Invitation {...invitation} />
		</>
	);
}
