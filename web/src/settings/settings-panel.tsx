import { LANGUAGES, type Language, capitalize } from '@richtfest/engine';
import type { ReactNode } from 'react';
import { usePeopleTexts } from '../people/people-texts.ts';
import { usePointsTexts } from '../table/points-texts.ts';
import { useAskTexts } from '../table/ask-first/ask-texts.ts';
import { useTalkTexts } from '../talk/talk-texts.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Choice, Switch } from '../ui/choice.tsx';
import { playSound } from '../sound/play-sound.ts';
import { PaceChoice } from './pace-choice.tsx';
import { VolumeChoice } from './volume-choice.tsx';
import { MOTIONS, TEXT_SIZES, THEMES, useSettingsStore } from './settings.ts';
import styles from './settings-panel.module.css';

/** All settings of this device; every change applies at once. */
export function SettingsPanel(): ReactNode {
  const texts = useTexts().settings;
  const people = usePeopleTexts();
  const ask = useAskTexts();
  const points = usePointsTexts();
  const talk = useTalkTexts();
  const { chosen, change } = useSettingsStore();
  return (
    <div className={styles['panel']}>
      <Choice
        label={texts.language}
        values={['auto', ...LANGUAGES]}
        value={chosen.language}
        nameOf={(language) =>
          language === 'auto' ? texts.auto : <span lang={language}>{nameOfLanguage(language)}</span>
        }
        onChange={(language) => change({ language })}
      />
      <Choice
        label={texts.theme}
        values={THEMES}
        value={chosen.theme}
        nameOf={(theme) => texts.themes[theme]}
        onChange={(theme) => change({ theme })}
      />
      <TextSize />
      <Choice
        label={texts.motion}
        values={MOTIONS}
        value={chosen.motion}
        nameOf={(motion) => texts.motions[motion]}
        onChange={(motion) => change({ motion })}
      />
      <PaceChoice />
      <Switch
        name={ask.setting}
        help={ask.settingHelp}
        isOn={chosen.asksFirst}
        onChange={(asksFirst) => change({ asksFirst })}
      />
      <Switch
        name={texts.sound}
        help={texts.soundHelp}
        isOn={chosen.sound}
        onChange={(sound) => {
          change({ sound, soundOffered: true });
          playSound('turn');
        }}
      />
      {chosen.sound && <VolumeChoice />}
      <Switch
        name={texts.symbols}
        help={texts.symbolsHelp}
        isOn={chosen.symbols}
        onChange={(symbols) => change({ symbols })}
      />
      <Switch
        name={texts.chances}
        help={texts.chancesHelp}
        isOn={chosen.aids.chances}
        onChange={(chances) => change({ aids: { ...chosen.aids, chances } })}
      />
      <Switch
        name={points.setting}
        help={points.settingHelp}
        isOn={chosen.hidesPoints}
        onChange={(hidesPoints) => change({ hidesPoints })}
      />
      <Switch
        name={people.hints}
        help={people.hintsHelp}
        isOn={chosen.aids.hints}
        onChange={(hints) => change({ aids: { ...chosen.aids, hints } })}
      />
      <Switch
        name={people.warnings}
        help={people.warningsHelp}
        isOn={chosen.aids.warnings}
        onChange={(warnings) => change({ aids: { ...chosen.aids, warnings } })}
      />
      <Switch
        name={talk.setting}
        help={talk.settingHelp}
        isOn={chosen.talk}
        onChange={(isOn) => change({ talk: isOn })}
      />
    </div>
  );
}

/** The language's name in that language. */
function nameOfLanguage(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return capitalize(name);
}

function TextSize(): ReactNode {
  const texts = useTexts().settings;
  const { chosen, change } = useSettingsStore();
  const { min, max, step } = TEXT_SIZES;
  const size = chosen.textSize;
  return (
    <div role="group" aria-label={texts.textSize}>
      <p className={styles['label']}>{texts.textSize}</p>
      <div className={styles['size']}>
        <Button
          aria-label={`A− ${texts.smaller}`}
          disabled={size <= min}
          onClick={() => change({ textSize: Math.max(min, size - step) })}
        >
          A−
        </Button>
        <output>{size} %</output>
        <Button
          aria-label={`A+ ${texts.larger}`}
          disabled={size >= max}
          onClick={() => change({ textSize: Math.min(max, size + step) })}
        >
          A+
        </Button>
      </div>
    </div>
  );
}
