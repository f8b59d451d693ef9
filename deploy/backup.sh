#!/bin/sh
# backup.sh FOLDER: backs up the store of DATA_DIR or DATABASE_URL into a folder, restores the backup
# into a temporary store, and compares the two. Keeps 14 backups. Fails if anything is wrong.
set -eu
folder=${1:?the folder for backups}
richtfest=${RICHTFEST:-$(dirname "$0")/../node_modules/.bin/richtfest}
file=$folder/richtfest-$(date -u +%Y-%m-%d-%H%M%S).backup

"$richtfest" admin backup "$file"
drill=$(mktemp -d)
trap 'rm -rf "$drill"' EXIT
# The copy is an embedded database, whatever the original is.
(
  unset DATABASE_URL
  "$richtfest" admin restore "$file" --data-dir "$drill"
  "$richtfest" admin backup "$drill/again" --data-dir "$drill"
)
# The first line says when the backup was made, and the last has the checksum of it all.
sed '1d;$d' "$file" | cksum >"$drill/expected"
sed '1d;$d' "$drill/again" | cksum >"$drill/restored"
cmp "$drill/expected" "$drill/restored"
find "$folder" -name 'richtfest-*.backup' | sort -r | tail -n +15 | xargs -r rm --
echo "$file can be restored."
