/** The tables of docs/scale.md add up: each is computed anew from the figures that the page names. */
import { expect, test } from '@jest/globals';
import { read } from './sources.mjs';

const page = read('docs/scale.md');
const number = (/** @type {string} */ text) => Number(text.replaceAll(/[,*]/g, ''));

/** The rows of the table whose head begins with these words. @param {string} head @returns {string[][]} cells */
function rowsBelow(head) {
  const lines = page.slice(page.indexOf(`\n| ${head}`) + 1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** Documents of an order, by the sentence before the tables. */
const [, readCount, writeCount, deleteCount] =
  /(\d+) documents read, (\d+) written, (\d+) deleted later/.exec(page)?.map(Number) ?? [];
const daysOfMonth = 30;

test('a day of orders is so many a second, and so many writes', () => {
  const writes = Number(writeCount) + Number(deleteCount);
  expect(page).toContain(`writes and deletes a second (${writes} an order)`);
  const rows = rowsBelow('Orders a day | in the busiest hour');
  expect(rows).toHaveLength(3);
  for (const [day = '', hour = '', second = '', , written = ''] of rows) {
    expect(number(hour)).toBe(number(day) * 0.12);
    expect(number(second)).toBeCloseTo((number(hour) / 3600) * 1.5, 2);
    expect(number(written)).toBe(Math.round(number(second) * writes));
  }
});

/** Dollars for 1,000 orders that follow calls, without steps. */
function variable() {
  const per = { 100000: 1e5, 'a million': 1e6 };
  const prices = rowsBelow('| Price | For 1,000 orders').slice(0, -1);
  return prices.map(([what = '', price = '', cost = '']) => {
    const [units = '', dollars = ''] = cost.split(': ');
    const [, amount = '', of = ''] = /^([\d.]+) (?:for )?(.+)$/.exec(price) ?? [];
    const divisor = per[/** @type {keyof typeof per} */ (of.replaceAll(',', ''))] ?? 1;
    return { what, told: number(dollars), is: (number(units.replace(' GB', '')) * number(amount)) / divisor };
  });
}

test('1,000 orders cost the sum of what they read, write and call', () => {
  const items = variable();
  expect(items).toHaveLength(8);
  for (const { told, is } of items) expect(told).toBeCloseTo(is, 3);
  const units = rowsBelow('| Price | For 1,000 orders').map(([, , cost = '']) => cost.split(':')[0]);
  expect(units.slice(0, 3).map((count = '') => number(count) / 1000)).toEqual([
    readCount,
    writeCount,
    deleteCount,
  ]);
  expect(page).toContain(`| **together** | | **${items.reduce((sum, { is }) => sum + is, 0).toFixed(2)}** |`);
});

/** @param {number} count @param {readonly (readonly [from: number, price: number])[]} steps */
const inSteps = (count, steps) =>
  steps.reduce(
    (sum, [from, price], index) =>
      sum + Math.max(0, Math.min(count, steps[index + 1]?.[0] ?? Infinity) - from) * price,
    0,
  );
const assessments = (/** @type {number} */ count) =>
  count <= 10_000 ? 0 : 8 + Math.max(0, count - 100_000) * 0.001;

test('a month costs the sum of its parts, App Check, people and logs too', () => {
  const calls = variable().reduce((sum, { is }) => sum + is, 0);
  const rows = rowsBelow('Orders a day | variable, a month');
  expect(rows).toHaveLength(3);
  for (const [day = '', ...cells] of rows) {
    const orders = number(day) * daysOfMonth;
    const [onCalls, onChecks, onPeople, onLogs, idle, stored, first, last] = cells.map(number);
    const storage = ((number(day) * 365 * 25e3) / 1e9) * 0.18;
    const parts = [
      (orders / 1000) * calls,
      assessments(2 * orders),
      inSteps(orders / 3, [
        [50_000, 0.0055],
        [100_000, 0.0046],
        [1_000_000, 0.0032],
      ]),
      Math.max(0, (orders * 70e3) / 2 ** 30 - 50) * 0.5,
      10,
      storage,
    ];
    const told = [onCalls, onChecks, onPeople, onLogs, idle, stored];
    for (const [index, is] of parts.entries())
      expect(Math.abs(Number(told[index]) - is)).toBeLessThanOrEqual(Math.max(0.5, is / 500));
    const sum = parts.reduce((one, other) => one + other, 0);
    expect(Math.abs(Number(first) - sum / (orders / 1000))).toBeLessThan(0.01);
    expect(Math.abs(Number(last) - (sum + 7 * storage) / (orders / 1000))).toBeLessThan(0.01);
  }
});

test('with the default life of its tokens App Check costs what the page warns of', () => {
  const ofDay = (/** @type {number} */ orders) =>
    Math.round(assessments(10 * orders * daysOfMonth)).toLocaleString('en');
  expect(page.replaceAll(/\s+/g, ' ')).toContain(
    `${ofDay(1000)} a month for 1,000 orders a day, ${ofDay(100_000)} for 100,000`,
  );
});
