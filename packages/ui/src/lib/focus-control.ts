import type { MouseEvent } from 'react';

/** Focuses the control when the icon or the padding of its box is pressed. Not a `<label>`, whose content would become part of the name. */
export function focusControl(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (target instanceof Element && target.closest('button,input,a')) return;
  currentTarget.querySelector('input')?.focus();
}
