/** The life of App Check's tokens, against a Google that only remembers what it was asked. */
import { expect, test } from '@jest/globals';
import { prolongTokens } from './app-check.mjs';

const project = {
  project: 'a-shop',
  firebase: { apiKey: 'key', storageBucket: 'bucket', appId: '1:123:web:abc' },
};
/** @param {Response} answer */
function aGoogle(answer) {
  /** @type {{ url: string, request: RequestInit }[]} */
  const asked = [];
  /** @type {string[]} */
  const said = [];
  /** @type {typeof fetch} */
  const send = async (url, request = {}) => {
    asked.push({ url: url instanceof Request ? url.url : url.toString(), request });
    return answer;
  };
  return {
    asked,
    said,
    outside: { send, token: async () => 't', say: (/** @type {string} */ text) => void said.push(text) },
  };
}

test("App Check's tokens live for a week, the longest that Google allows", async () => {
  const { asked, outside } = aGoogle(new Response('{}'));
  expect(await prolongTokens(project, outside)).toBe(true);
  expect(asked).toMatchObject([
    {
      url: 'https://firebaseappcheck.googleapis.com/v1/projects/123/apps/1:123:web:abc/recaptchaEnterpriseConfig?updateMask=tokenTtl',
      request: {
        method: 'PATCH',
        body: '{"tokenTtl":"604800s"}',
        headers: { authorization: 'Bearer t', 'x-goog-user-project': 'a-shop' },
      },
    },
  ]);
});

test.each([
  {
    desc: 'the app is not registered yet',
    outside: aGoogle(new Response('NOT_FOUND', { status: 404 })),
    told: 'answers 404',
  },
  {
    desc: 'this machine has no credentials',
    outside: (() => {
      const google = aGoogle(new Response('{}'));
      return {
        ...google,
        outside: { ...google.outside, token: () => Promise.reject(new Error('no credentials')) },
      };
    })(),
    told: 'no credentials',
  },
])(
  'the life of tokens stays open, and the setup says why, where $desc',
  async ({ outside: google, told }) => {
    expect(await prolongTokens(project, google.outside)).toBe(false);
    expect(google.said.join()).toContain(told);
  },
);
