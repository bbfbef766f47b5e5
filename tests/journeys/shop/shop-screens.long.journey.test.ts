/** The tours of visitors and customers, in which axe looks at each width in each theme. */
import { everyLook } from '../steps/looking';
import { tour } from '../steps/touring';
import './shop-screens.journey.test';

tour.looks = everyLook;
