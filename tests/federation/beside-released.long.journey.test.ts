/**
 * The shell of the released version, alone and with its remotes, with this version's functions.
 */
import { siteNames, type SiteName } from '../../tools/base/project.mjs';
import { journey } from '../support/journey';
import { prepareSites, serveOrder } from './beside-released';

prepareSites(siteNames);

const cases: readonly { readonly desc: string; readonly old: readonly SiteName[] }[] = [
  { desc: 'these remotes in the shell of the release before', old: ['shell'] },
  { desc: 'pages of the release before', old: siteNames },
];

for (const { desc, old } of cases)
  journey(
    `${desc} serve an order with these functions (rule: versions-together)`,
    (stage) => serveOrder(stage, old),
    180_000,
  );
