import { Page, PageHeader } from '@basket/ui';
import { usePageTitle, useSession } from '@basket/web';
import { SignInRequired } from '../../components/sign-in/sign-in-required';
import { t } from '../../texts';
import { OrderPages } from './order-pages';

/** /home/orders */
export function MyOrdersPage() {
  usePageTitle(t('myOrders.title'));
  const { status, user } = useSession();
  if (status === 'signed-out')
    return (
      <Page width="reading">
        <SignInRequired title={t('orders.pleaseSignIn')} text={t('myOrders.signInToSee')} />
      </Page>
    );
  return (
    <Page width="reading" rhythm="panels">
      <PageHeader title={t('myOrders.title')} />
      {user && <OrderPages key={user.uid} uid={user.uid} />}
    </Page>
  );
}
