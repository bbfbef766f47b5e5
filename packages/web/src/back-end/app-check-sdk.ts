/** Lazy chunk: proves to the back end that a request comes from this site (reCAPTCHA Enterprise). */
import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';

/** Gives what must be done to every Firebase app before its first request. */
export const protectWith =
  (siteKey: string) =>
  (app: FirebaseApp): AppCheck =>
    initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    });

export const readAppCheckToken = async (appCheck: AppCheck): Promise<string> =>
  (await getToken(appCheck)).token;
