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

/** Asks for sound with the first touch or key of the page, which is when browsers allow it. */
export function useAllowAlarms(): void {
  useEffect(() => {
    const allow = (): void => void allowAlarms();
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, allow, { once: true });
    return () => {
      for (const event of events) removeEventListener(event, allow);
    };
  }, []);
}
