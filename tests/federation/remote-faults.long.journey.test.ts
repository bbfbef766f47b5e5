/**
 * Ways in which a remote, or the list of remotes, can be wrong, at their own pace: how long until the area says so, and from Retry to its page
 * (rule: remotes-isolated). docs/remotes.md shows a run; each writes its own table to `.local/test-artifacts/remote-faults.md`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { localDir } from '../../tools/base/paths.mjs';
import { journey } from '../support/journey';
import {
  entryAnswers,
  entryIs,
  lacks,
  listAnswers,
  listHas,
  listIsSilent,
  otherContract,
  restoreSite,
  shopIs,
} from './remote-faults';
import {
  cases,
  notLoaded,
  problems,
  seeOtherArea,
  seeShop,
  type Case,
  type Seen,
} from './remote-faults-steps';

const panel = notLoaded;
const all: readonly Case[] = [
  ...cases.map(({ isLate: _inRealTime, ...given }) => given),
  { desc: 'an entry on which its site fails', break: entryAnswers({ status: 500, body: 'Failed' }), panel },
  {
    desc: 'a page of HTML in place of the entry',
    break: entryAnswers({ contentType: 'text/html', body: '<h1>Moved</h1>' }),
    panel,
  },
  { desc: 'HTML as an entry, with its hash', break: entryIs(() => '<h1>Moved</h1>'), panel },
  { desc: 'an entry that is no code', break: entryIs((code) => `${code}\n)(`), panel },
  {
    desc: 'an entry that throws',
    break: entryIs((code) => `throw new Error('broken entry');\n${code}`),
    panel,
  },
  { desc: 'an entry without a container', break: entryIs(() => 'var other = 1;'), panel },
  { desc: 'a container of another contract', break: otherContract, panel },
  {
    desc: 'threat-tampered-remote: an entry on a site that the policy does not name',
    break: shopIs({ entry: 'https://elsewhere.example/remoteEntry.js' }),
    panel,
  },
  {
    desc: 'threat-tampered-remote: an address that runs code',
    break: shopIs({ entry: 'javascript:alert(1)//remoteEntry.js' }),
    panel,
  },
  { desc: 'routes that are not there', break: lacks(/__federation_expose_routes.*\.js$/), panel },
  {
    desc: 'a list without the shop',
    break: listHas((remotes) => remotes.filter(({ name }) => name !== 'mf_shop')),
    panel,
  },
  { desc: 'a list that is none', break: listAnswers({ json: ['mf_shop'] }), panel, isOfAll: true },
  { desc: 'a list that does not come within ten seconds', break: listIsSilent, panel, isOfAll: true },
];

const rows: string[] = [];
const seconds = (ms: number | null): string => (ms === null ? '–' : (ms / 1000).toFixed(1));
const rowOf = ({ desc }: Case, { toldMs, againMs }: Seen): string =>
  `| ${desc.replace(/^threat-[a-z-]+: /, '')} | ${seconds(toldMs)} | ${seconds(againMs)} |`;
afterAll(async () => {
  if (rows.length < all.length) return; // a second try of some
  const folder = path.join(localDir, 'test-artifacts');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'remote-faults.md'), `${rows.join('\n')}\n`);
});

for (const given of all)
  journey(`${given.desc}, at its own pace (rule: remotes-isolated)`, async ({ arrive }) => {
    const [customer, admin] = [await arrive('customer'), await arrive('admin')];
    for (const person of [customer, admin])
      person.expectProblems(
        ...problems,
        /Content Security Policy/,
        /broken entry/,
        /SyntaxError/,
        /elsewhere\.example/,
      );
    try {
      const seen = await seeShop(customer, given);
      await seeOtherArea(admin, given);
      rows.push(rowOf(given, seen));
      // The shell waits for ten seconds, once for the list and once for the entry.
      expect(seen.toldMs).toBeLessThan(15_000);
      expect(seen.againMs ?? 0).toBeLessThan(8_000);
    } finally {
      await restoreSite();
    }
  });
