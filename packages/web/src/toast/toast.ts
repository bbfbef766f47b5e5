import { reportProblem } from '../platform/report-problem';
import { actionMs, adminSuccessMs, toastDurations, type ToastAction, type ToastKind } from './toast-kinds';
import type * as ToastView from './toast-view';

/*
 * Short messages at the top of the page, on phones at its lower edge (toast-view.tsx). The library comes with the first message; the first
 * touch or key of a visit fetches it ahead, so that 'No connection' can be shown too.
 */

let loading: Promise<typeof ToastView> | null = null;

function loadView(): Promise<typeof ToastView> {
  loading ??= import(/* webpackChunkName: "toasts" */ './toast-view').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

let nextId = 1;

export interface ToastOptions {
  /** @default the duration of its kind, or longer with an action */
  readonly durationMs?: number;
  readonly action?: ToastAction;
}

const durationOf = (kind: ToastKind): number | false =>
  kind === 'success' && /^(\/..)?\/admin\b/.test(window.location.pathname)
    ? adminSuccessMs
    : toastDurations[kind];

function show(
  kind: ToastKind,
  text: string,
  { durationMs, action }: ToastOptions = {},
): { readonly done: () => void } {
  // What is said again takes the place of what was said, with its time and its action.
  const id = kind === 'loading' ? `loading-${nextId++}` : `${kind} ${text}`;
  const shown = loadView().then(
    (view) => {
      view.showToast(kind, text, {
        id,
        duration: durationMs ?? (action ? actionMs : durationOf(kind)),
        action,
      });
      return view;
    },
    (error: unknown) => {
      reportProblem(`The message "${text}" could not be shown`, error);
      return null;
    },
  );
  return { done: () => void shown.then((view) => view?.closeToast(id)) };
}

export const toast = {
  success: (text: string, options?: ToastOptions): void => void show('success', text, options),
  error: (text: string, options?: ToastOptions): void => void show('error', text, options),
  info: (text: string, options?: ToastOptions): void => void show('info', text, options),
  /** Stays until `done()`. */
  loading: (text: string): { readonly done: () => void } => show('loading', text),
};

/** Fetches the library at the first touch or key. */
export function prepareToasts(): void {
  const prepare = (): void => void loadView().catch(() => undefined); // the first message tries again
  window.addEventListener('pointerdown', prepare, { once: true, passive: true });
  window.addEventListener('keydown', prepare, { once: true, passive: true });
}
