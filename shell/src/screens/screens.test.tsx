import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@basket/web';
import { AreaFailed } from './area-failed';
import { ErrorScreen } from './error-screen';

const mockNoted: unknown[] = [];
jest.mock('../page-errors/noted', () => ({ notePageError: (error: unknown) => void mockNoted.push(error) }));

function Broken(): never {
  throw new Error('of a kind that nobody thought of');
}

test('an error of the shell itself shows a screen with a refresh button', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error
  render(
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong.');
  expect(
    screen.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
});

test('errors that a screen shows are noted, to be reported (rule: page-errors-told)', () => {
  mockNoted.length = 0;
  const [ofShell, ofArea] = [new Error('of the shell'), new Error('of an area')];
  render(<ErrorScreen error={ofShell} />);
  const { rerender } = render(<AreaFailed name="shop" error={ofArea} onRetry={() => undefined} />);
  rerender(<AreaFailed name="shop" error={ofArea} onRetry={() => undefined} />);
  expect(mockNoted).toEqual([ofShell, ofArea]);
});
