/**
 * The shop's remote of the released version in the shell of this one, with this version's functions, which render it: the deploy that
 * happens most, because a remote is deployed alone. The other remotes and other pairs are tried at night
 * (beside-released.long.journey.test.ts).
 */
import { journey } from '../support/journey';
import { prepareSites, serveOrder } from './beside-released';

prepareSites(['mf-shop']);

journey(
  'the shop of the release before in this shell serves an order with these functions (rule: versions-together)',
  (stage) => serveOrder(stage, ['mf-shop']),
  180_000,
);
