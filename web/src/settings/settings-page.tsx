import type { ReactNode } from 'react';
import { AccountEntry } from '../account/account-entry.tsx';
import { Page, Sheet } from '../app/page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { SettingsPanel } from './settings-panel.tsx';

export function SettingsPage(): ReactNode {
  const frame = useTexts();
  return (
    <Page title={frame.settings.title}>
      <Sheet>
        <SettingsPanel />
      </Sheet>
      <AccountEntry />
    </Page>
  );
}
