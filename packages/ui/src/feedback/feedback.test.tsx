import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Banner } from './banner';
import { EmptyState } from './empty-state';
import { ErrorPanel } from './error-panel';
import { OfflineBanner } from './offline-banner';
import { SkipLink } from './skip-link';
import { Spinner } from '../loading/spinner';
import { TableSkeleton } from '../table/table-skeleton';

describe('loading states', () => {
  test('a spinner announces it', () => {
    render(<Spinner label="Loading orders" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading orders');
  });

  test('a loading region announces it once; its skeletons are hidden', () => {
    render(<TableSkeleton label="Loading orders" rows={3} columns={2} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Loading orders$/);
  });
});

describe('ErrorPanel', () => {
  test('is announced and can be retried', async () => {
    const onRetry = jest.fn();
    render(<ErrorPanel text="Failed to load orders" onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load orders');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('retries once at a time', async () => {
    const onRetry = jest.fn();
    render(<ErrorPanel onRetry={onRetry} isRetrying retryLabel="Retry" />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).not.toHaveBeenCalled();
  });

  test('has no button without a retry action', () => {
    render(<ErrorPanel title="Gone" headingLevel={1} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Gone' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('EmptyState', () => {
  test('hides its drawing from screen readers', () => {
    const { container } = render(<EmptyState art="basket" title="Your cart is empty" />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Your cart is empty');
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('Banner', () => {
  test.each([
    { tone: 'danger', role: 'alert' },
    { tone: 'warning', role: 'status' },
  ] as const)('$tone is $role', ({ tone, role }) => {
    render(<Banner tone={tone} text="Hear this" />);
    expect(screen.getByRole(role)).toHaveTextContent('Hear this');
  });

  test('can be dismissed', async () => {
    const onDismiss = jest.fn();
    render(<Banner text="Hear this" onDismiss={onDismiss} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });
});

describe('OfflineBanner', () => {
  test('announces from a region that existed before', () => {
    const { rerender } = render(<OfflineBanner isOffline={false} />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();
    rerender(<OfflineBanner isOffline />);
    expect(region).toHaveTextContent('You are offline. Showing what was loaded last.');
  });

  test('says how old prices and stock are (rule: offline-shop)', () => {
    render(<OfflineBanner isOffline asOf={Date.UTC(2026, 10, 20, 12, 10)} />);
    expect(screen.getByRole('status')).toHaveTextContent('Prices and stock as of 20 Nov, 5:40 pm.');
  });
});

describe('SkipLink', () => {
  test('moves the focus and keeps the address', async () => {
    render(
      <>
        <SkipLink />
        <main id="main" tabIndex={-1} />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });
});
