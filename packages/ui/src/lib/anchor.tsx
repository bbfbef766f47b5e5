import type { ComponentPropsWithRef, ComponentType } from 'react';

/** Props of a link component, such as react-router's `Link` and `NavLink`. */
export interface LinkLikeProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
}

/** A link component of the application's router. The design system does not depend on a router. */
export type LinkLike = ComponentType<LinkLikeProps>;

/** The target of a link: `to` alone renders `<a href>`, with `as` the application's link. */
export interface LinkTarget {
  readonly to: string;
  readonly as?: LinkLike | undefined;
}

/** The link that all components of the design system use. */
export function Anchor({ as: As, to, ...rest }: LinkTarget & LinkLikeProps) {
  return As ? <As to={to} {...rest} /> : <a href={to} {...rest} />;
}
