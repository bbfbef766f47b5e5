/** Lazy chunk: proves to the back end that a request comes from this site (reCAPTCHA Enterprise). */
import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';

/** Returns the function that protects a Firebase app; call it before the first request of the app. */
export const protectWith =
  (siteKey: string) =>
  (app: FirebaseApp): AppCheck =>
    initializeAppCheck(app, {
      provider: new ReCaptchaEnterpriseProvider(siteKey),
      isTokenAutoRefreshEnabled: true,
    });

export const readAppCheckToken = async (appCheck: AppCheck): Promise<string> =>
  (await getToken(appCheck)).token;
