import "../components/banner.css";
import "../components/details.css";
import "../components/questions.css";
import "../components/strip.css";
import "./faq.css";
import { f, type SiteContent, view } from "kilde";
import { Link } from "kilde/react";
import type { FAQPage, WithContext } from "schema-dts";
import { ContactLinks } from "../components/contact-links.tsx";
import { FullPicture } from "../components/full-picture.tsx";
import { Opening } from "../components/opening.tsx";
import { Prose } from "../components/prose.tsx";
import { faq } from "../content/faq.ts";
import { picture, text } from "../content/fields.ts";
import { listWaysToAsk } from "../lib/contact.ts";

/** Questions and answers; one is open at a time. */
export default view(
	{
		picture,
		banner: f.link(),
		contactNote: { heading: text, text },
		book: f.link(),
	},
	({ content }) => ({
		questions: content.faq,
		contact: listWaysToAsk({ content }),
	}),
	({ page, questions, contact }) => (
		<>
			<p className="banner">
				<Link to={page.banner} />
			</p>
			<div className="faq columns">
				<Opening {...page} />
				<div className="questions">
					{questions.map(({ id, question, answer }) => (
						<details key={id} id={id} name="question">
							<summary>
								<h2>{question}</h2>
							</summary>
							<Prose {...answer} />
						</details>
					))}
				</div>
				<section className="stack stays">
					<h2>{page.contactNote.heading}</h2>
					<p>{page.contactNote.text}</p>
					<ContactLinks links={contact} />
					<Link to={page.book} className="button" />
				</section>
			</div>
			<FullPicture picture={page.picture} className="full strip" />
		</>
	),
	{
		listAnchors: (entries) => entries.only(faq).map(({ id }) => id),
		jsonLd: ({ questions }) => [describeQuestions(questions)],
		needs: () => ({ start: ["answers"] }),
		search: ({ content }) => ({
			parts: content.faq.map(({ id, question, answer }) => ({
				...{ id, title: question, text: answer.words },
			})),
		}),
	},
);

/** Returns the questions and answers as the page shows them (schema.org/FAQPage). */
function describeQuestions(
	questions: SiteContent["faq"],
): WithContext<FAQPage> {
	return {
		"@context": "https://schema.org",
		"@type": "FAQPage",
		mainEntity: questions.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: { "@type": "Answer", text: answer.words },
		})),
	};
}
