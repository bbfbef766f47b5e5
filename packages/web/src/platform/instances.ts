/**
 * Proof that what must exist once exists once. Every singleton registers its one object; two copies of
 * this package would register two objects under one name. `globalThis.__basketExpress.instances` shows the counts:
 * read-only, nothing of the product reads it, tests and the diagnostics page do.
 */
export interface Diagnostics {
  /** How many different objects were registered under each name, e.g. `{ web: 1, react: 1, cart: 1 }`. */
  readonly instances: Readonly<Record<string, number>>;
  /** Version of what is running, e.g. `{ react: '19.3.1' }`. */
  readonly versions: Readonly<Record<string, string>>;
}

declare global {
  var __basketExpress: Diagnostics | undefined;
}

interface Registry {
  readonly objects: Map<string, Set<object>>;
  readonly versions: Map<string, string>;
}

const registryKey = Symbol.for('basket-express.instances');
type RegistryHolder = typeof globalThis & { [registryKey]?: Registry };

function registry(): Registry {
  const holder: RegistryHolder = globalThis;
  const existing = holder[registryKey];
  if (existing) return existing;
  const created: Registry = { objects: new Map(), versions: new Map() };
  Object.defineProperty(holder, registryKey, { value: created });
  Object.defineProperty(holder, '__basketExpress', {
    value: Object.freeze({
      get instances() {
        return Object.fromEntries([...created.objects].map(([name, objects]) => [name, objects.size]));
      },
      get versions() {
        return Object.fromEntries(created.versions);
      },
    }),
  });
  return created;
}

/** Registers `object` as the one for `name`. Registering the same object again changes nothing. */
export function registerInstance(name: string, object: object, version?: string): void {
  const { objects, versions } = registry();
  const known = objects.get(name);
  if (known) known.add(object);
  else objects.set(name, new Set([object]));
  if (version !== undefined) versions.set(name, version);
}
