import { bridge } from "../bridge.tsx";
import "../components/strip.css";
import "./testimonials.css";
import { FullPicture } from "../components/full-picture.tsx";
import { Invitation } from "../components/invitation.tsx";
import { OutsideLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { TestimonialList } from "../components/testimonials.tsx";
import type { Views } from "../props.ts";

/** All testimonials. */
function View(page: Views["testimonials"]) {
	return (
		<>
			<Opening {...page} />
			<div className="voices wide">
				<TestimonialList items={page.testimonials} />
			</div>
			<p className="note">{page.origin}</p>
			<p>
				<OutsideLink
					link={page.international}
					className="button button--quiet"
				/>
			</p>
			<FullPicture picture={page.picture} className="full strip" />
			<Invitation {...page.invitation} />
		</>
	);
}

export default bridge("testimonials", View);
