import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import { MessagePage } from './page.tsx';

/** The page for an unknown address. */
export function Nowhere(): ReactNode {
  const frame = useTexts();
  return (
    <MessagePage title={frame.failure.nowhere}>
      <p>{frame.failure.nowhereText}</p>
      <LinkButton to="/" icon="home">
        {frame.home}
      </LinkButton>
    </MessagePage>
  );
}
