import type { ElementType } from 'react';
import { cx } from '../lib/cx';
import type { PropsAs } from '../lib/heading';
import styles from './stack.module.css';

/** A step of the scale of spaces: 4 is `--s-4`, 16 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6;

interface StackLook {
  /** Space between the parts. */
  readonly gap: Gap;
  /** Space to the edges of a Panel without padding. @default false */
  readonly isInset?: boolean | undefined;
  /** Text of 14 px. @default false */
  readonly isSmall?: boolean | undefined;
  /** Figures of equal widths. @default false */
  readonly isNumeric?: boolean | undefined;
}

interface RowLook extends StackLook {
  /** Space between the lines, if it is another one. */
  readonly rowGap?: 1 | 2 | undefined;
  /** `stretch`: parts are as high as the highest of their line. @default center */
  readonly align?: 'center' | 'baseline' | 'stretch' | undefined;
  /** Where the parts stand in a wider line: the first and the last at its edges, or all at its end. @default at its start */
  readonly justify?: 'between' | 'atEnd' | undefined;
  /** Never goes on in a second line. @default false */
  readonly isOneLine?: boolean | undefined;
}

export type StackProps<As extends ElementType = 'div'> = PropsAs<StackLook, As>;
export type RowProps<As extends ElementType = 'div'> = PropsAs<RowLook, As>;

const lookOf = ({ gap, isInset, isSmall, isNumeric }: StackLook): string =>
  cx(styles[`gap${gap}`], isInset && styles.inset, isSmall && styles.small, isNumeric && styles.numeric);

/** Parts below each other, as wide as their place and never wider. `as` is the element or component. @default as div */
export function Stack<As extends ElementType = 'div'>(props: StackProps<As>) {
  const { as, gap, isInset, isSmall, isNumeric, ...rest } = props;
  const Element: ElementType = as ?? 'div';
  return <Element className={cx(styles.stack, lookOf({ gap, isInset, isSmall, isNumeric }))} {...rest} />;
}

/** Parts beside each other, in several lines where they need them. `as` is the element or component. @default as div */
export function Row<As extends ElementType = 'div'>(props: RowProps<As>) {
  const {
    as,
    gap,
    isInset,
    isSmall,
    isNumeric,
    rowGap,
    align = 'center',
    justify,
    isOneLine,
    ...rest
  } = props;
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      className={cx(
        styles.row,
        !isOneLine && styles.wraps,
        align !== 'stretch' && styles[align],
        justify && styles[justify],
        lookOf({ gap, isInset, isSmall, isNumeric }),
        rowGap && styles[`rowGap${rowGap}`],
      )}
      {...rest}
    />
  );
}
