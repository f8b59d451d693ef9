import { type ReactNode, useState } from 'react';
import { MessagePage } from '../app/page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { confirmEmails, endEmails } from './notice-server.ts';
import { useNoticeTexts } from './notice-texts.ts';

/** The request in an e-mail's link; its token is in the fragment, which no server sees. */
function requestIn(
  hash: string,
): { readonly purpose: 'confirm' | 'end'; readonly token: string } | undefined {
  const [, purpose, token] = /^#(confirm|end)=([\w.-]+)$/.exec(hash) ?? [];
  if (token === undefined) return undefined;
  return { purpose: purpose === 'end' ? 'end' : 'confirm', token };
}

/** `/letters#confirm=…`, `/letters#end=…`: needs a tap, so that link scanners confirm nothing. */
export function EmailPage(): ReactNode {
  const texts = useNoticeTexts();
  const { home } = useTexts();
  const [request] = useState(() => requestIn(location.hash));
  const [done, setDone] = useState<'confirmed' | 'ended' | 'expired'>();
  const [table, setTable] = useState<string>();
  const say = async (): Promise<'confirmed' | 'ended'> => {
    if (request?.purpose === 'end') {
      await endEmails(request.token);
      return 'ended';
    }
    const { table: found } = await confirmEmails(request?.token ?? '');
    setTable(found);
    return 'confirmed';
  };
  const isAsked = request !== undefined && done === undefined;
  return (
    <MessagePage title={texts.emails}>
      {isAsked ? (
        <>
          <p>{request.purpose === 'end' ? texts.endQuestion : texts.confirmQuestion}</p>
          <Button
            variant="main"
            icon="e-mail"
            onClick={() => void say().then(setDone, () => setDone('expired'))}
          >
            {request.purpose === 'end' ? texts.end : texts.confirm}
          </Button>
        </>
      ) : (
        <p role="status">{texts[done ?? 'expired']}</p>
      )}
      {table !== undefined && (
        <LinkButton to={`/t/${table}`} icon="door" variant="main">
          {texts.toTable}
        </LinkButton>
      )}
      <LinkButton to="/" icon="home">
        {home}
      </LinkButton>
    </MessagePage>
  );
}
