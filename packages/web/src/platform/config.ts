import * as v from 'valibot';
import { fetchJson } from './fetch-json';

const addressSchema = v.object({ host: v.string(), port: v.number() });

/** `/config.json`: what a deploy, or the local stack, says about its surroundings. Everything in it is public. */
const configSchema = v.object({
  firebase: v.object({
    projectId: v.string(),
    apiKey: v.string(),
    authDomain: v.string(),
    appId: v.string(),
    storageBucket: v.string(),
  }),
  /** Null in production. */
  emulators: v.nullable(
    v.object({
      authUrl: v.string(),
      firestore: addressSchema,
      functions: addressSchema,
      storage: addressSchema,
    }),
  ),
  imageBaseUrl: v.string(),
  /** Site key of reCAPTCHA Enterprise; null switches App Check off. */
  appCheckSiteKey: v.nullable(v.string()),
  release: v.string(),
});
export type AppConfig = v.InferOutput<typeof configSchema>;

export const functionsRegion = 'asia-south1';

let loading: Promise<AppConfig> | null = null;

/** Loads and parses `/config.json` once; a failure is forgotten, so that the next caller tries again. */
export function loadConfig(): Promise<AppConfig> {
  loading ??= fetchJson('/config.json', configSchema).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
