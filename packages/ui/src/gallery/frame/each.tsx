import { createElement, Fragment, type ComponentType, type ReactNode } from 'react';

/**
 * A component once for each value of one of its props, in the order of `others`. The compiler asks for a value that is missing.
 *
 * @param others the props besides, by the value
 */
export const each = <Props extends object, Name extends keyof Props>(
  Shown: ComponentType<Props>,
  name: Name,
  others: Readonly<Record<Extract<Props[Name], string>, Omit<Props, Name>>>,
): ReactNode =>
  createElement(
    Fragment,
    null,
    ...Object.entries<Omit<Props, Name>>(others).map(([value, props]) =>
      createElement(Shown, { ...props, [name]: value } as Props),
    ),
  );
