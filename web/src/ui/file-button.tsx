import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';

interface FileButtonProps {
  readonly icon: IconName;
  /** `.json` */
  readonly accept: string;
  readonly onFile: ((file: File) => void) | undefined;
  readonly variant?: 'plain' | 'quiet';
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
}

/** A button that opens a file picker. */
export function FileButton({ accept, onFile, ...button }: FileButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Allows choosing the same file again.
          target.value = '';
          if (file !== undefined) onFile?.(file);
        }}
      />
    </>
  );
}
