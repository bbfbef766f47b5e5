/**
 * Stands in for `@module-federation/enhanced/runtime` in component tests (jest.config.mjs maps it here): a remote is
 * loaded from its source, without container or network. Real containers are tested in tests/federation.
 */
import type { Remote } from '../../tools/base/project.mjs';

type Exposed = `${Remote['name']}/routes`;

const sources: Readonly<Record<Exposed, () => Promise<unknown>>> = {
  'mf_shop/routes': () => import('../../mf-shop/src/routes'),
  'mf_admin/routes': () => import('../../mf-admin/src/routes'),
  'mf_delivery/routes': () => import('../../mf-delivery/src/routes'),
};

const isExposed = (id: string): id is Exposed => Object.hasOwn(sources, id);

const failures = new Map<string, Error>();
let registered: readonly { name: string; entry: string }[] = [];

/** Makes a remote fail to load. @param name its container, e.g. `mf_shop` */
export function breakRemote(name: string, error = new Error(`${name} is down`)): void {
  failures.set(name, error);
}

/** Makes all remotes load again. */
export function mendRemotes(): void {
  failures.clear();
}

export function registerPlugins(): void {
  // Plugins handle scripts, which these tests do not load.
}

export function registerRemotes(remotes: readonly { name: string; entry: string }[]): void {
  registered = [
    ...registered.filter(({ name }) => !remotes.some((remote) => remote.name === name)),
    ...remotes,
  ];
}

/** @param id container and module, e.g. `mf_shop/routes` */
export async function loadRemote(id: string): Promise<unknown> {
  const [name = ''] = id.split('/');
  if (!registered.some((remote) => remote.name === name)) throw new Error(`${name} was never registered`);
  const failure = failures.get(name);
  if (failure) throw failure;
  if (!isExposed(id)) throw new Error(`There is no ${id}`);
  return sources[id]();
}
