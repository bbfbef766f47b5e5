import { notePageError, watchPageErrors } from './noted';

const mockTold: unknown[] = [];
const mockTasks: (() => void)[] = [];
jest.mock('@basket/web', () => ({ afterFirstView: (task: () => void) => mockTasks.push(task) }));
jest.mock('./report', () => ({ reportPageErrors: () => (error: unknown) => mockTold.push(error) }));

test('errors of the page wait for the first view, and are reported in their order (rule: page-errors-told)', async () => {
  watchPageErrors();
  const [uncaught, rejected, shown, later] = ['a', 'b', 'c', 'd'].map((text) => new Error(text));
  window.dispatchEvent(new ErrorEvent('error', { error: uncaught }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  notePageError(shown);
  expect(mockTold).toEqual([]);
  expect(mockTasks).toHaveLength(1);
  mockTasks[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockTold).toEqual([uncaught, rejected, shown]);
  notePageError(later);
  expect(mockTold).toEqual([uncaught, rejected, shown, later]);
});
