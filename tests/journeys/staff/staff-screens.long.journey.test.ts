/** The tours of admins and partners, in which axe looks at each width in each theme. */
import { everyLook } from '../steps/looking';
import { tour } from '../steps/touring';
import './staff-screens.journey.test';

tour.looks = everyLook;
