import './style.css';
import { startSearch } from './search.ts';

const page = document.documentElement;
const root = page.dataset['root'] ?? '';

startTheme();
startMenu();
const box = document.querySelector<HTMLElement>('.search');
if (box !== null) startSearch(box, root);
const playground = document.querySelector<HTMLElement>('[data-playground]');
if (playground !== null) {
  void import('./playground/main.ts').then(({ startPlayground }) => startPlayground(playground));
}

function startTheme(): void {
  const button = document.querySelector<HTMLElement>('.theme-button');
  if (button === null) return;
  const show = () => button.setAttribute('aria-pressed', String(page.dataset['theme'] === 'night'));
  button.hidden = false;
  show();
  button.addEventListener('click', () => {
    const theme = page.dataset['theme'] === 'night' ? 'day' : 'night';
    page.dataset['theme'] = theme;
    show();
    try {
      localStorage.setItem('richtfest/docs', JSON.stringify({ theme }));
    } catch {
      // Storage is blocked: the theme lasts as long as the page.
    }
  });
}

/** On a phone the navigation is behind a button. */
function startMenu(): void {
  const button = document.querySelector<HTMLElement>('.menu-button');
  const menu = document.querySelector('#menu');
  if (button === null || menu === null) return;
  const set = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', String(isOpen));
    menu.classList.toggle('is-open', isOpen);
  };
  button.hidden = false;
  menu.classList.add('can-close');
  button.addEventListener('click', () => set(button.getAttribute('aria-expanded') === 'false'));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') === 'false') return;
    set(false);
    button.focus();
  });
  menu.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}
