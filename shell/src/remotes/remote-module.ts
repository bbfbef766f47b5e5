import * as v from 'valibot';
import { forReading } from '@basket/domain';
import type { RemoteModule, RemoteRoutes } from '@basket/web';

/** Loosely: a remote may say more than this shell knows. A change that is none of these raises the contract's number. */
const moduleSchema = v.looseObject({
  default: v.array(v.custom<RemoteRoutes[number]>((route) => typeof route === 'object' && route !== null)),
  navigation: v.looseObject({
    contract: v.literal(1),
    label: v.string(),
    title: v.string(),
    items: v.array(
      v.looseObject({ to: v.string(), label: v.string(), icon: v.custom((icon) => Boolean(icon)) }),
    ),
    back: v.array(v.looseObject({ from: v.string(), to: v.string() })),
  }),
});
export const isRemoteModule = (value: unknown): value is RemoteModule =>
  v.is(forReading(moduleSchema), value);
