import { useState } from 'react';
import type { OrderStatus, PaymentStatus } from '@basket/domain';
import {
  Avatar,
  ClippedText,
  DataTable,
  DefinitionList,
  KeyFigure,
  KeyFigures,
  LoadMore,
  Pager,
  StatCard,
  StatStrip,
  TabLinks,
  Tabs,
  TrendText,
  type DataTableColumn,
} from '../data';
import { EmptyState } from '../feedback';
import { Button, IconButton } from '../actions';
import { Field } from '../forms';
import { ledgerRupees } from '../formats';
import { IconEllipsis } from '../icons';
import { Panel } from '../layout';
import { OrderStatusBadge, PaymentBadge } from '../status';
import styles from './data.module.css';
import { ChartSpecimens } from './files-and-charts';
import { Specimen, SpecimenPage } from './specimen';

interface SampleOrder {
  number: string;
  time: string;
  customer: string;
  phone: string;
  items: number;
  totalPaise: number;
  payment: PaymentStatus;
  partner: string | null;
  status: OrderStatus;
}

const orders: readonly SampleOrder[] = [
  {
    number: 'BE2611204821',
    time: '6:42 pm',
    customer: 'Ananya Sharma',
    phone: '98450 21764',
    items: 6,
    totalPaise: 46200,
    payment: 'paid',
    partner: 'Imran Khan',
    status: 'confirmed',
  },
  {
    number: 'BE2611204820',
    time: '6:40 pm',
    customer: 'Karthik Iyer',
    phone: '99018 33270',
    items: 11,
    totalPaise: 123450,
    payment: 'pending',
    partner: null,
    status: 'pending',
  },
  {
    number: 'BE2611204819',
    time: '6:37 pm',
    customer: 'Fatima Sheikh',
    phone: '97310 88412',
    items: 4,
    totalPaise: 31800,
    payment: 'failed',
    partner: 'Suresh Gowda',
    status: 'assigned',
  },
  {
    number: 'BE2611204818',
    time: '6:31 pm',
    customer: 'Rahul Deshpande',
    phone: '98862 50917',
    items: 9,
    totalPaise: 87400,
    payment: 'refunded',
    partner: null,
    status: 'cancelled',
  },
];

const columns: readonly DataTableColumn<SampleOrder>[] = [
  {
    key: 'number',
    header: 'Order',
    cell: (order) => (
      <>
        <b>{order.number}</b>
        <small>{order.time}</small>
      </>
    ),
    sortValue: (order) => order.number,
  },
  {
    key: 'customer',
    header: 'Customer',
    cell: (order) => (
      <>
        {order.customer}
        <small>{order.phone}</small>
      </>
    ),
    sortValue: (order) => order.customer,
  },
  {
    key: 'items',
    header: 'Items',
    align: 'end',
    cell: (order) => order.items,
    sortValue: (order) => order.items,
  },
  {
    key: 'total',
    header: 'Amount',
    align: 'end',
    cell: (order) => <b>{ledgerRupees(order.totalPaise)}</b>,
    sortValue: (order) => order.totalPaise,
  },
  {
    key: 'payment',
    header: 'Payment',
    cell: (order) => <PaymentBadge status={order.payment} method="online" />,
  },
  { key: 'partner', header: 'Partner', cell: (order) => order.partner ?? 'Not assigned' },
  {
    key: 'status',
    header: 'Status',
    width: 180,
    cell: (order) => <OrderStatusBadge status={order.status} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (order) => <IconButton size="s" label={`Actions for ${order.number}`} icon={<IconEllipsis />} />,
  },
];

const orderKey = (order: SampleOrder) => order.number;
const nothing = () => undefined;

