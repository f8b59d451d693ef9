import { formatWith } from '@richtfest/engine';
import { type ReactNode, useMemo } from 'react';
import { Sheet } from '../../app/page.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { assessPad } from '../assess-pad.ts';
import { namesOf } from '../names-of.ts';
import { usePadEnd } from '../pad-end.tsx';
import { usePadTexts } from '../pad-texts.ts';
import styles from '../score-pad.module.css';
import { padOf, seatOf } from './pad-of.ts';
import type { PhoneGameProps } from './phone-page.tsx';
import { usePhoneTexts } from './phone-texts.ts';
import { readablePad } from './readable-pad.ts';

/** The points, line by line as the tablet reveals them. */
export function PhoneReveal({ state, pad: shared, ...props }: PhoneGameProps): ReactNode {
  const { game, padGame } = props;
  const texts = usePhoneTexts();
  const padTexts = usePadTexts();
  const settings = useSettings();
  const { language } = settings;
  const { players, table } = shared;
  const me = seatOf(shared, state.player);
  const { pad } = useMemo(() => {
    const own = { me, notes: '', isDone: true, changedAt: 0 };
    return readablePad(game, padGame, padOf(shared, own));
  }, [game, padGame, players, table, me]);
  const assessed = useMemo(() => assessPad(game, padGame, pad), [game, padGame, pad]);
  const reveal = { written: shared.revealed ?? 0 };
  const { end, show } = usePadEnd({ ...props, pad, assessed, reveal }, true);
  const format = formatWith(Intl, language, namesOf(pad, padTexts.player));
  return (
    <padGame.Speaking format={format} language={language} settings={settings}>
      <Sheet>
        <p>{texts.counted}</p>
        <p className={styles['help']}>{texts.savedHere}</p>
        <div className={styles['row']}>
          <Button variant="main" icon="score" onClick={show}>
            {texts.showPoints}
          </Button>
          <LinkButton icon="folder" to={`/games/${shared.game}/score-pad/${shared.id}`}>
            {padTexts.open}
          </LinkButton>
        </div>
      </Sheet>
      {end}
    </padGame.Speaking>
  );
}
