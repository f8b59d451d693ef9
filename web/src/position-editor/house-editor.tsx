import type { PositionProblem, SeatFormat } from '@richtfest/engine';
import { type ReactNode, useMemo, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { ComponentDialog } from './component-dialog.tsx';
import { type CheckedDraft, type Editing, move, put } from './draft.ts';
import { useEditorTexts } from './editor-texts.ts';
import { PlaceEditor } from './place-editor.tsx';
import styles from './position-editor.module.css';
import { ProblemLine } from './problem-line.tsx';

interface HouseEditorProps {
  readonly editing: Editing;
  readonly draft: CheckedDraft;
  readonly names: readonly string[];
  readonly format: SeatFormat;
  readonly seat: number;
  readonly problems: ReadonlyMap<string, PositionProblem>;
  readonly onChange: (draft: CheckedDraft) => void;
}

/** A seat's house as at the table: tap a place to fill, clear or move what lies there. */
export function HouseEditor(props: HouseEditorProps): ReactNode {
  const { editing, draft, format, seat, problems, onChange } = props;
  const { kit } = editing;
  const texts = useEditorTexts();
  const { language } = useSettings();
  const [open, setOpen] = useState<string>();
  const [moving, setMoving] = useState<string>();
  const entry = kit.entryOf(draft, seat);
  const places = kit.pad.housePlaces(entry);
  const broken = useMemo(() => new Set(problems.keys()), [problems]);
  const spot = useMemo(() => ({ seat, place: open ?? '' }), [seat, open]);
  const wrong = [
    ...new Set(
      [...problems].flatMap(([place, problem]) => (places.includes(place) ? [problem] : [])),
    ),
  ];
  const labelOf = (place: string) => {
    const component = entry[place];
    const name =
      component === undefined ? texts.nothing : kit.components.nameOf(component, language);
    return `${kit.placeName(place, language)}: ${name}`;
  };
  const tap = (place: string) => {
    if (moving === undefined) return setOpen(place);
    onChange(move(editing, draft, { seat, from: moving, to: place }));
    setMoving(undefined);
  };
  return (
    <div data-testid="house">
      <kit.pad.House
        house={entry}
        seat={seat}
        selected={moving ?? open}
        broken={broken}
        labelOf={labelOf}
        onPlace={tap}
      />
      {wrong.map((problem) => (
        <ProblemLine
          key={problem.path + problem.message}
          editing={editing}
          problem={problem}
          format={format}
        />
      ))}
      {moving !== undefined && (
        <p className={styles['moving']} role="status">
          {texts.moveHelp}
          <Button icon="close" onClick={() => setMoving(undefined)}>
            {texts.cancel}
          </Button>
        </p>
      )}
      {open !== undefined && (
        <ComponentDialog
          editing={editing}
          draft={draft}
          spot={spot}
          mayBeEmpty
          onPut={(component) => {
            onChange(put(editing, draft, spot, component));
            setOpen(undefined);
          }}
          onMove={() => {
            setMoving(open);
            setOpen(undefined);
          }}
          onClose={() => setOpen(undefined)}
        >
          {kit
            .placesAt(open, entry, draft)
            .map((place) =>
              place.id === open ? undefined : (
                <PlaceEditor
                  key={place.id}
                  {...props}
                  place={place}
                  problem={problems.get(place.id)}
                  onPut={(value) => onChange(put(editing, draft, { seat, place: place.id }, value))}
                />
              ),
            )}
        </ComponentDialog>
      )}
    </div>
  );
}
