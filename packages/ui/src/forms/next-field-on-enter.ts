import type { KeyboardEvent } from 'react';

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (element: Element): element is FieldElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/**
 * Key handler of a form that does something weighty, such as ordering: Enter in a field, the Go key of a phone, leads to the
 * next field, and behind the last one to the button that sends. Only that button sends the form.
 */
export function nextFieldOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.isDefaultPrevented()) return;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  event.preventDefault();
  const elements = [...currentTarget.elements].filter(
    (element): element is FieldElement | HTMLButtonElement =>
      (isField(element) || (element instanceof HTMLButtonElement && element.type === 'submit')) &&
      !element.disabled,
  );
  for (const next of elements.slice(elements.indexOf(target) + 1)) {
    // The radio buttons of a group are one stop; what is hidden on this device takes no focus.
    if (next instanceof HTMLInputElement && next.type === 'radio' && !next.checked) continue;
    next.focus();
    if (document.activeElement === next) return;
  }
}
