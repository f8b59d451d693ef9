import { type ReactNode, useEffect, useState } from 'react';
import { Page, Sheet } from '../app/page.tsx';
import { useHasServer } from '../online/use-has-server.ts';
import { useStatisticsTexts } from '../statistics/statistics-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './account-page.module.css';
import { useAccountTexts } from './account-texts.ts';
import { useAccountStore } from './held-account.ts';
import { keepSynchronized } from './keep-synchronized.ts';
import { MyAccount } from './my-account.tsx';
import { passkeyProblem } from './passkey.ts';
import { SignInForms } from './sign-in-forms.tsx';

/** `/account`: the optional account. */
export function AccountPage(): ReactNode {
  const texts = useAccountTexts();
  const hasServer = useHasServer();
  const { held, failure } = useAccountStore();
  const [isDeleted, setIsDeleted] = useState(false);
  useEffect(() => {
    if (held !== undefined) keepSynchronized();
  }, [held]);
  const why = passkeyProblem() ?? (hasServer === false ? 'noServer' : undefined);
  if (held !== undefined) {
    return (
      <Page title={texts.title}>
        <MyAccount held={held} onDeleted={() => setIsDeleted(true)} />
      </Page>
    );
  }
  return (
    <Page title={texts.title}>
      {(isDeleted || failure === 'signed-out') && (
        <Sheet>
          <p role="status">{isDeleted ? texts.deleted : texts.wasSignedOut}</p>
        </Sheet>
      )}
      {why === undefined ? (
        <SignInForms />
      ) : (
        <Sheet>
          <div className={styles['forms']}>
            <p>{texts[why]}</p>
            <StatisticsLink />
          </div>
        </Sheet>
      )}
    </Page>
  );
}

function StatisticsLink(): ReactNode {
  const texts = useStatisticsTexts();
  return (
    <LinkButton to="/statistics" icon="score" variant="quiet">
      {texts.title}
    </LinkButton>
  );
}
