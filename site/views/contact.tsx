import "../components/disabled.css";
import "../components/form.css";
import "../components/notice.css";
import "./contact.css";
import { f, type Shown, view } from "kilde";
import { Link, usePage } from "kilde/react";
import { ContactLinks } from "../components/contact-links.tsx";
import { HoursTable } from "../components/hours-table.tsx";
import { Icon } from "../components/icon.tsx";
import { HeadingAndLead } from "../components/opening.tsx";
import { Picture, ScreenPicture } from "../components/picture.tsx";
import { Prose } from "../components/prose.tsx";
import { formatAddress } from "../content/business.ts";
import { fillingPicture, picture, text, units } from "../content/fields.ts";
import { listWaysToAsk } from "../lib/contact.ts";
import { formatLength } from "../lib/formats.ts";
import { getHours } from "../lib/week.ts";

const way = {
	map: f.picture(),
	note: text,
	stops: f.list(text, { least: 1 }),
	journeys: f.list(
		{ name: text, minutes: f.count({ unit: units.minutes }), text },
		{ least: 1 },
	),
};

/** How to reach the centre, when it is open, the way there, and a form that can’t be sent. */
export default view(
	{
		picture: fillingPicture,
		arrival: picture,
		way: f.object(way),
		form: { heading: text, instead: text, privacy: text },
		visit: f.markdown(),
	},
	(input) => {
		const { address, geo, links } = input.content.business;
		return {
			links: listWaysToAsk(input),
			address: `${formatAddress(address)}, ${address.region}`,
			// As maps accept them: degrees north, degrees east.
			place: `${geo.latitude}, ${geo.longitude}`,
			maps: links.maps,
			hours: getHours(input),
		};
	},
	({ page, links, address, place, maps, hours, words }) => {
		const [phone, email] = links;
		const details = [
			{ ...email, label: words.email, text: email.label },
			{ ...phone, label: words.phone, text: phone.label },
			{ icon: "pin", label: words.address, text: address, href: maps },
		] as const;
		return (
			<>
				<div className="reach wide">
					<header className="stack">
						<HeadingAndLead {...page} />
					</header>
					<dl className="details">
						{details.map(({ icon, label, text, href }) => (
							<div key={label}>
								<dt className="with-icon note">
									<Icon name={icon} /> {label}
								</dt>
								<dd>
									<Link href={href}>{text}</Link>
								</dd>
							</div>
						))}
					</dl>
				</div>
				{page.picture && (
					<div className="road full">
						<ScreenPicture picture={page.picture} first whole />
					</div>
				)}
				<section className="section">
					<h2>{words.hours}</h2>
					<HoursTable {...hours} />
				</section>
				<section id="visit" className="band visit stack">
					{page.visit.title && <h2>{page.visit.title}</h2>}
					<Way {...page.way} place={place} maps={maps} />
					<Prose {...page.visit} />
				</section>
				{page.arrival && (
					<div className="arrival wide">
						<Picture
							picture={page.arrival}
							sizes="(width >= 68rem) 64rem, calc(100vw - 2.5rem)"
						/>
					</div>
				)}
				<section id="form" className="section">
					<h2>{page.form.heading}</h2>
					<div id="form-instead" className="notice tight">
						<p>{page.form.instead}</p>
						<ContactLinks links={links} />
					</div>
					<p>{page.form.privacy}</p>
					<Form heading={page.form.heading} />
				</section>
			</>
		);
	},
	{ anchors: ["form", "visit"], needs: () => ({ start: ["today"] }) },
);

/** The way there: a map, its stops, and how long it takes. */
function Way({
	map,
	note,
	stops,
	journeys,
	place,
	maps,
}: Shown<typeof way> & Readonly<Record<"place" | "maps", string>>) {
	const { words, format } = usePage();
	return (
		<>
			<div className="way stack">
				<figure className="tight">
					<Picture picture={map} />
					<figcaption className="note">
						{note} {words.coordinates}: <span>{place}</span>.{" "}
						<Link href={maps}>{words.map}</Link>
					</figcaption>
				</figure>
				<ol className="stack">
					{stops.map((stop) => (
						<li key={stop}>{stop}</li>
					))}
				</ol>
			</div>
			<ul className="journeys stack">
				{journeys.map(({ name, minutes, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p className="journeys__time">
							{`${words.about} ${formatLength(minutes, { format })}`}
						</p>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</>
	);
}

/** The form, which is disabled; the text before it names the alternatives. */
function Form({ heading }: { readonly heading: string }) {
	const { words } = usePage();
	return (
		<form>
			<fieldset className="form stack" disabled aria-describedby="form-instead">
				<legend className="visually-hidden">{heading}</legend>
				<Field id="name" type="text" label={words.fullName} />
				<Field id="email" type="email" label={words.yourEmail} />
				<Field id="message" label={words.message} />
				<button type="submit" className="button" disabled>
					{words.send}
				</button>
			</fieldset>
		</form>
	);
}

/** A field with its label; without a type it has several lines. */
function Field({
	id,
	type,
	label,
}: {
	readonly id: string;
	readonly type?: "text" | "email";
	readonly label: string;
}) {
	const { words } = usePage();
	return (
		<div className="field">
			<label htmlFor={id}>
				{label} <small>{words.required}</small>
			</label>
			{type ? (
				<input id={id} name={id} type={type} autoComplete={id} required />
			) : (
				<textarea id={id} name={id} rows={6} required />
			)}
		</div>
	);
}
