import * as v from 'valibot';
import { isInside, manifestSchema, remoteAt, type RemoteInfo } from './manifest';

const aRemote = (changes: Partial<RemoteInfo> = {}): RemoteInfo => ({
  name: 'mf_shop',
  mount: '/home',
  entry: 'https://shop.example/remoteEntry.js',
  version: '1.2.3',
  integrity: `sha384-${'A'.repeat(64)}`,
  ...changes,
});
const parse = (remotes: unknown) => v.safeParse(manifestSchema, { remotes });

test.each([
  { desc: 'a remote', remotes: [aRemote()] },
  { desc: 'no remote at all', remotes: [] },
  { desc: 'one whose content is not vouched for', remotes: [aRemote({ integrity: null })] },
  { desc: 'a local address', remotes: [aRemote({ entry: 'http://localhost:5005/remoteEntry.js' })] },
  { desc: 'fields of later versions', remotes: [{ ...aRemote(), preload: ['js/main.js'] }] },
  { desc: 'a rollout that cannot be read', remotes: [{ ...aRemote(), rollout: 'many' }] },
])('takes $desc', ({ remotes }) => {
  expect(parse(remotes).success).toBe(true);
});

test.each([
  { desc: 'an address that runs code', entry: aRemote({ entry: 'javascript:alert(1)' }) },
  { desc: 'data as an address', entry: aRemote({ entry: 'data:text/javascript,alert(1)' }) },
  { desc: 'a relative address', entry: aRemote({ entry: '/remoteEntry.js' }) },
  { desc: 'a name that is no container', entry: aRemote({ name: 'mf-shop' }) },
  { desc: 'a mount without a slash', entry: aRemote({ mount: 'home' }) },
  { desc: 'the whole site as a mount', entry: aRemote({ mount: '/' }) },
  { desc: 'a weak hash', entry: aRemote({ integrity: 'md5-AAAA' }) },
  { desc: 'no version', entry: { ...aRemote(), version: undefined } },
])('leaves out $desc and takes the others (rule: remotes-isolated)', ({ entry }) => {
  const other = aRemote({ name: 'mf_admin', mount: '/admin' });
  expect(parse([entry, other]).output).toEqual({ remotes: [other], unread: 1 });
});

test.each([
  { desc: 'one of a name', second: aRemote({ mount: '/admin' }) },
  { desc: 'one at a mount', second: aRemote({ name: 'mf_admin' }) },
])('takes the first $desc, and leaves out the second (rule: remotes-isolated)', ({ second }) => {
  expect(parse([aRemote(), second]).output).toEqual({ remotes: [aRemote()], unread: 1 });
});

test('refuses what is no list', () => {
  expect(parse({ 0: aRemote() }).success).toBe(false);
});

test.each([
  { path: '/home', inside: true },
  { path: '/home/', inside: true },
  { path: '/home/cart', inside: true },
  { path: '/homework', inside: false },
  { path: '/', inside: false },
  { path: '/admin/home', inside: false },
])('$path in /home: $inside', ({ path, inside }) => {
  expect(isInside('/home', path)).toBe(inside);
});

test('finds the remote of a mount', () => {
  const manifest = { remotes: [aRemote(), aRemote({ name: 'mf_admin', mount: '/admin' })], unread: 0 };
  expect(remoteAt(manifest, '/admin')?.name).toBe('mf_admin');
  expect(remoteAt(manifest, '/delivery')).toBeUndefined();
});
