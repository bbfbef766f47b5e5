import { Page, PageHeader } from '@basket/ui';
import { usePageTitle, useSession } from '@basket/web';
import { SignInRequired } from '../../components/sign-in/sign-in-required';
import { OrderPages } from './order-pages';

/** /home/orders */
export function MyOrdersPage() {
  usePageTitle('My Orders');
  const { status, user } = useSession();
  if (status === 'signed-out')
    return (
      <Page width="reading">
        <SignInRequired title="Please sign in" text="Sign in to see your orders and follow them live." />
      </Page>
    );
  return (
    <Page width="reading" rhythm="panels">
      <PageHeader title="My Orders" />
      {user && <OrderPages key={user.uid} uid={user.uid} />}
    </Page>
  );
}
