import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import { loadConfig, type AppConfig } from '../../platform/config';
import { checkDatabase, goWithoutDatabase, keepsAccounts } from '../../platform/database-check';
import type { AuthPort } from '../ports';
import { createAuthPort } from './auth';

/** Firebase as this page uses it: one app, its Auth, and App Check where the deploy configures it. */
export interface Firebase {
  readonly app: FirebaseApp;
  readonly auth: AuthPort;
  readonly config: AppConfig;
  /** Null where App Check is off. */
  readonly appCheck: AppCheck | null;
}

const loadAppCheck = () => import(/* webpackChunkName: "app-check" */ './app-check-sdk');

async function connect(): Promise<Firebase> {
  const [config, database] = await Promise.all([loadConfig(), checkDatabase()]);
  if (database === 'silent') goWithoutDatabase();
  const siteKey = config.appCheckSiteKey;
  const protect = siteKey === null ? null : (await loadAppCheck()).protectWith(siteKey);
  const app = initializeApp(config.firebase);
  // Before anything that talks to the back end, so that its first request carries a token already.
  const appCheck = protect?.(app) ?? null;
  const auth = createAuthPort(app, config, protect ?? (() => undefined), keepsAccounts(database));
  return { app, auth, config, appCheck };
}

let connecting: Promise<Firebase> | null = null;

/** Connects once; a failure (no connection) is forgotten, so that the next caller tries again. */
export function loadFirebase(): Promise<Firebase> {
  connecting ??= connect().catch((error: unknown) => {
    connecting = null;
    throw error;
  });
  return connecting;
}

/** Token for requests that no SDK makes; null where App Check is off. */
export async function appCheckToken(): Promise<string | null> {
  const { appCheckSiteKey } = await loadConfig();
  if (!appCheckSiteKey) return null;
  const { appCheck } = await loadFirebase();
  return appCheck && (await loadAppCheck()).readAppCheckToken(appCheck);
}
