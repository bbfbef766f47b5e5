import * as v from 'valibot';
import { forReading } from '@basket/domain';
import {
  afterFirstView,
  currentSession,
  fetchJson,
  type AreaNavigation,
  type RemoteRoutes,
} from '@basket/web';
import { tellAreas } from '../areas';
import { AreaError, type AreaFailure } from './area-error';
import { loadExposedRoutes, remoteTimeoutMs } from './federation';
import { keptPreview } from './kept-preview';
import { manifestSchema, remoteAt, type Manifest, type RemoteInfo } from './manifest';
import { isRemoteModule } from './remote-module';
import type * as Rollouts from './rollouts';

export const manifestUrl = '/remotes.json';

let manifest: Promise<Manifest> | null = null;
/** The list came with a pre-rendered page, which may be a minute older than the remotes. */
let isListOfPage = false;
const areas = new Map<string, Promise<RemoteRoutes>>();
/** Number of attempts for each area: a retry must not use what an earlier attempt loaded. */
const attempts = new Map<string, number>();

/** There once a list has had a rollout: for all others nothing is loaded. */
let rollouts: typeof Rollouts | undefined;

/** The list with the releases that this device gets. Where the file for that is gone, they are the present ones. */
const forDevice = (list: Manifest): Manifest | Promise<Manifest> =>
  list.remotes.some(({ rollout }) => rollout)
    ? import(/* webpackChunkName: "rollouts" */ './rollouts')
        .then((loaded) => (rollouts = loaded).withRollouts(list))
        .catch(() => list)
    : list;

function loadManifest(mount: string): Promise<Manifest> {
  // No options: otherwise the browser does not use the preload of index.html. The host answers no-cache.
  manifest ??= fetchJson(manifestUrl, manifestSchema, { signal: AbortSignal.timeout(remoteTimeoutMs) })
    .then(forDevice)
    .catch((cause: unknown) => {
      manifest = null;
      throw new AreaError('manifest', mount, `${manifestUrl} did not load`, { cause });
    });
  return manifest;
}

/** The area's next list is fetched, and has the present release: one that few have locks nobody out. */
function forgetManifest(mount: string): void {
  manifest = null;
  isListOfPage = false;
  rollouts?.stepBack(mount);
}

/** Takes up the routes that the server renders with. */
export function takeUpRoutes(mount: string, routes: RemoteRoutes): void {
  areas.set(mount, Promise.resolve(routes));
}

/**
 * Takes up the list that a pre-rendered page carries, whose remotes rendered it; a retry fetches it anew. A device that meets a rollout so is in no
 * arm yet: it draws its bucket once the page is there, and the next page asks for it.
 */
export function takeUpManifest(list: unknown): void {
  const parsed = v.safeParse(forReading(manifestSchema), list);
  if (!parsed.success) return;
  manifest = Promise.resolve(parsed.output);
  isListOfPage = true;
  afterFirstView(() => void forDevice(parsed.output));
}

/** Starts the download that index.html preloads; opening an area reports a failure. */
export function preloadManifest(): void {
  loadManifest('/').catch(() => undefined);
}

const navigations = new Map<string, AreaNavigation>();

/** The navigation that the frame shows of an area; null until it has been loaded. */
export const areaNavigation = (mount: string): AreaNavigation | null => navigations.get(mount) ?? null;

/** The runtime's errors have no codes, only texts. */
function failureOf(error: unknown): AreaFailure {
  const text = String(error);
  if (/timed out/i.test(text)) return 'timeout';
  if (!/RUNTIME-00[18]|ScriptNetworkError|ScriptExecutionError/.test(text)) return 'start';
  return isListOfPage ? 'outdated' : 'script';
}

function timeout(mount: string): { readonly passed: Promise<never>; readonly cancel: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new AreaError('timeout', mount, `No answer within ${remoteTimeoutMs / 1000} s`)),
      remoteTimeoutMs,
    );
  });
  return { passed, cancel: () => clearTimeout(timer) };
}

async function loadRoutes(remote: RemoteInfo): Promise<RemoteRoutes> {
  const { mount } = remote;
  const attempt = attempts.get(mount) ?? 0;
  attempts.set(mount, attempt + 1);
  const { passed, cancel } = timeout(mount);
  try {
    const exposed = await Promise.race([loadExposedRoutes(remote, attempt), passed]);
    if (!isRemoteModule(exposed))
      throw new AreaError('contract', mount, `${remote.name} ${remote.version} exposes another contract`);
    navigations.set(mount, exposed.navigation);
    tellAreas();
    return exposed.default;
  } catch (cause) {
    if (cause instanceof AreaError) throw cause;
    throw new AreaError(failureOf(cause), mount, `${remote.name} ${remote.version} did not start`, { cause });
  } finally {
    cancel();
  }
}

/** The remotes as this person gets them. @throws AreaError */
export async function listForArea(mount: string): Promise<Manifest> {
  const list = await loadManifest(mount);
  if (keptPreview() === null) return list;
  const { readPreview, withPreview } = await import(/* webpackChunkName: "preview" */ './preview');
  return withPreview(list, readPreview(currentSession()));
}

export const listedRemotes = async (): Promise<readonly RemoteInfo[]> => (await listForArea('/')).remotes;

async function loadAnew(mount: string): Promise<RemoteRoutes> {
  const remote = remoteAt(await listForArea(mount), mount);
  if (!remote) throw new AreaError('unlisted', mount, `${manifestUrl} has no entry for ${mount}`);
  const loading = loadRoutes(remote);
  rollouts?.watch(remote, loading);
  return loading;
}

/**
 * The routes of the area at `mount`; the same promise, even a rejected one, until `forgetArea`. Each area is loaded when its
 * path is opened, independent of the others: a remote that is down affects its own area only.
 *
 * @param onFailure gets the error before anybody else, and throws what they get
 * @throws AreaError
 */
export function loadArea(
  mount: string,
  onFailure?: ((error: unknown) => Promise<never>) | null,
): Promise<RemoteRoutes> {
  const known = areas.get(mount);
  if (known) return known;
  const loading = loadAnew(mount).catch(onFailure);
  areas.set(mount, loading);
  return loading; // the component that renders the area reports the failure
}

/** Forgets an area that fails, or has failed, when it is left, so that coming back retries. */
export function forgetFailedArea(mount: string): void {
  const left = areas.get(mount);
  left?.catch(() => {
    if (areas.get(mount) === left) forgetArea(mount);
  });
}

/** Loads the present release of an area, which stays as it is. @returns puts the release in its place @throws AreaError */
export async function renewArea(mount: string): Promise<() => void> {
  forgetManifest(mount);
  const routes = await loadAnew(mount);
  return () => takeUpRoutes(mount, routes);
}

/** Makes the next `loadArea` start over with a new manifest, script and promise. */
export function forgetArea(mount: string): void {
  areas.delete(mount);
  forgetManifest(mount);
}
