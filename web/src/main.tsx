import './style/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { heldAccount } from './account/held-account.ts';
import { App } from './app/app.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { reloadWhenStale } from './offline/stale-page.ts';
import { keepFresh } from './offline/update.ts';
import { useSettingsStore } from './settings/settings.ts';
import { devicePreferences } from './settings/use-settings.ts';

useSettingsStore.getState().deviceChanged(devicePreferences());
reloadWhenStale();

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');
// The street stands already: what makes it alive comes in small steps that hold up no finger.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <App />
      </ErrorBoundary>
    </StrictMode>,
  ),
);

// After the first paint, too, and only for those who have one.
addEventListener(
  'load',
  () => {
    if (heldAccount() === undefined) return;
    void import('./account/keep-account.ts').then(({ keepAccount }) => keepAccount());
  },
  { once: true },
);

// After the first paint: keeping the site must not hold up showing it.
if (import.meta.env.PROD) {
  addEventListener('load', () => void keepFresh().catch(() => undefined), { once: true });
}
