import { act, renderHook } from '@testing-library/react';
import { usePages } from './use-pages';

/** The result of a query of at most three rows for a list of 1 to `count`. */
const read = (after: number | null, count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1)
    .filter((row) => row > (after ?? 0))
    .slice(0, 3);

function showPages(count: number, scroll?: boolean, total?: number | null) {
  const { result } = renderHook(() => {
    const pages = usePages<number>(2, scroll);
    return pages.of(read(pages.after, count), total);
  });
  return result;
}

test('a table of one page has no pager', () => {
  expect(showPages(2).current).toEqual({ rows: [1, 2], firstRow: 1, pager: null });
});

test('starts each page after the last row of the page before, and scrolls to the top', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const page = showPages(5);
  expect(page.current.pager).toMatchObject({ summary: '1 to 2', onPrevious: undefined });
  act(() => page.current.pager?.onNext?.());
  expect(page.current).toMatchObject({ rows: [3, 4], firstRow: 3 });
  act(() => page.current.pager?.onNext?.());
  expect(page.current).toMatchObject({ rows: [5], pager: { summary: '5 to 5', onNext: undefined } });
  act(() => page.current.pager?.onPrevious?.());
  expect(page.current.rows).toEqual([3, 4]);
  expect(scrollTo).toHaveBeenCalledTimes(3);
});

test('stays where it is, if it is only a part of its screen', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  const page = showPages(3, false);
  act(() => page.current.pager?.onNext?.());
  expect(page.current.rows).toEqual([3]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  { desc: 'the rows of all pages', total: 1284, summary: '1 to 2 of 1,284' },
  { desc: 'nothing until they are counted', total: null, summary: '1 to 2' },
  { desc: 'no fewer than are shown, when rows came since the count', total: 1, summary: '1 to 2 of 2' },
])('the pager says $desc (rule: counts-told)', ({ total, summary }) => {
  expect(showPages(5, true, total).current.pager?.summary).toBe(summary);
});
