import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { portsAt } from './base/ports.mjs';
import {
  deployedOrigins,
  everyPathBut,
  localOrigins,
  spokenPaths,
  securityHeaders,
  shellPolicy,
  withRemoteSites,
  withSecurityHeaders,
  workerPath,
  workerPolicy,
} from './security-headers.mjs';

const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
const config = read('firebase.json');
/** @type {string[]} */
const targets = config.hosting.map((/** @type {{ target: string }} */ { target }) => target);
const deployed = deployedOrigins(read('.firebaserc'));

/** @param {string} policy @returns {Map<string, string[]>} */
const parse = (policy) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

test('firebase.json has the headers that are derived from .firebaserc (else: npm run headers)', () => {
  for (const site of config.hosting) expect(site).toEqual(withSecurityHeaders(site, deployed));
});

test.each(targets)('threat-source-maps: somebody asks %s for one', (target) => {
  const site = config.hosting.find((/** @type {{ target: string }} */ each) => each.target === target);
  expect(site.ignore).toContain('**/*.map');
});

test('functions allow calls from the sites of .firebaserc', () => {
  const { projects, targets: sites } = read('.firebaserc');
  const variables = readFileSync(new URL('../functions/.env', import.meta.url), 'utf8');
  const listed = (/^SHOP_ORIGINS=(.*)$/m.exec(variables)?.[1] ?? '').split(',');
  const deployedSites = sites[projects.default].hosting.shell.flatMap((/** @type {string} */ name) => [
    `https://${name}.web.app`,
    `https://${name}.firebaseapp.com`,
  ]);
  expect(listed).toEqual(expect.arrayContaining(deployedSites));
});

