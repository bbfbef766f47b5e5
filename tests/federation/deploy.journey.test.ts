/**
 * A deploy of one remote into the running shop, and back: `npm run deploy` and `npm run rollback` as a team would type them.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePortOffset } from '../../tools/base/ports.mjs';
import { stackPaths } from '../../tools/base/paths.mjs';
import { openSignedIn } from '../journeys/steps/account';
import { journey } from '../support/journey';
import { builtOf, secondRelease, typeLocally } from './local-deploy';

const { sites } = stackPaths(parsePortOffset(process.env['PORT_OFFSET']));

const remoteSite = 'mf-delivery';
const npmRun = (program: string, ...options: string[]): Promise<unknown> =>
  typeLocally(program, remoteSite, ...options);

/** Every file of a site with the hash of its content, but what a deploy says about itself. */
async function contentOf(site: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(path.join(sites, site), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name !== 'deployed.json');
  const hashes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [
        path.relative(sites, file),
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      ] as const;
    }),
  );
  return Object.fromEntries(hashes);
}

const entryName = /^mf-delivery\/remoteEntry\.[0-9a-f]{16}\.js$/;
const listFile = path.join(sites, 'shell/remotes.json');
interface Line {
  readonly name: string;
  readonly entry: string;
  readonly version: string;
  readonly integrity: string;
}
const readList = async () => JSON.parse(await readFile(listFile, 'utf8')) as { readonly remotes: Line[] };
/** The partners' line, in which a deploy has written the release on the air. */
async function lineOnAir(): Promise<Line> {
  const line = (await readList()).remotes.find(({ name }) => name === 'mf_delivery');
  if (!line) throw new Error('The list has no mf_delivery');
  return line;
}

/** Gives a release to every device first, as a deploy with a share does. */
async function rollOut({ entry, version, integrity }: Line): Promise<void> {
  const list = await readList();
  const rollout = { entry, version, integrity, percent: 100 };
  const remotes = list.remotes.map((line) => (line.name === 'mf_delivery' ? { ...line, rollout } : line));
  await writeFile(listFile, JSON.stringify({ ...list, remotes }));
}

const others = async () => ({
  shop: await contentOf('mf-shop'),
  admin: await contentOf('mf-admin'),
  shell: { ...(await contentOf('shell')), 'shell/remotes.json': '' },
});

journey(
  'a remote is deployed into the running shop: open pages go on, new ones have it, nothing else changes; and back (rule: remotes-apart)',
  async ({ arrive }) => {
    const second = await secondRelease(remoteSite);
    const built = builtOf(remoteSite);
    try {
      await npmRun('deploy.mjs', '--unseen', '--from', built);

      const partner = await arrive('partner');
      const { page } = partner;
      const { main, link } = {
        main: page.getByRole('main').getByRole('heading', { level: 1 }).first(),
        link: (name: string) => page.getByRole('navigation').getByRole('link', { name }).first(),
      };
      const release = () => page.evaluate(() => document.documentElement.dataset['release'] ?? '1');
      await openSignedIn(page, 'imran@basket.example', 'delivery');
      await main.waitFor();
      const own = Object.keys(await contentOf('mf-delivery'));
      const before = { others: await others(), own, entry: (await lineOnAir()).entry };

      await npmRun('deploy.mjs', '--from', second.folder); // with its looks, before and after
      expect(await others()).toEqual(before.others);
      const now = Object.keys(await contentOf('mf-delivery'));
      expect(now.filter((file) => !before.own.includes(file))).toEqual([expect.stringMatching(entryName)]);
      // Entries that went back long ago leave, where this is played again and again.
      const mayLeave = (file: string) => entryName.test(file) && !before.entry.endsWith(path.basename(file));
      expect(before.own.filter((file) => !now.includes(file) && !mayLeave(file))).toEqual([]);

      await link('Wallet').click();
      await page.waitForURL('**/delivery/wallet');
      await main.waitFor();
      expect(await release()).toBe('1');
      await page.reload();
      await main.waitFor();
      expect(await release()).toBe('2');
      const newer = await lineOnAir();

      await npmRun('deploy/commands/rollback.mjs', '--unseen');
      await link('Dashboard').click();
      await page.waitForURL('**/delivery');
      await main.waitFor();
      expect(await release()).toBe('2');
      await page.reload();
      await main.waitFor();
      expect(await release()).toBe('1');

      // To the devices of a rollout first (rule: rollout-sticky).
      await rollOut(newer);
      await page.reload();
      await main.waitFor();
      expect(await release()).toBe('2');
      // Where its entry does not load, Retry has the present release.
      partner.expectProblems(/ERR_FAILED.*remoteEntry/, /mf_delivery \S+ did not start/);
      await page.route(newer.entry, (route) => route.abort());
      await page.reload();
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await link('Wallet').click();
      await page.waitForURL('**/delivery/wallet');
      await main.waitFor();
      expect(await release()).toBe('1');
    } finally {
      await npmRun('deploy.mjs', '--unseen', '--from', built); // what the other journeys go on with
      await second.remove();
    }
  },
);
