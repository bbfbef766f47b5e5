import { randomInt, randomUUID } from 'node:crypto';
import type { Services } from './services';
import { DamageReports } from './instance/damage-reports';
import { NumberLengths } from './instance/number-lengths';
import { StockLanes } from './instance/stock-lanes';
import { Turns } from './instance/turns';

/** The services that an instance or a program has by itself: clock and chance of the machine, and what it keeps in its memory. */
export const ownServices = () =>
  ({
    now: () => Date.now(),
    elapsedMs: () => performance.now(),
    randomInt: (below: number) => randomInt(below),
    newId: () => randomUUID().replaceAll('-', '').slice(0, 20),
    commit: (send) => send(),
    turns: new Turns(),
    damageReports: new DamageReports(),
    numberLengths: new NumberLengths(),
    stockLanes: new StockLanes((below) => randomInt(below)),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  }) satisfies Partial<Services>;
