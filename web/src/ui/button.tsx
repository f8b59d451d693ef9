import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

interface Look {
  readonly look?: 'plain' | 'main' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly isWide?: boolean;
  readonly isBig?: boolean;
}

interface ButtonProps extends Look, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly children?: ReactNode;
  /** Gets the focus when its dialog opens. */
  readonly 'data-first'?: boolean;
}

/** A button that looks like a paper tag; without children it needs an `aria-label`. */
export function Button({ look, icon, isWide, isBig, children, ...rest }: ButtonProps): ReactNode {
  const hasText = children !== undefined;
  return (
    <button
      type="button"
      className={classOf({ look, isWide, isBig }, hasText)}
      title={hasText ? undefined : rest['aria-label']}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      {hasText && <span>{children}</span>}
    </button>
  );
}

interface LinkButtonProps extends Look {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, children, icon, ...look }: LinkButtonProps): ReactNode {
  return (
    <Link href={to} className={classOf(look, true)}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}

function classOf(
  { look = 'plain', isWide = false, isBig = false }: { [K in keyof Look]: Look[K] | undefined },
  hasText: boolean,
): string {
  return [
    styles['button'],
    look === 'plain' ? '' : styles[look],
    hasText ? '' : styles['bare'],
    isWide ? styles['wide'] : '',
    isBig ? styles['big'] : '',
  ].join(' ');
}
