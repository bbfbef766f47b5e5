import { attacked, attackedShop } from './hostile-payloads';

const expectRefused = attackedShop();

test.each(attacked)(
  'threat-hostile-payload: $name refuses a thousand of them and changes nothing (rule: strict-requests)',
  (target) => expectRefused(target, 1000),
);
