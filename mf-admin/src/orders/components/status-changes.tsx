import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import type { Order, Stored } from '@basket/domain';
import type { MenuOpened } from '@basket/ui';
import { useStatusChanges, type StatusChanges as Changes } from '../use-status-changes';
import { ConfirmStatus } from './confirm-status';

interface OpenMenu {
  readonly orderId: string;
  readonly opened: MenuOpened;
}

interface StatusChanger extends Pick<Changes, 'shownOf' | 'isBusy' | 'choose'> {
  readonly menu: OpenMenu | null;
  readonly setMenu: (menu: OpenMenu | null) => void;
}

const Changer = createContext<StatusChanger | null>(null);

export interface StatusChangesProps {
  /** Told of an order before its status is set. */
  readonly onChange?: (order: Stored<Order>) => void;
  readonly children: ReactNode;
}

/**
 * Around everything that shows the status menu of orders. Menu and confirmation belong to the screen and not to a row, so
 * that both stay open when a table becomes cards.
 */
export function StatusChanges({ onChange, children }: StatusChangesProps) {
  const { asked, confirm, leave, shownOf, isBusy, choose } = useStatusChanges(onChange);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const changer = useMemo(
    () => ({ shownOf, isBusy, choose, menu, setMenu }),
    [shownOf, isBusy, choose, menu],
  );
  return (
    <Changer value={changer}>
      {children}
      {asked && (
        <ConfirmStatus {...asked} isBusy={isBusy(asked.order.id)} onConfirm={confirm} onClose={leave} />
      )}
    </Changer>
  );
}

export function useStatusChanger(): StatusChanger {
  const changer = use(Changer);
  if (!changer) throw new Error('A status menu needs StatusChanges around it');
  return changer;
}
