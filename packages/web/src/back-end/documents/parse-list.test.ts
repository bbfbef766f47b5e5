import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { InvalidDocumentError } from '@basket/domain';
import { parseList, useLeftOutDocuments } from './parse-list';

const mockReport = jest.fn<void, [what: string, cause: Error]>();
jest.mock('../../platform/report-problem', () => ({
  reportProblem: (what: string, cause: Error) => mockReport(what, cause),
}));

const schema = v.strictObject({ total: v.number() });
const found = (id: string, data: unknown) => ({ path: `orders/${id}`, id, data });

test('a damaged document is omitted from a list and reported once (rule: damage-set-aside)', () => {
  const documents = [found('1', { total: 5 }), found('2', { total: 'five' }), found('3', { total: 7 })];
  const sound = [
    { id: '1', total: 5 },
    { id: '3', total: 7 },
  ];
  expect(parseList(schema, documents)).toEqual(sound);
  expect(parseList(schema, documents)).toEqual(sound);
  expect(mockReport).toHaveBeenCalledTimes(1);
  expect(mockReport.mock.calls[0]?.[1]).toMatchObject({ path: 'orders/2' });
});

test('a damaged document is named until it is repaired (rule: damage-set-aside)', () => {
  const { result, rerender } = renderHook(useLeftOutDocuments);
  const [sound, damaged] = [found('5', { total: 5 }), found('6', {})];
  act(() => void parseList(schema, [sound, damaged]));
  expect(result.current).toContain('orders/6');
  act(() => void parseList(schema, [sound, found('6', { total: 6, fieldOfTomorrow: true })]));
  rerender();
  expect(result.current).not.toContain('orders/6');
});

test('a list of damaged documents only is an error, an empty list is not', () => {
  expect(() => parseList(schema, [found('4', {})])).toThrow(InvalidDocumentError);
  expect(parseList(schema, [])).toEqual([]);
});
