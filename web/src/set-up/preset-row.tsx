import { type Game, isEqualJson } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { Button } from '../ui/button.tsx';
import { PRESETS, type PresetName, isOnlinePreset, presetPace, presetPlan } from './presets.ts';
import styles from './set-up-page.module.css';
import { setUpTexts } from './set-up-texts.ts';
import type { TablePlan } from './table-plan.ts';

interface PresetRowProps {
  readonly game: Game;
  readonly plan: TablePlan;
  readonly hasServer: boolean;
  readonly onChange: (plan: TablePlan) => void;
}

/** Complete tables in one tap. */
export function PresetRow({ game, plan, hasServer, onChange }: PresetRowProps): ReactNode {
  const { language } = useSettings();
  const { change } = useSettingsStore();
  const texts = setUpTexts[language];
  const take = (name: PresetName) => {
    onChange(presetPlan(game, name, plan));
    change({ pace: presetPace(name) });
  };
  const helpOf = (name: PresetName) => {
    const bots = presetPlan(game, name, plan).seats.filter(({ kind }) => kind === 'bot').length;
    return name === 'two' && bots > 0 ? texts.twoAndBots(bots) : texts.presetHelps[name];
  };
  return (
    <div className={styles['presets']} role="group" aria-label={texts.presets}>
      {PRESETS.map((name) => (
        <Button
          key={name}
          disabled={isOnlinePreset(name) && !hasServer}
          aria-pressed={isEqualJson(presetPlan(game, name, plan), plan)}
          onClick={() => take(name)}
        >
          <span className={styles['preset']}>
            {texts.presetNames[name]}
            <small>{helpOf(name)}</small>
          </span>
        </Button>
      ))}
    </div>
  );
}
