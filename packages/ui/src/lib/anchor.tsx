import type { ComponentPropsWithRef, ComponentType } from 'react';

/** What a link component must take; react-router's `Link` and `NavLink` do. */
export interface LinkLikeProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
}

/** A link component of the application's router. The design system itself knows no router. */
export type LinkLike = ComponentType<LinkLikeProps>;

/** Where something leads: `to` alone gives a plain `<a href>`, with `as` the application's own link. */
export interface LinkTarget {
  readonly to: string;
  readonly as?: LinkLike | undefined;
}

/** The one place where a link is drawn. */
export function Anchor({ as: As, to, ...rest }: LinkTarget & LinkLikeProps) {
  return As ? <As to={to} {...rest} /> : <a href={to} {...rest} />;
}
