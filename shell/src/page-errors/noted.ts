import { afterFirstView } from '@basket/web';

type Listener = (error: unknown) => void;

const waiting: unknown[] = [];
let isLoading = false;
let listener: Listener = (error) => {
  waiting.push(error);
  if (!isLoading) afterFirstView(loadReporter);
  isLoading = true;
};

/** Most visits meet no error, and load nothing for it. */
function loadReporter(): void {
  import(/* webpackChunkName: "page-errors" */ './report').then(
    ({ reportPageErrors }) => {
      listener = reportPageErrors();
      waiting.splice(0).forEach(listener);
    },
    // The page may be offline: the errors wait for the next one. They stand in the console.
    () => (isLoading = false),
  );
}

/** Notes an error that a boundary shows; React reports those to the console only. */
export const notePageError = (error: unknown): void => listener(error);

/** From now on errors that nobody catches are noted (rule: page-errors-told). */
export function watchPageErrors(): void {
  addEventListener('error', ({ error, message }) => listener(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => listener(reason));
}
