import { useState } from 'react';
import { changePartner, limitsOf, type Order, type Stored } from '@basket/domain';
import { Button, Dialog, Field, InlineAlert, TableSkeleton } from '@basket/ui';
import { LoadFailed } from '@basket/web';
import { useTold } from '@basket/web/told';
import { changeSentences } from '../partner-text';
import { useDispatch } from '../use-recommendations';
import styles from './change-partner.module.css';
import { PartnerChoice } from './partner-choice';
import { Sentences } from '../../components/sentences';
import { t } from '../../texts';

const { maxLength: maxNoteLength } = limitsOf(changePartner.request.entries.note);

export interface ChangePartnerProps {
  /** In the hands of a partner. */
  readonly order: Stored<Order>;
  /** The acceptance that is ended. */
  readonly attempt: number;
}

/** The button that takes an accepted order from its partner, with a dialog that says what follows and offers the next one. */
export function ChangePartner({ order, attempt }: ChangePartnerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setOpen(true)}>
        {t('partners.changePartner')}
      </Button>
      {isOpen && <ChangeDialog order={order} attempt={attempt} onClose={() => setOpen(false)} />}
    </>
  );
}

function ChangeDialog({ order, attempt, onClose }: ChangePartnerProps & { readonly onClose: () => void }) {
  const [note, setNote] = useState('');
  const dispatch = useDispatch();
  const { run, isBusy, failure } = useTold(changePartner, {
    done: (_answer, { deliveryPartnerId }) =>
      t(deliveryPartnerId === null ? 'partners.backOnBoard' : 'partners.offeredToNew'),
    failed: t('partners.changeFailed'),
  });

  function changeTo(deliveryPartnerId: string | null): void {
    if (!isBusy) void run({ orderId: order.id, attempt, deliveryPartnerId, note }, onClose);
  }

  return (
    <Dialog
      isOpen
      size="l"
      title={t('partners.changeTitle', { number: order.orderNumber })}
      onClose={onClose}
      footer={
        <>
          {/* Here it is seen from every row of the list. */}
          {failure !== null && <InlineAlert>{failure}</InlineAlert>}
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('partners.goBack')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => changeTo(null)}>
            {t('partners.putBackOnBoard')}
          </Button>
        </>
      }
    >
      {dispatch.status === 'error' && <LoadFailed title={t('partners.loadFailed')} of={dispatch} />}
      {dispatch.status !== 'ready' && dispatch.status !== 'error' && (
        <TableSkeleton label={t('partners.loading')} rows={3} columns={5} />
      )}
      {dispatch.status === 'ready' && (
        <div className={styles.body}>
          <Sentences of={changeSentences(order, dispatch.data.settings)} />
          <Field
            label={t('partners.reason')}
            isOptional
            maxLength={maxNoteLength}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <PartnerChoice
            order={order}
            dispatch={dispatch.data}
            exceptId={order.deliveryPartnerId}
            onChoose={(partner) => changeTo(partner.id)}
          />
        </div>
      )}
    </Dialog>
  );
}
