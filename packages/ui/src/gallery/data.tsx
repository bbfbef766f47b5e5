import type { OrderStatus } from '@basket/domain';
import { Button, IconButton } from '../actions';
import { Avatar, ClippedText, DefinitionList, Muted, Small } from '../data';
import { EmptyState } from '../feedback';
import { BarChart, KeyFigure, KeyFigures, StatCard, StatStrip, TrendText } from '../figures';
import { ledgerRupees, rupees } from '../formats';
import { Field } from '../forms';
import { IconEllipsis } from '../icons';
import { Panel } from '../layout';
import { OrderStatusBadge } from '../status';
import { DataTable, LoadMore, Pager, type DataTableColumn, type DataTableProps } from '../table';
import styles from './data.module.css';
import { Specimen, SpecimenPage } from './frame/specimen';

interface SampleOrder {
  readonly number: string;
  readonly customer: string;
  readonly phone: string;
  readonly totalPaise: number;
  readonly status: OrderStatus;
}

const ananya: SampleOrder = {
  number: 'BE2611204821',
  customer: 'Ananya Sharma',
  phone: '98450 21764',
  totalPaise: 46200,
  status: 'confirmed',
};
const karthik: SampleOrder = {
  number: 'BE2611204820',
  customer: 'Karthik Iyer',
  phone: '99018 33270',
  totalPaise: 123450,
  status: 'pending',
};

const columns: readonly DataTableColumn<SampleOrder>[] = [
  { header: 'Order', card: 'line', cell: (order) => <b>{order.number}</b> },
  {
    header: 'Customer',
    card: 'title',
    cell: (order) => (
      <>
        {order.customer}
        <small>{order.phone}</small>
      </>
    ),
  },
  {
    header: 'Amount',
    align: 'end',
    card: 'figure',
    cell: (order) => <b>{ledgerRupees(order.totalPaise)}</b>,
  },
  {
    header: 'Status',
    width: 180,
    card: 'aside',
    cell: (order) => <OrderStatusBadge status={order.status} />,
  },
  {
    header: 'Actions',
    card: 'action',
    isHeaderHidden: true,
    align: 'end',
    cell: (order) => <IconButton size="s" label={`Actions for ${order.number}`} icon={<IconEllipsis />} />,
  },
];

const nothing = () => undefined;

function SampleTable(props: Partial<DataTableProps<SampleOrder>>) {
  return (
    <DataTable
      caption="Orders"
      columns={columns}
      rows={[ananya, karthik]}
      rowKey={(order) => order.number}
      cardsBelowPx={0}
      {...props}
    />
  );
}

/** Tables and figures. */
export function DataGallery() {
  return (
    <SpecimenPage>
      <Tables />
      <Texts />
      <Figures />
    </SpecimenPage>
  );
}

function Tables() {
  return (
    <>
      <Specimen title="DataTable: cards on phones; Pager" span={12} isStacked>
        <Panel title="Recent orders" padding="none">
          <SampleTable cardsBelowPx={720} />
          <Pager summary="1 to 2 of 1,284" onNext={nothing} />
        </Panel>
      </Specimen>
      <Specimen title="DataTable: a row that is being edited; LoadMore" span={12} isStacked>
        <Panel label="Orders" padding="none">
          <SampleTable rowEditor={(order) => (order === karthik ? <SampleEditor order={order} /> : null)} />
          <LoadMore summary="2 of 1,284 orders" onMore={nothing} />
        </Panel>
      </Specimen>
      <Specimen title="DataTable: a row that has just come, rows that arrow keys reach" span={12} isStacked>
        <Panel label="New orders" padding="none">
          <SampleTable isFresh={(order) => order === ananya} onOpenRow={nothing} />
        </Panel>
      </Specimen>
      <Specimen title="DataTable: loading" span={6} isStacked>
        <Panel label="Loading" padding="none">
          <SampleTable rows={[]} isLoading skeletonRows={3} />
        </Panel>
      </Specimen>
      <Specimen title="DataTable: empty" span={6} isStacked>
        <Panel label="Empty" padding="none">
          <SampleTable rows={[]} empty={<EmptyState art="orders" title="No orders found" />} />
        </Panel>
      </Specimen>
    </>
  );
}

