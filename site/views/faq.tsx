import { bridge, legacyOf } from "../bridge.tsx";
import { faqData } from "../plan/structured-data.ts";
import "../components/banner.css";
import "../components/details.css";
import "../components/questions.css";
import "../components/strip.css";
import "./faq.css";
import { ContactLinks } from "../components/contact-links.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { ButtonLink } from "../components/link.tsx";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import type { Views } from "../props.ts";

/** Questions and answers; one is open at a time. */
function View(page: Views["faq"]) {
	const { banner, contactNote } = page;
	return (
		<>
			<p className="banner">
				<a href={banner.href}>{banner.label}</a>
			</p>
			<div className="faq columns">
				<Opening {...page} />
				<div className="questions">
					{page.items.map(({ id, question, answer }) => (
						<details key={id} id={id} name="question">
							<summary>
								<h2>{question}</h2>
							</summary>
							<Prose {...answer} />
						</details>
					))}
				</div>
				<section className="stack stays">
					<h2>{contactNote.heading}</h2>
					<p>{contactNote.text}</p>
					<ContactLinks links={page.contact} />
					<ButtonLink link={page.book} />
				</section>
			</div>
			<FullPicture picture={page.picture} className="full strip" />
		</>
	);
}

export default bridge("faq", View, {
	jsonLd: (input: object) => [faqData(legacyOf(input).content)],
	needs: () => ({ start: ["answers"] }),
});
