import {
  dayMs,
  hourMs,
  indiaDate,
  moneyLineDays,
  namedDifferences,
  startOfIndiaDay,
  type MoneyDifference,
  type MoneyLine,
  type PaymentFacts,
} from '@basket/domain';
import { openStoreGateway } from '../../platform/gateway/open-gateway';
import { GatewayError, type PaymentGateway } from '../../platform/payment-gateway.port';
import type { Services } from '../../platform/services';
import { UnitOfWork } from '../../platform/database/unit-of-work';
import { alertOperators, readPaymentState } from '../apply-payment';
import { learnPayment } from '../learn-payment';
import { learnRefundsOf } from '../refunds/learn-refunds';
import { differenceKey, differencesOf, type GatewayMoney } from './compare-money.decision';
import { keepMoneyLine, readMoneyLines } from './money-lines';
import { moneyOf, paymentsOfDay, readBooked, readShopMoney } from './money-of-day';

/** A day is compared this long after its end: events and tasks of its last minutes have arrived. */
const settlingMs = hourMs;
/** Days that one run compares at most. */
const mostDaysAtOnce = 2;
/** Payments of a day of which a run asks the gateway anew. */
const mostLearned = 50;

/**
 * Compares the gateway's money with the shop's (rule: money-agrees): each of the last days that is over and has no line yet, the
 * latest first, then the one that differed and was looked at longest ago. What the gateway knows better is learned first, as from
 * an event; what differs after that is told to the operators, once.
 *
 * @returns how many days were compared; none without a gateway, or while it does not answer
 */
export async function checkMoney(run: Services): Promise<number> {
  const gateway = await openStoreGateway(run);
  if (!gateway) return 0;
  const days = daysToCheck(await readMoneyLines(new UnitOfWork(run), run.now()), run.now());
  try {
    for (const dayAt of days) await checkDay(run, gateway, dayAt);
    return days.length;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    run.log({ operation: 'payments.money', result: 'no answer', ms: 0 });
    return 0;
  }
}

function daysToCheck(lines: readonly MoneyLine[], now: number): readonly number[] {
  const lastDayAt = startOfIndiaDay(now - settlingMs) - dayMs;
  const days = Array.from({ length: moneyLineDays }, (_, index) => lastDayAt - index * dayMs);
  const lineOf = new Map(lines.map((line) => [line.dayAt, line]));
  const unchecked = days.filter((dayAt) => !lineOf.has(dayAt));
  const differing = lines
    .filter(({ dayAt, differing: count }) => count > 0 && days.includes(dayAt))
    .sort((a, b) => a.checkedAt - b.checkedAt)
    .map(({ dayAt }) => dayAt);
  return [...unchecked, ...differing.slice(0, 1)].slice(0, mostDaysAtOnce);
}

async function checkDay(run: Services, gateway: PaymentGateway, dayAt: number): Promise<void> {
  const day = await paymentsOfDay(run, gateway, dayAt);
  const first = await compare(run, day.money);
  const learned = await learn(run, gateway, [...new Set(first.map(({ paymentId }) => paymentId))]);
  const differences = [
    ...first.filter(({ paymentId }) => !learned.has(paymentId)),
    ...(await compare(run, [...learned.values()])),
  ];
  const line: MoneyLine = {
    dayAt,
    checkedAt: run.now(),
    capturedPaise: day.capturedPaise,
    refundedPaise: day.refundedPaise,
    payments: day.money.length,
    differing: differences.length,
    differences: differences.slice(0, namedDifferences),
  };
  tellOperators(run, line, await keepMoneyLine(run, line));
}

const compare = async (run: Services, money: readonly GatewayMoney[]): Promise<MoneyDifference[]> =>
  differencesOf(money, await readShopMoney(run, money));

/**
 * Learns what the gateway says of payments that differ. One that nobody here asked for is left to a person: by its event it would
 * be paid back, and this may be an account that the shop shares.
 *
 * @returns what the gateway says of each now, by the payment's id
 */
async function learn(
  run: Services,
  gateway: PaymentGateway,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, GatewayMoney>> {
  const learned = new Map<string, GatewayMoney>();
  for (const paymentId of paymentIds.slice(0, mostLearned)) {
    const booked = await readBooked(gateway, paymentId);
    if (!booked) continue;
    learned.set(paymentId, moneyOf(booked));
    if (booked.capturedPaise === 0 || !(await isAskedFor(run, gateway, booked.facts))) continue;
    await learnPayment(run, gateway, booked.facts);
    await learnRefundsOf(run, gateway, booked.facts);
  }
  return learned;
}

async function isAskedFor(run: Services, gateway: PaymentGateway, facts: PaymentFacts): Promise<boolean> {
  const intentId = facts.intentId ?? (await gateway.codeOfPayment(facts.paymentId));
  const { known, intent } = await readPaymentState(new UnitOfWork(run), { ...facts, intentId });
  return known !== null || intent !== null;
}

/** Each difference is told once, not at every look. */
function tellOperators(run: Services, { dayAt, differences }: MoneyLine, before: MoneyLine | null): void {
  const told = new Set(before?.differences.map(differenceKey));
  const fresh = differences.filter((difference) => !told.has(differenceKey(difference)));
  if (fresh.length === 0) return;
  const about = fresh.map(({ measure, paymentId, orderId }) => `${measure} ${orderId ?? paymentId}`);
  alertOperators(run, 'money differs', `${indiaDate(dayAt)}: ${about.join(', ')}`);
}
