import "./footer.css";
import "./dialog.css";
import type { Footer as Props } from "../props.ts";
import { OutsideLink } from "./link.tsx";
import { Prose } from "./prose.tsx";

/** The foot of every page: newsletter, contact, terms, disclaimer, social networks, copyright. */
export function Footer({
	newsletter,
	contact,
	legal,
	disclaimer,
	social,
	copyright,
}: Props) {
	return (
		<footer className="footer">
			<section>
				<h2>{newsletter.heading}</h2>
				<p>{newsletter.text}</p>
				<OutsideLink link={newsletter.link} className="button" />
			</section>
			<div className="footer__columns">
				<Contact {...contact} />
				<section>
					<h2>{legal.heading}</h2>
					<ul>
						{legal.links.map(({ href, label }) => (
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
					<h2>{social.heading}</h2>
					<ul>
						{social.links.map((link) => (
							<li key={link.href}>
								<OutsideLink link={link} />
							</li>
						))}
					</ul>
				</section>
			</div>
			<Disclaimer {...disclaimer} />
			<p>{copyright}</p>
		</footer>
	);
}

function Contact(contact: Props["contact"]) {
	return (
		<section>
			<h2>{contact.heading}</h2>
			<address>
				{contact.name}
				<br />
				{contact.street}
				<br />
				{contact.town}
			</address>
			<ul>
				<li>
					<OutsideLink link={contact.map} />
				</li>
				<li>
					<a href={contact.phone.href}>{contact.phone.label}</a>
				</li>
				<li>
					<a href={contact.email.href}>{contact.email.label}</a>
				</li>
				<li>{contact.mobilepay}</li>
				<li>{contact.cvr}</li>
			</ul>
		</section>
	);
}

function Disclaimer({ heading, text, close }: Props["disclaimer"]) {
	return (
		<div
			id="disclaimer-text"
			className="dialog"
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
				{close}
			</button>
		</div>
	);
}
