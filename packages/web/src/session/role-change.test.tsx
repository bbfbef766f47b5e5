import { render } from '@testing-library/react';
import type { Role } from '@basket/domain';
import { toast } from '../toast/toast';
import { announceRole } from './announce-role';
import { useRoleChange } from './role-change';

const learn = jest.fn<void, [Role]>();
function Listener() {
  useRoleChange(learn);
  return null;
}

test('a new role is told once, with a sentence, also to a screen that comes later (rule: role-at-once)', () => {
  const info = jest.spyOn(toast, 'info').mockReturnValue();
  announceRole('delivery_partner');
  expect(info).toHaveBeenCalledWith('Your role has changed: you are a delivery partner now.');
  const { unmount } = render(<Listener />);
  expect(learn.mock.calls).toEqual([['delivery_partner']]);
  unmount();
  render(<Listener />);
  expect(learn).toHaveBeenCalledTimes(1);
});
