import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

export type MenuAlign = 'start' | 'end';

/** Distance between button and menu, and between menu and the edge of the window. */
const gapPx = 4;
const edgePx = 8;

interface MenuPopover {
  /** The entry to focus on opening, unless one is chosen already; null while it is closed. */
  readonly opened: 'first' | 'last' | null;
  readonly align: MenuAlign;
  readonly triggerRef: RefObject<HTMLElement | null>;
  /** Called on a press outside. */
  readonly onDismiss: () => void;
}

/** Shows the menu above everything, beside its button, and keeps it there while the page scrolls. */
export function useMenuPopover({ opened, align, triggerRef, onDismiss }: MenuPopover) {
  const menuRef = useRef<HTMLDivElement>(null);
  const isOpen = opened !== null;

  useLayoutEffect(() => {
    const menu = menuRef.current;
    const trigger = triggerRef.current;
    if (!isOpen || !menu || !trigger) return undefined;
    // Without popovers (older browsers) the menu has a fixed position above the page.
    if ('showPopover' in menu) menu.showPopover();
    const place = () => placeBeside(menu, trigger, align);
    place();
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [isOpen, align, triggerRef]);

  useLayoutEffect(() => {
    const entries = [...(menuRef.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    const checked = entries.find((one) => one.getAttribute('aria-checked') === 'true');
    const entry = checked ?? (opened === 'last' ? entries.at(-1) : entries[0]);
    entry?.focus({ preventScroll: true });
  }, [opened]);

  const dismissIfElsewhere = useEffectEvent((event: PointerEvent) => {
    const path = event.composedPath();
    const isInside = [menuRef.current, triggerRef.current].some(
      (part) => part !== null && path.includes(part),
    );
    if (!isInside) onDismiss();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: PointerEvent) => dismissIfElsewhere(event);
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [isOpen]);

  return menuRef;
}

/** Below the button, or above it if there is more room, within the window. */
function placeBeside(menu: HTMLElement, trigger: HTMLElement, align: MenuAlign): void {
  const button = trigger.getBoundingClientRect();
  const { offsetWidth: width, scrollHeight: height } = menu;
  const below = window.innerHeight - button.bottom - gapPx - edgePx;
  const above = button.top - gapPx - edgePx;
  const isBelow = height <= below || below >= above;
  const left = align === 'start' ? button.left : button.right - width;
  const rightmost = document.documentElement.clientWidth - width - edgePx;
  Object.assign(menu.style, {
    left: `${Math.max(edgePx, Math.min(left, rightmost))}px`,
    top: isBelow ? `${button.bottom + gapPx}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - button.top + gapPx}px`,
    maxHeight: `${isBelow ? below : above}px`,
  });
}