/** Tables and figures. */
export function DataGallery() {
  return (
    <SpecimenPage>
      <Specimen title="StatStrip, StatCard, TrendText" span={12} isStacked>
        <StatStrip label="Figures">
          <StatCard
            label="Total Revenue"
            value="₹6,63,318.50"
            note={<TrendText change={0.098}>vs previous 14 days</TrendText>}
          />
          <StatCard
            label="Total Orders"
            value="1,284"
            note={<TrendText change={-0.062}>vs previous</TrendText>}
          />
          <StatCard label="Pending Orders" value="18" note="5 without a partner" />
          <StatCard label="Total Customers" value="3,906" note="118 new" to="#customers" />
          <StatCard label="Total Products" value={null} />
        </StatStrip>
      </Specimen>
      <Specimen title="DataTable: sorted by itself, rows open, one is active" span={12} isStacked>
        <Panel title="Recent orders" padding="none">
          <DataTable
            caption="Recent orders"
            columns={columns}
            rows={orders}
            rowKey={orderKey}
            defaultSort={{ key: 'number', direction: 'descending' }}
            rowLink={(order) => ({ to: `#${order.number}` })}
            activeKey="BE2611204819"
          />
          <Pager summary="1 to 4 of 1,284" onNext={nothing} />
        </Panel>
      </Specimen>
      <Specimen title="DataTable: cards on phones" span={12} isStacked>
        <Panel label="Orders" padding="none">
          <DataTable
            caption="Orders"
            columns={columns.slice(0, 4)}
            rows={orders.slice(0, 2)}
            rowKey={orderKey}
            onRowActivate={nothing}
            renderCard={(order) => (
              <p className={styles.card}>
                <span>
                  <b>{order.customer}</b>
                  <br />
                  {order.number}
                </span>
                <OrderStatusBadge status={order.status} />
              </p>
            )}
          />
          <LoadMore summary="2 of 1,284 orders" onMore={nothing} />
        </Panel>
      </Specimen>
      <Specimen title="DataTable: a row that is being edited" span={12} isStacked>
        <Panel label="Orders" padding="none">
          <DataTable
            caption="Orders"
            columns={columns.slice(0, 4)}
            rows={orders.slice(0, 3)}
            rowKey={orderKey}
            rowEditor={(order) =>
              order.number === orders[1]?.number ? <SampleEditor order={order} /> : null
            }
          />
        </Panel>
      </Specimen>
      <Specimen title="DataTable: loading" span={6} isStacked>
        <Panel label="Loading" padding="none">
          <DataTable
            caption="Orders"
            columns={columns.slice(0, 4)}
            rows={[]}
            rowKey={orderKey}
            isLoading
            skeletonRows={3}
          />
        </Panel>
      </Specimen>
      <Specimen title="DataTable: empty" span={6} isStacked>
        <Panel label="Empty" padding="none">
          <DataTable
            caption="Orders"
            columns={columns.slice(0, 4)}
            rows={[]}
            rowKey={orderKey}
            empty={<EmptyState art="orders" title="No orders found" text="Choose another status." />}
          />
        </Panel>
      </Specimen>
      <Specimen title="ClippedText: one line, two lines; the tooltip tells the rest" isStacked>
        <ClippedText text="17, Kaggadasapura Main Road, behind the water tank, CV Raman Nagar, Bengaluru" />
        <ClippedText
          lines={2}
          text="Venkatanarasimharajuvaripeta Subramaniam Lakshminarayana Krishnamurthy Chandrasekhar Ramanathan"
        />
      </Specimen>
      <ChartSpecimens />
      <TabsSpecimens />
      <Specimen title="DefinitionList: rows" isStacked>
        <DefinitionList
          items={[
            { label: 'Variety', value: 'Alphonso (Hapus)' },
            { label: 'Origin', value: 'Ratnagiri, Maharashtra' },
            { label: 'Weight', value: '220 to 260 g each' },
          ]}
        />
      </Specimen>
      <Specimen title="DefinitionList: stacked" isStacked>
        <DefinitionList
          layout="stacked"
          items={[
            { label: 'Email', value: 'ananya@basket.example' },
            { label: 'Phone', value: '98450 21764' },
          ]}
        />
      </Specimen>
      <Specimen title="KeyFigures, Avatar" isStacked>
        <Figures />
        <span>
          <Avatar name="Ananya Sharma" /> <Avatar name="imran@basket.example" size="s" />
        </span>
      </Specimen>
      <Specimen title="KeyFigures on the band" isStacked isOnBrand>
        <Figures isOnBrand />
        <Avatar name="Rohan Mehta" isOnBrand />
      </Specimen>
    </SpecimenPage>
  );
}

function Figures({ isOnBrand }: { isOnBrand?: boolean }) {
  return (
    <KeyFigures isOnBrand={isOnBrand}>
      <KeyFigure label="Earned today" value="₹20,600" />
      <KeyFigure label="Delivered today" value="9" />
      <KeyFigure label="Accepted" value="94%" />
    </KeyFigures>
  );
}

function TabsSpecimens() {
  const [tab, setTab] = useState<'partners' | 'withdrawals'>('partners');
  return (
    <>
      <Specimen title="Tabs" isStacked>
        <div>
          <Tabs
            label="Partners and withdrawals"
            items={[
              { key: 'partners', label: 'Delivery Partners', count: 13 },
              { key: 'withdrawals', label: 'Withdrawal Requests', count: 3 },
            ]}
            current={tab}
            onChange={setTab}
          >
            <p className={styles.panel}>{tab === 'partners' ? 'Thirteen partners' : 'Three requests'}</p>
          </Tabs>
        </div>
      </Specimen>
      <Specimen title="TabLinks" span={8} isStacked>
        <TabLinks
          label="Status"
          current="all"
          items={[
            { key: 'all', label: 'All Orders', count: 1284, to: '#all' },
            { key: 'pending', label: 'Pending', count: 18, to: '#pending' },
            { key: 'out', label: 'Out for delivery', count: 14, to: '#out' },
            { key: 'delivered', label: 'Delivered', count: 1207, to: '#delivered' },
          ]}
        />
      </Specimen>
    </>
  );
}

/** In the place of a row. */
function SampleEditor({ order }: { order: SampleOrder }) {
  return (
    <form className={styles.editor} onSubmit={(event) => event.preventDefault()}>
      <Field label="Customer" isDense defaultValue={order.customer} />
      <Field label="Phone" isDense isNumeric defaultValue={order.phone} />
      <div className={styles.buttons}>
        <Button size="s">Save</Button>
        <Button size="s" variant="quiet">
          Cancel
        </Button>
      </div>
    </form>
  );
}
