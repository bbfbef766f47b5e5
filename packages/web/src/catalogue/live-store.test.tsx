import { act, render, screen } from '@testing-library/react';
import { defaultStoreSettings, liveStorePollMs, type PublicStoreSettings } from '@basket/domain';
import { takeUpCatalogue, useStoreSettings } from './catalogue';
import { followStore, liveStoreUrl } from './live-store';

let stored: PublicStoreSettings = defaultStoreSettings;
let visibility: DocumentVisibilityState = 'visible';
const fetched = jest.fn(async (_url: string) => {
  const { razorpayKeyId: _key, ...answer } = stored;
  return new Response(JSON.stringify(answer));
});

function Shop() {
  const { deliveryChargePaise, isOpen, razorpayKeyId } = useStoreSettings();
  return <p>{`${deliveryChargePaise} ${isOpen ? 'open' : 'closed'} ${razorpayKeyId}`}</p>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('an open page shows new settings within ten seconds, and asks nothing while nobody looks at it (rule: settings-reach-shops)', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetched });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  const store = { ...defaultStoreSettings, razorpayKeyId: 'rzp_1' };
  takeUpCatalogue({
    version: 1,
    publishedAt: 1,
    imageBaseUrl: 'http://pictures.invalid/',
    store,
    categories: [],
    products: [],
    total: 0,
  });
  followStore(() => true);
  render(<Shop />);
  expect(screen.getByText('5000 open rzp_1')).toBeVisible();
  stored = { ...stored, deliveryChargePaise: 55_00, isOpen: false };
  await pass(10_000);
  expect(screen.getByText('5500 closed rzp_1')).toBeVisible();
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([liveStoreUrl]);

  visibility = 'hidden';
  stored = { ...stored, isOpen: true };
  await pass(10 * liveStorePollMs);
  expect(fetched).toHaveBeenCalledTimes(1);
  visibility = 'visible';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await pass(0);
  expect(screen.getByText('5500 open rzp_1')).toBeVisible();
});
