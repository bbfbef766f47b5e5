/** What gets a partner's attention: a tone and a vibration, where the browser has them and allows them. */
export type Alarm = 'offer' | 'loss';

/** Hertz and seconds of each tone, one after the other. */
const tones: Readonly<Record<Alarm, readonly (readonly [hertz: number, seconds: number])[]>> = {
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

let audio: AudioContext | null = null;

/**
 * Browsers let a page sound only after a touch or a key: call this from one.
 *
 * @returns whether the page can sound now
 */
export async function allowAlarms(): Promise<boolean> {
  if (!('AudioContext' in globalThis)) return false;
  audio ??= new AudioContext();
  // Refused where the site may not sound or nothing plays sound: the state says so.
  if (audio.state !== 'running') await audio.resume().catch(() => undefined);
  return audio.state === 'running';
}

/** Whether the device can vibrate; Safari cannot. */
export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Sounds and vibrates once. What the browser does not allow is left out: the screen says the same. */
export function sound(alarm: Alarm): void {
  if (canVibrate()) navigator.vibrate([...vibrations[alarm]]);
  if (audio?.state === 'running') play(audio, tones[alarm]);
}

function play(context: AudioContext, notes: (typeof tones)[Alarm]): void {
  let at = context.currentTime;
  for (const [hertz, seconds] of notes) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = hertz;
    // Fade in and out, or each tone begins and ends with a click.
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.6, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds;
  }
}
