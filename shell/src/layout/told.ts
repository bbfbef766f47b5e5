import { notePageError } from '../page-errors/noted';

/**
 * Asks a remote's own code. Where it throws, that is noted, and costs nobody else anything (rule: remotes-isolated).
 *
 * @param instead for the answer that did not come
 */
export function told<Answer>(ask: () => Answer, instead: Answer): Answer {
  try {
    return ask();
  } catch (error) {
    notePageError(error);
    return instead;
  }
}
