import { usePageTitle, useSession } from '@basket/web';
import { t } from '../../texts';
import { CustomerHome } from './customer-home';
import { VisitorHome } from './visitor-home';

/** /home, for customers and visitors. */
export function HomePage() {
  usePageTitle(t('home.title'));
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn ? <CustomerHome /> : <VisitorHome />;
}
