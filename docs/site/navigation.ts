import { catalog } from '@richtfest/catalog';
import { GUIDES, type Section } from './contents.ts';
import type { NavigationSection } from './layout.ts';
import type { RenderedPage } from './page.ts';
import { publishedPackages, packageAddress } from './pages/api.ts';
import { rulesAddress } from './pages/rules.ts';

/** The navigation beside every page. */
export function navigationOf(pages: readonly RenderedPage[]): NavigationSection[] {
  const titleOf = (path: string) => {
    const page = pages.find((each) => each.path === path);
    return page?.navigation ?? page?.title ?? path;
  };
  const listed = ({ title, pages: own }: Section): NavigationSection => ({
    title,
    links: own.map((each) => {
      const path = each.to ?? pages.find(({ source }) => source === each.file)?.path ?? '';
      return { path, title: each.title ?? titleOf(path) };
    }),
  });
  const addresses = catalog.map(({ id }) => rulesAddress(id, 'en'));
  const rules = addresses.map((path) => ({ path, title: titleOf(path) }));
  const packages = [
    'api/index.html',
    ...publishedPackages().map((each) => packageAddress(each)),
  ].map((path) => ({ path, title: titleOf(path) }));
  return [
    listed(GUIDES.start),
    { title: 'Rules', links: rules },
    listed(GUIDES.play),
    listed(GUIDES.bots),
    { title: 'API reference', links: packages },
    listed(GUIDES.integrate),
    listed(GUIDES.serve),
    listed(GUIDES.contribute),
  ];
}
