import {
  dayMs,
  indiaDate,
  startOfIndiaMonth,
  walletWords,
  type Stored,
  type WalletTransaction,
} from '@basket/domain';
import { formatDate, formatDateTime } from '@basket/ui';
import { csvOf } from '../../export/csv';
import { rupeesText } from '../../forms/rupees-text';
import { timeOf, type Days } from '../../lists/days';
import { t } from '../../texts';

/** The days of a statement. */
export type StatementDays = Days;

const mostDays = 92;

/** This month so far. */
export const currentMonth = (now: number): StatementDays => ({
  from: indiaDate(startOfIndiaMonth(now)),
  to: indiaDate(now),
});

/** The time from the first day to the end of the last, or what is wrong with the days. */
export function statementTime(
  days: StatementDays,
): { readonly fromAt: number; readonly untilAt: number } | { readonly problem: string } {
  const { fromAt, untilAt } = timeOf(days);
  if (fromAt === null || untilAt === null) return { problem: t('deliveryPartners.chooseDays') };
  if (untilAt <= fromAt) return { problem: t('deliveryPartners.daysReversed') };
  if (untilAt - fromAt > mostDays * dayMs)
    return { problem: t('deliveryPartners.tooManyDays', { n: mostDays }) };
  return { fromAt, untilAt };
}

type Row = Stored<WalletTransaction>;

export interface Statement {
  /** As they were posted. */
  readonly rows: readonly Row[];
  readonly openingPaise: number;
  readonly creditPaise: number;
  readonly debitPaise: number;
  readonly closingPaise: number;
  /** Rows between the first and the last one that are not there. */
  readonly missing: number;
}

/** The statement of rows in any order; null without any. */
export function statementOf(unordered: readonly Row[]): Statement | null {
  const rows = [...unordered].sort((a, b) => a.seq - b.seq);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return null;
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  return {
    rows,
    openingPaise: first.balanceAfterPaise - first.amountPaise,
    creditPaise: sum(rows.map(({ amountPaise }) => Math.max(0, amountPaise))),
    debitPaise: sum(rows.map(({ amountPaise }) => Math.max(0, -amountPaise))),
    closingPaise: last.balanceAfterPaise,
    missing: last.seq - first.seq + 1 - rows.length,
  };
}

/** 'Delivery of order #BE2611204821' for deliveries, else what the ledger says. */
export function purposeOf(row: Pick<Row, 'facts' | 'description' | 'orderNumber'>): string {
  const words = walletWords(row);
  const { orderNumber } = row;
  return orderNumber === null || words.includes(orderNumber) ? words : `${words} · ${orderNumber}`;
}

/** The statement for a spreadsheet. Amounts are plain numbers, credits and debits in columns of their own. */
export const statementCsv = (
  { rows, openingPaise, creditPaise, debitPaise, closingPaise }: Statement,
  partnerName: string,
  { from, to }: StatementDays,
): string =>
  csvOf([
    [t('deliveryPartners.walletStatement'), partnerName],
    [t('deliveryPartners.from'), from, t('deliveryPartners.to'), to],
    [
      t('deliveryPartners.number'),
      t('deliveryPartners.date'),
      t('deliveryPartners.type'),
      t('deliveryPartners.description'),
      t('deliveryPartners.order'),
      t('deliveryPartners.creditInr'),
      t('deliveryPartners.debitInr'),
      t('deliveryPartners.balanceInr'),
    ],
    ['', '', '', t('deliveryPartners.openingBalance'), '', '', '', rupeesText(openingPaise)],
    ...rows.map((row) => [
      String(row.seq),
      formatDateTime(row.createdAt),
      row.transactionType,
      walletWords(row),
      row.orderNumber ?? '',
      row.amountPaise > 0 ? rupeesText(row.amountPaise) : '',
      row.amountPaise < 0 ? rupeesText(-row.amountPaise) : '',
      rupeesText(row.balanceAfterPaise),
    ]),
    [
      '',
      '',
      '',
      t('deliveryPartners.closingBalance'),
      '',
      rupeesText(creditPaise),
      rupeesText(debitPaise),
      rupeesText(closingPaise),
    ],
  ]);

/** 'statement-imran-khan-2026-11-01-2026-11-22.csv' */
export const statementFileName = (partnerName: string, { from, to }: StatementDays): string => {
  const name = partnerName.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return `statement-${name}-${from}-${to}.csv`;
};

/** '1 Nov 2026 to 22 Nov 2026' */
export const daysText = ({
  fromAt,
  untilAt,
}: {
  readonly fromAt: number;
  readonly untilAt: number;
}): string => t('deliveryPartners.days', { from: formatDate(fromAt), until: formatDate(untilAt - dayMs) });
