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
        Change partner
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
      deliveryPartnerId === null
        ? 'The order is back on the board'
        : 'The order is offered to the new partner',
    failed: 'Failed to change the partner',
  });

  function changeTo(deliveryPartnerId: string | null): void {
    if (!isBusy) void run({ orderId: order.id, attempt, deliveryPartnerId, note }, onClose);
  }

  return (
    <Dialog
      isOpen
      size="l"
      title={`Change the partner of ${order.orderNumber}`}
      onClose={onClose}
      footer={
        <>
          {/* Here it is seen from every row of the list. */}
          {failure !== null && <InlineAlert>{failure}</InlineAlert>}
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Go back
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => changeTo(null)}>
            Put back on the board
          </Button>
        </>
      }
    >
      {dispatch.status === 'error' && <LoadFailed title="Failed to load data" of={dispatch} />}
      {dispatch.status !== 'ready' && dispatch.status !== 'error' && (
        <TableSkeleton label="Loading delivery partners" rows={3} columns={5} />
      )}
      {dispatch.status === 'ready' && (
        <div className={styles.body}>
          <Sentences of={changeSentences(order, dispatch.data.settings)} />
          <Field
            label="Reason"
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
