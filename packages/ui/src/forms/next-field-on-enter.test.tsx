import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nextFieldOnEnter } from './next-field-on-enter';

test('Enter leads from field to field and never sends; the button does (rule: delivery-fields)', async () => {
  const send = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <>
      <form id="order" onSubmit={send} onKeyDown={nextFieldOnEnter}>
        <input aria-label="Address" />
        <button type="button">Use my location</button>
        <input aria-label="Old" disabled />
        <input type="radio" name="pay" aria-label="Cash" defaultChecked />
        <input type="radio" name="pay" aria-label="Online" />
        <input aria-label="Phone" />
      </form>
      <button form="order">Place Order</button>
    </>,
  );
  screen.getByLabelText('Address').focus();
  for (const next of ['Cash', 'Phone']) {
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText(next)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Place Order' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
});

test('in a text of several lines Enter begins a line', async () => {
  render(
    <form onKeyDown={nextFieldOnEnter}>
      <textarea aria-label="Instructions" />
      <input aria-label="Next" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Instructions'), 'a{Enter}b');
  expect(screen.getByLabelText('Instructions')).toHaveValue('a\nb');
});
