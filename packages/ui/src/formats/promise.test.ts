import { promiseWords } from './promise';

const at = (time: string, day = '20'): number => Date.parse(`2026-11-${day}T${time}+05:30`);

test.each([
  { promise: { kind: 'now', minutes: 30 } as const, text: 'Delivery in 30 minutes' },
  {
    promise: { kind: 'opening', opensAt: at('07:00:00'), byAt: at('07:30:00') } as const,
    text: 'Opens at 7:00 am: your order comes by 7:30 am',
  },
  {
    promise: { kind: 'closed', reopensAt: null, askedAt: at('12:00:00'), takesSlots: false } as const,
    text: 'Store closed: no orders right now',
  },
  {
    promise: {
      kind: 'closed',
      reopensAt: at('19:30:00'),
      askedAt: at('12:00:00'),
      takesSlots: false,
    } as const,
    text: 'Back at 7:30 pm: no orders right now',
  },
  {
    promise: {
      kind: 'closed',
      reopensAt: at('19:30:00'),
      askedAt: at('12:00:00'),
      takesSlots: true,
    } as const,
    text: 'Back at 7:30 pm: order for later today or tomorrow',
  },
  {
    promise: {
      kind: 'closed',
      reopensAt: at('19:30:00'),
      askedAt: at('12:00:00'),
      takesSlots: null,
    } as const,
    text: 'Back at 7:30 pm',
  },
  {
    promise: {
      kind: 'closed',
      reopensAt: at('19:30:00'),
      askedAt: at('19:29:00', '19'),
      takesSlots: null,
    } as const,
    text: 'Back at 7:30 pm on 20 Nov',
  },
  {
    promise: { kind: 'closed', reopensAt: at('19:30:00'), askedAt: null, takesSlots: null } as const,
    text: 'Back at 7:30 pm',
  },
])('$text (rule: one-promise)', ({ promise, text }) => {
  const words = promiseWords(promise);
  expect(words.text).toBe(text);
  expect(words.note).toBe(text.split(': ')[1] ?? null);
});
