import { useState } from 'react';
import { Button, Select, Sheet, Stack, VisuallyHidden } from '@basket/ui';
import type { PublishedCategory } from '@basket/domain';
import { activeFilterCount } from '../product-query';
import type { Step } from '../use-product-query';
import { t } from '../../../texts';
import { FilterFields, type FilterFieldsProps } from './filter-fields';

export interface FilterSheetProps extends FilterFieldsProps {
  readonly categories: readonly PublishedCategory[];
  /** Number of products that pass the filters. */
  readonly count: number;
  readonly onClear: (step: Step) => void;
  readonly onClose: () => void;
}

/**
 * The filters on phones. Changes apply at once, and the button tells how many products they leave. All changes of one opening
 * are one step back.
 */
export function FilterSheet({ categories, count, onChange, onClear, onClose, ...rest }: FilterSheetProps) {
  const [hasChanged, setHasChanged] = useState(false);
  const step = (): Step => {
    setHasChanged(true);
    return hasChanged ? 'replace' : 'push';
  };
  return (
    <Sheet
      isOpen
      title={t('list.filters')}
      onClose={onClose}
      footer={
        <>
          {activeFilterCount(rest.query) > 0 && (
            <Button variant="quiet" onClick={() => onClear(step())}>
              {t('list.clearAll')}
            </Button>
          )}
          <Button onClick={onClose}>{t('list.show', { n: count })}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <VisuallyHidden as="div">
          <p role="status">{t('list.toShow', { n: count })}</p>
        </VisuallyHidden>
        <Select
          label={t('list.category')}
          isDense
          value={rest.query.category}
          onChange={(event) => onChange({ category: event.target.value }, step())}
          options={[
            { value: '', label: t('list.allCategories') },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FilterFields {...rest} onChange={(part) => onChange(part, step())} />
      </Stack>
    </Sheet>
  );
}
