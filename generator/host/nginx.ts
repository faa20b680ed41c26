import { bareWord, block, unwritable } from "./config-syntax.ts";
import { errorHeaders, type Headers, revalidate } from "./headers.ts";
import type { Deployment, Hosting, Served } from "./index.ts";
import { mediaTypes } from "./media-type.ts";

/**
 * The configuration of a site for nginx (1.22 and later, with the modules of Debian's package). It has a location for each
 * page, file and folder of files; every other path is answered with the 404 page.
 */
export function nginxConfiguration(
	hosting: Hosting,
	place: Deployment,
): string {
	return `${[...secureRedirect(place), ...server(hosting, place)].join("\n")}\n`;
}

/** Redirects http to https. */
function secureRedirect({ address }: Deployment): string[] {
	const { protocol, hostname, host } = new URL(address);
	if (protocol === "http:") return [];
	return block("server", [
		"listen 80;",
		"listen [::]:80;",
		`server_name ${bareWord(hostname)};`,
		`return 301 https://${bareWord(host)}$request_uri;`,
	]);
}

function server(hosting: Hosting, place: Deployment): string[] {
	const dynamic = variables(hosting);
	return block("server", [
		...listening(place),
		`root ${quote(place.folder)};`,
		"",
		"server_tokens off;",
		"absolute_redirect off;",
		"error_page 404 /404.html;",
		"# What nginx refuses by itself, some of it before it has looked for a location.",
		"error_page 400 403 405 408 411 413 414 416 417 421 429 500 501 502 503 504 505 /.refused;",
		"error_page 494 495 496 497 =400 /.refused;",
		"",
		...contentTypes(),
		...compression,
		...Object.entries(hosting.everywhere).map(
			([name, value]) => `add_header ${name} ${quote(value)} always;`,
		),
		"# Each location says what these are; nginx sends no header that is empty.",
		...[...dynamic.values()].map((variable) => `set ${variable} "";`),
		...[...dynamic].map(
			([name, variable]) => `add_header ${name} ${variable} always;`,
		),
		"",
		"# Files are read alone; a redirect would take any method.",
		...block('if ($request_method !~ "^(?:GET|HEAD)$")', ["return 405;"]),
		...hidden(dynamic),
		...hosting.redirects.flatMap(({ from, to }) =>
			block(`location = ${bareWord(from)}`, [
				...settings(revalidate, dynamic),
				`return 301 ${bareWord(to)}$is_args$args;`,
			]),
		),
		...[...hosting.pages, ...hosting.files].flatMap((served) =>
			block(`location = ${bareWord(served.path)}`, answer(served, dynamic)),
		),
		...hosting.folders.flatMap(({ path, headers }) =>
			block(`location ${bareWord(path)}`, [
				...settings(headers, dynamic),
				"try_files $uri =404;",
			]),
		),
		...block("location = /404.html", [
			"internal;",
			...settings(hosting.missing.headers, dynamic),
		]),
		...block("location = /.refused", [
			"internal;",
			...settings(errorHeaders, dynamic),
			'return 200 "";',
		]),
		...block("location /", ["return 404;"]),
	]);
}

function listening({ address }: Deployment): string[] {
	const { protocol, hostname, port } = new URL(address);
	const isNumber = /^[\d.]+$|^\[/.test(hostname);
	if (protocol === "http:")
		return [
			`listen ${isNumber ? `${hostname}:` : ""}${port || 80};`,
			`server_name ${bareWord(hostname)};`,
		];
	const certificate = `/etc/letsencrypt/live/${bareWord(hostname)}`;
	return [
		`listen ${port || 443} ssl http2;`,
		`listen [::]:${port || 443} ssl http2;`,
		`server_name ${bareWord(hostname)};`,
		`ssl_certificate ${certificate}/fullchain.pem;`,
		`ssl_certificate_key ${certificate}/privkey.pem;`,
	];
}

/** Content types, instead of the machine's, which differ between machines. */
function contentTypes(): string[] {
	const bare = Object.entries(mediaTypes).map(
		([ending, type]) => [ending.slice(1), type.replace(/;.*/, "")] as const,
	);
	return [
		...block(
			"types",
			bare.map(([ending, type]) => `${type} ${ending};`),
		),
		"default_type application/octet-stream;",
		"charset utf-8;",
		`charset_types ${textTypes.join(" ")};`,
		"",
	];
}

/** The types with a charset, besides text/html, which nginx always includes. */
const textTypes = Object.values(mediaTypes)
	.filter((type) => type.includes("charset"))
	.map((type) => type.replace(/;.*/, ""))
	.filter((type) => type !== "text/html");

const compression = [
	"# The .gz and .br files of kilde build --compress; without them, gzip as it is sent.",
	"gzip_static on;",
	"# With the package libnginx-mod-http-brotli-static:",
	"# brotli_static on;",
	"gzip on;",
	"gzip_vary on;",
	`gzip_types ${[...textTypes, "image/svg+xml"].join(" ")};`,
	"",
];

function hidden(dynamic: ReadonlyMap<string, string>): string[] {
	return [
		"# Nothing whose name begins with a dot; addresses without a slash at their end.",
		...block("location ~ /\\.", ["return 404;"]),
		...block('location ~ "^(?<bare>(?:/[a-z0-9-]+)+)/$"', [
			...settings(revalidate, dynamic),
			"return 301 $bare$is_args$args;",
		]),
	];
}

function answer(
	{ path, file, headers }: Served,
	dynamic: ReadonlyMap<string, string>,
): string[] {
	const found =
		path === `/${file}` ? [] : [`try_files /${bareWord(file)} =404;`];
	return [...settings(headers, dynamic), ...found];
}

/** Quotes a text. Throws on `$`, which can't be escaped. */
function quote(text: string): string {
	if (/[$\p{Cc}]/u.test(text)) throw unwritable(text);
	return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** The headers that differ between locations, and the variable of each. */
function variables(hosting: Hosting): ReadonlyMap<string, string> {
	const served = [
		...hosting.pages,
		hosting.missing,
		...hosting.files,
		...hosting.folders,
	];
	const all = [errorHeaders, ...served.map(({ headers }) => headers)];
	const names = new Set(all.flatMap((headers) => Object.keys(headers)));
	return new Map(
		[...names].map((name) => [
			name,
			`$kilde_${name.toLowerCase().replaceAll("-", "_")}`,
		]),
	);
}

function settings(
	headers: Headers,
	dynamic: ReadonlyMap<string, string>,
): string[] {
	return Object.entries(headers).map(
		([name, value]) => `set ${dynamic.get(name)} ${quote(value)};`,
	);
}
