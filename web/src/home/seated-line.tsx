import { personaTexts } from '@richtfest/bots';
import type { CatalogEntry } from '@richtfest/catalog';
import { formatWith } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useIntroductionTexts } from '../set-up/introduction-texts.ts';
import { matchSeats } from '../set-up/match-seats.ts';
import { isIntroduced, rememberedPlan } from '../set-up/remembered.ts';
import { atHome, levelOf } from '../set-up/table-plan.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './house-card.module.css';

/** Who plays after a tap on “Play”; nothing as long as that tap asks. */
export function SeatedLine({ entry }: { readonly entry: CatalogEntry }): ReactNode {
  const texts = useIntroductionTexts();
  const { guest } = useTexts().setUp;
  const { language } = useSettings();
  if (!isIntroduced()) return undefined;
  const plan = atHome(rememberedPlan(entry));
  const players = matchSeats(plan, guest).map(({ name }, at) => {
    const seat = plan.seats[at];
    if (seat?.kind !== 'bot') return name;
    return texts.bot(name, personaTexts[language][levelOf(seat)].level);
  });
  return (
    <p className={styles['facts']} data-testid="seated">
      {texts.seated(formatWith(Intl, language, []).list(players))}
    </p>
  );
}
