/**
 * Stands in for `@module-federation/enhanced/runtime` in component tests (jest.config.mjs maps it here): a remote is
 * its source, no container and no network are between. Real containers are tested in tests/federation.
 */

const sources: Readonly<Record<string, () => Promise<unknown>>> = {
  'mf_shop/routes': () => import('../../mf-shop/src/routes'),
  'mf_admin/routes': () => import('../../mf-admin/src/routes'),
  'mf_delivery/routes': () => import('../../mf-delivery/src/routes'),
};

const failures = new Map<string, Error>();
let registered: readonly { name: string; entry: string }[] = [];

/** From now on the remote does not load. @param name its container, e.g. `mf_shop` */
export function breakRemote(name: string, error = new Error(`${name} is down`)): void {
  failures.set(name, error);
}

/** Every remote loads again. */
export function mendRemotes(): void {
  failures.clear();
}

export function registerPlugins(): void {
  // Plugins concern scripts; there are none here.
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
  const source = sources[id];
  if (!source) throw new Error(`There is no ${id}`);
  return source();
}
