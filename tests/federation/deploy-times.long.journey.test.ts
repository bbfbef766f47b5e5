/** How long a team waits for its own deploy, and for a way back. */
import { journey } from '../support/journey';
import { builtOf, secondRelease, typeLocally } from './local-deploy';

const site = 'mf-delivery';
/** The machine may be busy with something else once. */
const rounds = 3;

journey(
  'a deploy of one remote that is built takes 15 s at most, with both looks of a browser, and a rollback 2 s',
  async () => {
    const took = { deploy: Infinity, rollback: Infinity };
    await typeLocally('deploy.mjs', site, '--unseen', '--from', builtOf(site));
    for (let round = 0; round < rounds; round += 1) {
      const second = await secondRelease(site);
      try {
        const { ms: deploy } = await typeLocally('deploy.mjs', site, '--from', second.folder);
        const { ms: rollback } = await typeLocally('deploy/commands/rollback.mjs', site, '--unseen');
        took.deploy = Math.min(took.deploy, deploy);
        took.rollback = Math.min(took.rollback, rollback);
      } finally {
        await second.remove();
      }
    }
    expect(took.deploy).toBeLessThan(15_000);
    expect(took.rollback).toBeLessThan(2_000);
  },
);
