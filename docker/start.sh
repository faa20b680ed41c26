#!/bin/sh
# Starts the editor of a site in a container. The first start clones the repository of the site to the volume; later starts keep
# the clone with its unpublished changes. Packages are installed only if the lock file has changed.
set -eu

volume=${KILDE_VOLUME:-/site}
clone=$volume/repository
keys=$volume/ssh
address=${KILDE_REPOSITORY:-}
branch=${KILDE_BRANCH:-}

fail() {
	echo "$1" >&2
	exit 1
}

# Messages don't quote the address: it may contain a token.
case $address in
"") fail "Set KILDE_REPOSITORY to the address of the site's repository, e.g. git@github.com:karen/bakery.git." ;;
*[[:space:]]*) fail "KILDE_REPOSITORY must be one address, without spaces." ;;
https://*) kind=https ;;
ssh://*) kind=ssh ;;
file:///* | /*) kind=disk ;;
-* | *://*) kind= ;;
*@*:*) kind=ssh ;;
*) kind= ;;
esac
[ -n "$kind" ] || fail "KILDE_REPOSITORY must begin with https:// or ssh://, or look like git@github.com:karen/bakery.git."
server=${address#*://}
server=${server%%/*}
case $kind:$server in
https:*@*) fail "KILDE_REPOSITORY contains a user name or a token. Remove it, and set KILDE_GIT_TOKEN to the token." ;;
esac
if [ -n "$branch" ] && ! git check-ref-format --branch "$branch" >/dev/null 2>&1; then
	fail "KILDE_BRANCH must be the name of a branch, e.g. main."
fi
case ${KILDE_GIT_TOKEN:-} in
"") ;;
*[[:space:]]*) fail "KILDE_GIT_TOKEN must be one token, without spaces and line breaks." ;;
*) [ "$kind" = https ] || fail "KILDE_GIT_TOKEN needs a KILDE_REPOSITORY that begins with https://." ;;
esac
for name in KILDE_EDIT_ADDRESS KILDE_EDIT_PAGES; do
	eval "value=\${$name:-}"
	case $value in
	https://?*) ;;
	*) fail "Set $name to a public address that begins with https://, e.g. https://edit.example.dk." ;;
	esac
done
if ! mkdir -p "$clone" || ! [ -w "$volume" ]; then
	fail "The volume at $volume can't be written by the user $(id -un): make that user the owner of the folder."
fi

# Adds a git setting to the environment of this process and the editor.
configure() {
	index=${GIT_CONFIG_COUNT:-0}
	export "GIT_CONFIG_KEY_$index=$1" "GIT_CONFIG_VALUE_$index=$2" "GIT_CONFIG_COUNT=$((index + 1))"
}

export GIT_TERMINAL_PROMPT=0
if [ -n "${KILDE_GIT_TOKEN:-}" ]; then
	# Without other helpers, which could store the token, and for this server only.
	configure credential.helper ""
	configure "credential.https://$server.username" x-access-token
	# shellcheck disable=SC2016 # git runs this in a shell, which expands the variables.
	configure "credential.https://$server.helper" \
		'!f() { test "$1" = get && printf "password=%s\n" "$KILDE_GIT_TOKEN"; }; f'
fi
key=$keys/id_ed25519
if [ "$kind" = ssh ]; then
	if ! [ -f "$key.pub" ]; then
		mkdir -p "$keys"
		chmod 700 "$keys"
		rm -f "$key"
		ssh-keygen -q -t ed25519 -N "" -C kilde-editor -f "$key"
	fi
	export GIT_SSH_COMMAND="ssh -i $key -o IdentitiesOnly=yes -o BatchMode=yes -o StrictHostKeyChecking=accept-new -o UserKnownHostsFile=$keys/known_hosts"
fi

if ! [ -d "$clone/.git" ]; then
	if [ "$kind" = ssh ]; then
		echo "Add this deploy key to the repository, with write access (on GitHub: Settings, Deploy keys, Add deploy key, Allow write access):"
		echo
		cat "$key.pub"
		echo
	fi
	echo "Cloning the repository. If that fails, it is repeated every ten seconds."
	part=$volume/clone.part
	last=
	until
		rm -rf "$part"
		message=$(git clone --quiet ${branch:+--branch "$branch"} -- "$address" "$part" 2>&1)
	do
		[ "$message" = "$last" ] || echo "$message" >&2
		last=$message
		sleep 10
	done
	# An empty folder, in which commands can run before the repository is cloned.
	rmdir "$clone"
	mv "$part" "$clone"
fi

cd "$clone"
# An address may change, e.g. from ssh to HTTPS.
git remote set-url origin "$address"
if [ -n "$branch" ] && [ "$(git branch --show-current)" != "$branch" ]; then
	fail "The volume has a clone of another branch than $branch. Set KILDE_BRANCH back, or publish all changes and begin with an empty volume."
fi
[ -f package-lock.json ] || fail "The repository has no package-lock.json. Run npm install on a computer, and commit the file."
# npm ci removes the folder first, so this copy is of the last complete installation.
installed=node_modules/.kilde-installed.json
if ! cmp -s package-lock.json "$installed"; then
	npm ci --no-audit --no-fund
	cp package-lock.json "$installed"
fi
[ -x node_modules/.bin/kilde ] || fail "kilde is not among the packages of the repository. Run npm install kilde on a computer, and commit both files."
# Without npx, which doesn't forward SIGTERM: the editor finishes running writes and publications.
exec node_modules/.bin/kilde edit --host
