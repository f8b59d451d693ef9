import { LANGUAGES } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { usePeopleTexts } from '../people/people-texts.ts';
import { usePointsTexts } from '../table/points-texts.ts';
import { useAskTexts } from '../table/ask-first/ask-texts.ts';
import { useTalkTexts } from '../talk/talk-texts.ts';
import { LANGUAGE_NAMES } from '../texts/index.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice, Switch } from '../ui/choice.tsx';
import { playSound } from '../sound/play-sound.ts';
import { PaceChoice } from './pace-choice.tsx';
import { MOTIONS, TEXT_SIZES, THEMES, useSettingsStore } from './settings.ts';
import styles from './settings-panel.module.css';

/** All settings of this device; every change holds at once. */
export function SettingsPanel(): ReactNode {
  const texts = useTexts().settings;
  const people = usePeopleTexts();
  const ask = useAskTexts();
  const points = usePointsTexts();
  const talk = useTalkTexts();
  const { wishes, wish } = useSettingsStore();
  return (
    <div className={styles['panel']}>
      <Choice
        label={texts.language}
        values={['auto', ...LANGUAGES]}
        value={wishes.language}
        nameOf={(language) =>
          language === 'auto' ? texts.auto : <span lang={language}>{LANGUAGE_NAMES[language]}</span>
        }
        onChange={(language) => wish({ language })}
      />
      <Choice
        label={texts.theme}
        values={THEMES}
        value={wishes.theme}
        nameOf={(theme) => texts.themes[theme]}
        onChange={(theme) => wish({ theme })}
      />
      <TextSize />
      <Choice
        label={texts.motion}
        values={MOTIONS}
        value={wishes.motion}
        nameOf={(motion) => texts.motions[motion]}
        onChange={(motion) => wish({ motion })}
      />
      <PaceChoice />
      <Switch
        name={ask.setting}
        help={ask.settingHelp}
        isOn={wishes.asksFirst}
        onChange={(asksFirst) => wish({ asksFirst })}
      />
      <Switch
        name={texts.sound}
        help={texts.soundHelp}
        isOn={wishes.sound}
        onChange={(sound) => {
          wish({ sound });
          if (sound) playSound('turn');
        }}
      />
      <Switch
        name={texts.symbols}
        help={texts.symbolsHelp}
        isOn={wishes.symbols}
        onChange={(symbols) => wish({ symbols })}
      />
      <Switch
        name={texts.chances}
        help={texts.chancesHelp}
        isOn={wishes.aids.chances}
        onChange={(chances) => wish({ aids: { ...wishes.aids, chances } })}
      />
      <Switch
        name={points.setting}
        help={points.settingHelp}
        isOn={wishes.hidesPoints}
        onChange={(hidesPoints) => wish({ hidesPoints })}
      />
      <Switch
        name={people.hints}
        help={people.hintsHelp}
        isOn={wishes.aids.hints}
        onChange={(hints) => wish({ aids: { ...wishes.aids, hints } })}
      />
      <Switch
        name={talk.setting}
        help={talk.settingHelp}
        isOn={wishes.talk}
        onChange={(isOn) => wish({ talk: isOn })}
      />
    </div>
  );
}

function TextSize(): ReactNode {
  const texts = useTexts().settings;
  const { wishes, wish } = useSettingsStore();
  const { min, max, step } = TEXT_SIZES;
  const size = wishes.textSize;
  return (
    <div role="group" aria-label={texts.textSize}>
      <p className={styles['label']}>{texts.textSize}</p>
      <div className={styles['size']}>
        <Button
          aria-label={`A− ${texts.smaller}`}
          disabled={size <= min}
          onClick={() => wish({ textSize: Math.max(min, size - step) })}
        >
          A−
        </Button>
        <output>{size} %</output>
        <Button
          aria-label={`A+ ${texts.larger}`}
          disabled={size >= max}
          onClick={() => wish({ textSize: Math.min(max, size + step) })}
        >
          A+
        </Button>
      </div>
    </div>
  );
}
