import type { AccountSummary } from '@richtfest/protocol';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { saveFile } from '../ui/save-file.ts';
import styles from './account-page.module.css';
import { useAccountTexts } from './account-texts.ts';
import { deleteAccount, exportedAccount, signOut } from './account-actions.ts';
import type { RequestState } from '../online/use-request.ts';

interface YourDataProps {
  readonly account: AccountSummary;
  readonly request: RequestState;
  readonly onDeleted: () => void;
}

type Farewell = 'sign-out' | 'delete';

/** Export the data, sign out or delete the account. */
export function YourData({ account, request, onDeleted }: YourDataProps): ReactNode {
  const texts = useAccountTexts();
  const [farewell, setFarewell] = useState<Farewell>();
  const save = async () => saveFile('richtfest-account.json', await exportedAccount());
  return (
    <Sheet title={texts.yours}>
      <div className={styles['forms']}>
        <div>
          <Button icon="down" disabled={request.isPending} onClick={() => request.run(save)}>
            {texts.export}
          </Button>
          <p className={styles['small']}>{texts.exportText}</p>
        </div>
        <div className={styles['row']}>
          <Button variant="quiet" icon="door" onClick={() => setFarewell('sign-out')}>
            {texts.signOut}
          </Button>
          <Button variant="quiet" onClick={() => setFarewell('delete')}>
            {texts.delete}
          </Button>
        </div>
      </div>
      {farewell !== undefined && (
        <FarewellDialog
          farewell={farewell}
          sessions={account.sessions}
          request={request}
          onDeleted={onDeleted}
          onClose={() => setFarewell(undefined)}
        />
      )}
    </Sheet>
  );
}

interface FarewellProps extends Omit<YourDataProps, 'account'> {
  readonly farewell: Farewell;
  readonly sessions: number;
  readonly onClose: () => void;
}

function FarewellDialog(props: FarewellProps): ReactNode {
  const { farewell, sessions, request, onDeleted, onClose } = props;
  const texts = useAccountTexts();
  const { cancel } = useTexts();
  const [isClearing, setIsClearing] = useState(false);
  const isDeletion = farewell === 'delete';
  const leave = (isEverywhere: boolean) => {
    request.run(() => signOut({ isEverywhere, isClearing }));
    onClose();
  };
  const remove = async () => {
    await deleteAccount({ isClearing });
    onDeleted();
  };
  return (
    <Dialog title={isDeletion ? texts.delete : texts.signOut} closeLabel={cancel} onClose={onClose}>
      <div className={styles['forms']}>
        {isDeletion && <p>{texts.deleteText}</p>}
        <Switch
          name={texts.clear}
          help={texts.clearHelp}
          isOn={isClearing}
          onChange={setIsClearing}
        />
        <div className={styles['row']}>
          {isDeletion ? (
            <Button
              variant="danger"
              onClick={() => {
                request.run(remove);
                onClose();
              }}
            >
              {texts.deleteYes}
            </Button>
          ) : (
            <>
              <Button variant="main" icon="door" onClick={() => leave(false)}>
                {texts.signOut}
              </Button>
              <Button onClick={() => leave(true)}>{texts.signOutEverywhere(sessions)}</Button>
            </>
          )}
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
