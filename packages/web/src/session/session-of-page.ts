import { firstViewPage } from '../platform/first-view-page';
import { initialSession, signedOutSession, type SessionState } from './session-state';

/** Somebody of the kind that a page is rendered for, without anything that tells one from another. */
const anyCustomer: SessionState = { ...initialSession, status: 'signed-in' };
const anyVisitor: SessionState = { ...signedOutSession, isProvisional: true };

/** The session as the server rendered it, used while React hydrates the page. */
export function sessionOfPage(): SessionState {
  const page = firstViewPage();
  if (!page) return initialSession;
  return page.view === 'customer' ? anyCustomer : anyVisitor;
}
