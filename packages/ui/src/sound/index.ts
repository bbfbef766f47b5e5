export { allowTones, playTones, type Tones } from './tones';
