import { stocked } from './build.mjs';
import { fruits } from './fruits.mjs';
import { vegetables } from './vegetables.mjs';
import { spices } from './spices.mjs';
import { dairyEggs } from './dairy-eggs.mjs';
import { breadBakery } from './bread-bakery.mjs';
import { grains } from './staples-grains.mjs';
import { kitchenStaples } from './staples-kitchen.mjs';
import { meatFish } from './meat-fish.mjs';
import { beverages } from './beverages.mjs';
import { snacks } from './snacks.mjs';
import { household } from './household.mjs';
import { personalCare } from './personal-care.mjs';

/** Every product of the demo shop, shelf by shelf. @type {readonly import('./build.mjs').CatalogueProduct[]} */
export const products = [
  fruits,
  vegetables,
  spices,
  dairyEggs,
  breadBakery,
  grains,
  kitchenStaples,
  meatFish,
  beverages,
  snacks,
  household,
  personalCare,
].flatMap(stocked);
