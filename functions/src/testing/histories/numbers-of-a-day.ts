import { expect } from '@jest/globals';
import { orderNumberPattern } from '@basket/domain';
import { someInstant } from '@basket/domain/testing';
import { drawFreeOrderNumber } from '../../orders/order-numbers';
import { NumberLengths } from '../../platform/instance/number-lengths';
import { seededRandom } from './faults';

const random = seededRandom(20261122);
const randomInt = (below: number): number => Math.floor(random() * below);

/** The orders of a day over twenty instances, one of them started late: each number is free after few draws. */
export async function expectFewDraws(orders: number): Promise<void> {
  const taken = new Set<string>();
  const draws = { all: 0, late: 0, most: 0 };
  const isTaken = (drawn: string) => {
    draws.all += 1;
    return Promise.resolve(taken.has(drawn));
  };
  const instances = Array.from({ length: 20 }, () => ({ randomInt, numberLengths: new NumberLengths() }));
  const place = async (instance: (typeof instances)[number]): Promise<number> => {
    const before = draws.all;
    const drawn = await drawFreeOrderNumber(isTaken, someInstant, instance);
    if (!orderNumberPattern.test(drawn)) throw new Error(drawn);
    taken.add(drawn);
    return draws.all - before;
  };
  for (let order = 0; order < orders; order += 1) {
    const instance = instances[order % instances.length];
    if (instance) draws.most = Math.max(draws.most, await place(instance));
  }
  expect(taken.size).toBe(orders);
  expect(draws.all / orders).toBeLessThan(2);
  expect(draws.most).toBeLessThanOrEqual(6);
  const late = { randomInt, numberLengths: new NumberLengths() };
  for (let order = 0; order < 1000; order += 1) draws.late += await place(late);
  expect(draws.late / 1000).toBeLessThan(2);
}
