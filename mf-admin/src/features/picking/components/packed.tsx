import { digitsIn, fieldErrors, handToPartner, type Order, type Picking, type Stored } from '@basket/domain';
import { Button, Field, formatCount, IconPrinter, InlineAlert, Panel, Stack, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';

export interface PackedProps {
  readonly order: Stored<Order>;
  readonly picking: Picking;
}

interface Typed {
  readonly digits: string;
}

/** The bags wait at the counter for the partner, who says the number of the order (rule: packed-handed). */
export function Packed({ order, picking }: PackedProps) {
  const partner = order.deliveryPartnerId === null ? null : (order.assignment?.partnerName ?? null);
  const { run, failure } = useTold(handToPartner, {
    done: `Given to ${partner ?? 'the partner'}`,
    failed: 'Not handed over',
  });
  const form = useForm<Typed>({
    initial: { digits: '' },
    idPrefix: 'hand-',
    check: (values) => fieldErrors(handToPartner.request, values, { whose: 'the' }),
    send: ({ digits }) => run({ orderId: order.id, digits }),
  });
  return (
    <Panel
      title={picking.bags === null ? 'Packed' : `Packed in ${formatCount(picking.bags, 'bag')}`}
      note={`by ${picking.pickerName}`}
      actions={
        <Button variant="quiet" leading={<IconPrinter />} onClick={() => window.print()}>
          Packing slip
        </Button>
      }
    >
      {partner === null ? (
        <InlineAlert tone="info">No delivery partner has accepted this order yet.</InlineAlert>
      ) : (
        <Stack as="form" gap={4} {...form.props}>
          <p>
            Ask <b>{partner}</b> for the order number.
          </p>
          <Field
            {...form.control('digits', (text) => digitsIn(text).slice(0, 4))}
            label="Last 4 digits, as the partner says them"
            isNumeric
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
          />
          {failure !== null && <InlineAlert>{failure}</InlineAlert>}
          <Button type="submit" size="l" isBlock isBusy={form.isBusy}>
            {form.isBusy ? 'Handing over...' : 'Hand over'}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
