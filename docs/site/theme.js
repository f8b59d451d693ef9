// Before the first paint: the theme chosen here, else the one chosen on the site, else the device's.
{
  const page = document.documentElement;
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key)) ?? {};
    } catch {
      return {};
    }
  };
  const is = (query) => matchMedia(query).matches;
  const site = read('richtfest/settings').state?.['wishes'];
  const device = is('(prefers-color-scheme: dark)') ? 'night' : 'day';
  const themes = [read('richtfest/docs').theme, site?.theme, device];
  page.dataset.theme = themes.find((theme) => ['day', 'night', 'contrast'].includes(theme));
  page.dataset.motion = is('(prefers-reduced-motion: reduce)') ? 'reduced' : 'full';
}
