import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@basket/web';
import { ErrorScreen } from './error-screen';

function Broken(): never {
  throw new Error('of a kind that nobody thought of');
}

test('an error of the shell itself shows a screen with a refresh button', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the error
  render(
    <ErrorBoundary fallback={() => <ErrorScreen />}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong.');
  expect(
    screen.getByText("We're sorry, but something unexpected happened. Please try refreshing the page."),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
});
