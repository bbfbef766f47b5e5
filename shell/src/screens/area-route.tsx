import { RequireRole, type RouteObject } from '@basket/web';
import type { Area } from '../areas';
import { ConnectionError } from './connection-error';
import { RemoteArea } from './remote-area';
import { LoadingSession } from './role-home';

/** The pages of an area, for those who may enter it (rule: role-guard). */
export function areaRoute(area: Area): RouteObject {
  const { mount, role } = area;
  const pages = <RemoteArea key={mount} area={area} />;
  const element =
    role === null ? (
      pages
    ) : (
      <RequireRole
        role={role}
        pending={<LoadingSession />}
        failed={(message) => <ConnectionError message={message} />}
      >
        {pages}
      </RequireRole>
    );
  return { path: `${mount}/*`, element };
}
