import { dayMs, hourMs, minuteMs, type readDiagnostics, type ResponseOf } from '@basket/domain';
import { formatDayMonth, formatRelativeMinutes, formatShortDateTime } from '@basket/ui';
import { t } from '../../texts';

export type Diagnostics = ResponseOf<typeof readDiagnostics>;

/** How one part is doing: a word, whether that is well or somebody should look, and what it says. */
export interface Health {
  readonly part: string;
  readonly word: string;
  readonly isWell: boolean;
  readonly isBad: boolean;
  readonly text: string;
}

const well = (part: string, text: string): Health => ({
  part,
  word: t('diagnostics.well'),
  isWell: true,
  isBad: false,
  text,
});
const notSeen = (part: string, text: string, isBad = false): Health => ({
  part,
  word: t('diagnostics.notSeen'),
  isWell: false,
  isBad,
  text,
});
const bad = (part: string, word: string, text: string): Health => ({
  part,
  word,
  isWell: false,
  isBad: true,
  text,
});

/** The sweep runs every minute. */
const sweepMayBeMs = 3 * minuteMs;
/** A task is delivered at once, by the sweep at the latest. */
const outboxMayBeMs = 2 * minuteMs;
/** The reconciler tries again after a minute. */
const eventMayBeMs = 5 * minuteMs;

function sweepHealth({ sweep }: Diagnostics, now: number): Health {
  const part = t('diagnostics.sweep');
  if (!sweep) return notSeen(part, t('diagnostics.sweepNotRun'), true);
  const ago = formatRelativeMinutes(sweep.ranAt, now);
  if (now - sweep.ranAt > sweepMayBeMs)
    return bad(part, t('diagnostics.stopped'), t('diagnostics.sweepRan', { ago }));
  return sweep.isBehind
    ? bad(part, t('diagnostics.behind'), t('diagnostics.sweepBehind', { ago }))
    : well(part, t('diagnostics.sweepRan', { ago }));
}

/** The health of something that waits to be worked on. */
function waitingHealth(
  part: string,
  { count, oldestAt }: Diagnostics['outbox'],
  { now, mayBeMs, none }: { readonly now: number; readonly mayBeMs: number; readonly none: string },
): Health {
  if (oldestAt === null) return well(part, none);
  const text = t('diagnostics.waiting', { n: count, since: formatShortDateTime(oldestAt) });
  return now - oldestAt > mayBeMs ? bad(part, t('diagnostics.late'), text) : well(part, text);
}

/** Somebody may close the page before the payment is opened; of one or two orders nothing can be said. */
const fewUnopened = 2;

function paymentsHealth({ payments }: Diagnostics): Health {
  const part = t('diagnostics.payments');
  if (!payments) return notSeen(part, t('diagnostics.paymentsNotSeen'));
  const { waiting, unopened } = payments;
  if (unopened > fewUnopened && unopened * 2 > waiting)
    return bad(part, t('diagnostics.failing'), t('diagnostics.unopened', { unopened, waiting }));
  return well(part, t('diagnostics.ordersWait', { n: waiting }));
}

function publicationHealth({ publication }: Diagnostics, now: number): Health {
  const { publishedAt, version, failedAt } = publication;
  const part = t('diagnostics.catalogue');
  const text =
    publishedAt === null
      ? t('diagnostics.notPublished')
      : t('diagnostics.published', {
          version: String(version),
          ago: formatRelativeMinutes(publishedAt, now),
        });
  if (failedAt !== null) {
    const failure = t('diagnostics.publicationFailed', { ago: formatRelativeMinutes(failedAt, now) });
    return bad(part, t('diagnostics.failed'), `${text} ${failure}`);
  }
  return publishedAt === null ? notSeen(part, text) : well(part, text);
}

/** A day is compared an hour after its end; a gateway that is silent for a day is told. */
const moneyMayBeMs = 2 * dayMs + 2 * hourMs;

function moneyHealth({ money }: Diagnostics, now: number): Health {
  const part = t('diagnostics.money');
  const [latest] = money;
  if (!latest) return notSeen(part, t('diagnostics.moneyNotSeen'));
  const differing = money.reduce((sum, line) => sum + line.differing, 0);
  const day = formatDayMonth(latest.dayAt);
  if (differing > 0) return bad(part, t('diagnostics.differs'), t('diagnostics.moneyDiffers', { day }));
  const isLate = now - latest.dayAt > moneyMayBeMs;
  return isLate
    ? bad(part, t('diagnostics.late'), t('diagnostics.moneyLate', { day }))
    : well(part, t('diagnostics.moneyAgrees', { day }));
}

/** Has two digits, as most days of a month do. */
const someDayAt = Date.UTC(2026, 10, 26);

/** The parts in the order of {@link healthOf}, with sentences as long as those of most days: they keep the place of what loads. */
export const usualHealth = (): readonly Health[] => [
  well(t('diagnostics.sweep'), t('diagnostics.sweepRan', { ago: formatRelativeMinutes(0, 0) })),
  well(t('diagnostics.sideEffects'), t('diagnostics.nothingWaits')),
  well(t('diagnostics.paymentEvents'), `${t('diagnostics.nothingWaits')} ${t('diagnostics.noEvent')}`),
  well(t('diagnostics.payments'), t('diagnostics.ordersWait', { n: 0 })),
  well(
    t('diagnostics.catalogue'),
    t('diagnostics.published', { version: '12', ago: formatRelativeMinutes(0, 14 * minuteMs) }),
  ),
  well(t('diagnostics.money'), t('diagnostics.moneyAgrees', { day: formatDayMonth(someDayAt) })),
];

/** The state of all that runs without anybody watching (rule: health-told). Times are judged when the server looked. */
export function healthOf(diagnostics: Diagnostics): readonly Health[] {
  const now = diagnostics.countedAt;
  const { webhook } = diagnostics;
  const lastEvent =
    webhook.lastAt === null
      ? t('diagnostics.noEvent')
      : t('diagnostics.lastEvent', { ago: formatRelativeMinutes(webhook.lastAt, now) });
  return [
    sweepHealth(diagnostics, now),
    waitingHealth(t('diagnostics.sideEffects'), diagnostics.outbox, {
      now,
      mayBeMs: outboxMayBeMs,
      none: t('diagnostics.nothingWaits'),
    }),
    waitingHealth(t('diagnostics.paymentEvents'), webhook, {
      now,
      mayBeMs: eventMayBeMs,
      none: `${t('diagnostics.nothingWaits')} ${lastEvent}`,
    }),
    paymentsHealth(diagnostics),
    publicationHealth(diagnostics, now),
    moneyHealth(diagnostics, now),
  ];
}
