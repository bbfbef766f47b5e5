import { Suspense } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorBoundary } from './error-boundary';
import { tellLanguageChanged } from '../texts/use-language';
import { lazyPage } from './lazy-page';

const Greeting = ({ name = 'nobody' }: { name?: string }) => <h1>Hello {name}</h1>;

async function show(Page: React.ComponentType, resetKey = 'a') {
  const view = (key: string) => (
    <ErrorBoundary
      resetKey={key}
      fallback={(error, retry) => (
        <div role="alert">
          {error.message} <button onClick={retry}>Retry</button>
        </div>
      )}
    >
      <Suspense fallback="loading">
        <Page />
      </Suspense>
    </ErrorBoundary>
  );
  const { rerender } = await act(async () => render(view(resetKey)));
  return { showAt: (key: string) => act(async () => rerender(view(key))) };
}

const pressRetry = () => act(() => userEvent.click(screen.getByRole('button', { name: 'Retry' })));

// React logs every caught error; these are expected.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('shows the page when its code has loaded, and loads it once', async () => {
  const load = jest.fn(() => Promise.resolve(Greeting));
  const Page = lazyPage(load);
  await show(Page);
  await show(Page);
  expect(screen.getAllByRole('heading', { name: 'Hello nobody' })).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(1);
});

test('accepts a module with a default export, and passes props on', async () => {
  const Page = lazyPage<{ name?: string }>(() => Promise.resolve({ default: Greeting }));
  await show(() => <Page name="Ananya" />);
  expect(screen.getByRole('heading', { name: 'Hello Ananya' })).toBeVisible();
});

test('a failed download can be retried any number of times', async () => {
  let isDown = true;
  const load = jest.fn(() =>
    isDown ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(Greeting),
  );
  await show(lazyPage(load));
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded');
  await pressRetry();
  expect(screen.getByRole('alert')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  isDown = false;
  await pressRetry();
  expect(await screen.findByRole('heading')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('going to another page retries', async () => {
  let isDown = true;
  const { showAt } = await show(
    lazyPage(() => (isDown ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(Greeting))),
    '/one',
  );
  expect(screen.getByRole('alert')).toBeVisible();
  isDown = false;
  await showAt('/two');
  expect(await screen.findByRole('heading')).toBeVisible();
});

test('the page is drawn again in another language, whatever stands around it (rule: reader-language)', async () => {
  document.documentElement.lang = 'en-IN';
  const Page = lazyPage(() => Promise.resolve(() => <h1>{document.documentElement.lang}</h1>));
  await show(Page);
  document.documentElement.lang = 'hi-IN';
  act(tellLanguageChanged);
  expect(screen.getByRole('heading')).toHaveTextContent('hi-IN');
});
