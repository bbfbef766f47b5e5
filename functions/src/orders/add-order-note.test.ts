import { historyOf } from '@basket/domain';
import { refusalOf } from '../testing/harness';
import { openShift } from '../testing/shift-shop';
import { addOrderNoteOperation } from './add-order-note.callable';

const note = { orderId: 'order1', text: 'Gate is locked after 8' };

test('a note is a line of the history with its admin and time; nothing else of the order changes (rule: order-notes)', async () => {
  const shift = await openShift();
  const before = await shift.order();
  const { seq } = await shift.harness.run(addOrderNoteOperation, 'admin1', note);
  expect(seq).toBe(before.historySeq + 1);
  const after = await shift.order();
  expect(after).toEqual({ ...before, historySeq: seq, updatedAt: after.updatedAt });
  expect(JSON.stringify(after)).not.toContain(note.text);
  const line = await shift.harness.db.doc(historyOf('order1').path(seq)).get();
  expect(line.data()).toMatchObject({
    seq,
    actorId: 'admin1',
    actorRole: 'admin',
    from: before.status,
    to: before.status,
    note: note.text,
    facts: null,
  });
});

test('only admins write notes, with text, about orders that exist (rule: order-notes)', async () => {
  const { harness } = await openShift();
  const refused = (uid: string, input: object) =>
    refusalOf(harness.run(addOrderNoteOperation, uid, { ...note, ...input }));
  expect(await refused('customer1', {})).toBe('not_allowed');
  expect(await refused('admin1', { text: '  ' })).toBe('invalid_request');
  expect(await refused('admin1', { orderId: 'nothing' })).toBe('unknown_order');
});
