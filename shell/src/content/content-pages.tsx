/** Lazy chunk: the pages that the footer links to. They describe only what the product does. */
import type { ReactNode } from 'react';
import { freeDeliveryFromPaise } from '@basket/domain';
import { formatOpeningHours, formatPhone, Page, PageHeader, rupees } from '@basket/ui';
import { Link, usePageTitle, useStoreSettings } from '@basket/web';
import * as shopPages from '@basket/web/shop-pages';
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
    <ContentPage title="Contact">
      <p>
        For a question about an order, have its number ready (it begins with BE); you find it under{' '}
        <Link to={shopPages.orders}>My Orders</Link>.
      </p>
      <dl className={styles.facts}>
        {store.storePhone !== '' && (
          <>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${store.storePhone.replace(/[^\d+]/g, '')}`}>{formatPhone(store.storePhone)}</a>
            </dd>
          </>
        )}
        {store.storeEmail !== '' && (
          <>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${store.storeEmail}`}>{store.storeEmail}</a>
            </dd>
          </>
        )}
        {place !== '' && (
          <>
            <dt>Store</dt>
            <dd>{place}</dd>
          </>
        )}
        <dt>Hours</dt>
        <dd>{formatOpeningHours(store)}</dd>
      </dl>
    </ContentPage>
  );
}

export function HelpPage() {
  const store = useStoreSettings();
  const freeFromPaise = freeDeliveryFromPaise(store);
  return (
    <ContentPage title="Help">
      <h2>When does my order arrive?</h2>
      <p>
        Within {store.deliveryTimeMinutes} minutes of ordering, or of your payment if you pay online first.
        You can follow every step under <Link to={shopPages.orders}>My Orders</Link>, Track Order: if it takes
        longer, it says so there, with the newer time.
      </p>
      <h2>What does delivery cost?</h2>
      <p>
        {freeFromPaise > 0
          ? `${rupees(store.deliveryChargePaise)} per order; from ${rupees(freeFromPaise)} it is free.`
          : 'Nothing: it is free for every order.'}{' '}
        There are no other fees.
      </p>
      <h2>Where do you deliver?</h2>
      <p>
        Up to {store.serviceRadiusKm} km around the store; an address without a position on the map counts by
        its pincode. Choose where to deliver at the top of the shop, and it tells you at once.
      </p>
      <h2>How can I pay?</h2>
      <p>In cash when your order arrives, or online by UPI or card where the store offers it.</p>
      <h2>Can I cancel an order?</h2>
      <p>
        Yes, as long as it is pending: open the order and choose Cancel Order. What you have paid is refunded.
      </p>
      <h2>Can I return something?</h2>
      <p>
        Within 30 days. <Link to="/contact">Contact us</Link> with the number of the order.
      </p>
    </ContentPage>
  );
}

export function TermsPage() {
  const store = useStoreSettings();
  return (
    <ContentPage title="Terms">
      <h2>Orders</h2>
      <p>
        Your order is an offer to buy; it is accepted when it is confirmed in the shop. Prices include all
        taxes. If a price has changed or a product has run out, checkout tells you before you order; nothing
        else is charged.
      </p>
      <h2>Delivery</h2>
      <p>
        We deliver up to {store.serviceRadiusKm} km around the store, and to the pincodes that checkout
        accepts. The time shown is what we aim for; traffic and weather can make it longer, and tracking
        always shows where your order stands.
      </p>
      <h2>Payment, cancellation and returns</h2>
      <p>
        You pay in cash on delivery or online. A pending order can be cancelled at no cost; what was paid
        online goes back the way it came. Products can be returned within 30 days.
      </p>
      <h2>Your account</h2>
      <p>Keep your password to yourself. Orders placed with your account are taken to be yours.</p>
    </ContentPage>
  );
}

export function PrivacyPage() {
  return (
    <ContentPage title="Privacy policy">
      <h2>What we keep</h2>
      <p>
        Your name, e-mail address, phone number and address, and your orders: what is needed to deliver to you
        and to account for it. Your password is kept by the sign-in service in a form that nobody can read.
      </p>
      <h2>Who sees it</h2>
      <p>
        The store&rsquo;s staff see your orders. The delivery partner sees your name and address for the order
        in hand, and your phone number from accepting it until it is delivered. Nobody else, and nothing is
        sold.
      </p>
      <h2>What this browser keeps</h2>
      <p>
        Your cart, who is signed in, and the orders that you have looked at. Signing out deletes all of it. A
        number from 0 to 99, drawn at random, stays: it says whether this browser gets a new version of the
        shop before others. There are no advertising cookies and no trackers.
      </p>
      <h2>Your rights</h2>
      <p>
        Ask us what we hold about you, to correct it or to delete it: see <Link to="/contact">Contact</Link>.
      </p>
    </ContentPage>
  );
}
