import { aProfile } from '@basket/domain/testing';
import { keepPreview, parsePreviewCode, readPreview, withPreview } from './preview';

const integrity = `sha384-${'A'.repeat(64)}`;
const code = `mf_shop.0123456789abcdef.${integrity}`;
const admin = {
  user: { uid: 'a1', email: 'a@x.example' },
  profile: { ...aProfile({ role: 'admin' }), id: 'a1' },
};
const preview = parsePreviewCode(code, 'a1');
const remote = {
  name: 'mf_shop',
  mount: '/home',
  entry: 'https://shop.example/remoteEntry.aaaaaaaaaaaaaaaa.js',
  version: '1.0.0',
  integrity: 'sha384-old',
};

afterEach(() => localStorage.clear());

test('a code replaces entry and hash of its remote, and of no other', () => {
  const other = {
    ...remote,
    name: 'mf_admin',
    mount: '/admin',
    entry: 'https://admin.example/remoteEntry.js',
  };
  expect(withPreview({ remotes: [remote, other], unread: 0 }, preview).remotes).toEqual([
    {
      ...remote,
      entry: 'https://shop.example/remoteEntry.0123456789abcdef.js',
      version: 'preview 0123456789abcdef',
      integrity,
    },
    other,
  ]);
});

test.each([
  ['an address', 'https://evil.example/remoteEntry.js'],
  ['a site in place of a release', `mf_shop.//evil.example.${integrity}`],
  ['a release that leads elsewhere', `mf_shop./../../0123456789abc.${integrity}`],
  ['no hash', 'mf_shop.0123456789abcdef.'],
  ['a weak hash', 'mf_shop.0123456789abcdef.md5-AAAA'],
  ['more than a code', `${code}.more`],
])('threat-planted-preview: %s is no code', (_, text) => {
  expect(parsePreviewCode(text, 'a1')).toBeNull();
});

test.each([
  { desc: 'the team member who typed the code', session: admin, isSeen: true },
  { desc: 'another one', session: { ...admin, user: { ...admin.user, uid: 'a2' } }, isSeen: false },
  {
    desc: 'a customer',
    session: { ...admin, profile: { ...admin.profile, role: 'customer' as const } },
    isSeen: false,
  },
  { desc: 'a visitor', session: { user: null, profile: null }, isSeen: false },
])('threat-planted-preview: $desc sees it: $isSeen', ({ session, isSeen }) => {
  keepPreview(preview);
  expect(readPreview(session)).toEqual(isSeen ? preview : null);
});

test('threat-planted-preview: what else is kept under its name counts as nothing', () => {
  for (const text of ['', 'x', '{}', JSON.stringify({ ...preview, release: '../evil' })]) {
    localStorage.setItem('basket-express.preview', text);
    expect(readPreview(admin)).toBeNull();
  }
});

test('it ends when it is ended', () => {
  keepPreview(preview);
  keepPreview(null);
  expect(readPreview(admin)).toBeNull();
});
