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
