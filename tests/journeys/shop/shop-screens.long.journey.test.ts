/**
 * The tours of visitors and customers, in which axe looks at each width in each theme, with menus, dialogs, forms and the notices of payments.
 */
import { tour } from '../steps/touring';
import './shop-screens.journey.test';

tour.isLong = true;