function SampleEditor({ order }: { order: SampleOrder }) {
  return (
    <form className={styles.editor} onSubmit={(event) => event.preventDefault()}>
      <Field label="Customer" isDense defaultValue={order.customer} />
      <Field label="Phone" isDense isNumeric defaultValue={order.phone} />
      <Button size="s">Save</Button>
    </form>
  );
}

function Texts() {
  return (
    <>
      <Specimen title="ClippedText: one line, two lines; the tooltip has all of it" isStacked>
        <ClippedText text="17, Kaggadasapura Main Road, behind the water tank, CV Raman Nagar, Bengaluru" />
        <ClippedText
          lines={2}
          text="Venkatanarasimharajuvaripeta Subramaniam Lakshminarayana Krishnamurthy Chandrasekhar Ramanathan"
        />
      </Specimen>
      <Specimen title="Muted, Small" isStacked>
        <Muted>Paid online, to be refunded</Muted>
        <Muted size="xs" isFaint isNumeric>
          Payment pay_Q8zRb1
        </Muted>
        <div>
          Ananya Sharma
          <Small isNumeric>98450 21764</Small>
        </div>
      </Specimen>
      <Specimen title="DefinitionList" isStacked>
        <DefinitionList
          items={[
            { label: 'Variety', value: 'Alphonso (Hapus)' },
            { label: 'Origin', value: 'Ratnagiri, Maharashtra' },
            { label: 'Weight', value: '220 to 260 g each' },
          ]}
        />
      </Specimen>
    </>
  );
}

function Figures() {
  return (
    <>
      <Specimen title="StatStrip, StatCard, TrendText" span={12} isStacked>
        <StatStrip label="Figures">
          <StatCard
            label="Total Revenue"
            value="₹6,63,318.50"
            note={<TrendText change={0.098}>vs previous</TrendText>}
          />
          <StatCard
            label="Total Orders"
            value="1,284"
            note={<TrendText change={-0.062}>vs previous</TrendText>}
          />
          <StatCard label="Total Customers" value="3,906" note="118 new" to="#customers" />
          <StatCard label="Total Products" value={null} />
        </StatStrip>
      </Specimen>
      <Specimen title="StatStrip: dense" span={12} isStacked>
        <StatStrip label="Waiting" isDense>
          <StatCard label="To accept" value="4" note="oldest 3 min" />
          <StatCard label="Without a partner" value="2" />
          <StatCard label="Low products" value="11" to="#products" />
        </StatStrip>
      </Specimen>
      <Specimen title="BarChart" isStacked>
        <BarChart
          caption="Earnings per week"
          headers={['Week', 'Earned']}
          bars={[1200, 4850, 0, 5300, 12450, 2100].map((earned, at) => ({
            key: at,
            label: `${at + 3} Nov`,
            value: earned,
            text: rupees(earned * 100),
          }))}
        />
      </Specimen>
      <Specimen title="KeyFigures, Avatar" isStacked>
        <SampleKeyFigures />
        <span>
          <Avatar name="Ananya Sharma" /> <Avatar name="imran@basket.example" size="s" />
        </span>
      </Specimen>
      <Specimen title="KeyFigures, Avatar on the band" isStacked isOnBrand>
        <SampleKeyFigures isOnBrand />
        <Avatar name="Rohan Mehta" isOnBrand />
      </Specimen>
    </>
  );
}

function SampleKeyFigures({ isOnBrand }: { isOnBrand?: boolean }) {
  return (
    <KeyFigures isOnBrand={isOnBrand}>
      <KeyFigure label="Earned today" value="₹20,600" />
      <KeyFigure label="Delivered today" value="9" />
      <KeyFigure label="Accepted" value="94%" />
    </KeyFigures>
  );
}
