import "../components/strip.css";
import "./testimonials.css";
import { view } from "kilde";
import { Link } from "kilde/react";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { Opening } from "../components/opening.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import { invitation, picture, text } from "../content/fields.ts";
import { getOrigin, listTestimonials } from "../lib/testimonials.ts";

/** All testimonials. */
export default view(
	{ picture, international: text, invitation },
	({ content: { testimonials, business }, locale }) => ({
		items: listTestimonials(testimonials, locale),
		origin: getOrigin(testimonials),
		international: business.links.testimonials,
	}),
	({ page, items, origin, international }) => (
		<>
			<Opening {...page} />
			<div className="voices wide">
				<TestimonialList items={items} />
			</div>
			{origin && <p className="note">{origin}</p>}
			<p>
				<Link href={international} className="button button--quiet">
					{page.international}
				</Link>
			</p>
			<FullPicture picture={page.picture} className="full strip" />
			<Invitation {...page.invitation} />
		</>
	),
);
