import { catalog, findGame } from '@richtfest/catalog';
import type { MatchFile } from '@richtfest/engine';
import { type DailyGroup, DAILY_SEAT, startOfDay } from '@richtfest/protocol/daily';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading, MessagePage, Page, Sheet } from '../app/page.tsx';
import { friendlyUtcDay } from '../my-street/friendly-day.ts';
import { HouseArt } from '../my-street/house-art.tsx';
import { keepTrying } from '../online/keep-trying.ts';
import { ServerProblem } from '../online/server.ts';
import { ShareLink } from '../online/share-link.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { recordOfFile } from '../statistics/record-finished.ts';
import { useTexts } from '../texts/use-texts.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './daily.module.css';
import { groupOf, joinGroup } from './daily-server.ts';
import { useDailyTexts } from './daily-texts.ts';
import { GroupForm } from './group-form.tsx';
import { useFinishedHouse } from '../comparison/use-finished-house.ts';

/** `/daily/group/CODE`: the members of a group, their points and their houses. */
export function GroupPage({ code }: { readonly code: string }): ReactNode {
  const texts = useDailyTexts();
  const { language } = useSettings();
  const { problems } = useTexts().online;
  const [group, setGroup] = useGroup(code);
  if (group === undefined) return <Loading />;
  if (typeof group === 'string') {
    return (
      <MessagePage title={texts.group}>
        <p>{group === 'unreachable' ? texts.problem : problems[group]}</p>
        <LinkButton to="/daily" icon="home">
          {texts.title}
        </LinkButton>
      </MessagePage>
    );
  }
  const games = catalog
    .map(({ id }) => id)
    .filter((id) => group.members.some(({ results }) => results.some(({ game }) => game === id)));
  const isMember = group.members.some(({ isYou }) => isYou);
  const day = friendlyUtcDay(language, startOfDay(group.day) ?? 0);
  return (
    <Page title={texts.groupOf(day)}>
      <Sheet>
        <ul className={styles['members']}>
          {group.members.map(({ name, isYou, results }, at) => (
            <li key={at}>
              <strong>{nameOf({ name, isYou }, texts.you)}</strong>{' '}
              {results.length === 0 ? texts.nothingYet : texts.houses(results.length)}
            </li>
          ))}
        </ul>
        {!isMember && (
          <GroupForm
            action={texts.joinGroup}
            onName={async (name) => setGroup(await joinGroup(code, name))}
          />
        )}
        {isMember && (
          <LinkButton variant="main" icon="play" to="/daily">
            {texts.title}
          </LinkButton>
        )}
      </Sheet>
      {games.map((game) => (
        <GameOfGroup key={game} game={game} group={group} />
      ))}
      <Sheet title={texts.inviteFriends}>
        <ShareLink
          link={`${location.origin}/daily/group/${group.group}`}
          game={texts.title}
          text={texts.groupText}
          labels={{ link: texts.groupLink, code: texts.groupLink }}
        />
      </Sheet>
    </Page>
  );
}

/** The group, or why it can't be shown. */
type ShownGroup = DailyGroup | ServerProblem['code'] | 'unreachable';

/** Reads the group again when the page is shown again: meanwhile, others have finished houses. */
function useGroup(code: string) {
  const [group, setGroup] = useState<ShownGroup>();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const read = async () => {
      const found = await groupOf(code).catch((error: unknown) =>
        error instanceof ServerProblem ? error.code : 'unreachable',
      );
      // A group that was shown stays while the server is out of reach.
      if (!signal.aborted) setGroup((shown) => (found === 'unreachable' && shown) || found);
      return found !== 'unreachable';
    };
    keepTrying(read, { signal, isRepeated: true });
    return () => ending.abort();
  }, [code]);
  return [group, setGroup] as const;
}

/** The houses of one game, best first. */
function GameOfGroup({
  game,
  group,
}: {
  readonly game: string;
  readonly group: DailyGroup;
}): ReactNode {
  const texts = useDailyTexts();
  const { language } = useSettings();
  const finished = group.members
    .flatMap(({ name, isYou, results }, at) =>
      results
        .filter((result) => result.game === game)
        .map((result) => ({ at, name, isYou, result })),
    )
    .toSorted((a, b) => b.result.score - a.result.score);
  return (
    <Sheet title={findGame(game)?.names[language] ?? game}>
      <ol className={styles['neighbours']}>
        {finished.map(({ at, name, isYou, result: { level, score, file } }) => (
          <li key={at}>
            {file === undefined ? (
              <p className={styles['hidden']}>{texts.hidden}</p>
            ) : (
              <MemberHouse file={file as MatchFile} />
            )}
            <strong>{nameOf({ name, isYou }, texts.you)}</strong>
            <span>
              {texts.points(score)} · {texts.levels[level]}
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function MemberHouse({ file }: { readonly file: MatchFile }): ReactNode {
  const opened = useFinishedHouse(recordOfFile(file));
  return <HouseArt game={file.game} opened={opened} seat={DAILY_SEAT} />;
}

function nameOf(
  { name, isYou }: Pick<DailyGroup['members'][number], 'name' | 'isYou'>,
  you: string,
): string {
  return isYou ? `${name} (${you})` : name;
}
