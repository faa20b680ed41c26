import { bridge } from "../bridge.tsx";
import "../components/disabled.css";
import "../components/form.css";
import "../components/notice.css";
import "./contact.css";
import { ContactLinks } from "../components/contact-links.tsx";
import { HoursTable } from "../components/hours-table.tsx";
import { Icon } from "../components/icon.tsx";
import { OutsideLink } from "../components/link.tsx";
import { Picture } from "../components/picture.tsx";
import { PictureOpening } from "../components/picture-opening.tsx";
import { Prose } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** How to reach the centre, when it is open, the way there, and a form that can’t be sent. */
function View(page: Views["contact"]) {
	const { arrival, visit, form } = page;
	return (
		<>
			<PictureOpening {...page}>
				<dl className="details">
					{page.details.map(({ icon, label, text, href }) => (
						<div key={label}>
							<dt className="with-icon note">
								<Icon name={icon} /> {label}
							</dt>
							<dd>{href ? <a href={href}>{text}</a> : text}</dd>
						</div>
					))}
				</dl>
			</PictureOpening>
			<section className="section">
				<h2>{page.hours.heading}</h2>
				<HoursTable {...page.hours.table} />
			</section>
			<section id="visit" className="band visit">
				{visit.title && <h2>{visit.title}</h2>}
				<Way {...page.way} />
				<Prose {...visit.body} />
			</section>
			{arrival && (
				<div className="arrival wide">
					<Picture
						picture={arrival}
						sizes="(width >= 68rem) 64rem, calc(100vw - 2.5rem)"
					/>
				</div>
			)}
			<section id="form" className="section">
				<h2>{form.heading}</h2>
				<div id="form-instead" className="notice">
					<p>{form.instead}</p>
					<ContactLinks links={form.contact} />
				</div>
				<p>{form.privacy}</p>
				<Form {...form} />
			</section>
		</>
	);
}

/** The way there: a map, its stops, and how long it takes. */
function Way({
	map,
	note,
	place,
	link,
	stops,
	journeys,
}: Views["contact"]["way"]) {
	return (
		<>
			<div className="way">
				<figure>
					<Picture picture={map} />
					<figcaption className="note">
						{note} {place.label}: <span>{place.text}</span>.{" "}
						<OutsideLink link={link} />
					</figcaption>
				</figure>
				<ol className="stack">
					{stops.map((stop) => (
						<li key={stop}>{stop}</li>
					))}
				</ol>
			</div>
			<ul className="journeys">
				{journeys.map(({ name, time, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p className="journeys__time">{time}</p>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</>
	);
}

/** The form, which is disabled; the text before it names the alternatives. */
function Form({
	heading,
	name,
	email,
	message,
	required,
	submit,
}: Views["contact"]["form"]) {
	return (
		<form>
			<fieldset className="form" disabled aria-describedby="form-instead">
				<legend className="visually-hidden">{heading}</legend>
				<Field id="name" type="text" label={name} required={required} />
				<Field id="email" type="email" label={email} required={required} />
				<Field id="message" label={message} required={required} />
				<button type="submit" className="button" disabled>
					{submit}
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
	required,
}: {
	readonly id: string;
	readonly type?: "text" | "email";
	readonly label: string;
	readonly required: string;
}) {
	return (
		<div className="field">
			<label htmlFor={id}>
				{label} <small>{required}</small>
			</label>
			{type ? (
				<input id={id} name={id} type={type} autoComplete={id} required />
			) : (
				<textarea id={id} name={id} rows={6} required />
			)}
		</div>
	);
}

export default bridge("contact", View, { needs: () => ({ start: ["today"] }) });
