import { useEffect } from 'react';
import { BrowserRouter, ErrorBoundary, replayTaps, useRoutes } from '@basket/web';
import { useTrail } from './navigation/trail';
import { routes } from './routes';
import { ErrorScreen } from './screens/error-screen';

/** Every screen, in whatever router: the browser's, or the server's with one address. */
export function Screens() {
  useTrail();
  useEffect(() => replayTaps('shell'), []);
  return useRoutes(routes);
}

export function App() {
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
