import "./footer.css";
import "./dialog.css";
import type { SiteContent } from "kilde";
import { Link, usePage } from "kilde/react";
import { formatAddress, formatTown } from "../content/business.ts";
import type { Menus } from "../lib/menus.ts";
import { Prose } from "./prose.tsx";

type Business = SiteContent["business"];

type FooterProps = SiteContent["footer"] &
	Pick<Business, "address" | "contact" | "social" | "links"> &
	Pick<Business["company"], "legalName" | "cvr"> & { readonly menus: Menus };

/** The foot of every page: newsletter, contact, terms, disclaimer, social networks, copyright. */
export function Footer({ newsletter, disclaimer, ...props }: FooterProps) {
	const { legalName, links, menus, social } = props;
	const { words, date } = usePage();
	return (
		<footer className="footer">
			<section className="stack">
				<h2>{newsletter.heading}</h2>
				<p>{newsletter.text}</p>
				<Link href={links.newsletter} className="button">
					{newsletter.button}
				</Link>
			</section>
			<div className="footer__columns">
				<Contact {...props} />
				<section>
					<h2>{words.information}</h2>
					<ul className="stack">
						{[...menus.practical, ...menus.legal].map(({ href, label }) => (
							<li key={href}>
								<a href={href}>{label}</a>
							</li>
						))}
						<li>
							<button
								type="button"
								className="text-button"
								popoverTarget="disclaimer-text"
							>
								{disclaimer.button}
							</button>
						</li>
					</ul>
				</section>
				<section>
					<h2>{words.social}</h2>
					<ul className="stack">
						{social.map(({ network, url }) => (
							<li key={url}>
								<Link href={url}>{socialNames[network]}</Link>
							</li>
						))}
					</ul>
				</section>
			</div>
			<Disclaimer {...disclaimer} />
			<p className="note">
				{`© ${Number.parseInt(date, 10)} ${legalName}. ${words.allRights.replaceAll(" ", "\u00A0")}`}
			</p>
		</footer>
	);
}

const socialNames = {
	facebook: "Facebook",
	instagram: "Instagram",
	linkedin: "LinkedIn",
} as const;

function Contact({
	legalName,
	cvr,
	address,
	links,
	contact: { phone, email, mobilepay },
}: Omit<FooterProps, "newsletter" | "disclaimer">) {
	const { words } = usePage();
	return (
		<section>
			<h2>{words.contact}</h2>
			<address>
				{legalName}
				<br />
				{address.street}
				<br />
				{formatTown(address)}
			</address>
			<ul className="stack">
				<li>
					<a href={links.maps} target="_blank" rel="noopener">
						{words.map}{" "}
						<span className="visually-hidden">
							{`${formatAddress(address)} ${words.newTab}`}
						</span>
					</a>
				</li>
				<li>
					<a href={phone.href}>{phone.text}</a>
				</li>
				<li>
					<a href={email.href}>{email.text}</a>
				</li>
				<li>{`${words.mobilepay} ${mobilepay}`}</li>
				<li>{`${words.cvr} ${cvr}`}</li>
			</ul>
		</section>
	);
}

function Disclaimer({
	heading,
	text,
}: Pick<FooterProps["disclaimer"], "heading" | "text">) {
	const { words } = usePage();
	return (
		<div
			id="disclaimer-text"
			className="dialog box"
			popover="auto"
			role="dialog"
			aria-labelledby="disclaimer-heading"
		>
			{/* biome-ignore lint/a11y/noAutofocus: in a popover it says where the focus goes when that opens. */}
			<h2 id="disclaimer-heading" tabIndex={-1} autoFocus>
				{heading}
			</h2>
			<Prose {...text} />
			<button
				type="button"
				className="button button--quiet"
				popoverTarget="disclaimer-text"
				popoverTargetAction="hide"
			>
				{words.close}
			</button>
		</div>
	);
}
