/** Four times as many payloads have their turn at night (hostile-payloads.long.emulator.test.ts). */
import { attacked, attackedShop, expectPayloadsForEach } from './hostile-payloads';

const expectRefused = attackedShop();

test('every operation has its hostile payloads', expectPayloadsForEach);

test.each(attacked)(
  'threat-hostile-payload: $name refuses 250 of them and changes nothing (rule: strict-requests)',
  (target) => expectRefused(target, 250),
);
