import type { AccountSummary } from '@richtfest/protocol';
import { NAME_LENGTH } from '@richtfest/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { useStatisticsTexts } from '../statistics/statistics-texts.ts';
import { formatTime } from '../texts/format-time.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import styles from './account-page.module.css';
import { accountOf } from './account-server.ts';
import { useAccountTexts } from './account-texts.ts';
import { renameAccount } from './account-actions.ts';
import { type HeldAccount, useAccountStore } from './held-account.ts';
import { NameForm } from './name-form.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { useAccountRequest } from './use-account-request.ts';
import { YourData } from './your-data.tsx';

interface MyAccountProps {
  readonly held: HeldAccount;
  readonly onDeleted: () => void;
}

/** The account that is signed in here. */
export function MyAccount({ held, onDeleted }: MyAccountProps): ReactNode {
  const texts = useAccountTexts();
  const { title: statistics } = useStatisticsTexts();
  const request = useAccountRequest();
  const [account, setAccount] = useSummary();
  return (
    <>
      <Sheet title={texts.signedInAs(held.known.name.value)}>
        <div className={styles['forms']}>
          <Standing held={held} />
          <p>
            {texts.keepsText} {texts.stays}
          </p>
          <div className={styles['row']}>
            <LinkButton to="/statistics" icon="score" variant="quiet">
              {statistics}
            </LinkButton>
            <Renaming name={held.known.name.value} />
          </div>
          <ProblemNote>{request.problem}</ProblemNote>
        </div>
      </Sheet>
      {account !== undefined && (
        <>
          <PasskeyList account={account} request={request} onChange={setAccount} />
          <YourData account={account} request={request} onDeleted={onDeleted} />
        </>
      )}
    </>
  );
}

function useSummary(): [AccountSummary | undefined, (account: AccountSummary) => void] {
  const [account, setAccount] = useState<AccountSummary>();
  useEffect(() => {
    let isGone = false;
    // Offline, the server's details are left out; the line above says so.
    void accountOf().then(
      (found) => {
        if (!isGone) setAccount(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return [account, setAccount];
}

function Standing({ held }: { readonly held: HeldAccount }): ReactNode {
  const texts = useAccountTexts();
  const { loading } = useTexts();
  const { language } = useSettings();
  const failure = useAccountStore((store) => store.failure);
  const said =
    failure === 'away' || failure === 'newer'
      ? texts[failure]
      : held.agreedAt === 0
        ? loading
        : texts.agreed(formatTime(language, held.agreedAt));
  return (
    <p
      role="status"
      data-testid="account-standing"
      data-agreed={failure === undefined || undefined}
    >
      {said}
    </p>
  );
}

function Renaming({ name }: { readonly name: string }): ReactNode {
  const texts = useAccountTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {texts.rename}
      </Button>
    );
  }
  return (
    <NameForm
      label={texts.name}
      name={name}
      length={NAME_LENGTH}
      onName={(chosen) => {
        setIsOpen(false);
        void renameAccount(chosen);
      }}
    />
  );
}
