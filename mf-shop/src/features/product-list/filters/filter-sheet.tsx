import { useState } from 'react';
import { Button, formatCount, Select, Sheet, Stack, VisuallyHidden } from '@basket/ui';
import type { PublishedCategory } from '@basket/domain';
import { activeFilterCount } from '../product-query';
import type { Step } from '../use-product-query';
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
  const products = formatCount(count, 'product');
  return (
    <Sheet
      isOpen
      title="Filters"
      onClose={onClose}
      footer={
        <>
          {activeFilterCount(rest.query) > 0 && (
            <Button variant="quiet" onClick={() => onClear(step())}>
              Clear all
            </Button>
          )}
          <Button onClick={onClose}>Show {products}</Button>
        </>
      }
    >
      <Stack gap={4}>
        <VisuallyHidden as="div">
          <p role="status">{products} to show</p>
        </VisuallyHidden>
        <Select
          label="Category"
          isDense
          value={rest.query.category}
          onChange={(event) => onChange({ category: event.target.value }, step())}
          options={[
            { value: '', label: 'All categories' },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FilterFields {...rest} onChange={(part) => onChange(part, step())} />
      </Stack>
    </Sheet>
  );
}
