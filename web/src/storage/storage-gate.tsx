import { type ReactNode, useEffect } from 'react';
import { MessagePage } from '../app/page.tsx';
import { usePageSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { useNewerStorage, watchStorage } from './device-storage.ts';

/** Shows the site unless a newer version of it has stored data in this browser. */
export function StorageGate({ children }: { readonly children: ReactNode }): ReactNode {
  const isNewer = useNewerStorage((storage) => storage.isNewer);
  useEffect(watchStorage, []);
  return isNewer ? <NewerStoragePage /> : children;
}

function NewerStoragePage(): ReactNode {
  usePageSettings();
  const { newer, failure } = useTexts();
  return (
    <MessagePage title={newer.title}>
      <p role="alert">{newer.text}</p>
      <Button variant="main" onClick={() => location.reload()}>
        {failure.reload}
      </Button>
      <p>{newer.host}</p>
    </MessagePage>
  );
}
