import { useEffect } from 'react';
import { allowTones, playTones, type Tones } from '@basket/ui';
import { attentionSound } from '@basket/web';

const tones: Tones = [
  [660, 0.18],
  [880, 0.18],
  [660, 0.3],
];

/** Sounds once, where this device was told to. */
export function soundAttention(): void {
  if (attentionSound.isChosen()) playTones(tones);
}

/** Browsers allow sound with a touch or a key only: after a reload, the first one of the page. */
export function useAllowedSound(): void {
  useEffect(() => {
    const allow = (): void => {
      if (attentionSound.isChosen()) void allowTones();
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, allow, { once: true });
    return () => {
      for (const event of events) removeEventListener(event, allow);
    };
  }, []);
}
