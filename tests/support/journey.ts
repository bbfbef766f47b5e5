import { types } from 'node:util';
import type { Browser } from 'playwright-core';
import { Person, type PersonOptions } from './browser';

export interface Stage {
  /** Opens a browser context for a new person. */
  readonly arrive: (name: string, options?: PersonOptions) => Promise<Person>;
}

/** The worker's browser, from browser-environment.mjs. */
declare const openChromium: () => Promise<Browser>;

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);

/**
 * A test in which people use the shop. A failure saves screenshots in `.local/test-artifacts`. It also fails if a
 * browser reported an unexpected error, even if every step worked.
 */
export function journey(title: string, story: (stage: Stage) => Promise<void>, timeoutMs = 120_000): void {
  test(
    title,
    async () => {
      const people: Person[] = [];
      const browser = await openChromium();
      const stage: Stage = {
        arrive: async (name, options) => {
          const person = await Person.arrive(browser, name, options);
          people.push(person);
          return person;
        },
      };
      try {
        await withinTime(story(stage), timeoutMs - 10_000);
        expect(people.flatMap((person) => person.unexpectedProblems())).toEqual([]);
      } catch (error) {
        throw await withEvidence(error, title, people);
      } finally {
        await Promise.all(people.map((person) => person.leave()));
      }
    },
    timeoutMs,
  );
}

/** Times out before Jest does, so that there is time for screenshots. */
async function withinTime(story: Promise<void>, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The journey took more than ${limitMs / 1000} s`)), limitMs);
  });
  try {
    await Promise.race([story, limit]);
  } finally {
    clearTimeout(timer);
  }
}

/** The error with screenshots of all people, and what their pages told them: a picture may not outlive the machine. */
async function withEvidence(error: unknown, title: string, people: readonly Person[]): Promise<Error> {
  const evidence = await Promise.all(
    people.map(async (person) => {
      const picture = await person
        .photograph(fileName(title))
        .catch((cause: unknown) => `no picture: ${String(cause)}`);
      const notices = await person.notices().catch((cause: unknown) => `no notices: ${String(cause)}`);
      const messages = await person.messages().catch((cause: unknown) => `no messages: ${String(cause)}`);
      const content = await person.content().catch((cause: unknown) => `no content: ${String(cause)}`);
      return [
        `${person.name} at ${person.page.url()}: ${picture}`,
        ...(notices === '' ? [] : [`${person.name} is told: ${notices}`]),
        ...(messages === '' ? [] : [`${person.name} was told: ${messages}`]),
        ...person.waitsFor().map((request) => `${person.name} waits for: ${request}`),
        ...person.unexpectedProblems(),
        `${person.name} sees:\n${content}`,
      ];
    }),
  );
  // Playwright's errors come from outside the test's realm.
  const failure = types.isNativeError(error) ? error : new Error(String(error));
  const message = [failure.message, '', ...evidence.flat()].join('\n');
  // Reports print the stack, which repeats the message.
  if (failure.stack) failure.stack = failure.stack.replace(failure.message, () => message);
  failure.message = message;
  return failure;
}
