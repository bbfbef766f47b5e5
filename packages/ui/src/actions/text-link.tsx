import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor, type LinkLikeProps, type LinkTarget } from '../lib/anchor';
import { cx } from '../lib/cx';
import styles from './text-link.module.css';

/** The look of an action that is only text. */
export interface TextLook {
  /** An icon before the text. */
  readonly leading?: ReactNode;
  /** An icon after the text. */
  readonly trailing?: ReactNode;
  /** 14 px (`s`) or 16 px. @default s */
  readonly size?: 's' | 'm' | undefined;
  /** `ink` if the context shows that it is a link, `danger` for removing, `onBrand` on the band. */
  readonly tone?: 'green' | 'ink' | 'danger' | 'onBrand' | undefined;
}

export type TextLinkProps = LinkTarget & LinkLikeProps & TextLook;

export interface TextButtonProps extends ComponentPropsWithRef<'button'>, TextLook {}

function textClasses({ size = 's', tone = 'green' }: Pick<TextLook, 'size' | 'tone'>, className?: string) {
  return cx(styles.text, styles[size], styles[tone], className);
}

/** A link on its own ('See all'). Links inside a sentence are plain anchors. */
export function TextLink({ leading, trailing, size, tone, className, children, ...rest }: TextLinkProps) {
  return (
    <Anchor {...rest} className={textClasses({ size, tone }, className)}>
      {leading}
      {children}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </Anchor>
  );
}

/** The same look for an action ('Change', 'Clear all'). */
export function TextButton({ leading, trailing, size, tone, className, children, ...rest }: TextButtonProps) {
  return (
    <button type="button" {...rest} className={textClasses({ size, tone }, className)}>
      {leading}
      {children}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </button>
  );
}
