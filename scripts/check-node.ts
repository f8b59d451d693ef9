const major = Number(process.versions.node.split('.')[0]);
if (major !== 24) {
  console.error(
    `Node 24 is pinned, but ${process.version} is running. Was npm ci run with scripts?`,
  );
  process.exit(1);
}
