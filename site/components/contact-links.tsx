import { Link } from "kilde/react";
import type { IconLink } from "../lib/contact.ts";
import { Icon } from "./icon.tsx";

/** Ways to get in touch, each with its icon. */
export function ContactLinks({
	links,
}: {
	readonly links: readonly IconLink[];
}) {
	return (
		<ul className="tight">
			{links.map(({ href, label, icon }) => (
				<li key={href} className="with-icon">
					<Icon name={icon} /> <Link href={href}>{label}</Link>
				</li>
			))}
		</ul>
	);
}
