import { receiverOf, type Order } from '@basket/domain';
import { formatPhone, Panel } from '@basket/ui';
import { Facts, Phone } from './facts';

/** The customer, the receiver, and the delivery address. */
export function CustomerPanel({ order }: { order: Pick<Order, 'customerName' | 'delivery'> }) {
  const { address, city, state, pincode, phone, instructions } = order.delivery;
  const receiver = receiverOf(order);
  return (
    <Panel title="Customer">
      <Facts
        facts={[
          { label: 'Name', value: order.customerName },
          { label: 'Phone', value: <Phone number={phone} text={formatPhone(phone)} /> },
          {
            label: 'Receiver',
            value: receiver.isNamed && (
              <>
                {receiver.name} <Phone number={receiver.phone} text={formatPhone(receiver.phone)} />
              </>
            ),
          },
          { label: 'Delivery address', value: `${address}, ${city}, ${state} ${pincode}` },
          { label: 'Instructions', value: instructions },
        ]}
      />
    </Panel>
  );
}
