import { receiverOf, type Order } from '@basket/domain';
import { formatPhone, Panel } from '@basket/ui';
import { t } from '../../../texts';
import { Facts, Phone } from './facts';

/** The customer, the receiver, and the delivery address. */
export function CustomerPanel({ order }: { order: Pick<Order, 'customerName' | 'delivery'> }) {
  const { address, city, state, pincode, phone, instructions } = order.delivery;
  const receiver = receiverOf(order);
  return (
    <Panel title={t('orderDetail.customer')}>
      <Facts
        facts={[
          { label: t('orderDetail.name'), value: order.customerName },
          { label: t('orderDetail.phone'), value: <Phone number={phone} text={formatPhone(phone)} /> },
          {
            label: t('orderDetail.receiver'),
            value: receiver.isNamed && (
              <>
                {receiver.name} <Phone number={receiver.phone} text={formatPhone(receiver.phone)} />
              </>
            ),
          },
          { label: t('orderDetail.address'), value: `${address}, ${city}, ${state} ${pincode}` },
          { label: t('orderDetail.instructions'), value: instructions },
        ]}
      />
    </Panel>
  );
}
