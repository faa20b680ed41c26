import "./testimonials.css";
import { Invitation } from "../components/invitation.tsx";
import { OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";

/** What guests said. */
export function View({
	heading,
	lead,
	testimonials,
	international,
	invitation,
}: Views["testimonials"]) {
	return (
		<>
			<Opening heading={heading} lead={lead} />
			<div className="voices wide">
				<TestimonialList items={testimonials} />
			</div>
			<p>
				<OutsideLink link={international} className="button button--quiet" />
			</p>
			<Invitation {...invitation} />
		</>
	);
}
