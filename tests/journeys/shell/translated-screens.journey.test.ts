/**
 * A screen that the server renders, in a browser that translates it: the shell renders it anew, and nothing ends in an error. All others
 * have their turn at night (translated-screens.long.journey.test.ts); the cart (shop-cart) and an order by three people
 * (order-from-cart-to-wallet) are translated at the gate, too.
 */
import { journey } from '../../support/journey';
import { readTranslated } from '../steps/translating';

journey('a visitor can read the home page in a translating browser (rule: translated-page)', (stage) =>
  readTranslated(stage, 'visitor', ({ name }) => name === 'home-visitor'),
);
