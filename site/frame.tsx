import { frame } from "kilde";
import { FailureTemplate, SkipLink, usePage } from "kilde/react";
import { Footer } from "./components/footer.tsx";
import { Header } from "./components/header.tsx";
import { getContactLinks } from "./lib/contact.ts";
import { toInput } from "./lib/input.ts";
import { getMenus } from "./lib/menus.ts";
import { getSearchDialog } from "./lib/search-dialog.ts";

/** What is around every page. */
export default frame(
	({ page, ...given }) => {
		const input = toInput(given);
		const { business, footer } = input.content;
		const { name, company, address, contact, social, links } = business;
		return {
			...{ name, links, footer },
			menus: getMenus(input.content, page),
			contact: getContactLinks(input),
			search: getSearchDialog(input),
			details: { company, address, mobilepay: contact.mobilepay, social },
		};
	},
	({ children, details, footer, ...props }) => (
		<>
			<SkipLink className="skip button visually-hidden" />
			<Header {...props} />
			<main id="content" tabIndex={-1}>
				{children}
			</main>
			<Footer {...props} {...footer} {...details} />
			<FailureTemplate>
				<Failure />
			</FailureTemplate>
		</>
	),
);

/** The message in an island that fails. Its title is English in every language. */
function Failure() {
	const { words } = usePage();
	return (
		<div className="failure" role="alert">
			<p className="failure__title" lang="en">
				{words.failedTitle}
			</p>
			<p>{words.failedText}</p>
			<button type="submit" className="button button--quiet">
				{words.retry}
			</button>
		</div>
	);
}
