import type { ComponentPropsWithRef } from 'react';

/** The level of a heading; it does not change the look. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading with a variable level. */
export function Heading({ level, ...rest }: ComponentPropsWithRef<'h2'> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
