import "./header.css";
import { Island } from "../island.tsx";
import { SearchDialog } from "../islands/search-dialog.tsx";
import type { CurrentLink, Header as Props } from "../props.ts";
import { Flag } from "./flag.tsx";
import { Icon } from "./icon.tsx";
import { OutsideLink } from "./link.tsx";

/**
 * The header of every page. Its menus are `details` elements, and on small screens the navigation is a popover, so that
 * everything opens and closes without scripts; there the other languages are links, without a menu.
 */
export function Header(header: Props) {
	return (
		<header className="header">
			<a className="header__name" href={header.home}>
				<Icon name="field" /> {header.name}
			</a>
			<Navigation {...header} />
			<Island component={SearchDialog} props={header.search} />
			<Actions {...header} />
		</header>
	);
}

function Navigation({
	label,
	close,
	main,
	practical,
	book,
	login,
	languages,
}: Props) {
	const practicalLinks: readonly CurrentLink[] = [...practical, book];
	const others = languages.options.filter(({ selected }) => !selected);
	return (
		<nav
			id="navigation"
			className="navigation"
			popover="auto"
			aria-label={label}
		>
			<button
				type="button"
				className="navigation__close button button--quiet"
				popoverTarget="navigation"
				popoverTargetAction="hide"
				// biome-ignore lint/a11y/noAutofocus: in a popover it says where the focus goes when that opens.
				autoFocus
			>
				{close}
			</button>
			<ul>
				{main.map((entry) => (
					<li key={entry.label}>
						{"links" in entry ? <Menu {...entry} /> : <Entry {...entry} />}
					</li>
				))}
				<li>
					<OutsideLink link={login} icon="login" />
				</li>
				<li>
					<LanguageMenu {...languages} />
				</li>
			</ul>
			<ul>
				{practicalLinks.map(({ href, label, current }) => (
					<li key={href}>
						<a href={href} aria-current={current}>
							{label}
						</a>
					</li>
				))}
				{others.map((option) => (
					<li key={option.code}>
						<Language {...option} />
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The most wanted actions; on phones they stand at the foot of the screen. */
function Actions({ menu, book, call, phone }: Props) {
	return (
		<div className="actions">
			<a className="button" href={book.href} aria-current={book.current}>
				{book.label}
			</a>
			<a className="button button--quiet actions__call" href={phone.href}>
				<Icon name="phone" /> {call}
			</a>
			<button
				type="button"
				className="button button--quiet actions__menu"
				popoverTarget="navigation"
			>
				<Icon name="menu" /> {menu}
			</button>
		</div>
	);
}

function Entry({ href, label, icon, current }: Props["book"]) {
	return (
		<a href={href} aria-current={current}>
			<Icon name={icon} /> {label}
		</a>
	);
}

type MenuProps = Exclude<Props["main"][number], Props["book"]>;

function Menu({ label, icon, current, links }: MenuProps) {
	return (
		<details name="menu" className={current ? "menu menu--current" : "menu"}>
			<summary>
				<Icon name={icon} /> {label}
			</summary>
			<ul>
				{links.map((link) => (
					<li key={link.href}>
						<Entry {...link} />
					</li>
				))}
			</ul>
		</details>
	);
}

function LanguageMenu({ label, current, options }: Props["languages"]) {
	return (
		<details name="menu" className="menu">
			<summary>
				<span className="visually-hidden">{label}: </span>
				<Flag language={current.code} /> {current.label}
			</summary>
			<ul>
				{options.map((option) => (
					<li key={option.code}>
						<Language {...option} />
					</li>
				))}
			</ul>
		</details>
	);
}

function Language({
	code,
	label,
	href,
	selected,
}: Props["languages"]["options"][number]) {
	return (
		<a
			href={href}
			hrefLang={code}
			lang={code}
			aria-current={selected || undefined}
		>
			<Flag language={code} /> {label}
		</a>
	);
}
