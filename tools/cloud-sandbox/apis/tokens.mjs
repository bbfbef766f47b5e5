/**
 * How programs sign in: a person by what `gcloud auth application-default login` leaves behind, the pipeline by a token of GitHub, which
 * it exchanges (sts) for one of the deploy account (iamcredentials), as google-github-actions/auth writes it down.
 * @module
 */
import { newId, textOf } from '../project.mjs';
import { Refusal, denied, invalid } from '../refusal.mjs';
import { mayDo } from '../roles.mjs';

/** @typedef {import('../answer.mjs').Call} Call */

const oneHour = 3600;

/** @param {import('../project.mjs').Project} project @param {readonly string[]} members @returns {string} */
function newToken(project, members) {
  const token = `ya29.${newId(project)}`;
  project.tokens.set(token, members);
  return token;
}

/** A form, as OAuth sends it, or JSON. @param {Call} call @param {string} name */
const field = ({ body, bytes }, name) =>
  textOf(body[name] ?? new URLSearchParams(bytes.toString('utf8')).get(name));

/** @param {string} condition of a provider, in the form that setup writes @param {Record<string, unknown>} claims */
const isMet = (condition, claims) =>
  condition.split(' && ').every((each) => {
    const [, name = '', value] = /^assertion\.(\w+)=='([^']*)'$/.exec(each) ?? [];
    if (value === undefined)
      throw new Refusal('UNIMPLEMENTED', `The cloud sandbox cannot read the condition ${each}`);
    return claims[name] === value;
  });

/** @param {Call} call @returns {import('../project.mjs').Json} */
function exchange(call) {
  const { project } = call;
  const [, provider = ''] = /^\/\/iam\.googleapis\.com\/(.+)$/.exec(field(call, 'audience')) ?? [];
  const known = project.resources.get(provider.replace(project.number, project.id));
  if (!known)
    throw invalid(
      'Invalid value for "audience". This value should be the full resource name of the Identity Provider.',
    );
  const claims = JSON.parse(
    Buffer.from(field(call, 'subject_token').split('.')[1] ?? '', 'base64url').toString('utf8'),
  );
  if (!isMet(textOf(known['attributeCondition']), claims))
    throw new Refusal('PERMISSION_DENIED', 'The given credential is rejected by the attribute condition.');
  const pool = `iam.googleapis.com/${provider.replace(/\/providers\/.*$/, '')}`;
  const mapped = [`principalSet://${pool}/attribute.repository/${claims.repository}`];
  return {
    access_token: newToken(project, [`principal://${pool}/subject/${claims.sub}`, ...mapped]),
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: oneHour,
  };
}

/** @type {import('../answer.mjs').Route[]} */
export const tokenRoutes = [
  {
    call: 'POST oauth2.googleapis.com/token',
    needs: null,
    answer: (call) => ({
      access_token: newToken(call.project, [`user:${field(call, 'refresh_token')}`]),
      token_type: 'Bearer',
      expires_in: oneHour,
    }),
  },
  { call: 'POST sts.googleapis.com/v1/token', needs: null, answer: exchange },
  {
    call: 'POST iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/{email}:generateAccessToken',
    needs: '',
    answer: ({ project, members, at: { email = '' } }) => {
      const account = `projects/${project.id}/serviceAccounts/${email}`;
      if (
        !project.resources.has(account) ||
        !mayDo(project, members, 'iam.serviceAccounts.getAccessToken', account)
      )
        throw denied('iam.serviceAccounts.getAccessToken', `iam.googleapis.com/${account}`);
      return {
        accessToken: newToken(project, [`serviceAccount:${email}`]),
        // The library asks again before; the sandbox forgets no token.
        expireTime: '2100-01-01T00:00:00Z',
      };
    },
  },
];
