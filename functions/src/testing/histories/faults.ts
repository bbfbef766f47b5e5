import type { Services } from '../../platform/services';

/** A source of chance that can be run again: the seed is printed with every history. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // mulberry32: small, fast, good enough to shuffle a history.
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(random: () => number, items: readonly T[]): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

/** The instance stops after its commit: the answer is lost and nothing retries. */
export class CrashError extends Error {
  override readonly name = 'CrashError';
}

/**
 * Commits that fail before they happen, that happen and whose answer is lost, and instances that die
 * right after one.
 */
export function withFaults(services: Services, random: () => number): Services {
  const unavailable = (): Error => Object.assign(new Error('unavailable'), { code: 14 });
  return {
    ...services,
    commit: async (send) => {
      const fate = random();
      if (fate < 0.05) throw unavailable();
      await send();
      if (fate < 0.1) throw unavailable();
      if (fate < 0.13) throw new CrashError('died after its commit');
    },
  };
}

export type Answer<T> =
  | { readonly kind: 'ok'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown' };

export interface HistoryEvent<T> {
  readonly at: number;
  readonly name: string;
  readonly answer: Answer<T>;
}

/** Tries as a browser does: the same operation id until there is an answer, at most so many times. */
export async function untilAnswered<T>(
  attempt: () => Promise<T>,
  refusalCode: (error: unknown) => string | null,
  most = 6,
): Promise<Answer<T>> {
  for (let tries = 1; tries <= most; tries += 1) {
    try {
      return { kind: 'ok', value: await attempt() };
    } catch (error) {
      const code = refusalCode(error);
      if (code !== null) return { kind: 'refused', code };
      if (!(error instanceof CrashError)) throw error;
    }
  }
  return { kind: 'unknown' };
}

/** Runs `clients` workers that take numbered turns until all are taken. */
export async function inTurns(
  clients: number,
  turns: number,
  act: (turn: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < turns) {
        const turn = next++;
        await act(turn);
      }
    }),
  );
}
