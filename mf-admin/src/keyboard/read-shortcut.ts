/** The action that a key asks for. */
export type Shortcut = 'palette' | 'search' | 'help';

/** Where typing means text. */
const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="menu"]') !== null);

/**
 * The shortcut of a key; null for any other. Keys without Ctrl or Cmd count only where nobody types and no dialog is open, and not
 * where this device has switched them off.
 */
export function readShortcut(event: KeyboardEvent, areSingleKeysOn: () => boolean): Shortcut | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, isComposing, defaultPrevented } = event;
  if (isComposing || defaultPrevented || altKey) return null;
  const isInDialog = document.querySelector('dialog[open]') !== null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey && !isInDialog ? 'palette' : null;
  if (isInDialog || isEditable(target) || !areSingleKeysOn()) return null;
  if (key === '/') return 'search';
  return key === '?' ? 'help' : null;
}
