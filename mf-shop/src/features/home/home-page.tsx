import { usePageTitle, useSession } from '@basket/web';
import { CustomerHome } from './customer-home';
import { VisitorHome } from './visitor-home';

/** /home: for everybody; what it shows depends on whether somebody is signed in. */
export function HomePage() {
  usePageTitle('Home');
  const isSignedIn = useSession((state) => state.status === 'signed-in');
  return isSignedIn ? <CustomerHome /> : <VisitorHome />;
}
