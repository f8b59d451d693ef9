import type { Game } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import { Page, Sheet } from '../app/page.tsx';
import { useDroppedFiles } from '../files/use-dropped-files.ts';
import drop from '../home/file-drop.module.css';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import styles from './desk-start.module.css';
import { askAddress } from './desk-link.ts';
import { useDeskTexts } from './desk-texts.ts';
import { QuestionList } from './question-list.tsx';
import { questionOf, readScenarioFile, titleOf } from './scenario-file.ts';

const NO_WORDS: readonly string[] = [];

/** The start of the desk: a position of your own, a scenario file, or a worked question. */
export function DeskStart({ game }: { readonly game: Game }): ReactNode {
  const texts = useDeskTexts();
  const { language } = useSettings();
  return (
    <Page title={`${texts.title} · ${game.texts[language].name}`}>
      <p>{texts.intro}</p>
      <Sheet title={texts.setUp}>
        <div className={styles['own']}>
          <NewPosition game={game} />
          <OpenScenario />
        </div>
      </Sheet>
      <QuestionList game={game} words={NO_WORDS} />
    </Page>
  );
}

function NewPosition({ game }: { readonly game: Game }): ReactNode {
  const texts = useDeskTexts();
  const { min, max } = game.players;
  const [players, setPlayers] = useState(String(Math.max(min, 2)));
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
  const start = async () => {
    const question = { game: game.id, players: Number(players), position: {}, seat: 0 };
    location.assign(await askAddress(question));
  };
  return (
    <>
      <p>{texts.setUpText}</p>
      <Choice
        label={texts.players}
        values={counts}
        value={players}
        nameOf={(count) => count}
        onChange={setPlayers}
      />
      <Button variant="main" icon="play" onClick={() => void start()}>
        {texts.start}
      </Button>
    </>
  );
}

function OpenScenario(): ReactNode {
  const texts = useDeskTexts();
  const { language } = useSettings();
  const [found, setFound] = useState<ReturnType<typeof readScenarioFile>>();
  const open = async (file: File) => {
    const read = readScenarioFile(await file.text().catch(() => ''));
    setFound(read);
    const [scenario, another] = 'scenarios' in read ? read.scenarios : [];
    if (scenario !== undefined && another === undefined) {
      location.assign(await askAddress(questionOf(scenario)));
    }
  };
  const isOver = useDroppedFiles((file) => void open(file));
  const scenarios = found !== undefined && 'scenarios' in found ? found.scenarios : [];
  const problems = found !== undefined && 'problems' in found ? found.problems : undefined;
  return (
    <>
      <p>{texts.openFileText}</p>
      <FileButton icon="folder" accept=".json" onFile={(file) => void open(file)}>
        {texts.openFile}
      </FileButton>
      <ProblemNote>
        {problems === undefined ? undefined : `${texts.fileProblem} ${problems.join('; ')}`}
      </ProblemNote>
      <ul>
        {scenarios.map((scenario) => (
          <li key={scenario.title}>
            <Button
              variant="quiet"
              onClick={() =>
                void askAddress(questionOf(scenario)).then((to) => location.assign(to))
              }
            >
              {titleOf(scenario, language)}
            </Button>
          </li>
        ))}
      </ul>
      {isOver && <p className={drop['drop']}>{texts.dropFile}</p>}
    </>
  );
}
