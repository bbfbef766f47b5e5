import {
  defaultStoreSettings,
  isFree,
  itemsIn,
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
import { LoadFailed, useLanguage, useLiveDocument, usePageTitle, useParams, type Live } from '@basket/web';
import { useStored } from '@basket/web/stored';
import { NotFound } from '../../components/not-found';
import { t } from '../../texts';
import styles from './order-bill.module.css';

/** /admin/orders/{id}/bill: what a customer is given about a sale, to print. */
export function OrderBillPage() {
  const { orderId = '' } = useParams();
  const order = useStored(orders, orderId);
  const settings = useLiveDocument(publicSettings.schema, publicSettings.path());
  usePageTitle(
    order.status === 'ready'
      ? t('orderBill.billNumber', { number: order.data.orderNumber })
      : t('orderBill.bill'),
  );
  if (order.status === 'missing') return <NotFound />;
  const failed = [order, settings].find((live) => live.status === 'error');
  const store = storeOf(settings);
  const bill = order.status === 'ready' && store ? { order: order.data, settings: store } : null;
  return (
    <Page rhythm="panels" width="narrow">
      <div data-print="hide">
        <PageHeader
          title={t('orderBill.bill')}
          actions={
            <Button
              size="s"
              leading={<IconPrinter />}
              disabled={bill === null}
              onClick={() => window.print()}
            >
              {t('orderBill.print')}
            </Button>
          }
        />
      </div>
      {failed?.status === 'error' && <LoadFailed title={t('orderBill.loadFailed')} of={failed} />}
      {!bill && !failed && (
        <Panel>
          <LoadingRegion label={t('orderBill.loading')}>
            <Skeleton width="half" />
          </LoadingRegion>
        </Panel>
      )}
      {bill && (
        <>
          <div data-print="hide">
            <InlineAlert tone="warning">{t('orderBill.withoutTax')}</InlineAlert>
          </div>
          <Panel label={t('orderBill.title')}>
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
  const items = itemsIn(suppliedLines(order), useLanguage());
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
          <h2>{t('orderBill.title')}</h2>
          <span>{t('orderBill.number', { number: order.orderNumber })}</span>
          <span>{formatDate(order.statusTimes.delivered ?? order.createdAt)}</span>
        </div>
      </header>
      {order.status === 'cancelled' && <p className={styles.cancelled}>{t('orderBill.cancelled')}</p>}
      <section>
        <h3>{t('orderBill.buyer')}</h3>
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
        <caption className={styles.caption}>{t('orderBill.goods')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('orderBill.description')}</th>
            <th scope="col">{t('orderBill.quantity')}</th>
            <th scope="col">{t('orderBill.price')}</th>
            <th scope="col">{t('orderBill.value')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, line) => (
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
          <Sum label={t('orderBill.goods')} paise={order.subtotalPaise} />
          <Sum label={t('orderBill.delivery')} paise={order.deliveryChargePaise} />
          {order.roundingPaise ? <Sum label={t('orderBill.rounding')} paise={order.roundingPaise} /> : null}
          <Sum label={t('orderBill.total')} paise={order.totalPaise} isStrong />
          {refundedPaise > 0 && <Sum label={t('orderBill.refunded')} paise={refundedPaise} />}
        </tfoot>
      </table>
      <p>{paymentText(order)}</p>
      <p className={styles.signature}>{t('orderBill.signature', { store: storeName })}</p>
    </article>
  );
}

const paymentText = (order: Order): string =>
  isFree(order)
    ? t('orderBill.paymentNone')
    : t('orderBill.payment', {
        method: paymentMethodLabels[order.paymentMethod],
        status: paymentStatusLabel(order.paymentStatus).toLowerCase(),
      });

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
