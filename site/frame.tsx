import { frame } from "kilde";
import { FailureTemplate, SkipLink, usePage } from "kilde/react";
import { Footer } from "./components/footer.tsx";
import { Header } from "./components/header.tsx";
import { getMenus } from "./lib/menus.ts";
import { getSearchDialog } from "./lib/search-dialog.ts";

/** What is around every page. */
export default frame(
	({ page, content, ...input }) => {
		const { business, footer } = content;
		const { name, company, address, contact, social, links } = business;
		return {
			...{ name, contact, links, footer },
			menus: getMenus(content, page),
			search: getSearchDialog(input),
			details: {
				legalName: company.legalName,
				cvr: company.cvr,
				address,
				social,
			},
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
		<div className="failure tight" role="alert">
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
