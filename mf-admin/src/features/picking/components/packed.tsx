import { digitsIn, fieldErrors, handToPartner, type Order, type Picking, type Stored } from '@basket/domain';
import { bold, Button, Field, IconPrinter, InlineAlert, Panel, Stack, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { rich, t } from '../../../texts';

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
    done: partner === null ? t('picking.givenToPartner') : t('picking.givenTo', { partner }),
    failed: t('picking.handOverFailed'),
  });
  const form = useForm<Typed>({
    initial: { digits: '' },
    idPrefix: 'hand-',
    check: (values) => fieldErrors(handToPartner.request, values, { whose: 'the' }),
    send: ({ digits }) => run({ orderId: order.id, digits }),
  });
  return (
    <Panel
      title={picking.bags === null ? t('picking.packed') : t('picking.packedIn', { n: picking.bags })}
      note={t('picking.byPicker', { picker: picking.pickerName })}
      actions={
        <Button variant="quiet" leading={<IconPrinter />} onClick={() => window.print()}>
          {t('picking.packingSlip')}
        </Button>
      }
    >
      {partner === null ? (
        <InlineAlert tone="info">{t('picking.noPartnerYet')}</InlineAlert>
      ) : (
        <Stack as="form" gap={4} {...form.props}>
          <p>{rich('picking.askPartner', { partner, b: bold })}</p>
          <Field
            {...form.control('digits', (text) => digitsIn(text).slice(0, 4))}
            label={t('picking.digitsLabel')}
            isNumeric
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="done"
          />
          {failure !== null && <InlineAlert>{failure}</InlineAlert>}
          <Button type="submit" size="l" isBlock isBusy={form.isBusy}>
            {t(form.isBusy ? 'picking.handingOver' : 'picking.handOver')}
          </Button>
        </Stack>
      )}
    </Panel>
  );
}
