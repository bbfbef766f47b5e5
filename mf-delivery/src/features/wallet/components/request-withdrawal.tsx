import { useState } from 'react';
import { minWithdrawalPaise, type BankDetails, type DeliveryPartner } from '@basket/domain';
import { Button, IconLandmark, rupees } from '@basket/ui';
import { t } from '../../../texts';
import styles from '../wallet.module.css';
import { WithdrawalDialog } from './withdrawal-dialog';

export interface RequestWithdrawalProps {
  /** Null until it is known. */
  readonly partner: Pick<DeliveryPartner, 'walletBalancePaise'> | null;
  /** Where the last withdrawal went; null before the first. */
  readonly lastBankDetails: BankDetails | null;
}

/** The button that opens the dialog of a withdrawal; with less than the minimum it is disabled and says why. */
export function RequestWithdrawal({ partner, lastBankDetails }: RequestWithdrawalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const isTooLittle = partner !== null && partner.walletBalancePaise < minWithdrawalPaise;
  return (
    <>
      <div className={styles.request}>
        <Button
          variant="onBrand"
          size="l"
          isBlock
          leading={<IconLandmark />}
          disabled={partner === null || isTooLittle}
          aria-describedby={isTooLittle ? 'withdrawal-note' : undefined}
          onClick={() => setIsAsking(true)}
        >
          {t('wallet.requestWithdrawal')}
        </Button>
        {isTooLittle && (
          <p id="withdrawal-note">{t('wallet.leastToWithdraw', { least: rupees(minWithdrawalPaise) })}</p>
        )}
      </div>
      {isAsking && partner && (
        <WithdrawalDialog
          balancePaise={partner.walletBalancePaise}
          lastBankDetails={lastBankDetails}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
