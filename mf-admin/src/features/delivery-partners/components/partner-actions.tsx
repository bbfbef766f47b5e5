import {
  IconBanknote,
  IconButton,
  IconEllipsis,
  IconPencil,
  IconReceipt,
  IconWallet,
  Menu,
  type MenuItem,
} from '@basket/ui';
import { Link } from '@basket/web';
import type { DeliveryPartner, Stored } from '@basket/domain';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import { AdjustWalletDialog, type PartnerDialogProps } from './adjust-wallet-dialog';
import { CashDepositDialog } from './cash-deposit-dialog';
import { EditPartnerDialog } from './edit-partner-dialog';

export type PartnerAction = 'adjust' | 'deposit' | 'edit';

export interface PartnerMenuProps {
  readonly partner: Stored<DeliveryPartner>;
  readonly onAction: (action: PartnerAction) => void;
}

/** The menu of actions for a partner. */
export function PartnerMenu({ partner, onAction }: PartnerMenuProps) {
  const label = t('deliveryPartners.actionsFor', { name: partner.name });
  const items: readonly MenuItem[] = [
    {
      label: t('deliveryPartners.statement'),
      icon: <IconReceipt />,
      to: paths.deliveryPartner(partner.id),
      as: Link,
    },
    'separator',
    { label: t('deliveryPartners.adjustWallet'), icon: <IconWallet />, onSelect: () => onAction('adjust') },
    {
      label: t('deliveryPartners.recordCashDeposit'),
      icon: <IconBanknote />,
      onSelect: () => onAction('deposit'),
    },
    { label: t('deliveryPartners.vehicleAndRating'), icon: <IconPencil />, onSelect: () => onAction('edit') },
  ];
  return (
    <Menu
      label={label}
      items={items}
      trigger={(trigger) => <IconButton {...trigger} size="s" label={label} icon={<IconEllipsis />} />}
    />
  );
}

/** The dialog of an action. */
export function PartnerActionDialog({
  action,
  ...dialog
}: PartnerDialogProps & { readonly action: PartnerAction }) {
  switch (action) {
    case 'adjust':
      return <AdjustWalletDialog {...dialog} />;
    case 'deposit':
      return <CashDepositDialog {...dialog} />;
    case 'edit':
      return <EditPartnerDialog {...dialog} />;
  }
}
