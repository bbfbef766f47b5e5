import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<'horizontal' | 'vertical', Readonly<Record<string, 1 | -1>>>> = {
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
  vertical: { ArrowDown: 1, ArrowUp: -1 },
};

/**
 * Moves the focus among the elements that `selector` finds within `root`, by arrow keys (round at the ends when
 * horizontal), Home and End. Gives the index that has the focus now, or null when the key was for something else.
 */
export function moveFocus(
  event: KeyboardEvent,
  root: HTMLElement | null,
  selector: string,
  direction: 'horizontal' | 'vertical',
): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const elements = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const from = elements.findIndex((element) => element === document.activeElement);
  if (from < 0) return null;
  const step = steps[direction][event.key];
  const last = elements.length - 1;
  const wanted =
    event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : from + step;
  if (wanted === null) return null;
  event.preventDefault();
  const isOutside = wanted < 0 || wanted > last;
  const index = !isOutside ? wanted : direction === 'vertical' ? from : wanted < 0 ? last : 0;
  elements[index]?.focus();
  return index;
}
