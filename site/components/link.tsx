import "./link.css";
import type { ExternalLink, IconName, Link } from "../props.ts";
import { Icon } from "./icon.tsx";

/** A link that looks like a button; `quiet` if it isn't the one thing that a visitor should do here. */
export function ButtonLink({
	link,
	quiet,
}: {
	readonly link: Link;
	readonly quiet?: true;
}) {
	return (
		<a className={quiet ? "button button--quiet" : "button"} href={link.href}>
			{link.label}
		</a>
	);
}

/** A link to another site; it opens in a new tab, as its visually hidden note says. */
export function OutsideLink({
	link,
	className,
	icon,
}: {
	readonly link: ExternalLink;
	readonly className?: string;
	readonly icon?: IconName;
}) {
	return (
		<a className={className} href={link.href} target="_blank" rel="noopener">
			{icon && (
				<>
					<Icon name={icon} />{" "}
				</>
			)}
			{link.label} <span className="visually-hidden">{link.note}</span>
		</a>
	);
}
