import { type AccountSummary, NAME_LENGTH } from '@richtfest/protocol';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { formatTime } from '../texts/format-time.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './account-page.module.css';
import { removePasskey, renamePasskey } from './account-server.ts';
import { useAccountTexts } from './account-texts.ts';
import { addPasskey, forgetPasskey } from './account-actions.ts';
import { NameForm } from './name-form.tsx';
import { useDeviceName } from './use-device-name.ts';
import type { RequestState } from '../online/use-request.ts';

interface PasskeyListProps {
  readonly account: AccountSummary;
  readonly request: RequestState;
  readonly onChange: (account: AccountSummary) => void;
}

/** The passkeys of the account. */
export function PasskeyList({ account, request, onChange }: PasskeyListProps): ReactNode {
  const texts = useAccountTexts();
  const deviceName = useDeviceName();
  const { passkeys } = account;
  const add = async () => onChange(await addPasskey(account, deviceName));
  return (
    <Sheet title={texts.passkeys}>
      <div className={styles['forms']}>
        <p>{texts.passkeysText}</p>
        <ul className={styles['list']}>
          {passkeys.map((passkey) => (
            <Passkey
              key={passkey.id}
              passkey={passkey}
              isLast={passkeys.length === 1}
              request={request}
              onChange={onChange}
            />
          ))}
        </ul>
        <Button icon="shield" disabled={request.isPending} onClick={() => request.run(add)}>
          {texts.add}
        </Button>
      </div>
    </Sheet>
  );
}

interface PasskeyProps extends Omit<PasskeyListProps, 'account'> {
  readonly passkey: AccountSummary['passkeys'][number];
  readonly isLast: boolean;
}

function Passkey({ passkey, isLast, request, onChange }: PasskeyProps): ReactNode {
  const { id, name, usedAt } = passkey;
  const texts = useAccountTexts();
  const { language } = useSettings();
  const { cancel } = useTexts();
  const [isOpen, setIsOpen] = useState<'name' | 'removal'>();
  const close = () => setIsOpen(undefined);
  const rename = async (chosen: string) => onChange(await renamePasskey(id, chosen));
  const remove = async () => {
    onChange(await removePasskey(id));
    forgetPasskey(id);
  };
  if (isOpen === 'name') {
    return (
      <li>
        <NameForm
          label={texts.passkeyOf(name)}
          name={name}
          length={NAME_LENGTH}
          onName={(chosen) => {
            close();
            request.run(() => rename(chosen));
          }}
        />
      </li>
    );
  }
  if (isOpen === 'removal') {
    return (
      <li className={styles['ask']}>
        <p>{isLast ? texts.lastPasskey : texts.removeQuestion(name)}</p>
        {!isLast && (
          <Button variant="danger" disabled={request.isPending} onClick={() => request.run(remove)}>
            {texts.remove}
          </Button>
        )}
        <Button variant="quiet" onClick={close}>
          {cancel}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles['passkey']}>
      <Icon name="shield" />
      <button type="button" className={styles['named']} onClick={() => setIsOpen('name')}>
        <strong>{name}</strong>
        <span className={styles['small']}>{texts.usedAt(formatTime(language, usedAt))}</span>
      </button>
      <Button
        variant="quiet"
        icon="close"
        aria-label={`${texts.remove}: ${name}`}
        onClick={() => setIsOpen('removal')}
      />
    </li>
  );
}
