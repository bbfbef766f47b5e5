export type ToastKind = 'success' | 'error' | 'info' | 'loading';

/** Milliseconds on screen in the shop and for partners; loading stays until it is done. */
export const toastDurations: Readonly<Record<ToastKind, number | false>> = {
  success: 2000,
  error: 4000,
  info: 4000,
  loading: false,
};
/** Admins look at tables while they save: a success stays longer there. */
export const adminSuccessMs = 4000;
/** Long enough to read a message and reach for its action, on a slow phone too. */
export const actionMs = 8000;
export const maxToasts = 20;

/** An action that is still possible: 'Undo'. */
export interface ToastAction {
  readonly label: string;
  /** The language of message and label, as `lang` names it. @default the page's */
  readonly lang?: string;
  readonly run: () => void;
}
