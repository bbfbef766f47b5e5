import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './pager';

function List() {
  const [shown, setShown] = useState(60);
  return <LoadMore summary={`${shown} of 90`} onMore={shown < 90 ? () => setShown(90) : undefined} />;
}

test('the last Load more leaves the focus at what it did (rule: focus-kept)', async () => {
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('90 of 90');
});
