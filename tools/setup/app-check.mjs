/**
 * The life of App Check's tokens: each new token is an assessment of reCAPTCHA, the dearest part of an order (docs/scale.md).
 * @module
 */
import { applicationDefault } from 'firebase-admin/app';

/** The longest that Google allows; a page renews its token after half of it. An hour is the default. */
const tokenLifeS = 7 * 24 * 3600;

const ownToken = async () => (await applicationDefault().getAccessToken()).access_token;

/**
 * Lets the tokens of a project's web app live longer.
 * @param {Pick<import('../deploy/settings.mjs').Settings, 'project' | 'firebase'>} settings
 * @param {{ say: (text: string) => void, send?: typeof fetch, token?: () => Promise<string> }} outside
 * @returns {Promise<boolean>} whether they do; it says why not
 */
export async function prolongTokens(
  { project, firebase: { appId } },
  { say, send = fetch, token = ownToken },
) {
  // 1:NUMBER OF THE PROJECT:web:HASH
  const [, number] = appId.split(':');
  const config = `projects/${number}/apps/${appId}/recaptchaEnterpriseConfig`;
  const url = `https://firebaseappcheck.googleapis.com/v1/${config}?updateMask=tokenTtl`;
  try {
    const answer = await send(url, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${await token()}`,
        'content-type': 'application/json',
        'x-goog-user-project': project,
      },
      body: JSON.stringify({ tokenTtl: `${tokenLifeS}s` }),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) say(`That did not work: ${url} answers ${answer.status}\n${await answer.text()}`);
    return answer.ok;
  } catch (error) {
    // Also without credentials of this machine: the other steps go on.
    say(
      `That did not work: ${error instanceof Error ? error.message : error}\nIt needs "gcloud auth application-default login".`,
    );
    return false;
  }
}
