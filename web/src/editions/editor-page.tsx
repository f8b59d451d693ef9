import { findGame } from '@richtfest/catalog';
import { EDITION_NAME_LENGTH, type Game, dataOptions } from '@richtfest/engine';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Nowhere } from '../app/nowhere.tsx';
import { Loading, Page, Sheet } from '../app/page.tsx';
import { useGame } from '../games/use-game.ts';
import { shareInvitation } from '../online/share-invitation.ts';
import { useHash } from '../rules/use-hash.ts';
import type { RulePictures } from '../rules/rule-pictures.ts';
import { usePictures } from '../rules/use-pictures.ts';
import { WithPictures } from '../rules/with-pictures.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { copyText } from '../ui/copy-text.ts';
import fieldStyles from '../ui/field.module.css';
import { saveFile } from '../ui/save-file.ts';
import { ChangeList } from './change-list.tsx';
import { changesOf } from './changes.ts';
import { DataForm } from './data-form.tsx';
import { type Edition, editionFile, shownName, withData } from './edition.ts';
import { editionAddress } from './edition-link.ts';
import { useEditionStore } from './edition-store.ts';
import { useEditionTexts } from './edition-texts.ts';
import styles from './editions.module.css';
import { namesFor } from './names.ts';
import { problemList } from './problem-list.ts';

interface EditorPageProps {
  readonly id: string;
  readonly edition: string;
}

/** `/games/ID/editions/EDITION#OPTION`: the form of an edition. */
export function EditorPage({ id, edition: wanted }: EditorPageProps): ReactNode {
  const game = useGame(id);
  const edition = useEditionStore((store) => store.editions[wanted]);
  const { pictures, isLoading } = usePictures(id);
  if (findGame(id) === undefined || edition === undefined || edition === false) return <Nowhere />;
  if (game === undefined || isLoading) return <Loading />;
  return <Editor game={game} edition={edition} art={pictures} />;
}

interface EditorProps {
  readonly game: Game;
  readonly edition: Edition;
  readonly art: RulePictures | undefined;
}

function Editor({ game, edition, art }: EditorProps): ReactNode {
  const texts = useEditionTexts();
  const { language } = useSettings();
  const put = useEditionStore((store) => store.put);
  const save = (next: Edition) => put({ ...next, changedAt: Date.now() });
  const problems = useMemo(
    () => problemList(game, edition.options, language),
    [game, edition.options, language],
  );
  const isNamed = shownName(edition) !== undefined;
  const gameTexts = game.texts[language];
  useScrollToOption();
  return (
    <Page title={edition.name} game={gameTexts.name}>
      <Sheet>
        <div className={styles['stack']}>
          <NameField edition={edition} onChange={(name) => save({ ...edition, name })} />
          <p className={styles['note']}>
            {texts.changes(changesOf(game, edition.options).length)} · {texts.saved}
          </p>
        </div>
      </Sheet>
      <WithPictures pictures={art}>
        {dataOptions(game.options).map((option) => {
          const spec = game.options[option];
          if (spec === undefined) return undefined;
          const { name = option, help } = gameTexts.options[option] ?? {};
          return (
            <div key={option} id={option}>
              <Sheet title={name}>
                <p className={styles['note']}>{help}</p>
                <DataForm
                  names={namesFor(game, option, { language, words: texts })}
                  art={art}
                  schema={spec.schema}
                  value={edition.options[option] ?? spec.default}
                  standard={spec.default}
                  onChange={(value) => save(withData(edition, game, { [option]: value }))}
                />
              </Sheet>
            </div>
          );
        })}
      </WithPictures>
      <Sheet title={texts.differences}>
        <ChangeList game={game} options={edition.options} />
      </Sheet>
      <div className={styles['alert']} role="status">
        {problems.length > 0 && (
          <>
            <p>{texts.problems}</p>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      {problems.length === 0 && isNamed && <ShareSheet game={game} edition={edition} />}
      <div className={styles['row']}>
        {problems.length === 0 && isNamed && (
          <LinkButton
            variant="main"
            to={`/games/${game.id}/set-up?edition=${edition.id}`}
            icon="play"
          >
            {texts.play}
          </LinkButton>
        )}
        <LinkButton to={`/games/${game.id}/editions`}>{texts.toEditions}</LinkButton>
      </div>
    </Page>
  );
}

interface NameFieldProps {
  readonly edition: Edition;
  readonly onChange: (name: string) => void;
}

function NameField({ edition, onChange }: NameFieldProps): ReactNode {
  const texts = useEditionTexts();
  const id = useId();
  const isWrong = shownName(edition) === undefined;
  return (
    <div className={fieldStyles['field']}>
      <label htmlFor={id}>{texts.name}</label>
      <input
        id={id}
        className={fieldStyles['input']}
        maxLength={EDITION_NAME_LENGTH}
        value={edition.name}
        aria-invalid={isWrong}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-problem`} className={styles['problems']} role="status">
        {isWrong && texts.nameProblem}
      </p>
    </div>
  );
}

/** The edition as a link or a file. */
function ShareSheet({ game, edition }: Omit<EditorProps, 'art'>): ReactNode {
  const texts = useEditionTexts();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const [link, setLink] = useState('');
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    let isGone = false;
    setIsCopied(false);
    void editionAddress(editionFile(game, edition)).then((address) => {
      if (!isGone) setLink(`${location.origin}${address}`);
    });
    return () => {
      isGone = true;
    };
  }, [game, edition]);
  const share = async () => {
    const { name } = editionFile(game, edition);
    if (await shareInvitation(navigator, { title: name, text: name, link })) return;
    setIsCopied(await copyText(link, field.current));
  };
  return (
    <Sheet title={texts.share}>
      <div className={styles['stack']}>
        <div className={fieldStyles['field']}>
          <label htmlFor={id}>{texts.link}</label>
          <input
            id={id}
            ref={field}
            className={fieldStyles['input']}
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
          />
        </div>
        <p className={styles['note']}>{texts.shareHelp}</p>
        <div className={styles['row']}>
          <Button icon="share" onClick={() => void share().catch(() => field.current?.select())}>
            {texts.shareLink}
          </Button>
          <Button
            icon="down"
            onClick={() => saveFile(`${game.id}-edition.json`, editionFile(game, edition))}
          >
            {texts.saveFile}
          </Button>
          <span role="status">{isCopied && texts.copied}</span>
        </div>
      </div>
    </Sheet>
  );
}

/** The option in the address, where “check these in your box” leads. */
function useScrollToOption(): void {
  const option = useHash();
  useEffect(() => {
    if (option !== '') document.getElementById(option)?.scrollIntoView();
  }, [option]);
}
