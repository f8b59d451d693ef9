import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import type { OpenedFile } from '../files/open-file.ts';
import { useDroppedFiles } from '../files/use-dropped-files.ts';
import { useTexts } from '../texts/use-texts.ts';
import styles from './file-drop.module.css';

const FileProblemDialog = lazy(async () => ({
  default: (await import('../files/file-problem-dialog.tsx')).FileProblemDialog,
}));

export interface FileOpener {
  open(file: File): void;
  /** The layer above the street: the drop area, or a problem with a file. */
  readonly above: ReactNode;
}

type FileProblem = Extract<OpenedFile, { problem: unknown }> & { readonly name: string };

/** Opens match files, selected or dropped anywhere on the street. */
export function useFileOpener(): FileOpener {
  const { street } = useTexts();
  const { open, above } = useMatchFiles();
  const isOver = useDroppedFiles(open);
  return {
    open,
    above: (
      <>
        {isOver && <p className={styles['drop']}>{street.dropFile}</p>}
        {above}
      </>
    ),
  };
}

/** Opens match files; what is above the page is the problem with the latest one. */
export function useMatchFiles(): FileOpener {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<FileProblem>();
  const open = useCallback(
    (file: File) =>
      void import('../files/open-file.ts')
        .then(({ openFile }) => openFile(file))
        .catch((): OpenedFile => ({ problem: { is: 'unreadable' } }))
        .then((opened) => {
          if ('address' in opened) navigate(opened.address);
          else setProblem({ ...opened, name: file.name });
        }),
    [navigate],
  );
  return {
    open,
    above: problem !== undefined && (
      <Suspense>
        <FileProblemDialog {...problem} onClose={() => setProblem(undefined)} />
      </Suspense>
    ),
  };
}
