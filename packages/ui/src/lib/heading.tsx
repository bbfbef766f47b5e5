import type { ComponentPropsWithRef } from 'react';

/** Which heading a title is; screens keep the levels in order, the look does not depend on them. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading whose level the place decides. */
export function Heading({ level, ...rest }: ComponentPropsWithRef<'h2'> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
