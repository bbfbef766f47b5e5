import { maxHistoryNote, orderHistorySchema } from '@basket/domain';
import * as v from 'valibot';
import { bySystem, written, type Cause } from './write-order';

type Takes<Text extends string> = Parameters<typeof written<Text>>[0];
type Refuses<Text extends string> = [Takes<Text>] extends [never] ? true : false;
type Lacks<Field extends keyof Cause, Text> = Text extends Cause[Field] ? false : true;

test('no sentence of the server compiles as a note (rule: history-facts)', () => {
  const partnerName: string = 'Imran Khan';
  // The compiler fails here, not the run.
  const refused: {
    readonly sentence: Refuses<'Accepted'>;
    readonly template: Refuses<`Offered to ${typeof partnerName}`>;
    readonly typed: Refuses<string>;
    readonly unmarked: Lacks<'note', string>;
    readonly asFacts: Lacks<'facts', string>;
  } = { sentence: true, template: true, typed: false, unmarked: true, asFacts: true };
  expect(refused).toMatchObject({ sentence: true, template: true, typed: false });
  expect(bySystem({ code: 'offer_accepted' }, 1, written(partnerName)).note).toBe(partnerName);
});

test.each([
  {
    desc: 'several lines become one',
    words: 'Gate locked\n\tNobody there',
    note: 'Gate locked Nobody there',
  },
  { desc: 'more than an entry takes is cut', words: 'x'.repeat(500), note: 'x'.repeat(maxHistoryNote) },
])('$desc, so that the entry can be read', ({ words, note }) => {
  expect(written(words)).toBe(note);
  expect(v.is(orderHistorySchema.entries.note, written(words))).toBe(true);
});
