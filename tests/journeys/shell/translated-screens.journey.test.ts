/**
 * Every screen in a browser that translates it: none ends in an error (rule: translated-page). Menus, dialogs and forms have their turn at
 * night (translated-screens.long.journey.test.ts).
 */
import { isActedOn } from '../../../tools/screens/photograph.mjs';
import { journey } from '../../support/journey';
import { everybody, readTranslated } from '../steps/translating';

for (const who of everybody)
  journey(
    `every screen of the ${who} can be read in a translating browser (rule: translated-page)`,
    (stage) => readTranslated(stage, who, (screen) => !isActedOn(screen)),
    180_000,
  );
