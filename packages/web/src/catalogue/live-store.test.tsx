import { act, render, renderHook, screen } from '@testing-library/react';
import { defaultStoreSettings, liveStorePollMs, type PublicStoreSettings } from '@basket/domain';
import { takeUpCatalogue, useStoreSettings } from './catalogue';
import { followStore, liveStoreUrl, useLiveStore } from './live-store';
import { useDeliveryPromise } from './use-delivery-promise';

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

/** As the catalogue publishes them. */
function showSettings(store: PublicStoreSettings): void {
  const nothing = { imageBaseUrl: 'http://pictures.invalid/', categories: [], products: [], total: 0 };
  takeUpCatalogue({ version: 1, publishedAt: 1, store, ...nothing });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('an open page shows new settings within ten seconds, and asks nothing while nobody looks at it (rule: settings-reach-shops)', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: fetched });
  Object.defineProperty(document, 'visibilityState', { get: () => visibility });
  showSettings({ ...defaultStoreSettings, razorpayKeyId: 'rzp_1' });
  followStore(
    () => true,
    () => undefined,
  );
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

const { razorpayKeyId: _key, ...live } = defaultStoreSettings;
const inAnHour = Date.now() + 3_600_000;
const pause = { isOpen: false, reopensAt: inAnHour };
const slot = { startsAt: inAnHour, endsAt: inAnHour + 7_200_000, free: 1 };

test.each([
  {
    desc: 'a pause in a shop with slots, nothing known of them',
    settings: { ...pause, ordersPerSlot: 5 },
    slots: null,
    takesSlots: null,
  },
  {
    desc: 'a pause, a slot is free',
    settings: { ...pause, ordersPerSlot: 5 },
    slots: [slot],
    takesSlots: true,
  },
  {
    desc: 'a pause, every slot is full',
    settings: { ...pause, ordersPerSlot: 5 },
    slots: [{ ...slot, free: 0 }],
    takesSlots: false,
  },
  { desc: 'a pause in a shop without slots', settings: pause, slots: null, takesSlots: false },
  { desc: 'closed for good', settings: { isOpen: false, ordersPerSlot: 5 }, slots: null, takesSlots: false },
])(
  '$desc: orders in slots are $takesSlots from the first render (rule: one-promise)',
  ({ settings, slots, takesSlots }) => {
    showSettings({ ...defaultStoreSettings, ...settings });
    useLiveStore.setState(slots && { ...live, ...settings, catalogue: '', slots }, true);
    const { result } = renderHook(useDeliveryPromise);
    expect(result.current).toMatchObject({ kind: 'closed', takesSlots });
  },
);
