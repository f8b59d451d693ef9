#!/bin/sh
# A database server for tests that ends when the process it was started for has ended:
# postgres-keeper.sh PROGRAMS FOLDER PROCESS FSYNC
programs=$1 folder=$2 process=$3 fsync=$4
data=$folder/data

# The database refuses to run as root.
as=
if [ "$(id -u)" = 0 ]; then
  as="setpriv --reuid=postgres --regid=postgres --clear-groups"
  chown postgres "$folder"
fi

if [ ! -d "$data" ]; then
  $as "$programs/initdb" --pgdata="$data" --username=postgres --auth=trust --encoding=UTF8 \
    --no-locale --no-sync >"$folder/log" 2>&1 || exit 1
fi
$as "$programs/postgres" -D "$data" -k "$folder" -c listen_addresses= -c max_connections=200 \
  -c shared_buffers=32MB -c "fsync=$fsync" -c "full_page_writes=$fsync" >>"$folder/log" 2>&1 &
server=$!
trap 'kill -INT $server; wait $server; exit 0' TERM INT
while kill -0 "$process" 2>/dev/null && kill -0 $server 2>/dev/null; do
  sleep 1 &
  wait $!
done
kill -INT $server 2>/dev/null
wait $server
rm -rf "$folder"
