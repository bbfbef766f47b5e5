import { useState } from 'react';
import { Button, IconLocate } from '@basket/ui';
import { toast } from '@basket/web';
import { browserGeolocation } from '@basket/web/places';
import { t } from '../../../texts';
import { locate, locateText } from './locate';
import type { MapsService } from './maps-service';
import type { LocatedAddress } from './place-components';

export interface LocateButtonProps {
  /** null without a key; the button then says what to do instead. */
  readonly maps: MapsService | null;
  readonly onFound: (place: LocatedAddress) => void;
}

/** 'Use my location', with a message for each outcome. */
export function LocateButton({ maps, onFound }: LocateButtonProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function run(): Promise<void> {
    setIsBusy(true);
    const outcome = await locate(maps, browserGeolocation());
    setIsBusy(false);
    if (outcome.kind !== 'found') {
      toast.error(locateText(outcome));
      return;
    }
    onFound(outcome.place);
    toast.success(locateText(outcome));
  }

  return (
    <Button
      variant="quiet"
      size="s"
      leading={<IconLocate size={16} />}
      isBusy={isBusy}
      onClick={() => void run()}
    >
      {t(isBusy ? 'checkout.locating' : 'checkout.useLocation')}
    </Button>
  );
}
