import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { profiles, type Role } from '@basket/domain';
import { session } from '../session/current-session';
import { loadBackEnd } from '../back-end/load-back-end';
import { useLiveDocument } from '../live/use-live';

export interface StaffOnlyProps {
  readonly uid: string;
  readonly role: Role;
  readonly children: ReactNode;
}

/**
 * Shows an area of staff for as long as the own profile has its role: a change counts at once, also on pages that are open
 * (rule: role-at-once). One document is listened to; what else may be read is decided by the rules.
 */
export function StaffOnly({ uid, role, children }: StaffOnlyProps): ReactNode {
  const live = useLiveDocument(profiles.schema, profiles.path(uid));
  const known = live.status === 'ready' && !live.isFromCache ? live.data : null;
  // An account that was disabled has none.
  const stored = known?.disabledAt ? null : (known?.role ?? role);
  const leave = useEffectEvent(() => {
    if (stored === role) return;
    if (stored === null) {
      void loadBackEnd().then(({ leaveClosed }) => leaveClosed());
      return;
    }
    // Says why, and the guard around this leads to the new home.
    session.learnProfile(uid, { role: stored });
  });
  useEffect(() => leave(), [stored]);
  return stored === role ? children : null;
}
