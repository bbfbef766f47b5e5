import { render, screen } from '@testing-library/react';
import { ErrorBoundary, PageLoadError } from '@basket/web';
import { AreaError } from '../remotes/area-error';
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

const gone = 'This part of the site is not available at the moment. Please try again.';
const noInternet = 'There seems to be no connection. Please check your internet and try again.';
const missing = new PageLoadError(() => undefined, new Error('Loading chunk 12 failed'));

test.each([
  { desc: 'a page whose file is gone', error: missing, isOnline: true, text: gone },
  { desc: 'a page, without a network', error: missing, isOnline: false, text: noInternet },
  {
    desc: 'the list of areas, which answers 404',
    error: new AreaError('manifest', '/home', ''),
    isOnline: true,
    text: gone,
  },
  {
    desc: 'the list of areas, without a network',
    error: new AreaError('manifest', '/home', ''),
    isOnline: false,
    text: noInternet,
  },
  {
    desc: 'an area that is slow, without a network',
    error: new AreaError('timeout', '/home', ''),
    isOnline: false,
    text: 'It took too long to answer. Please try again.',
  },
])('the internet is blamed only where there is none: $desc', ({ error, isOnline, text }) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(<AreaFailed name="shop" error={error} onRetry={() => undefined} />);
  expect(screen.getByText(text)).toBeVisible();
});
