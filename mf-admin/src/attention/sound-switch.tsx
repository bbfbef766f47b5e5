import { useState } from 'react';
import { allowTones, Button, IconBellRing } from '@basket/ui';
import { attentionSound } from '@basket/web';
import { soundAttention } from './sound';

/** Whether this device sounds for new orders and whatever else asks for an admin. Switched on it sounds once, so that the volume can be set. */
export function SoundSwitch() {
  const [isOn, setOn] = useState(attentionSound.isChosen);
  async function change(): Promise<void> {
    attentionSound.choose(!isOn);
    setOn(!isOn);
    if (!isOn && (await allowTones())) soundAttention();
  }
  return (
    <Button
      size="s"
      variant="quiet"
      leading={<IconBellRing />}
      aria-pressed={isOn}
      onClick={() => void change()}
    >
      {isOn ? 'Sound on' : 'Sound off'}
    </Button>
  );
}
