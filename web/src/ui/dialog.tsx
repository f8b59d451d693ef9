import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly shape?: 'card' | 'wide' | 'side';
  /** Drawn above the title. */
  readonly picture?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sheet laid over the page: the browser's own dialog, with its focus trap and Escape. What is
 * marked with `data-first` has the focus at first.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { title, closeLabel, onClose, shape = 'card', picture, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open) return;
    element.showModal();
    element.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => element.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${shape === 'card' ? '' : styles[shape]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser asked twice to close it does so without asking back.
        if (dialog.current?.open === false) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {picture}
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <Button look="quiet" icon="close" aria-label={closeLabel} onClick={onClose} />
      </div>
      <div className={styles['body']}>{children}</div>
    </dialog>
  );
}
