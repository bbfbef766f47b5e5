import { assignments, type Assignment } from '@basket/domain';
import type { Harness } from '../harness';
import type { Answer } from './faults';

export type Move = 'accept' | 'reject' | 'expire' | 'take back';

/** A move of somebody in the race for an offer, and what they heard of it. */
export interface Recorded {
  readonly move: Move;
  readonly orderId: string;
  readonly attempt: number;
  readonly now: number;
  readonly deadlineAt: number;
  readonly answer: Answer<unknown>;
}

/** Compares answers with stored offers: one winner per offer, none late, no refusal with an effect. */
export async function checkAnswers(harness: Harness, recorded: readonly Recorded[]): Promise<string[]> {
  const findings: string[] = [];
  const byOffer = new Map<string, Recorded[]>();
  for (const event of recorded) {
    const offer = `${event.orderId}_${event.attempt}`;
    byOffer.set(offer, [...(byOffer.get(offer) ?? []), event]);
  }
  for (const [offer, events] of byOffer) {
    const first = events[0];
    if (!first) continue;
    const stored = await harness.read<Assignment>(assignments.path(first.orderId, first.attempt));
    const won = events.filter(({ move, answer }) => move !== 'take back' && answer.kind === 'ok');
    if (won.length > 1) findings.push(`${offer}: ${won.map(({ move }) => move).join(' and ')} both won`);
    const faults = [
      ...events.flatMap((event) => [...faultsOf(event, stored), ...denied(event, stored)]),
      ...unmade(events, stored),
    ];
    findings.push(...faults.map((fault) => `${offer}: ${fault}`));
  }
  return findings;
}

/** How an answer disagrees with what is stored of its offer. */
function faultsOf({ move, answer, now, deadlineAt }: Recorded, stored: Assignment): string[] {
  const isStored = {
    accept: stored.answeredAt !== null && stored.state !== 'rejected',
    reject: stored.state === 'rejected',
    expire: stored.state === 'expired',
    'take back': true,
  }[move];
  const isLate = move === 'accept' && answer.kind === 'ok' && now >= deadlineAt;
  const isLost = answer.kind === 'ok' && !isStored;
  const hasEffect =
    answer.kind === 'refused' &&
    (move === 'accept' || move === 'reject') &&
    isStored &&
    stored.answeredAt === now;
  return [
    ...(isLate ? ['accepted late'] : []),
    ...(isLost ? [`${move} was lost`] : []),
    ...(hasEffect ? [`${move} was refused (${answer.code}) but stored`] : []),
  ];
}

/** A partner who still has the order in the end, and was told that its offer is closed (rule: refusals-true). */
const denied = ({ move, answer }: Recorded, { state }: Assignment): string[] =>
  move === 'accept' &&
  (state === 'accepted' || state === 'delivered') &&
  answer.kind === 'refused' &&
  answer.code === 'offer_closed'
    ? ['its own partner was told that it is no longer open']
    : [];

/** A stored answer that nobody gave, or an acceptance after its time. Anybody's step may end an offer whose time is up. */
function unmade(events: readonly Recorded[], { state, answeredAt, deadlineAt }: Assignment): string[] {
  const isTaken = state === 'accepted' || state === 'delivered' || state === 'lost';
  if (!isTaken && state !== 'rejected') return [];
  const makers = events.filter(
    ({ move, now }) => move === (isTaken ? 'accept' : 'reject') && now === answeredAt,
  );
  return [
    ...(makers.some(({ answer }) => answer.kind !== 'refused')
      ? []
      : [`${state} without an answer that made it`]),
    ...(isTaken && (answeredAt ?? Infinity) >= deadlineAt ? ['stored as accepted late'] : []),
  ];
}
