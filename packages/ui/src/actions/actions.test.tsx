import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import type { LinkLikeProps } from '../lib/anchor';
import { Button } from './button';
import { ButtonLink } from './button-link';
import { IconButton } from './icon-button';

describe('Button', () => {
  test('does not submit a form by default', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  test('ignores presses and Enter while busy, and keeps the focus', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" isBusy onClick={onClick}>
          Saving...
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Saving...' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.type(screen.getByLabelText('Name'), 'Atta{Enter}');
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });
});

describe('ButtonLink', () => {
  test('is a plain link, or the link component that the application passes', () => {
    const RouterLink = ({ to, ...rest }: LinkLikeProps) => <a data-router href={`/app${to}`} {...rest} />;
    render(
      <>
        <ButtonLink to="/home">Plain</ButtonLink>
        <ButtonLink to="/home" as={RouterLink}>
          Routed
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '/home');
    expect(screen.getByRole('link', { name: 'Routed' })).toHaveAttribute('href', '/app/home');
  });
});

describe('IconButton', () => {
  test('is named by its label', () => {
    render(<IconButton label="Close" icon={<svg />} />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
  });
});
