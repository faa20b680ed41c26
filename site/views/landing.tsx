import { f, view } from "kilde";
import { Hero } from "../components/hero.tsx";
import { Invitation } from "../components/invitation.tsx";
import { ProseSection } from "../components/prose-section.tsx";
import { invitation } from "../content/fields.ts";

/** A page of hero, text and invitations; its content alone defines it. */
export default view(
	{
		picture: f.picture({ isFilling: true }),
		invitations: f.list(f.object(invitation), { least: 1 }),
		text: f.markdown(),
	},
	({ content: { business } }) => ({ logo: business.logo }),
	({ page, logo }) => (
		<>
			<Hero
				{...page}
				logo={logo}
				hero={{ background: { kind: "image", image: page.picture } }}
			/>
			<ProseSection text={page.text} />
			{page.invitations.map((invitation) => (
				<Invitation key={invitation.heading} {...invitation} />
			))}
		</>
	),
);
