/** A database in a message, without user and password. */
export function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return `the database ${pathname.slice(1)} at ${host === '' ? 'this machine' : host}`;
}
