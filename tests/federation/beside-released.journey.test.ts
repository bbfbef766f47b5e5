/**
 * Remotes of the released version in the shell of this one, with this version's functions: the deploy that happens most, because a
 * remote is deployed alone. Other pairs are tried at night (beside-released.long.journey.test.ts).
 */
import { journey } from '../support/journey';
import { prepareSites, remotes, serveOrder } from './beside-released';

prepareSites(remotes);

journey(
  'remotes of the release before in this shell serve an order with these functions (rule: versions-together)',
  (stage) => serveOrder(stage, remotes),
  180_000,
);
