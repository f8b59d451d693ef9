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
import { StorageGate } from './storage/storage-gate.tsx';

useSettingsStore.getState().deviceChanged(devicePreferences());
reloadWhenStale();

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');
// The street is already in the page: render in small steps that do not block input.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <ErrorBoundary>
        <StorageGate>
          <App />
        </StorageGate>
      </ErrorBoundary>
    </StrictMode>,
  ),
);

// After the first paint, and only if there is an account.
addEventListener(
  'load',
  () => {
    if (heldAccount() === undefined) return;
    void import('./account/keep-synchronized.ts').then(({ keepSynchronized }) =>
      keepSynchronized(),
    );
  },
  { once: true },
);

// After the first paint: caching the site must not delay it.
if (import.meta.env.PROD) {
  addEventListener('load', () => void keepFresh().catch(() => undefined), { once: true });
}
