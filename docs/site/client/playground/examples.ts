/** The example bots: files that also run in Node. */
const files = import.meta.glob<string>('../../../examples/playground/*.js', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The example for a game; one that plays any game if there is none. */
export function exampleOf(game: string): string {
  const named = (name: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${name}.js`))?.[1];
  return named(game) ?? named('any-game') ?? '';
}
