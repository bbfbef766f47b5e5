import { useEffect } from 'react';
import { allowAlarms, sound, type Alarm } from './alarm';

const repeatMs = 4_000;

/** Sounds at once and again and again for as long as there is a reason; a new reason starts anew. */
export function useAlarm(alarm: Alarm, reason: string | null): void {
  useEffect(() => {
    if (reason === null) return;
    sound(alarm);
    const timer = setInterval(() => sound(alarm), repeatMs);
    return () => clearInterval(timer);
  }, [alarm, reason]);
}

/** Asks for sound with touches and keys, which is when browsers allow it, until the page can sound. */
export function useAllowAlarms(): void {
  useEffect(() => {
    const events = ['pointerdown', 'keydown'] as const;
    const stop = (): void => {
      for (const event of events) removeEventListener(event, allow);
    };
    const allow = (): void => {
      void allowAlarms().then((isAllowed) => {
        if (isAllowed) stop();
      });
    };
    for (const event of events) addEventListener(event, allow);
    return stop;
  }, []);
}
