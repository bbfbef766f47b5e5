import { allowTones, playTones, type Tones } from '@basket/ui';

/** The calls for a partner's attention: a tone and a vibration, where the browser has them and allows them. */
export type Alarm = 'offer' | 'loss';

const tones: Readonly<Record<Alarm, Tones>> = {
  offer: [
    [880, 0.15],
    [1175, 0.15],
    [1568, 0.3],
  ],
  loss: [
    [440, 0.35],
    [330, 0.5],
  ],
};
const vibrations: Readonly<Record<Alarm, readonly number[]>> = {
  offer: [200, 100, 200, 100, 400],
  loss: [600, 150, 600],
};

export const allowAlarms = allowTones;

/** Whether the device can vibrate; Safari cannot. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Browsers vibrate for a page that was pressed once, and report a try before that as an error. */
const mayVibrate = (): boolean => canVibrate() && navigator.userActivation.hasBeenActive;

/** Sounds and vibrates once. What the browser does not allow is left out: the screen says the same. */
export function sound(alarm: Alarm): void {
  if (mayVibrate()) navigator.vibrate([...vibrations[alarm]]);
  playTones(tones[alarm]);
}
