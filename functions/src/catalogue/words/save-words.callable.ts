import { saveWords, sharedWords, type SharedWords } from '@basket/domain';
import { operation, orRefuse } from '../../platform/operation';
import { publicationMessage } from '../publication/publication-message';
import { decideWords } from './shared-words.decision';

/** The catalogue is published anew: its texts have the words of their language. */
export const saveWordsOperation = operation(saveWords, ['admin'], async ({ input, unit, now }) => {
  const stored = await unit.get(sharedWords, input.language);
  const words = orRefuse(decideWords(stored?.words ?? [], input.changes));
  unit.put(sharedWords.path(input.language), { words, updatedAt: now } satisfies SharedWords);
  unit.send(publicationMessage(now));
  return {};
});
