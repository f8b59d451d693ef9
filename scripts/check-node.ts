const major = Number(process.versions.node.split('.')[0]);
if (major !== 24) {
  console.error(
    `Node 24 is required, but ${process.version} is running. Run npm ci without --ignore-scripts.`,
  );
  process.exit(1);
}
