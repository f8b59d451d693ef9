import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Sheet } from '../app/page.tsx';
import styles from './daily.module.css';
import { createGroup } from './daily-server.ts';
import { useDailyTexts } from './daily-texts.ts';
import { GroupForm } from './group-form.tsx';

/** Makes a group for a day and opens it. */
export function MakeGroup({ day }: { readonly day: string }): ReactNode {
  const texts = useDailyTexts();
  const [, navigate] = useLocation();
  const make = async (name: string) => {
    const { group } = await createGroup(day, name);
    navigate(`/daily/group/${group}`);
  };
  return (
    <Sheet title={texts.group}>
      <p className={styles['intro']}>{texts.groupHelp}</p>
      <GroupForm action={texts.makeGroup} onName={make} />
    </Sheet>
  );
}
