/**
 * The shop at the edges of India's day. Not every time is visited on every day from every zone in every zone, which would be 162 visits:
 * six cover each time of day, each day twice, and each zone twice on either side (moments.mjs).
 */
import { journey } from '../support/journey';
import { setHours, visitShop } from './any-hour';
import { visits } from './moments.mjs';

setHours();

for (const visit of visits) {
  const { day, time, browserZone, serverZone } = visit;
  journey(
    `${time} on ${day}, ordered in ${browserZone} of a server in ${serverZone}: one promise from the header to the order (rules: one-promise, first-promise, where-to, hours-inform)`,
    (stage) => visitShop(stage, visit),
  );
}
