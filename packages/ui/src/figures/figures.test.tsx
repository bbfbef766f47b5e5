import { render, screen } from '@testing-library/react';
import { StatCard } from './stat-card';
import { StatStrip } from './stat-strip';
import { TrendText } from './trend-text';

describe('TrendText', () => {
  test.each([
    { desc: 'says up', change: 0.12, text: 'up 12%vs last month' },
    { desc: 'says down, without a sign', change: -0.031, text: 'down 3.1%vs last month' },
    { desc: 'is only its note when nothing moved', change: 0.0001, text: 'vs last month' },
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
