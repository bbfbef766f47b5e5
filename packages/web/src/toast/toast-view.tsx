/** Lazy chunk: react-toastify in its own small root, so that toasts outlive whatever page made them. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IconCircleAlert, IconCircleCheck, IconInfo, IconLoader } from '@basket/ui';
import { toast as show, ToastContainer, Slide } from 'react-toastify/unstyled';
import { useLanguage } from '../texts/use-language';
import { t } from '../texts';
import 'react-toastify/ReactToastify.css';
import './toast.css';
import { maxToasts, type ToastAction, type ToastKind } from './toast-kinds';
import { turnOf, type ShownToast } from './toast-turn';

const icons = { success: IconCircleCheck, error: IconCircleAlert, info: IconInfo, loading: IconLoader };

const host = document.createElement('div');
host.className = 'basket-toasts';
host.setAttribute('popover', 'manual');
document.body.append(host);
let isThere = false;
const root = createRoot(host, {
  // React tells the root that is rendered next of what another one could not take over: an error boundary of that one has shown it.
  onRecoverableError: (error) => {
    if (isThere) reportError(error);
  },
});
function Messages() {
  useLanguage();
  return (
    <ToastContainer
      position="top-center"
      limit={maxToasts}
      transition={Slide}
      hideProgressBar
      newestOnTop
      closeOnClick
      closeButton={false}
      pauseOnFocusLoss={false}
      aria-label={t('toast.messages')}
    />
  );
}
// Toasts requested before the container exists are lost.
flushSync(() => root.render(<Messages />));
isThere = true;

/** The text and, with an action, one button. A press anywhere closes the message. */
const contentOf = (text: string, action: ToastAction | undefined) =>
  action === undefined ? (
    text
  ) : (
    <span className="basket-toast-words" lang={action.lang}>
      {text}
      <button type="button" className="basket-toast-action" onClick={action.run}>
        {action.label}
      </button>
    </span>
  );

interface Toast {
  readonly id: string;
  /** Milliseconds on screen; false: until it is closed. */
  readonly duration: number | false;
  readonly action: ToastAction | undefined;
  /** As on a page of admins or partners. @default whether this is one */
  readonly isOfStaff?: boolean;
}

let isRaised = false;

/**
 * Puts the messages into an open dialog, outside of which nothing can be pressed, until that closes.
 */
function comeWithinReach(): void {
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  if (!dialog || dialog.contains(host)) return;
  // Not in the dialog itself, which lays its parts out.
  (dialog.firstElementChild ?? dialog).append(host);
  isRaised = false;
  const goBack = (): void => {
    if (!dialog.contains(host)) return;
    document.body.append(host);
    isRaised = false;
    raise();
  };
  dialog.addEventListener('close', goBack, { once: true });
}

/** In front of every dialog: what opens last lies on top of the browser's top layer. */
function raise(): void {
  if (!('showPopover' in host)) return; // an older browser: messages stay below dialogs
  if (isRaised) host.hidePopover();
  host.showPopover();
  isRaised = true;
}

const isStaffPage = (): boolean => /^(\/..)?\/(admin|delivery)(\/|$)/.test(window.location.pathname);

/**
 * Where the cart's bar is, a message stands above it, free of header and search. Staff have the next step of their work there, and a sheet
 * has its buttons there.
 */
const placeOf = (isOfStaff: boolean): 'top-center' | 'bottom-center' =>
  isOfStaff ||
  window.matchMedia('(min-width: 1024px)').matches ||
  document.querySelector('dialog[open]') !== null
    ? 'top-center'
    : 'bottom-center';

/** A keyboard is higher; a browser's own bar, or a rounded pixel, is none. */
const lowestKeyboardPx = 60;

/** Phones lay their keyboard over the lower edge of the page; messages stand above it. */
function keepAboveKeyboard(viewport: VisualViewport): void {
  const keep = (): void => {
    const hiddenPx = Math.round(window.innerHeight - viewport.offsetTop - viewport.height);
    const hasKeyboard = hiddenPx >= lowestKeyboardPx;
    host.toggleAttribute('data-keyboard', hasKeyboard);
    host.style.setProperty('--keyboard', hasKeyboard ? `${hiddenPx}px` : '0px');
  };
  viewport.addEventListener('resize', keep);
  viewport.addEventListener('scroll', keep);
  keep();
}
if (window.visualViewport) keepAboveKeyboard(window.visualViewport);

const shown = new Map<string, ShownToast>();
show.onChange(({ id, status }) => {
  if (status === 'removed') shown.delete(String(id));
});

/** The latest message that waits until an error was readable. */
let waiting: { readonly id: string; readonly timer: number } | null = null;

function forgetWaiting(): void {
  if (waiting) window.clearTimeout(waiting.timer);
  waiting = null;
}

export function showToast(kind: ToastKind, text: string, asked: Toast): void {
  const { id, duration, action, isOfStaff = isStaffPage() } = asked;
  const onScreen = [...shown.values()].filter((other) => show.isActive(other.id));
  const { waitMs, replaces } = turnOf({ id, kind, isOfStaff }, onScreen, Date.now());
  if (kind === 'success' || kind === 'info') forgetWaiting();
  if (waitMs > 0) {
    const later = (): void => showToast(kind, text, asked);
    waiting = { id, timer: window.setTimeout(later, waitMs) };
    return;
  }
  const Icon = icons[kind];
  const options = {
    toastId: id,
    autoClose: duration,
    icon: <Icon aria-hidden />,
    className: `basket-toast basket-toast-${kind}`,
    position: placeOf(isOfStaff),
    role: kind === 'error' ? 'alert' : 'status',
  };
  const content = contentOf(text, action);
  const [replaced, ...others] = replaces;
  others.forEach(closeToast);
  if (action) comeWithinReach();
  raise();
  if (replaced !== undefined) {
    shown.delete(replaced);
    // At once: the library would wait for a tenth of a second, in which another one may take the same place.
    show.update(replaced, {
      ...options,
      type: kind === 'loading' ? 'default' : kind,
      render: content,
      delay: null,
    });
  } else if (kind === 'loading') show(content, { ...options, closeOnClick: false, draggable: false });
  else show[kind](content, options);
  shown.set(id, { id, kind, isOfStaff, shownAtMs: Date.now() });
}

export function closeToast(id: string): void {
  if (waiting?.id === id) forgetWaiting();
  show.dismiss(id);
}
