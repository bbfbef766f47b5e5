import { Spinner } from '@basket/ui';
import { RequireRole, type RouteObject } from '@basket/web';
import type { Area } from '../areas';
import { ConnectionError } from './connection-error';
import { RemoteArea } from './remote-area';

const loadingSession = <Spinner isCentred size="l" label="Loading your session" />;

/** The pages of an area, for those who may enter it (rule: role-guard). */
export function areaRoute({ mount, name, role }: Area): RouteObject {
  const area = <RemoteArea key={mount} mount={mount} name={name} />;
  const element =
    role === null ? (
      area
    ) : (
      <RequireRole
        role={role}
        pending={loadingSession}
        failed={(message) => <ConnectionError message={message} />}
      >
        {area}
      </RequireRole>
    );
  return { path: `${mount}/*`, element };
}
