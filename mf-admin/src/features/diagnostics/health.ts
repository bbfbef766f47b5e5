import { dayMs, hourMs, minuteMs, type readDiagnostics, type ResponseOf } from '@basket/domain';
import { formatDayMonth, formatRelativeMinutes, formatShortDateTime } from '@basket/ui';

export type Diagnostics = ResponseOf<typeof readDiagnostics>;

/** How one part is doing: a word, whether somebody should look, and what it says. */
export interface Health {
  readonly part: string;
  readonly word: string;
  readonly isBad: boolean;
  readonly text: string;
}

/** The sweep runs every minute. */
const sweepMayBeMs = 3 * minuteMs;
/** A task is delivered at once, by the sweep at the latest. */
const outboxMayBeMs = 2 * minuteMs;
/** The reconciler tries again after a minute. */
const eventMayBeMs = 5 * minuteMs;

function sweepHealth({ sweep }: Diagnostics, now: number): Health {
  const part = 'Sweep';
  if (!sweep)
    return { part, word: 'Not seen', isBad: true, text: 'It has not run yet. It runs every minute.' };
  const text = `Ran ${formatRelativeMinutes(sweep.ranAt, now)}.`;
  if (now - sweep.ranAt > sweepMayBeMs) return { part, word: 'Stopped', isBad: true, text };
  return sweep.isBehind
    ? { part, word: 'Behind', isBad: true, text: `${text} It had more to do than it could.` }
    : { part, word: 'Well', isBad: false, text };
}

/** The health of something that waits to be worked on. */
function waitingHealth(
  part: string,
  { count, oldestAt }: Diagnostics['outbox'],
  { now, mayBeMs, none }: { readonly now: number; readonly mayBeMs: number; readonly none: string },
): Health {
  if (oldestAt === null) return { part, word: 'Well', isBad: false, text: none };
  const isBad = now - oldestAt > mayBeMs;
  const text = `${count} ${count === 1 ? 'waits' : 'wait'}, the oldest since ${formatShortDateTime(oldestAt)}.`;
  return { part, word: isBad ? 'Late' : 'Well', isBad, text };
}

/** Somebody may close the page before the payment is opened; of one or two orders nothing can be said. */
const fewUnopened = 2;

function paymentsHealth({ payments }: Diagnostics): Health {
  const part = 'Payments';
  if (!payments)
    return { part, word: 'Not seen', isBad: false, text: 'These functions do not look at them yet.' };
  const { waiting, unopened } = payments;
  if (unopened > fewUnopened && unopened * 2 > waiting)
    return {
      part,
      word: 'Failing',
      isBad: true,
      text: `The gateway has opened no payment for ${unopened} of the last ${waiting} orders that wait for theirs.`,
    };
  const text =
    waiting === 0
      ? 'No order waits for its payment.'
      : `${waiting} ${waiting === 1 ? 'order waits for its' : 'orders wait for their'} payment.`;
  return { part, word: 'Well', isBad: false, text };
}

function publicationHealth({ publication }: Diagnostics, now: number): Health {
  const { publishedAt, version, failedAt } = publication;
  const text =
    publishedAt === null
      ? 'Nothing has been published yet.'
      : `Version ${version} was published ${formatRelativeMinutes(publishedAt, now)}.`;
  const part = 'Catalogue';
  if (failedAt !== null)
    return {
      part,
      word: 'Failed',
      isBad: true,
      text: `${text} A publication failed ${formatRelativeMinutes(failedAt, now)}.`,
    };
  return { part, word: publishedAt === null ? 'Not seen' : 'Well', isBad: false, text };
}

/** A day is compared an hour after its end; a gateway that is silent for a day is told. */
const moneyMayBeMs = 2 * dayMs + 2 * hourMs;

function moneyHealth({ money }: Diagnostics, now: number): Health {
  const part = 'Money';
  const [latest] = money;
  if (!latest)
    return { part, word: 'Not seen', isBad: false, text: 'No day has been compared with the gateway yet.' };
  const differing = money.reduce((sum, line) => sum + line.differing, 0);
  const text = `${formatDayMonth(latest.dayAt)} is the last day that was compared.`;
  if (differing > 0)
    return { part, word: 'Differs', isBad: true, text: `${text} See below what does not agree.` };
  const isLate = now - latest.dayAt > moneyMayBeMs;
  return isLate
    ? { part, word: 'Late', isBad: true, text: `${text} The gateway does not answer.` }
    : { part, word: 'Well', isBad: false, text: `${text} The shop and the gateway agree.` };
}

/** The parts in the order of {@link healthOf}, with sentences as long as those of most days: they keep the place of what loads. */
export const usualHealth: readonly Pick<Health, 'part' | 'text'>[] = [
  { part: 'Sweep', text: 'Ran just now.' },
  { part: 'Side effects', text: 'Nothing waits.' },
  { part: 'Payment events', text: 'Nothing waits. No event has come yet.' },
  { part: 'Payments', text: 'No order waits for its payment.' },
  { part: 'Catalogue', text: 'Version 12 was published 14 min ago.' },
  { part: 'Money', text: '26 Nov is the last day that was compared. The shop and the gateway agree.' },
];

/** The state of all that runs without anybody watching (rule: health-told). Times are judged when the server looked. */
export function healthOf(diagnostics: Diagnostics): readonly Health[] {
  const now = diagnostics.countedAt;
  const { webhook } = diagnostics;
  const lastEvent =
    webhook.lastAt === null
      ? 'No event has come yet.'
      : `The last event came ${formatRelativeMinutes(webhook.lastAt, now)}.`;
  return [
    sweepHealth(diagnostics, now),
    waitingHealth('Side effects', diagnostics.outbox, {
      now,
      mayBeMs: outboxMayBeMs,
      none: 'Nothing waits.',
    }),
    waitingHealth('Payment events', webhook, {
      now,
      mayBeMs: eventMayBeMs,
      none: `Nothing waits. ${lastEvent}`,
    }),
    paymentsHealth(diagnostics),
    publicationHealth(diagnostics, now),
    moneyHealth(diagnostics, now),
  ];
}
