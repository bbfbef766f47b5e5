export { allowTones, playTones, useCanPlayTones, type Tones } from './tones';
