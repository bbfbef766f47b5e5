import {
  defaultStoreSettings,
  isFree,
  orders,
  publicSettings,
  type Order,
  type PublicStoreSettings,
} from '@basket/domain';
import {
  Button,
  formatDate,
  formatPhone,
  IconPrinter,
  InlineAlert,
  ledgerRupees,
  packText,
  Page,
  PageHeader,
  Panel,
  paymentMethodLabels,
  paymentStatusLabel,
  Skeleton,
  LoadingRegion,
  Small,
} from '@basket/ui';
import { LoadFailed, useLiveDocument, usePageTitle, useParams, type Live } from '@basket/web';
import { useStored } from '@basket/web/stored';
import { NotFound } from '../../components/not-found';
import styles from './order-bill.module.css';

/** /admin/orders/{id}/bill: what a customer is given about a sale, to print. */
export function OrderBillPage() {
  const { orderId = '' } = useParams();
  const order = useStored(orders, orderId);
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  usePageTitle(order.status === 'ready' ? `Bill ${order.data.orderNumber}` : 'Bill');
  if (order.status === 'missing') return <NotFound />;
  const failed = [order, settings].find((live) => live.status === 'error');
  const store = storeOf(settings);
  const bill = order.status === 'ready' && store ? { order: order.data, settings: store } : null;
  return (
    <Page rhythm="panels" width="narrow">
      <div data-print="hide">
        <PageHeader
          title="Bill"
          actions={
            <Button
              size="s"
              leading={<IconPrinter />}
              disabled={bill === null}
              onClick={() => window.print()}
            >
              Print
            </Button>
          }
        />
      </div>
      {failed?.status === 'error' && <LoadFailed title="Failed to load order details" of={failed} />}
      {!bill && !failed && (
        <Panel>
          <LoadingRegion label="Loading the order">
            <Skeleton width="half" />
          </LoadingRegion>
        </Panel>
      )}
      {bill && (
        <>
          <div data-print="hide">
            <InlineAlert tone="warning">
              This is a bill of supply without tax. A tax invoice needs the store’s GSTIN and the HSN code and
              tax rate of each product, which are not recorded.
            </InlineAlert>
          </div>
          <Panel label="Bill of supply">
            <Bill {...bill} />
          </Panel>
        </>
      )}
    </Page>
  );
}

/** The store as it was saved, or the defaults before; null while it is not known. */
function storeOf(settings: Live<PublicStoreSettings>): PublicStoreSettings | null {
  if (settings.status === 'missing') return defaultStoreSettings;
  return settings.status === 'ready' ? settings.data : null;
}

/**
 * A bill of supply (CGST Rules 2017, rule 49): seller, number, date, buyer, goods and their value. It shows no tax, because the
 * products have neither an HSN code nor a rate (decision 036).
 */
function Bill({ order, settings }: { order: Order; settings: PublicStoreSettings }) {
  const { storeName, storeAddress, storeCity, storeState, storePincode, storePhone, storeEmail } = settings;
  const { address, city, state, pincode, phone } = order.delivery;
  const place = [storeAddress, storeCity, [storeState, storePincode].filter(Boolean).join(' ')];
  const { refundedPaise } = order.payment;
  return (
    <article className={styles.bill}>
      <header className={styles.head}>
        <div>
          <b>{storeName}</b>
          <span>{place.filter(Boolean).join(', ')}</span>
          <span>{[storePhone, storeEmail].filter(Boolean).join(' · ')}</span>
        </div>
        <div className={styles.facts}>
          <h2>Bill of supply</h2>
          <span>No. {order.orderNumber}</span>
          <span>{formatDate(order.statusTimes.delivered ?? order.createdAt)}</span>
        </div>
      </header>
      {order.status === 'cancelled' && <p className={styles.cancelled}>Cancelled: nothing was supplied.</p>}
      <section>
        <h3>Buyer</h3>
        <p>
          {order.customerName}
          <br />
          <bdi>{address}</bdi>, <bdi>{city}</bdi>, {state} {pincode}
          {phone !== '' && (
            <>
              <br />
              {formatPhone(phone)}
            </>
          )}
        </p>
      </section>
      <table className={styles.lines}>
        <caption className={styles.caption}>Goods</caption>
        <thead>
          <tr>
            <th scope="col">Description</th>
            <th scope="col">Quantity</th>
            <th scope="col">Price</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          {suppliedLines(order).map((item, line) => (
            <tr key={line}>
              <td>
                {item.name} <Small>{packText(item.unit, item.options)}</Small>
              </td>
              <td>{item.quantity}</td>
              <td>{ledgerRupees(item.unitPricePaise)}</td>
              <td>{ledgerRupees(item.totalPaise)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum label="Goods" paise={order.subtotalPaise} />
          <Sum label="Delivery" paise={order.deliveryChargePaise} />
          {order.roundingPaise ? <Sum label="Rounding" paise={order.roundingPaise} /> : null}
          <Sum label="Total" paise={order.totalPaise} isStrong />
          {refundedPaise > 0 && <Sum label="Refunded" paise={refundedPaise} />}
        </tfoot>
      </table>
      <p>{paymentText(order)}. No tax is charged on this bill.</p>
      <p className={styles.signature}>For {storeName}, authorised signatory</p>
    </article>
  );
}

const paymentText = (order: Order): string =>
  isFree(order)
    ? 'Nothing to pay'
    : `${paymentMethodLabels[order.paymentMethod]}: ${paymentStatusLabel(order.paymentStatus).toLowerCase()}`;

/** A line of which picking found nothing was not supplied. */
const suppliedLines = ({ items }: Order): Order['items'] => items.filter(({ quantity }) => quantity > 0);

function Sum({ label, paise, isStrong = false }: { label: string; paise: number; isStrong?: boolean }) {
  return (
    <tr className={isStrong ? styles.strong : undefined}>
      <th scope="row" colSpan={3}>
        {label}
      </th>
      <td>{ledgerRupees(paise)}</td>
    </tr>
  );
}
