import { orderStatuses } from '@basket/domain';
import { IconBike, IconCircleX } from '../icons';
import {
  ArrivalBox,
  CountdownRing,
  DueBadge,
  OrderStatusBadge,
  OrderStatusIcon,
  PartnerStatusBadge,
  PaymentBadge,
  ProgressBar,
  Timeline,
} from '../status';
import { each } from './frame/each';
import { Specimen, SpecimenPage } from './frame/specimen';

/** How orders, payments and partners stand. */
export function StatusGallery() {
  return (
    <SpecimenPage>
      <Specimen title="OrderStatusBadge" span={8}>
        {orderStatuses.map((status) => (
          <OrderStatusBadge key={status} status={status} />
        ))}
        <OrderStatusBadge status="pending" size="s" text="6 min" />
      </Specimen>
      <Specimen title="OrderStatusIcon" span={4}>
        {orderStatuses.map((status) => (
          <OrderStatusIcon key={status} status={status} />
        ))}
      </Specimen>
      <Specimen title="PartnerStatusBadge">
        {each(PartnerStatusBadge, 'status', { online: {}, busy: {}, offline: {} })}
      </Specimen>
      <Specimen title="PaymentBadge" span={8}>
        <PaymentBadge status="pending" method="cod" />
        <PaymentBadge status="paid" method="online" />
        <PaymentBadge status="failed" method="online" />
        <PaymentBadge status="refunded" />
        <PaymentBadge status="paid" method="online" layout="line" />
        <PaymentBadge status="pending" method="cod" layout="line" isFree />
      </Specimen>
      <Specimen title="ProgressBar" isStacked>
        <ProgressBar label="Uploading" value={64} />
        <ProgressBar label="Step 4 of 5" value={80} segments={5} />
      </Specimen>
      <Specimen title="Timeline" isStacked>
        <Timeline
          label="Order status"
          steps={[
            { label: 'Order placed', note: 'Paid ₹462 by UPI', time: '6:42 pm', state: 'done' },
            { label: 'Confirmed', note: 'Imran accepted the delivery', time: '6:43 pm', state: 'done' },
            { label: 'Out for delivery', note: '1.8 km away', time: '6:55 pm', state: 'now', icon: IconBike },
            { label: 'Delivered', time: 'by 7:13 pm', state: 'next' },
          ]}
        />
      </Specimen>
      <Specimen title="Timeline, ended" isStacked>
        <Timeline
          label="Status of a cancelled order"
          steps={[
            { label: 'Order placed', time: '6:42 pm', state: 'done' },
            { label: 'Cancelled', time: '6:45 pm', state: 'ended', icon: IconCircleX },
          ]}
        />
      </Specimen>
      <Specimen title="DueBadge">
        <DueBadge dueAt={24 * 60_000} nowAt={0} />
        <DueBadge dueAt={9 * 60_000} nowAt={0} />
        <DueBadge dueAt={0} nowAt={12 * 60_000} />
        <DueBadge size="m" dueAt={0} nowAt={12 * 60_000} />
      </Specimen>
      <Specimen title="CountdownRing">
        <CountdownRing deadlineAt={24_000} nowAt={0} totalMs={30_000} />
        <CountdownRing deadlineAt={24_000} nowAt={19_300} totalMs={30_000} />
        <CountdownRing deadlineAt={24_000} nowAt={24_000} totalMs={30_000} />
        <CountdownRing deadlineAt={13_000} nowAt={0} totalMs={30_000} size="l" />
      </Specimen>
      <Specimen title="CountdownRing on the band" isOnBrand>
        <CountdownRing deadlineAt={24_000} nowAt={0} totalMs={30_000} size="l" isOnBrand label="Offer" />
      </Specimen>
      <Specimen title="ArrivalBox" span={6} isStacked>
        <ArrivalBox above="Order BE2611204821" by="Arriving by 9:18 pm" minutes={14}>
          <ProgressBar label="Step 4 of 5" value={80} segments={5} isOnBrand />
          <p>Imran has picked up your order</p>
        </ArrivalBox>
      </Specimen>
      <Specimen title="ArrivalBox: late, not yet accepted" span={6} isStacked>
        <ArrivalBox minutes={0} />
        <ArrivalBox minutes={null} title="Looking for a delivery partner" />
      </Specimen>
    </SpecimenPage>
  );
}
