import { addressing, formatWith } from '@richtfest/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { Sheet } from '../app/page.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Choice } from '../ui/choice.tsx';
import { type CheckedDraft, type Editing, brokenPlaces, put } from './draft.ts';
import { useEditorTexts } from './editor-texts.ts';
import { HouseEditor } from './house-editor.tsx';
import { PlaceEditor } from './place-editor.tsx';
import styles from './position-editor.module.css';

interface PositionEditorProps {
  readonly editing: Editing;
  readonly draft: CheckedDraft;
  readonly names: readonly string[];
  readonly onChange: (draft: CheckedDraft) => void;
}

/** Sets up a position by tapping: whose turn it is, the middle of the table, and every house. */
export function PositionEditor({
  editing,
  draft,
  names,
  onChange,
}: PositionEditorProps): ReactNode {
  const { kit } = editing;
  const texts = useEditorTexts();
  const settings = useSettings();
  const { language } = settings;
  const [seat, setSeat] = useState(0);
  const format = useMemo(
    () => addressing(formatWith(Intl, language, names), undefined),
    [language, names],
  );
  const { Shapes } = kit.components;
  const problems = {
    ofTable: brokenPlaces(editing, draft, undefined),
    ofSeat: brokenPlaces(editing, draft, seat),
  };
  const shared = { editing, draft, names, format };
  return (
    <kit.pad.Speaking format={format} language={language} settings={settings}>
      {Shapes !== undefined && <Shapes />}
      <Sheet title={texts.houses}>
        <Choice
          label={texts.whose}
          isLabelHidden
          values={names.map((_, at) => String(at))}
          value={String(seat)}
          nameOf={(value) => (
            <SeatName
              name={names[Number(value)] ?? ''}
              isBroken={brokenPlaces(editing, draft, Number(value)).size > 0}
            />
          )}
          onChange={(value) => setSeat(Number(value))}
        />
        <p className={styles['help']}>{texts.help}</p>
        <HouseEditor
          key={`house ${seat}`}
          {...shared}
          seat={seat}
          problems={problems.ofSeat}
          onChange={onChange}
        />
        <div className={styles['places']}>
          {kit.seatPlaces(draft, seat).map((place) => (
            <PlaceEditor
              key={`${seat} ${place.id}`}
              {...shared}
              seat={seat}
              place={place}
              problem={problems.ofSeat.get(place.id)}
              onPut={(value) => onChange(put(editing, draft, { seat, place: place.id }, value))}
            />
          ))}
        </div>
      </Sheet>
      <Sheet title={texts.table}>
        <div className={styles['places']}>
          {kit.tablePlaces(draft).map((place) => (
            <PlaceEditor
              key={place.id}
              {...shared}
              seat={undefined}
              place={place}
              problem={problems.ofTable.get(place.id)}
              onPut={(value) => onChange(put(editing, draft, { place: place.id }, value))}
            />
          ))}
        </div>
      </Sheet>
    </kit.pad.Speaking>
  );
}

function SeatName({
  name,
  isBroken,
}: {
  readonly name: string;
  readonly isBroken: boolean;
}): ReactNode {
  return isBroken ? `⚠ ${name}` : name;
}
