import { storeLine } from './store-line';

/** 20 Nov 2026 in India. */
const at = (time: string): number => Date.parse(`2026-11-20T${time}:00+05:30`);
const store = { openingTime: '07:00:00', closingTime: '22:00:00', isOpen: true };

test.each([
  { desc: 'open, address known', time: '12:00', store, address: '14, 3rd Cross', line: '14, 3rd Cross' },
  { desc: 'open, address unknown', time: '12:00', store, address: '', line: '7:00 AM - 10:00 PM daily' },
  { desc: 'the first minute', time: '07:00', store, address: 'x', line: 'x' },
  { desc: 'before opening', time: '06:59', store, address: 'x', line: 'We deliver from 7:00 AM' },
  { desc: 'after closing', time: '22:00', store, address: 'x', line: 'We deliver from 7:00 AM' },
  {
    desc: 'closed by the store',
    time: '12:00',
    store: { ...store, isOpen: false },
    address: 'x',
    line: 'The store is closed at the moment',
  },
  {
    desc: 'hours past midnight',
    time: '01:30',
    store: { ...store, openingTime: '18:00:00', closingTime: '02:00:00' },
    address: 'x',
    line: 'x',
  },
  {
    desc: 'a store that never closes',
    time: '03:00',
    store: { ...store, openingTime: '00:00:00', closingTime: '00:00:00' },
    address: '',
    line: 'Day and night',
  },
])('$desc: $line', ({ time, store: settings, address, line }) => {
  expect(storeLine(settings, address, at(time))).toBe(line);
});