test.each(targets)('%s sends the usual headers', (target) => {
  const site = config.hosting.find((/** @type {{ target: string }} */ each) => each.target === target);
  const rule = site.headers.find((/** @type {{ source: string }} */ { source }) => source === '**');
  const policies = site.headers
    .filter((/** @type {any} */ { source }) => source !== workerPath)
    .flatMap((/** @type {any} */ { headers }) => headers)
    .filter((/** @type {any} */ { key }) => key === 'Content-Security-Policy');
  expect(policies).toHaveLength(1);
  const sent = new Map(
    [...rule.headers, ...policies].map((/** @type {any} */ { key, value }) => [key, value]),
  );
  expect(sent.get('X-Content-Type-Options')).toBe('nosniff');
  expect(sent.get('X-Frame-Options')).toBe('DENY');
  expect(sent.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
  expect(sent.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(parse(sent.get('Content-Security-Policy')).get('frame-ancestors')).toEqual(["'none'"]);
  // Only files that other sites load.
  expect(sent.get('Access-Control-Allow-Origin')).toBe(target === 'shell' ? undefined : '*');
});

test('every path has the policy but those of rendered pages and the service worker, which have their own', () => {
  const policyRule = new RegExp(everyPathBut([...spokenPaths, workerPath]));
  const shell = config.hosting.find((/** @type {{ target: string }} */ { target }) => target === 'shell');
  const rewrite = shell.rewrites.find((/** @type {any} */ each) => each.function?.functionId === 'pages');
  const rendered = new RegExp(rewrite.regex);
  for (const page of spokenPaths.map((each) => each.replace('*', 'fresh-milk'))) {
    expect({ page, isRendered: rendered.test(page), hasPolicy: policyRule.test(page) }).toEqual({
      page,
      isRendered: true,
      hasPolicy: false,
    });
    for (let end = 0; end < page.length; end += 1) {
      const [begun, changed] = [page.slice(0, end), `${page.slice(0, end)}~${page.slice(end + 1)}`];
      const isPage = (/** @type {string} */ each) =>
        spokenPaths.includes(each) || /^(\/hi)?\/home\/products\/[^/]+$/.test(each);
      for (const other of [begun, changed].filter((each) => !isPage(each)))
        expect({ other, isRendered: rendered.test(other), hasPolicy: policyRule.test(other) }).toEqual({
          other,
          isRendered: false,
          hasPolicy: true,
        });
    }
  }
  expect(policyRule.test(workerPath)).toBe(false);
  for (const other of ['/service-worker', '/service-worker-js', '/service-worker.js.map'])
    expect({ other, hasPolicy: policyRule.test(other) }).toEqual({ other, hasPolicy: true });
  const notRendered = [
    '/',
    '/index.html',
    '/home/',
    '/home/products/',
    '/home/products/milk/more',
    '/admin',
    '/hi',
    '/hi/home/',
    '/xx/home',
  ];
  for (const other of notRendered)
    expect({ other, isRendered: rendered.test(other), hasPolicy: policyRule.test(other) }).toEqual({
      other,
      isRendered: false,
      hasPolicy: true,
    });
});

test('the service worker is asked for anew, and reaches sites and pictures only (rule: kept-shop)', () => {
  const shell = config.hosting.find((/** @type {{ target: string }} */ { target }) => target === 'shell');
  const last = shell.headers.findLast(
    (/** @type {{ source: string }} */ { source }) => source === workerPath,
  );
  const sent = new Map(last.headers.map((/** @type {any} */ { key, value }) => [key, value]));
  expect(sent.get('Cache-Control')).toBe('no-cache');
  const policy = parse(workerPolicy(deployed));
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('connect-src')).toEqual(["'self'", ...deployed.remotes, ...deployed.storage]);
  for (const service of [...deployed.auth, ...deployed.firestore, ...deployed.functions])
    expect(sent.get('Content-Security-Policy')).not.toContain(service);
});

test('only the page itself may use the location, and no frame anything else', () => {
  const sent = new Map(securityHeaders('shell', deployed).map(({ key, value }) => [key, value]));
  expect(sent.get('Permissions-Policy')).toContain('geolocation=(self)');
  expect(sent.get('Permissions-Policy')).toContain('camera=()');
});

test('scripts are own files only: none inline, evaluated or from a wildcard', () => {
  const policy = parse(shellPolicy(deployed));
  for (const [directive, sources] of policy) {
    expect({ directive, sources: sources.filter((source) => /unsafe|\*|^https?:$/.test(source)) }).toEqual({
      directive,
      sources: [],
    });
    for (const source of sources.filter((each) => each.includes(':') && !/^(data|blob):$/.test(each)))
      expect(source).toMatch(/^https:\/\/[a-z0-9.-]+(\/|$)/);
  }
  expect(policy.get('script-src')).toContain('https://basket-express-mf-shop.web.app');
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
});

test('reCAPTCHA may look for a person before a code is sent, and asks Auth alone (rule: phone-sign-in)', () => {
  const policy = parse(shellPolicy(deployed));
  const google = 'https://www.google.com/recaptcha/';
  expect(policy.get('script-src')).toEqual(
    expect.arrayContaining([google, 'https://www.gstatic.com/recaptcha/']),
  );
  expect(policy.get('frame-src')).toEqual(
    expect.arrayContaining([google, 'https://recaptcha.google.com/recaptcha/']),
  );
  expect(policy.get('connect-src')).toEqual(expect.arrayContaining([google, ...deployed.auth]));
});

test('a local stack differs in addresses of this machine only', () => {
  const [there, here] = [parse(shellPolicy(deployed)), parse(shellPolicy(localOrigins(portsAt(100))))];
  expect([...here.keys()]).toEqual([...there.keys()]);
  for (const [directive, sources] of here)
    for (const source of sources.filter((each) => !there.get(directive)?.includes(each)))
      expect(source).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):\d+$/);
});

test('a site that is new in the list stands in every policy wherever the others stand, and nothing else changes', () => {
  const shell = config.hosting.find((/** @type {{ target: string }} */ { target }) => target === 'shell');
  const added = 'https://a-stock.web.app';
  const after = withRemoteSites(shell, [...deployed.remotes, added]);
  const wanted = { ...deployed, remotes: [...deployed.remotes, added] };
  expect(after).toEqual(withSecurityHeaders(shell, wanted));
  expect(JSON.stringify(after).split(added).length).toBeGreaterThan(5);
  expect(withRemoteSites(after, [added, ...deployed.remotes])).toEqual(after);
  expect(withRemoteSites(shell, ['https://elsewhere.example'])).toEqual(shell);
});
