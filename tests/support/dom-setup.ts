import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { watchClocks } from './silent-clocks';

// Screens of lazily loaded parts need more than the usual second on a busy machine.
configure({ asyncUtilTimeout: 4000 });

// As index.html says it: a page in another language asks for its texts.
document.documentElement.lang = 'en-IN';

/** jsdom has no layout, so functions that depend on it get harmless replacements. */
const noLayout = {
  matchMedia: (query: string): MediaQueryList =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  scrollTo: () => undefined,
  ResizeObserver: class {
    observe(): void {
      return;
    }
    unobserve(): void {
      return;
    }
    disconnect(): void {
      return;
    }
  },
  IntersectionObserver: class {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    observe(): void {
      return;
    }
    unobserve(): void {
      return;
    }
    disconnect(): void {
      return;
    }
    takeRecords(): IntersectionObserverEntry[] {
      return [];
    }
  },
};
Object.defineProperty(Element.prototype, 'scrollIntoView', { value: () => undefined, configurable: true });
for (const [name, value] of Object.entries(noLayout))
  Object.defineProperty(window, name, { value, configurable: true, writable: true });

// Modal dialogs: the `open` state and the `close` event.
const dialogMethods: Partial<HTMLDialogElement> & ThisType<HTMLDialogElement> = {
  show() {
    this.open = true;
  },
  showModal() {
    this.open = true;
  },
  close(returnValue) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  },
};
for (const [name, value] of Object.entries(dialogMethods))
  if (!(name in HTMLDialogElement.prototype))
    Object.defineProperty(HTMLDialogElement.prototype, name, { value, configurable: true, writable: true });

const ticked = watchClocks(document);
afterEach(() => expect(ticked()).toEqual([]));
