import { useState } from 'react';
import { Button, IconUserPlus, PageHeader } from '@basket/ui';
import type { Live } from '@basket/web';
import { LiveState } from '../../../components/state-badges';
import { t } from '../../../texts';
import { AddPartnerDialog } from './add-partner-dialog';

/** The head of both tabs, so that nothing moves between them. */
export function PartnersHeader({ of }: { readonly of: readonly Live<unknown>[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <PageHeader
        title={t('deliveryPartners.title')}
        badge={<LiveState of={of} />}
        actions={
          <Button size="s" leading={<IconUserPlus />} onClick={() => setAdding(true)}>
            {t('deliveryPartners.addPartner')}
          </Button>
        }
      />
      {isAdding && <AddPartnerDialog onClose={() => setAdding(false)} />}
    </>
  );
}
