import type { ReactNode } from 'react';
import { Sheet } from '../app/page.tsx';
import { useHasServer } from '../online/use-has-server.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './account-page.module.css';
import { useAccountTexts } from './account-texts.ts';
import { useAccountStore } from './held-account.ts';

/** A link to the account page. */
export function AccountEntry(): ReactNode {
  const texts = useAccountTexts();
  const hasServer = useHasServer();
  const held = useAccountStore((store) => store.held);
  if (hasServer !== true && held === undefined) return undefined;
  return (
    <Sheet>
      <div className={styles['entry']}>
        <p>{held === undefined ? texts.entryText : texts.signedInAs(held.known.name.value)}</p>
        <LinkButton to="/account" icon="person" variant="quiet">
          {texts.entry}
        </LinkButton>
      </div>
    </Sheet>
  );
}
