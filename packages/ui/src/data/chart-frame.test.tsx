import { render, screen, within } from '@testing-library/react';
import { ChartFrame } from './chart-frame';

const figures = {
  title: 'Orders, last 2 days',
  summary: 'More orders today than yesterday.',
  columns: ['Day', 'Orders'],
  rows: [
    ['20 Nov', '12'],
    ['21 Nov', '18'],
  ],
};

test('says in words and in a table what it draws', () => {
  render(
    <ChartFrame {...figures}>
      <svg data-testid="drawing" />
    </ChartFrame>,
  );
  expect(screen.getByRole('figure', { name: figures.title })).toBeVisible();
  expect(screen.getByText(figures.summary)).toBeVisible();
  const table = screen.getByRole('table', { name: figures.title, hidden: true });
  expect(
    within(table).getByRole('rowheader', { name: '21 Nov', hidden: true }).nextSibling,
  ).toHaveTextContent('18');
  expect(screen.getByTestId('drawing').closest('[aria-hidden="true"]')).not.toBeNull();
});

test.each([
  { state: 'loading' as const, isBusy: 'true', text: null },
  { state: 'empty' as const, isBusy: null, text: 'Nothing to show yet' },
])('$state: neither drawing nor table', ({ state, isBusy, text }) => {
  render(
    <ChartFrame {...figures} state={state}>
      <svg data-testid="drawing" />
    </ChartFrame>,
  );
  expect(screen.getByRole('figure').getAttribute('aria-busy')).toBe(isBusy);
  expect(screen.queryByTestId('drawing')).toBeNull();
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  if (text !== null) expect(screen.getByText(text)).toBeVisible();
});
