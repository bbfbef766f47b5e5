import type { Assignment, Loss } from '@basket/domain';

/** What happened to a lost order and what the partner does now: leave it, bring it back, or hand it over. */
export function lossText({ why, from }: Loss): { readonly title: string; readonly todo: string } {
  const title = why === 'cancelled' ? 'Order cancelled' : 'Order taken back';
  if (from === 'delivered')
    return { title, todo: 'The store has undone this delivery. Its pay and cash no longer count.' };
  if (from !== 'out_for_delivery') return { title, todo: 'Do not deliver it. Leave it at the store.' };
  return {
    title,
    todo:
      why === 'cancelled'
        ? 'Do not deliver it. Bring the goods back to the store.'
        : 'Do not deliver it. Call the store: the goods go to another partner.',
  };
}

/** In which words the list and the page of a lost order say so. */
export const lossLine = ({ lost }: Pick<Assignment, 'lost'>): string =>
  lost ? `${lossText(lost).title}. ${lossText(lost).todo}` : 'This order is no longer yours to deliver.';
