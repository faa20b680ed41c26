import { bridge } from "../bridge.tsx";
import { Hero } from "../components/hero.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import type { Views } from "../props.ts";

/** A page of hero, text and invitations; its content alone defines it. */
function View(page: Views["landing"]) {
	return (
		<>
			<Hero {...page} />
			<ProseSection section={page.text} />
			{page.invitations.map((invitation) => (
				<Invitation key={invitation.heading} {...invitation} />
			))}
		</>
	);
}

export default bridge("landing", View);
