import { firstViewPage } from '../platform/first-view-page';
import { initialSession, signedOutSession, type SessionState } from './session-state';

/** Somebody of the kind that a page is rendered for, without anything that tells one from another. */
const anyCustomer: SessionState = { ...initialSession, status: 'signed-in' };
const anyVisitor: SessionState = { ...signedOutSession, isProvisional: true };

/** What the render sees that takes over a pre-rendered page: what the server saw. */
export function sessionOfPage(): SessionState {
  const page = firstViewPage();
  if (!page) return initialSession;
  return page.view === 'customer' ? anyCustomer : anyVisitor;
}
