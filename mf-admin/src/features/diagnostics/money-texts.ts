import type { MoneyDifference, MoneyMeasure } from '@basket/domain';
import { ledgerRupees } from '@basket/ui';

/** The words of each measure. */
const words: Readonly<Record<MoneyMeasure, (says: string, known: string) => string>> = {
  captured: (says, known) => `the gateway captured ${says}, the shop knows of ${known}.`,
  refunded: (says, known) => `the gateway paid back ${says}, the shop knows of ${known}.`,
  orderReceived: (says, known) => `its payments come to ${says}, the order says ${known}.`,
  orderRefunded: (says, known) => `its refunds come to ${says}, the order says ${known}.`,
  orderOwed: (says, known) => `its open refunds come to ${says}, the order owes ${known}.`,
};

/** The difference, as an admin reads it after the order's number. */
export const differenceText = ({ measure, saysPaise, knownPaise }: MoneyDifference): string =>
  words[measure](ledgerRupees(saysPaise), ledgerRupees(knownPaise));
