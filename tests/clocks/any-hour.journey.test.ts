/**
 * The shop five minutes after midnight of a new year, for a shopper in another zone and with a server that is still in the old year. All
 * visits have their turn at night (any-hour.long.journey.test.ts); what rules and formats say of all times on all days in all zones is
 * worked out without a browser in time-zones.test.mjs.
 */
import { journey } from '../support/journey';
import { setHours, visitShop } from './any-hour';
import { visits } from './moments.mjs';

setHours();

for (const visit of visits.filter(({ time }) => time === '00:05')) {
  const { day, time, browserZone, serverZone } = visit;
  journey(
    `${time} on ${day}, ordered in ${browserZone} of a server in ${serverZone}: one promise from the header to the order (rules: one-promise, first-promise, where-to, hours-inform)`,
    (stage) => visitShop(stage, visit),
  );
}
