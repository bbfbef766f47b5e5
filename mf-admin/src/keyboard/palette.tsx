import { useDeferredValue, useRef, useState } from 'react';
import { isFoundBy, readOrderSearch } from '@basket/domain';
import { Button, Dialog, SearchField, Suggestions } from '@basket/ui';
import { useCatalogue, useLiveQuery } from '@basket/web';
import { ordersOfPalette } from '../queries';
import { t } from '../texts';
import styles from './keyboard.module.css';
import { asksForOrders, paletteEntries } from './palette-entries';

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
  readonly onGo: (to: string) => void;
}

/** Leads to any screen, order or product by a few letters or digits (rule: keyboard-admin). */
export function Palette({ onClose, onHelp, onGo }: PaletteProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const search = asksForOrders(wanted) ? readOrderSearch(wanted) : null;
  const orders = useLiveQuery(search && ordersOfPalette(search));
  const catalogue = useCatalogue();
  const entries = paletteEntries(
    wanted,
    catalogue.status === 'ready' ? catalogue.data.products : [],
    search && orders.status === 'ready' ? orders.data.filter((order) => isFoundBy(order, search)) : [],
  );
  const choose = (id: string | undefined) => {
    const entry = entries.find((one) => one.id === id);
    if (entry) onGo(entry.to);
  };
  return (
    <Dialog
      isOpen
      title={t('keyboard.goTo')}
      isLightDismiss
      onClose={onClose}
      footer={
        <Button variant="ghost" size="s" onClick={onHelp}>
          {t('keyboard.shortcuts')}
        </Button>
      }
    >
      <div
        className={styles.palette}
        // Else it would close the list first, and clear the text next.
        onKeyDownCapture={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onClose();
        }}
      >
        <SearchField
          ref={inputRef}
          data-autofocus=""
          label={t('keyboard.paletteLabel')}
          placeholder={t('keyboard.palettePlaceholder')}
          value={text}
          onChange={setText}
          onSubmit={() => choose(entries[0]?.id)}
        >
          <Suggestions
            inputRef={inputRef}
            className={styles.list}
            label={t('keyboard.whereToGo')}
            items={entries}
            isAsked={wanted.trim() !== ''}
            onChoose={choose}
          />
        </SearchField>
        {entries.length === 0 && (
          <p className={styles.note}>
            {t(catalogue.status === 'loading' ? 'keyboard.looking' : 'keyboard.nothingFound')}
          </p>
        )}
      </div>
    </Dialog>
  );
}
