import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeliveryPromise, FreeSlot } from '@basket/domain';
import { SlotChoice } from './slot-choice';
import { useSlotChoice } from './use-slot-choice';

const noon = Date.parse('2026-11-20T12:00:00+05:30');
let slots: readonly FreeSlot[] = [];
let nowAt = noon;

const hourMs = 3_600_000;
const slot = (hours: number, free: number): FreeSlot => ({
  startsAt: noon + hours * hourMs,
  endsAt: noon + (hours + 2) * hourMs,
  free,
});
const now: DeliveryPromise = { kind: 'now', minutes: 30 };
const opening: DeliveryPromise = { kind: 'opening', opensAt: noon + hourMs, byAt: noon + 1.5 * hourMs };
const paused: DeliveryPromise = { kind: 'closed', reopensAt: noon + hourMs, askedAt: noon, takesSlots: true };

function Choice({ promise }: { promise: DeliveryPromise }) {
  const choice = useSlotChoice(promise, slots, nowAt);
  return (
    <>
      <SlotChoice choice={choice} promise={promise} nowAt={nowAt} />
      <output>{choice.slot ? (choice.slot.startsAt - noon) / hourMs : choice.wanted}</output>
    </>
  );
}
const radio = (name: string) => screen.getByRole('radio', { name });
const wanted = () => screen.getByRole('status').textContent;

beforeEach(() => {
  nowAt = noon;
  slots = [slot(-1, 9), slot(1, 0), slot(3, 4), slot(21, 0), slot(23, 9)];
});

test('now, until a time is chosen: the first free one, which can be changed (rule: delivery-slots)', async () => {
  render(<Choice promise={now} />);
  expect(radio('Now')).toBeChecked();
  expect(radio('Now')).toHaveAccessibleDescription('In 30 minutes');
  expect(wanted()).toBe('soon');
  await userEvent.click(radio('Choose a time'));
  expect(wanted()).toBe('3');
  expect(radio('3:00 pm to 5:00 pm')).toHaveAccessibleDescription('4 left');
  expect(radio('1:00 pm to 3:00 pm')).toBeDisabled();
  expect(radio('1:00 pm to 3:00 pm')).toHaveAccessibleDescription('Full');
  expect(screen.queryByRole('radio', { name: '11:00 am to 1:00 pm' })).toBeNull();
  await userEvent.click(radio('Tomorrow'));
  expect(wanted()).toBe('23');
  expect(radio('Choose a time')).toHaveAccessibleDescription('Tomorrow, 11:00 am to 1:00 pm');
  await userEvent.click(radio('Now'));
  expect(wanted()).toBe('soon');
});

test('outside the hours the first choice is the opening (rule: one-promise)', () => {
  render(<Choice promise={opening} />);
  expect(radio('With the opening')).toHaveAccessibleDescription('By 1:30 pm');
});

test('during a pause only a slot can be chosen, and the first free one is (rule: store-pause)', () => {
  render(<Choice promise={paused} />);
  expect(screen.queryByRole('radio', { name: 'Now' })).toBeNull();
  expect(wanted()).toBe('3');
});

test.each([
  { desc: 'without slots', slots: [], promise: now, expected: 'soon' },
  { desc: 'where all are full', slots: [slot(1, 0)], promise: now, expected: 'soon' },
  { desc: 'where all are full in a pause', slots: [slot(1, 0)], promise: paused, expected: '' },
])('nothing is shown $desc', ({ slots: offered, promise, expected }) => {
  slots = offered;
  render(<Choice promise={promise} />);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(wanted()).toBe(expected);
});

test('a chosen slot that fills up stays chosen and says so: the shopper decides', async () => {
  const { rerender } = render(<Choice promise={now} />);
  await userEvent.click(radio('Choose a time'));
  slots = slots.map((one) => ({ ...one, free: 0 }));
  rerender(<Choice promise={now} />);
  expect(wanted()).toBe('3');
  expect(radio('3:00 pm to 5:00 pm')).toHaveAccessibleDescription('Full');
});

test('a chosen slot that begins stays the choice until somebody chooses again (rule: slot-begun)', async () => {
  const { rerender } = render(<Choice promise={now} />);
  await userEvent.click(radio('Choose a time'));
  nowAt = noon + 3 * hourMs;
  rerender(<Choice promise={now} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '3:00 pm to 5:00 pm has begun. Please choose another time. The next free one is tomorrow, 11:00 am to 1:00 pm.',
  );
  expect(wanted()).toBe(String(nowAt));
  expect(radio('Choose a time')).toBeChecked();
  expect(radio('11:00 am to 1:00 pm')).not.toBeChecked();
  await userEvent.click(radio('11:00 am to 1:00 pm'));
  expect(wanted()).toBe('23');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  { desc: 'while the store is open', promise: now, name: 'Now' },
  { desc: 'before the opening', promise: opening, name: 'With the opening' },
])('without another slot, $desc, the choice is $name or nothing (rule: slot-begun)', async (row) => {
  const { rerender } = render(<Choice promise={row.promise} />);
  await userEvent.click(radio('Choose a time'));
  slots = [];
  rerender(<Choice promise={row.promise} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    '3:00 pm to 5:00 pm is no longer offered. Please choose another time. No other slot is free.',
  );
  expect(radio(row.name)).not.toBeChecked();
  await userEvent.click(radio(row.name));
  expect(wanted()).toBe('soon');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a store that closes while a slot is chosen, and has no other, is closed', async () => {
  const { rerender } = render(<Choice promise={now} />);
  await userEvent.click(radio('Choose a time'));
  slots = [];
  rerender(<Choice promise={paused} />);
  expect(wanted()).toBe('');
});
