import { findGame } from '@richtfest/catalog';
import type { MatchFile } from '@richtfest/engine';
import { type DailyGroup, DAILY_SEAT, startOfDay } from '@richtfest/protocol/daily';
import { type ReactNode, useEffect, useState } from 'react';
import { Loading, MessagePage, Page, Sheet } from '../app/page.tsx';
import { friendlyDay } from '../my-street/friendly-day.ts';
import { HouseArt } from '../my-street/house-art.tsx';
import { ShareLink } from '../online/share-link.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { recordOfFile } from '../statistics/record-finished.ts';
import { LinkButton } from '../ui/button.tsx';
import styles from './daily.module.css';
import { groupOf, joinGroup } from './daily-server.ts';
import { useDailyTexts } from './daily-texts.ts';
import { GroupForm } from './group-form.tsx';
import { useFinishedHouse } from './use-finished-house.ts';

/** `/daily/group/CODE`: the members of a group, their points and their houses. */
export function GroupPage({ code }: { readonly code: string }): ReactNode {
  const texts = useDailyTexts();
  const { language } = useSettings();
  const [group, setGroup] = useState<DailyGroup | 'failed'>();
  useEffect(() => {
    let isGone = false;
    const show = (found: DailyGroup | 'failed') => {
      if (!isGone) setGroup(found);
    };
    groupOf(code).then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [code]);
  if (group === undefined) return <Loading />;
  if (group === 'failed') {
    return (
      <MessagePage title={texts.group}>
        <p>{texts.problem}</p>
      </MessagePage>
    );
  }
  const isMember = group.members.some(({ isYou }) => isYou);
  const day = friendlyDay(language, startOfDay(group.day) ?? 0);
  return (
    <Page title={texts.groupOf(day)}>
      <Sheet>
        <ul className={styles['members']}>
          {group.members.map((member, at) => (
            <Member key={at} member={member} />
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
      <Sheet title={texts.share}>
        <ShareLink
          link={`${location.origin}/daily/group/${group.group}`}
          game={texts.title}
          labels={{ link: texts.group, code: texts.group }}
        />
      </Sheet>
    </Page>
  );
}

type GroupMember = DailyGroup['members'][number];

function Member({ member }: { readonly member: GroupMember }): ReactNode {
  const texts = useDailyTexts();
  const { language } = useSettings();
  const { name, isYou, results } = member;
  return (
    <li>
      <strong>
        {name}
        {isYou && ` (${texts.you})`}
      </strong>
      {results.length === 0 && <p>{texts.nothingYet}</p>}
      {results.map(({ game, level, score, file }) => (
        <div key={game}>
          <p>
            {findGame(game)?.names[language] ?? game}: {texts.points(score)} · {texts.levels[level]}
          </p>
          {file === undefined ? (
            <p className={styles['note']}>{texts.hidden}</p>
          ) : (
            <MemberHouse file={file as MatchFile} />
          )}
        </div>
      ))}
    </li>
  );
}

function MemberHouse({ file }: { readonly file: MatchFile }): ReactNode {
  const opened = useFinishedHouse(recordOfFile(file));
  return (
    <figure className={styles['pair']}>
      <HouseArt game={file.game} opened={opened} seat={DAILY_SEAT} />
    </figure>
  );
}
