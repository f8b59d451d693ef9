import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly shape?: 'card' | 'wide' | 'side';
  /** Drawn above the title. */
  readonly picture?: ReactNode;
  /** Below the content, visible however far it is scrolled. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A sheet over the page: the browser's own dialog, with its focus trap and Escape. The element
 * marked with `data-first` gets the initial focus.
 */
export function Dialog(props: DialogProps): ReactNode {
  const { title, closeLabel, onClose, shape = 'card', picture, foot, children } = props;
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
        // A second Escape closes the dialog without a cancel event.
        if (dialog.current?.open === false) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {picture}
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <Button variant="quiet" icon="close" aria-label={closeLabel} onClick={onClose} />
      </div>
      <Body titleId={titleId}>{children}</Body>
      {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
    </dialog>
  );
}

interface BodyProps {
  readonly titleId: string;
  readonly children: ReactNode;
}

/** Makes content without buttons focusable, so that keys can scroll it. */
function Body({ titleId, children }: BodyProps): ReactNode {
  const body = useRef<HTMLDivElement>(null);
  const [isStop, setIsStop] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (element === null) return;
    const update = () => {
      const isLong = element.scrollHeight > element.clientHeight;
      setIsStop(isLong && element.querySelector('a, button, input, select, summary') === null);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  const stop = isStop ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {};
  return (
    <div ref={body} className={styles['body']} {...stop}>
      {children}
    </div>
  );
}
