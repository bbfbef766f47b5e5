import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { Role } from '@basket/domain';

/** The new role of whoever is here, until a screen has led to its home. */
export const useNewRole = create<Role | null>()(() => null);

/** Calls back once for each new role, also for one that was learned before the first render. */
export function useRoleChange(learn: (role: Role) => void): void {
  const role = useNewRole();
  const handle = useEffectEvent(() => {
    if (role === null) return;
    useNewRole.setState(null, true);
    learn(role);
  });
  useEffect(() => handle(), [role]);
}
