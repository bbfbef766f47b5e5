import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TabLinks, Tabs } from './tabs';

const items = [
  { key: 'partners', label: 'Delivery Partners', count: 1284 },
  { key: 'requests', label: 'Withdrawal Requests' },
  { key: 'answers', label: 'Answers' },
] as const;
type Key = (typeof items)[number]['key'];

function Screen() {
  const [current, setCurrent] = useState<Key>('partners');
  return (
    <Tabs label="Partners" items={items} current={current} onChange={setCurrent}>
      <button type="button">In {current}</button>
    </Tabs>
  );
}

describe('Tabs', () => {
  it('ties the current tab and its panel together', () => {
    render(<Screen />);
    const tab = screen.getByRole('tab', { name: 'Delivery Partners 1,284' });
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Delivery Partners 1,284' }).id).toBe(
      tab.getAttribute('aria-controls'),
    );
  });

  it.each([
    { keys: '{ArrowRight}', lands: 'Withdrawal Requests' },
    { keys: '{ArrowLeft}', lands: 'Answers' },
    { keys: '{End}', lands: 'Answers' },
    { keys: '{End}{ArrowRight}', lands: 'Delivery Partners 1,284' },
    { keys: '{End}{Home}', lands: 'Delivery Partners 1,284' },
  ])('$keys chooses $lands', async ({ keys, lands }) => {
    const user = userEvent.setup();
    render(<Screen />);
    await user.tab();
    await user.keyboard(keys);
    const tab = screen.getByRole('tab', { name: lands });
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
  });

  it('is one stop of the Tab key, the panel the next', async () => {
    const user = userEvent.setup();
    render(<Screen />);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'In partners' })).toHaveFocus();
  });
});

describe('TabLinks', () => {
  it('are links, the current one marked', () => {
    render(
      <TabLinks
        label="Status"
        current="pending"
        items={[
          { key: 'all', label: 'All Orders', to: '/admin/orders' },
          { key: 'pending', label: 'Pending', to: '/admin/orders?status=pending' },
        ]}
      />,
    );
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute(
      'href',
      '/admin/orders?status=pending',
    );
  });
});
