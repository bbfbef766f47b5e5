import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor, type LinkLikeProps, type LinkTarget } from '../lib/anchor';
import { cx } from '../lib/cx';
import styles from './icon-button.module.css';

/** The look of a control that is only an icon. */
export interface IconLook {
  /** Its action in words: the accessible name and the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  /** 32, 40 or 44 px square; the touch area is always 44 px. @default m */
  readonly size?: 's' | 'm' | 'l' | undefined;
  /** `onBrand` on the deep green band, `danger` for removing. */
  readonly tone?: 'plain' | 'onBrand' | 'danger' | undefined;
}

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, IconLook {}

export type IconLinkProps = Omit<LinkLikeProps, 'children'> & LinkTarget & IconLook;

function iconClasses({ size = 'm', tone = 'plain' }: Pick<IconLook, 'size' | 'tone'>, className?: string) {
  return cx(styles.control, styles[size], styles[tone], className);
}

/** A button that is only an icon. */
export function IconButton({ label, icon, size, tone, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={iconClasses({ size, tone }, className)}
    >
      {icon}
    </button>
  );
}

/** A link that is only an icon. */
export function IconLink({ label, icon, size, tone, className, ...rest }: IconLinkProps) {
  return (
    <Anchor aria-label={label} title={label} {...rest} className={iconClasses({ size, tone }, className)}>
      {icon}
    </Anchor>
  );
}
