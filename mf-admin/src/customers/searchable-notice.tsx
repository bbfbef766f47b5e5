import { InlineAlert } from '@basket/ui';

/** Says that a search may miss people, while older accounts are made searchable. */
export const SearchableNotice = () => (
  <InlineAlert tone="info">
    Older accounts are being prepared for the search. Until that is done, within some hours, it may miss some.
  </InlineAlert>
);
