import { render, screen, within } from '@testing-library/react';
import { BarChart } from './bar-chart';
import { StatCard } from './stat-card';
import { StatStrip } from './stat-strip';
import { TrendText } from './trend-text';

describe('TrendText', () => {
  test.each([
    { desc: 'says up', change: 0.12, text: 'up 12%vs last month' },
    { desc: 'says down, without a sign', change: -0.031, text: 'down 3.1%vs last month' },
    { desc: 'says that nothing moved', change: 0.0001, text: '0%vs last month' },
    { desc: 'says that both were the same', change: 0, text: '0%vs last month' },
    { desc: 'is only its note when there is nothing to compare', change: null, text: 'vs last month' },
  ])('$desc', ({ change, text }) => {
    const { container } = render(<TrendText change={change}>vs last month</TrendText>);
    expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
  });
});

describe('StatCard', () => {
  test.each([
    { value: '₹6,63,318.50', small: '.50' },
    { value: '₹6,63,318', small: null },
    { value: '4.8', small: null },
  ])('$value: only the paise are small', ({ value, small }) => {
    render(
      <StatStrip label="Figures">
        <StatCard label="Total" value={value} />
      </StatStrip>,
    );
    const cell = screen.getByRole('definition');
    expect(cell).toHaveTextContent(value);
    expect(cell.querySelector('small')?.textContent ?? null).toBe(small);
  });
});

describe('BarChart', () => {
  test('is a table for screen readers and bars in proportion for everybody else', () => {
    const { container } = render(
      <BarChart
        caption="Earnings per week"
        headers={['Week', 'Earned']}
        bars={[
          { key: 1, label: '9 Nov', fullLabel: 'Week of 9 Nov', value: 400_00, text: '₹400' },
          { key: 2, label: '16 Nov', value: 100_00, text: '₹100' },
        ]}
      />,
    );
    const table = within(screen.getByRole('table', { name: 'Earnings per week' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Week',
      'Earned',
    ]);
    expect(table.getByRole('row', { name: 'Week of 9 Nov ₹400' })).toBeInTheDocument();
    expect(table.getByRole('row', { name: '16 Nov ₹100' })).toBeInTheDocument();
    const bars = container.querySelectorAll<HTMLElement>('[aria-hidden="true"] span');
    expect([...bars].map(({ style }) => style.height)).toEqual(['100%', '25%']);
  });

  test('without any value has flat bars', () => {
    const { container } = render(
      <BarChart
        caption="None"
        headers={['Day', 'Deliveries']}
        bars={[{ key: 1, label: 'Mon', value: 0, text: '0' }]}
      />,
    );
    expect(container.querySelector<HTMLElement>('[aria-hidden="true"] span')?.style.height).toBe('0%');
  });
});
