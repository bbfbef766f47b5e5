import { useState } from 'react';
import { SearchField } from '@basket/ui';
import { t } from '../../../texts';

export interface OrderSearchFieldProps {
  /** The search that the table shows now. */
  readonly searched: string;
  readonly onSearch: (text: string) => void;
}

/** Searches on Enter: each search reads orders from the database. Clearing the field shows all orders again. */
export function OrderSearchField({ searched, onSearch }: OrderSearchFieldProps) {
  const [text, setText] = useState(searched);
  const [shown, setShown] = useState(searched);
  // The address changed: by this field, a tab, or the way back.
  if (shown !== searched) {
    setShown(searched);
    setText(searched);
  }
  return (
    <SearchField
      label={t('orders.search')}
      placeholder={t('orders.searchPlaceholder')}
      isDense
      value={text}
      onChange={(next) => {
        setText(next);
        if (next === '' && searched !== '') onSearch('');
      }}
      onSubmit={(next) => {
        if (next !== searched) onSearch(next);
      }}
    />
  );
}
