import { formatSlot } from './slot';
import { formatTime } from './dates';
import { slotTimes } from '@basket/domain';

const at = (text: string): number => Date.parse(`${text}+05:30`);
const slot = { startsAt: at('2026-11-21T00:30:00'), endsAt: at('2026-11-21T12:30:00') };

test.each([
  { now: at('2026-11-21T00:00:00'), text: 'Today, 12:30 am to 12:30 pm' },
  { now: at('2026-11-20T23:59:59'), text: 'Tomorrow, 12:30 am to 12:30 pm' },
  { now: at('2026-11-19T12:00:00'), text: '21 Nov, 12:30 am to 12:30 pm' },
  { now: at('2026-11-22T12:00:00'), text: '21 Nov, 12:30 am to 12:30 pm' },
])('$text', ({ now, text }) => {
  expect(formatSlot(slot, now)).toBe(text);
});

test('times of slots are written as all other times', () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const startsAt = slot.startsAt + hour * 3_600_000;
    const endsAt = startsAt + 300_000;
    expect(slotTimes({ startsAt, endsAt })).toBe(`${formatTime(startsAt)} to ${formatTime(endsAt)}`);
  }
});
