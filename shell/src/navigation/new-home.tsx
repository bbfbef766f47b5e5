import { homePathOf } from '@basket/domain';
import { useLocation, useNavigate, useRoleChange } from '@basket/web';

/** Leads whoever has another role than before to its home; who is there already stays (rule: role-at-once). */
export function NewHome(): null {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useRoleChange((role) => {
    const home = homePathOf(role);
    if (pathname !== home && !pathname.startsWith(`${home}/`)) void navigate(home, { replace: true });
  });
  return null;
}
