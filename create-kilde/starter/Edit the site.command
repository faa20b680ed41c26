#!/bin/sh
# Opens the site in the editor. "Edit the site.desktop" runs this file, too.
cd "$(dirname "$0")" || exit 1
if ! command -v npm >/dev/null; then
	echo "Node is missing. Install it from https://nodejs.org, and then open this file again."
	read -r _
	exit 1
fi
[ -d node_modules ] || npm install
npm run edit
