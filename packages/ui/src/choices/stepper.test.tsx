import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Stepper, type StepperProps } from './stepper';

function setup(props: Partial<StepperProps>) {
  const onChange = jest.fn();
  render(<Stepper label="Milk" value={2} onChange={onChange} {...props} />);
  return {
    onChange,
    user: userEvent.setup(),
    less: () => screen.getByRole('button', { name: 'Decrease quantity of Milk' }),
    more: () => screen.getByRole('button', { name: 'Increase quantity of Milk' }),
  };
}

describe('Stepper', () => {
  test('counts up and down by one', async () => {
    const { user, less, more, onChange } = setup({});
    await user.click(more());
    await user.click(less());
    expect(onChange.mock.calls).toEqual([[3], [1]]);
  });

  test('stops at its smallest value and keeps the focus', async () => {
    const { user, less, onChange } = setup({ value: 1 });
    expect(less()).toHaveAttribute('aria-disabled', 'true');
    await user.click(less());
    expect(onChange).not.toHaveBeenCalled();
    expect(less()).toHaveFocus();
  });

  test('removes at its smallest value if it has a remove action', async () => {
    const onRemove = jest.fn();
    const { user, onChange } = setup({ value: 1, onRemove });
    await user.click(screen.getByRole('button', { name: 'Remove Milk' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('lowers above the smallest value, even if it has a remove action', async () => {
    const onRemove = jest.fn();
    const { user, less, onChange } = setup({ value: 2, onRemove });
    await user.click(less());
    expect(onRemove).not.toHaveBeenCalled();
    expect(onChange).toHaveBeenCalledWith(1);
  });

  test('stops at its largest value and says so', async () => {
    const onLimit = jest.fn();
    const { user, more, onChange } = setup({ value: 5, max: 5, onLimit });
    await user.click(more());
    expect(onChange).not.toHaveBeenCalled();
    expect(onLimit).toHaveBeenCalledTimes(1);
  });

  test('returns into its limits from a value beyond them', async () => {
    const { user, less, onChange } = setup({ value: 9, max: 5 });
    await user.click(less());
    expect(onChange).toHaveBeenCalledWith(5);
  });

  test('does nothing while it is disabled', async () => {
    const { user, less, more, onChange } = setup({ isDisabled: true });
    await user.click(more());
    await user.click(less());
    expect(onChange).not.toHaveBeenCalled();
  });
});
