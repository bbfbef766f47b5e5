import { useSyncExternalStore } from 'react';

/** Hertz and seconds of tones, one after the other. */
export type Tones = readonly (readonly [hertz: number, seconds: number])[];

let audio: AudioContext | null = null;

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the page can sound now: after a load not before {@link allowTones}, whatever was allowed before. */
export const useCanPlayTones = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => audio?.state === 'running',
    () => false,
  );

/**
 * Browsers let a page sound only after a touch or a key: call this from one.
 *
 * @returns whether the page can sound now
 */
export async function allowTones(): Promise<boolean> {
  if (!('AudioContext' in globalThis)) return false;
  if (!audio) {
    audio = new AudioContext();
    audio.addEventListener('statechange', tell);
  }
  if (audio.state === 'suspended') await audio.resume();
  return audio.state === 'running';
}

/** Plays them once, if the page can sound. */
export function playTones(tones: Tones): void {
  if (audio?.state !== 'running') return;
  let at = audio.currentTime;
  for (const [hertz, seconds] of tones) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.frequency.value = hertz;
    // Fade in and out, or each tone begins and ends with a click.
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(0.6, at + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds;
  }
}
