import type { ComponentPropsWithRef, ElementType } from 'react';

/**
 * Own props of a component, with those of the element or component that `as` names. The class is the component's own: what needs
 * another one is no case for it.
 */
export type PropsAs<Own, As extends ElementType> = Own & { readonly as?: As } & Omit<
    ComponentPropsWithRef<As>,
    keyof Own | 'as' | 'className'
  >;

/** The level of a heading; it does not change the look. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading with a variable level. */
export function Heading({ level, ...rest }: ComponentPropsWithRef<'h2'> & { level: HeadingLevel }) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} />;
}
