import { startTransition, useEffect, useState } from 'react';
import { languagePrefixOf } from '@basket/domain';
import { BrowserRouter, ErrorBoundary, onLanguageChanged, replayTaps, useRoutes } from '@basket/web';
import { useTrail } from './navigation/trail';
import { routes } from './routes';
import { ErrorScreen } from './screens/error-screen';

/** Every screen, in whatever router: the browser's, or the server's with one address. */
export function Screens() {
  useTrail();
  useEffect(() => replayTaps('shell'), []);
  return useRoutes(routes);
}

const prefixOfPage = (): string => languagePrefixOf(window.location.pathname);

export function App() {
  // The part of the address that no screen sees. It goes with the router's own change of the address, which is a transition.
  const [prefix, setPrefix] = useState(prefixOfPage);
  useEffect(() => onLanguageChanged(() => startTransition(() => setPrefix(prefixOfPage))), []);
  return (
    <ErrorBoundary fallback={(error) => <ErrorScreen error={error} />}>
      <BrowserRouter basename={prefix}>
        <Screens />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
