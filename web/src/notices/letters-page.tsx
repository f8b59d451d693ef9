import { type ReactNode, useState } from 'react';
import { MessagePage } from '../app/page.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { confirmLetters, endLetters } from './notice-server.ts';
import { useNoticeTexts } from './notice-texts.ts';

/** What a link in a letter asks; its secret is in the part of the address no server is sent. */
function wishIn(
  hash: string,
): { readonly purpose: 'confirm' | 'end'; readonly token: string } | undefined {
  const [, purpose, token] = /^#(confirm|end)=([\w.-]+)$/.exec(hash) ?? [];
  if (token === undefined) return undefined;
  return { purpose: purpose === 'end' ? 'end' : 'confirm', token };
}

/** `/letters#confirm=…`, `/letters#end=…`: a tap, so that no program that looks at links says yes. */
export function LettersPage(): ReactNode {
  const texts = useNoticeTexts();
  const { home } = useTexts();
  const [wish] = useState(() => wishIn(location.hash));
  const [done, setDone] = useState<'confirmed' | 'ended' | 'worn'>();
  const [table, setTable] = useState<string>();
  const say = async (): Promise<'confirmed' | 'ended'> => {
    if (wish?.purpose === 'end') {
      await endLetters(wish.token);
      return 'ended';
    }
    const { table: found } = await confirmLetters(wish?.token ?? '');
    setTable(found);
    return 'confirmed';
  };
  const isAsked = wish !== undefined && done === undefined;
  return (
    <MessagePage title={texts.letters}>
      {isAsked ? (
        <>
          <p>{wish.purpose === 'end' ? texts.endQuestion : texts.confirmQuestion}</p>
          <Button
            look="main"
            icon="letter"
            onClick={() => void say().then(setDone, () => setDone('worn'))}
          >
            {wish.purpose === 'end' ? texts.end : texts.confirm}
          </Button>
        </>
      ) : (
        <p role="status">{texts[done ?? 'worn']}</p>
      )}
      {table !== undefined && (
        <LinkButton to={`/t/${table}`} icon="door" look="main">
          {texts.toTable}
        </LinkButton>
      )}
      <LinkButton to="/" icon="home">
        {home}
      </LinkButton>
    </MessagePage>
  );
}
