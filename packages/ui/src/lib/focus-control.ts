import type { MouseEvent } from 'react';

/** Presses on the icon or the air of a box go to the text in it. Not a `<label>`: its content would join the name. */
export function focusControl(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (target instanceof Element && target.closest('button, input, a')) return;
  currentTarget.querySelector('input')?.focus();
}
