import { act, render, screen } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { followCatalogue, useStoreSettings } from './catalogue';
import { catalogueUrl } from './catalogue-store';
import { liveStoreUrl } from './live-store';

const { razorpayKeyId: _key, ...open } = defaultStoreSettings;
const catalogue = {
  ...{ version: 1, publishedAt: 1, imageBaseUrl: 'http://pictures.invalid/', categories: [], products: [] },
  store: defaultStoreSettings,
};
const answers: Readonly<Record<string, object>> = {
  [catalogueUrl]: catalogue,
  // Closed since the catalogue was kept by the browser.
  [liveStoreUrl]: { ...open, isOpen: false },
};
const asked: string[] = [];

function Shop() {
  return <p>{useStoreSettings().isOpen ? 'open' : 'closed'}</p>;
}

test('a page asks how the store is once the catalogue is shown, not at the next round (rule: settings-reach-shops)', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      asked.push(url);
      return new Response(JSON.stringify(answers[url]));
    },
  });
  followCatalogue();
  render(<Shop />);
  await act(() => jest.advanceTimersByTimeAsync(1_500));
  expect(screen.getByText('closed')).toBeVisible();
  expect(asked).toEqual([catalogueUrl, liveStoreUrl]);
});
