/**
 * The remotes of the released version in the shell of this one, its shell, and both, with this version's functions.
 */
import type { SiteName } from '../../tools/base/project.mjs';
import { journey } from '../support/journey';
import { prepareSites, remotes, serveOrder, sitesOfOrder } from './beside-released';

prepareSites(sitesOfOrder);

const cases: readonly { readonly desc: string; readonly old: readonly SiteName[] }[] = [
  { desc: 'remotes of the release before in this shell', old: remotes },
  { desc: 'these remotes in the shell of the release before', old: ['shell'] },
  { desc: 'pages of the release before', old: sitesOfOrder },
];

for (const { desc, old } of cases)
  journey(
    `${desc} serve an order with these functions (rule: versions-together)`,
    (stage) => serveOrder(stage, old),
    180_000,
  );
