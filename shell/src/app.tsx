import { useEffect } from 'react';
import { BrowserRouter, ErrorBoundary, replayTaps, useRoutes } from '@basket/web';
import { routes } from './routes';
import { ErrorScreen } from './screens/error-screen';

/** Every screen, in whatever router: the browser's, or the server's with one address. */
export function Screens() {
  useEffect(() => replayTaps('shell'), []);
  return useRoutes(routes);
}

export function App() {
  return (
    <ErrorBoundary fallback={() => <ErrorScreen />}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
