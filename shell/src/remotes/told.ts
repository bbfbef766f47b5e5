import { notePageError } from '../page-errors/noted';

/** The answer of a remote's own code, or `instead` where it throws: that is noted, and costs nobody else anything (rule: remotes-isolated). */
export function told<Answer>(ask: () => Answer, instead: Answer): Answer {
  try {
    return ask();
  } catch (error) {
    notePageError(error);
    return instead;
  }
}
