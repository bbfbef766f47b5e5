/** Every screen, menu, dialog and form, whose language is changed while it is open: no English text of ours is left. */
import { journey } from '../../support/journey';
import { readInHindi } from '../steps/in-hindi';
import { everybody } from '../steps/translating';

for (const who of everybody)
  journey(
    `every screen, menu, dialog and form of the ${who} is in Hindi once that is chosen`,
    (stage) => readInHindi(stage, who),
    900_000,
  );
