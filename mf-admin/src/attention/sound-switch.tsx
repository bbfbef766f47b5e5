import { useRef, useState } from 'react';
import { allowTones, Button, IconBellRing, useCanPlayTones } from '@basket/ui';
import { attentionSound } from '@basket/web';
import { t } from '../texts';
import { soundAttention } from './sound';

/**
 * Whether this device sounds for new orders and whatever else asks for an admin. Switched on it sounds once, so that the volume can be
 * set. After a reload the browser is silent until the page is touched, which it says (rule: silence-told).
 */
export function SoundSwitch() {
  const [isOn, setOn] = useState(attentionSound.isChosen);
  const isWaiting = !useCanPlayTones() && isOn;
  // The touch allows the sound before the press ends: it must not switch off what it has just switched on.
  const hasBegunWaiting = useRef(false);
  const begin = (): void => {
    hasBegunWaiting.current = isWaiting;
  };
  async function change(): Promise<void> {
    const isForSound = isWaiting || hasBegunWaiting.current;
    hasBegunWaiting.current = false;
    if (isForSound && (await allowTones())) return soundAttention();
    attentionSound.choose(!isOn);
    setOn(!isOn);
    if (!isOn && (await allowTones())) soundAttention();
  }
  return (
    <Button
      size="s"
      variant="quiet"
      leading={<IconBellRing />}
      aria-pressed={isOn && !isWaiting}
      onPointerDown={begin}
      onKeyDown={begin}
      onClick={() => void change()}
    >
      {t(isWaiting ? 'attention.soundWaits' : isOn ? 'attention.soundOn' : 'attention.soundOff')}
    </Button>
  );
}
