import { Component, type ReactNode } from 'react';
import { resolveSettings, useSettingsStore } from '../settings/settings.ts';
import { frameTexts } from '../texts/index.ts';
import { Button } from '../ui/button.tsx';
import { MessagePage } from './page.tsx';

/** Shows an apology instead of a blank page after an unexpected error; saved games are safe. */
export class ErrorBoundary extends Component<
  { readonly children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { chosen, device } = useSettingsStore.getState();
    const { failure } = frameTexts[resolveSettings(chosen, device).language];
    return (
      <MessagePage title={failure.title}>
        <p>{failure.text}</p>
        <Button variant="main" onClick={() => location.reload()}>
          {failure.reload}
        </Button>
      </MessagePage>
    );
  }
}
