#!/bin/sh
# Opens the site in the editor.
cd "$(dirname "$0")" || exit 1
if ! command -v npm >/dev/null; then
	echo "Programmet Node mangler. Hent det her: https://nodejs.org"
	read -r _
	exit 1
fi
[ -d node_modules ] || npm ci
npm run edit
