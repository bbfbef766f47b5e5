/** Lazy chunk: the pages that the footer links to. They describe only what the product does. */
import type { ReactNode } from 'react';
import { freeDeliveryFromPaise } from '@basket/domain';
import { formatOpeningHours, formatPhone, Page, PageHeader, rupees } from '@basket/ui';
import { Link, usePageTitle, useStoreSettings } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
import { rich, t } from '../texts';
import styles from './content.module.css';

function ContentPage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Page>
      <PageHeader title={title} />
      <div className={styles.text}>{children}</div>
    </Page>
  );
}

export function ContactPage() {
  const store = useStoreSettings();
  const place = [store.storeAddress, store.storeCity, store.storeState, store.storePincode]
    .filter(Boolean)
    .join(', ');
  return (
    <ContentPage title={t('content.contact')}>
      <p>{rich('content.contactLead', { link: (inside) => <Link to={shopPages.orders}>{inside}</Link> })}</p>
      <dl className={styles.facts}>
        {store.storePhone !== '' && (
          <>
            <dt>{t('content.phone')}</dt>
            <dd>
              <a href={`tel:${store.storePhone.replace(/[^\d+]/g, '')}`}>{formatPhone(store.storePhone)}</a>
            </dd>
          </>
        )}
        {store.storeEmail !== '' && (
          <>
            <dt>{t('content.email')}</dt>
            <dd>
              <a href={`mailto:${store.storeEmail}`}>{store.storeEmail}</a>
            </dd>
          </>
        )}
        {place !== '' && (
          <>
            <dt>{t('content.store')}</dt>
            <dd>{place}</dd>
          </>
        )}
        <dt>{t('content.hours')}</dt>
        <dd>{formatOpeningHours(store)}</dd>
      </dl>
    </ContentPage>
  );
}

export function HelpPage() {
  const store = useStoreSettings();
  const freeFromPaise = freeDeliveryFromPaise(store);
  return (
    <ContentPage title={t('content.help')}>
      <h2>{t('content.helpWhen')}</h2>
      <p>
        {rich('content.helpWhenText', {
          minutes: store.deliveryTimeMinutes,
          link: (inside) => <Link to={shopPages.orders}>{inside}</Link>,
        })}
      </p>
      <h2>{t('content.helpCost')}</h2>
      <p>
        {freeFromPaise > 0
          ? t('content.helpCostText', {
              charge: rupees(store.deliveryChargePaise),
              from: rupees(freeFromPaise),
            })
          : t('content.helpCostFree')}
      </p>
      <h2>{t('content.helpWhere')}</h2>
      <p>{t('content.helpWhereText', { km: store.serviceRadiusKm })}</p>
      <h2>{t('content.helpPay')}</h2>
      <p>{t('content.helpPayText')}</p>
      <h2>{t('content.helpCancel')}</h2>
      <p>{t('content.helpCancelText')}</p>
      <h2>{t('content.helpReturn')}</h2>
      <p>{rich('content.helpReturnText', { link: (inside) => <Link to="/contact">{inside}</Link> })}</p>
    </ContentPage>
  );
}

export function TermsPage() {
  const store = useStoreSettings();
  return (
    <ContentPage title={t('content.terms')}>
      <h2>{t('content.termsOrders')}</h2>
      <p>{t('content.termsOrdersText')}</p>
      <h2>{t('content.termsDelivery')}</h2>
      <p>{t('content.termsDeliveryText', { km: store.serviceRadiusKm })}</p>
      <h2>{t('content.termsPayment')}</h2>
      <p>{t('content.termsPaymentText')}</p>
      <h2>{t('content.termsAccount')}</h2>
      <p>{t('content.termsAccountText')}</p>
    </ContentPage>
  );
}

export function PrivacyPage() {
  return (
    <ContentPage title={t('content.privacy')}>
      <h2>{t('content.privacyKept')}</h2>
      <p>{t('content.privacyKeptText')}</p>
      <h2>{t('content.privacySeen')}</h2>
      <p>{t('content.privacySeenText')}</p>
      <h2>{t('content.privacyBrowser')}</h2>
      <p>{t('content.privacyBrowserText')}</p>
      <h2>{t('content.privacyRights')}</h2>
      <p>{rich('content.privacyRightsText', { link: (inside) => <Link to="/contact">{inside}</Link> })}</p>
    </ContentPage>
  );
}
