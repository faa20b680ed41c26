import { f, view } from "kilde";
import { Prose } from "kilde/react";

export default view(
	{ text: f.markdown() },
	({ page, content: { business, hours }, format, words }) => (
		<>
			<h1>{page.heading}</h1>
			<Prose>{page.text}</Prose>
			<p>
				<a href={business.email.href}>{business.email.text}</a>
				<br />
				<a href={business.phone.href}>{business.phone.text}</a>
			</p>
			<h2>{words.hours}</h2>
			<dl>
				{format.weekdays.map(({ id, name }) => (
					<div key={id}>
						<dt>{name}</dt>
						<dd>
							{hours.closedOn.includes(id)
								? words.closed
								: `${hours.opens.text}–${hours.closes.text}`}
						</dd>
					</div>
				))}
			</dl>
		</>
	),
);
