import type { ToastKind } from './toast-kinds';
import { turnOf, type ShownToast, type ToastTurn } from './toast-turn';

const nowMs = 10_000;
const shop = (id: string, kind: ToastKind, agoMs = 0): ShownToast => ({
  id,
  kind,
  isOfStaff: false,
  shownAtMs: nowMs - agoMs,
});
const staff = (id: string, kind: ToastKind, agoMs = 0): ShownToast => ({
  ...shop(id, kind, agoMs),
  isOfStaff: true,
});

const turns: readonly {
  desc: string;
  incoming: ShownToast;
  shown: readonly ShownToast[];
  turn: ToastTurn;
}[] = [
  {
    desc: 'the first message is shown',
    incoming: shop('new', 'success'),
    shown: [],
    turn: { waitMs: 0, replaces: [] },
  },
  {
    desc: 'a success takes the place of a success and a note',
    incoming: shop('new', 'success'),
    shown: [shop('success', 'success'), shop('note', 'info')],
    turn: { waitMs: 0, replaces: ['success', 'note'] },
  },
  {
    desc: 'an error takes the place of all, an error included',
    incoming: shop('new', 'error'),
    shown: [shop('success', 'success'), shop('error', 'error')],
    turn: { waitMs: 0, replaces: ['success', 'error'] },
  },
  {
    desc: 'a success waits until an error was readable',
    incoming: shop('new', 'success'),
    shown: [shop('error', 'error', 500)],
    turn: { waitMs: 1500, replaces: [] },
  },
  {
    desc: 'a note waits for an error, too',
    incoming: shop('new', 'info'),
    shown: [shop('error', 'error')],
    turn: { waitMs: 2000, replaces: [] },
  },
  {
    desc: 'a success takes the place of an error that was readable',
    incoming: shop('new', 'success'),
    shown: [shop('error', 'error', 2000)],
    turn: { waitMs: 0, replaces: ['error'] },
  },
  {
    desc: 'an error that is said again takes its own place',
    incoming: shop('error', 'error'),
    shown: [shop('error', 'error')],
    turn: { waitMs: 0, replaces: ['error'] },
  },
  {
    desc: 'what loads goes for nothing else',
    incoming: shop('new', 'error'),
    shown: [shop('loading', 'loading')],
    turn: { waitMs: 0, replaces: [] },
  },
  {
    desc: 'what loads sends nothing away, and waits for nothing',
    incoming: shop('new', 'loading'),
    shown: [shop('error', 'error'), shop('success', 'success')],
    turn: { waitMs: 0, replaces: [] },
  },
  {
    desc: 'staff keep several',
    incoming: staff('new', 'success'),
    shown: [staff('error', 'error'), staff('success', 'success')],
    turn: { waitMs: 0, replaces: [] },
  },
  {
    desc: 'staff read once what is said again',
    incoming: staff('success', 'success'),
    shown: [staff('error', 'error'), staff('success', 'success')],
    turn: { waitMs: 0, replaces: ['success'] },
  },
  {
    desc: 'the greeting of staff takes the place of what the sign-in said, but not of a fresh error',
    incoming: staff('new', 'success'),
    shown: [shop('registered', 'success'), shop('fresh', 'error', 500), shop('read', 'error', 3000)],
    turn: { waitMs: 0, replaces: ['registered', 'read'] },
  },
  {
    desc: 'the farewell takes the place of what staff were told',
    incoming: shop('new', 'success'),
    shown: [staff('saved', 'success'), staff('failed', 'error', 2500)],
    turn: { waitMs: 0, replaces: ['saved', 'failed'] },
  },
];

test.each(turns)('$desc (rule: toast-places)', ({ incoming, shown, turn }) => {
  expect(turnOf(incoming, shown, nowMs)).toEqual(turn);
});
