import { Component, type ReactNode } from 'react';
import { settle, useSettingsStore } from '../settings/settings.ts';
import { frameTexts } from '../texts/index.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './page.tsx';

/** Catches what must not happen, and says so kindly: the games are kept in any case. */
export class TroubleBoundary extends Component<
  { readonly children: ReactNode },
  { hasTrouble: boolean }
> {
  override state = { hasTrouble: false };

  static getDerivedStateFromError(): { hasTrouble: boolean } {
    return { hasTrouble: true };
  }

  override render(): ReactNode {
    if (!this.state.hasTrouble) return this.props.children;
    const { wishes, device } = useSettingsStore.getState();
    const { trouble } = frameTexts[settle(wishes, device).language];
    return (
      <MessagePage title={trouble.title}>
        <p>{trouble.text}</p>
        <Button look="main" onClick={() => location.reload()}>
          {trouble.reload}
        </Button>
      </MessagePage>
    );
  }
}
