import { drawOrderNumber, orderNumberPath, refuse } from '@basket/domain';
import * as v from 'valibot';
import { RefusedError } from '../platform/errors';
import type { UnitOfWork } from '../platform/unit-of-work';

/** `orderNumbers/{number}`: reserves a number for one order. */
export const orderNumberSchema = v.strictObject({ orderId: v.string(), at: v.number() });

const candidatesPerRound = 8;

/**
 * A number that nobody has: eight draws read in one round trip, first with four digits, then, on a full
 * day, with five. The reservation is created in the order's own commit, so a race for the same number
 * makes one of the two try again.
 */
export async function drawFreeOrderNumber(
  unit: UnitOfWork,
  now: number,
  randomInt: (below: number) => number,
): Promise<string> {
  for (const digits of [4, 5] as const) {
    const drawn = new Set<string>();
    const wanted = digits === 4 ? 1 : candidatesPerRound;
    for (let round = 0; round < 2; round += 1) {
      const count = round === 0 ? wanted : candidatesPerRound * 4;
      const candidates = Array.from({ length: count }, () => drawOrderNumber(now, digits, randomInt)).filter(
        (number) => !drawn.has(number),
      );
      const unique = [...new Set(candidates)];
      for (const number of unique) drawn.add(number);
      const taken = await unit.getAll(orderNumberSchema, unique.map(orderNumberPath));
      const free = unique.find((_number, index) => taken[index] === null);
      if (free) return free;
    }
  }
  throw new RefusedError(refuse('order_numbers_exhausted').refusal);
}
