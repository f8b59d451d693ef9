import { formatProblemText } from '@richtfest/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import { saveBlob, saveFile } from '../ui/save-file.ts';
import { bgStatsLink } from './bg-stats.ts';
import { namesOf } from './names-of.ts';
import { padCsv } from './pad-csv.ts';
import {
  PadFileError,
  type ScoredPad,
  newerPads,
  padFile,
  readPadFile,
  scoredPads,
} from './pad-file.ts';
import type { Pad } from './pad.ts';
import { storedPads, writePads } from './pad-store.ts';
import { usePadTexts } from './pad-texts.ts';
import { PrintedSheet } from './printed-sheet.tsx';
import styles from './score-pad.module.css';

interface ExportToolsProps {
  readonly pads: readonly Pad[];
  /** Without it, nothing can be imported here. */
  readonly onImported?: () => void;
}

/** Saves, prints and imports games with the box. */
export function ExportTools({ pads, onImported }: ExportToolsProps): ReactNode {
  const texts = usePadTexts();
  const { language } = useSettings();
  const scored = useScored(pads);
  const [said, setSaid] = useState('');
  const [problem, setProblem] = useState<string>();
  const [only] = scored.length === 1 ? scored : [];
  const read = async (file: File) => {
    setSaid('');
    setProblem(undefined);
    try {
      const found = newerPads(await storedPads(), await readPadFile(await file.text()));
      await writePads(found);
      setSaid(texts.imported(found.length));
      onImported?.();
    } catch (error) {
      setProblem(
        error instanceof PadFileError
          ? `${file.name}: ${formatProblemText(error.problem, language)}`
          : texts.noStorage,
      );
    }
  };
  return (
    <>
      <div className={styles['row']}>
        {pads.length > 0 && (
          <>
            <span>{texts.export}</span>
            <Button icon="folder" onClick={() => saveFile('box-games.json', padFile(pads))}>
              JSON
            </Button>
            <Button icon="folder" onClick={() => saveBlob('box-games.csv', csvOf(scored))}>
              CSV
            </Button>
            <Button icon="log" onClick={() => print()}>
              {texts.print}
            </Button>
          </>
        )}
        {only?.pad.isDone === true && (
          <a
            className={styles['link']}
            href={bgStatsLink(only, namesOf(only.pad, texts.player))}
            rel="noreferrer"
          >
            {texts.logPlay}
          </a>
        )}
        {onImported !== undefined && (
          <FileButton icon="folder" accept=".json" onFile={(file) => void read(file)}>
            {texts.import}
          </FileButton>
        )}
      </div>
      <p role="status">{said}</p>
      <ProblemNote>{problem}</ProblemNote>
      {scored.map((each) => (
        <PrintedSheet key={each.pad.id} {...each} />
      ))}
    </>
  );
}

function csvOf(scored: readonly ScoredPad[]): Blob {
  // The byte order mark makes spreadsheets read umlauts correctly.
  return new Blob(['\uFEFF', padCsv(scored)], { type: 'text/csv' });
}

function useScored(pads: readonly Pad[]): readonly ScoredPad[] {
  const [scored, setScored] = useState<readonly ScoredPad[]>([]);
  useEffect(() => {
    let isGone = false;
    void scoredPads(pads).then((found) => {
      if (!isGone) setScored(found);
    });
    return () => {
      isGone = true;
    };
  }, [pads]);
  return scored;
}
