/** Every screen, menu, dialog and form in words that are two fifths longer than Hindi: the room for languages to come. */
import { journey } from '../../support/journey';
import { readInPseudo } from '../steps/in-pseudo';
import { everybody } from '../steps/translating';

for (const who of everybody)
  journey(
    `every screen, menu, dialog and form of the ${who} has room for longer words (rule: long-languages)`,
    (stage) => readInPseudo(stage, who),
    900_000,
  );
