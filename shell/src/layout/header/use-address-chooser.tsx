import { useState, type ComponentType } from 'react';
import { toast } from '@basket/web';
import { t } from '../../texts';

const loadChooser = () => import(/* webpackChunkName: "address-chooser" */ './address-chooser');

/** The work of a button that asks where to deliver: loads the chooser and shows it. */
export function useAddressChooser() {
  const [Chooser, setChooser] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const open = (): void =>
    void loadChooser().then(
      (module) => setChooser(() => module.AddressChooser),
      () => toast.error(t('header.notLoaded')),
    );
  return { open, chooser: Chooser && <Chooser onClose={() => setChooser(null)} /> };
}
