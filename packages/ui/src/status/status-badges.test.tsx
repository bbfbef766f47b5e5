import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderStatuses, orderStatusFacts } from '@basket/domain';
import { render, screen } from '@testing-library/react';
import { ArrivalBox } from './arrival-box';
import { OrderStatusBadge } from './order-status-badge';
import { orderStatusIcons } from './order-status-icons';
import { Timeline } from './timeline';

describe('OrderStatusBadge', () => {
  test.each(orderStatuses)('%s has its word and its icon', (status) => {
    const { container } = render(<OrderStatusBadge status={status} />);
    expect(screen.getByText(orderStatusFacts[status].label)).toBeVisible();
    expect(container.querySelectorAll('svg')).toHaveLength(1);
  });

  const css = readFileSync(join(__dirname, 'order-status-badge.module.css'), 'utf8');
  test.each(orderStatuses)('%s has its colours', (status) => {
    expect(css).toMatch(new RegExp(`^\\.${status} \\{\\s+--status-ink: .+;\\s+--status-tint: .+;`, 'm'));
  });

  test('gives every status a different icon', () => {
    expect(new Set(Object.values(orderStatusIcons)).size).toBe(orderStatuses.length);
  });
});

describe('Timeline', () => {
  test('announces the state of every step and marks the current one', () => {
    render(
      <Timeline
        label="Order"
        steps={[
          { label: 'Order placed', time: '6:42 pm', state: 'done' },
          { label: 'Preparing', note: 'At the store', state: 'now' },
          { label: 'Delivered', state: 'next' },
        ]}
      />,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Done: Order placed6:42 pm',
      'Now: PreparingAt the store',
      'Next: Delivered',
    ]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  });
});

describe('ArrivalBox', () => {
  test.each([
    { minutes: 14, text: 'Arriving in 14 min' },
    { minutes: 0, text: 'Arriving any moment' },
    { minutes: null, text: 'Looking for a delivery partner' },
  ])('$minutes minutes: $text', ({ minutes, text }) => {
    render(<ArrivalBox minutes={minutes} title="Looking for a delivery partner" />);
    expect(screen.getByRole('heading')).toHaveTextContent(text);
  });
});
