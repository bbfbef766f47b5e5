import { render, screen } from '@testing-library/react';
import { ArrivalBox } from './arrival-box';

test.each([
  { desc: 'on time', minutes: 12, isLate: false, text: 'Arriving in 12 min' },
  { desc: 'at the promised time', minutes: 0, isLate: false, text: 'Arriving any moment' },
  {
    desc: 'after the promised time',
    minutes: 0,
    isLate: true,
    text: 'Running late, arriving any moment',
  },
  { desc: 'unknown', minutes: null, isLate: true, text: 'We have your order' },
])('says when an order arrives: $desc (rule: eta-30min)', ({ minutes, isLate, text }) => {
  render(<ArrivalBox minutes={minutes} isLate={isLate} title="We have your order" />);
  expect(screen.getByRole('heading').textContent).toBe(text);
});

test('the hour is the headline where it is known, and the minutes stand below it', () => {
  render(<ArrivalBox by="Arriving by 9:18 pm" minutes={12} />);
  expect(screen.getByRole('heading').textContent).toBe('Arriving by 9:18 pm');
  expect(screen.getByText(/^Arriving in/).textContent).toBe('Arriving in 12 min');
});
