import type { MoneyDifference, MoneyMeasure } from '@basket/domain';
import { ledgerRupees } from '@basket/ui';
import { t } from '../../texts';

const texts: Readonly<Record<MoneyMeasure, (says: string, known: string) => string>> = {
  captured: (says, known) => t('diagnostics.capturedDiffers', { says, known }),
  refunded: (says, known) => t('diagnostics.refundedDiffers', { says, known }),
  orderReceived: (says, known) => t('diagnostics.orderReceivedDiffers', { says, known }),
  orderRefunded: (says, known) => t('diagnostics.orderRefundedDiffers', { says, known }),
  orderOwed: (says, known) => t('diagnostics.orderOwedDiffers', { says, known }),
};

/** The difference, as an admin reads it after the order's number. */
export const differenceText = ({ measure, saysPaise, knownPaise }: MoneyDifference): string =>
  texts[measure](ledgerRupees(saysPaise), ledgerRupees(knownPaise));
