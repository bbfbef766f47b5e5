/** Every screen, menu, dialog and form in a browser that translates it: none ends in an error (rule: translated-page). */
import { journey } from '../../support/journey';
import { everybody, readTranslated } from '../steps/translating';

for (const who of everybody)
  journey(
    `every screen, menu, dialog and form of the ${who} can be used in a translating browser (rule: translated-page)`,
    (stage) => readTranslated(stage, who),
    480_000,
  );
