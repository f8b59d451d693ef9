import { type Game, formatProblemText } from '@richtfest/engine';
import { type ReactNode, useState } from 'react';
import { Page, Sheet } from '../app/page.tsx';
import { useDroppedFiles } from '../files/use-dropped-files.ts';
import drop from '../home/file-drop.module.css';
import { useMatchFiles } from '../home/use-file-opener.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { ProblemNote } from '../ui/problem-note.tsx';
import styles from './desk-start.module.css';
import { askAddress } from './desk-link.ts';
import { useDeskTexts } from './desk-texts.ts';
import { QuestionList } from './question-list.tsx';
import { isMatchFile, questionOf, readScenarioFile, titleOf } from './scenario-file.ts';
import { StartFrom } from './start-from.tsx';

const NO_WORDS: readonly string[] = [];

/** The start of the desk: a position of your own, a scenario file, or a worked question. */
export function DeskStart({ game }: { readonly game: Game }): ReactNode {
  const texts = useDeskTexts();
  const { language } = useSettings();
  return (
    <Page title={texts.title} game={game.texts[language].name}>
      <p>{texts.intro}</p>
      <Sheet title={texts.setUp}>
        <div className={styles['own']}>
          <StartFrom game={game} />
          <OpenScenario />
        </div>
      </Sheet>
      <QuestionList game={game} words={NO_WORDS} />
    </Page>
  );
}

function OpenScenario(): ReactNode {
  const texts = useDeskTexts();
  const { language } = useSettings();
  const [found, setFound] = useState<ReturnType<typeof readScenarioFile>>();
  const matches = useMatchFiles();
  const open = async (file: File) => {
    const text = await file.text().catch(() => '');
    if (isMatchFile(text)) return matches.open(file);
    const read = readScenarioFile(text);
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
        {problems === undefined
          ? undefined
          : `${texts.fileProblem} ${problems.map((problem) => formatProblemText(problem, language)).join(' ')}`}
      </ProblemNote>
      {scenarios.length > 0 && (
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
      )}
      {matches.above}
      {isOver && <p className={drop['drop']}>{texts.dropFile}</p>}
    </>
  );
}
