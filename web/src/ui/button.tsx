import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';

interface Appearance {
  readonly variant?: 'plain' | 'main' | 'quiet' | 'danger';
  readonly icon?: IconName;
  readonly isWide?: boolean;
  readonly isBig?: boolean;
}

interface ButtonProps
  extends Appearance, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly children?: ReactNode;
  /** Gets the focus when its dialog opens. */
  readonly 'data-first'?: boolean;
}

/** A button that looks like a paper tag; without children it needs an `aria-label`. */
export function Button({
  variant,
  icon,
  isWide,
  isBig,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const hasText = children !== undefined;
  return (
    <button
      type="button"
      className={classOf({ variant, isWide, isBig }, hasText)}
      title={hasText ? undefined : rest['aria-label']}
      {...rest}
    >
      {icon !== undefined && <Icon name={icon} />}
      {hasText && <span>{children}</span>}
    </button>
  );
}

interface LinkButtonProps extends Appearance {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, children, icon, ...appearance }: LinkButtonProps): ReactNode {
  return (
    <Link href={to} className={classOf(appearance, true)}>
      {icon !== undefined && <Icon name={icon} />}
      <span>{children}</span>
    </Link>
  );
}

function classOf(
  {
    variant = 'plain',
    isWide = false,
    isBig = false,
  }: { [K in keyof Appearance]: Appearance[K] | undefined },
  hasText: boolean,
): string {
  return [
    styles['button'],
    variant === 'plain' ? '' : styles[variant],
    hasText ? '' : styles['bare'],
    isWide ? styles['wide'] : '',
    isBig ? styles['big'] : '',
  ].join(' ');
}
