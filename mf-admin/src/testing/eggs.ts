import { act } from '@testing-library/react';
import { languageOf, type OrderItem } from '@basket/domain';
import { chooseLanguage } from '@basket/web';

/** Three boxes of eggs, which are अंडे in Hindi. */
export const eggs = {
  productId: 'eggs',
  name: 'Eggs',
  unit: '6 pcs',
  texts: { hi: { name: 'अंडे', unit: '6 नग' } },
  imageId: null,
  options: [],
  unitPricePaise: 60_00,
  quantity: 3,
  totalPaise: 180_00,
} satisfies OrderItem;

/** Names and units of eggs in a part of a page: read in English, in Hindi and in English again. */
export async function eggsAsRead(shown: () => Element | null): Promise<(string | undefined)[]> {
  const seen: (string | undefined)[] = [];
  for (const code of ['en', 'hi', 'en']) {
    await act(() => chooseLanguage(languageOf(code)));
    seen.push(
      shown()
        ?.textContent.match(/Eggs|अंडे|6 pcs|6 नग/g)
        ?.join(' '),
    );
  }
  return seen;
}
