import { BrowserRouter, ErrorBoundary, useRoutes } from '@basket/web';
import { routes } from './routes';
import { ErrorScreen } from './screens/error-screen';

const Screens = () => useRoutes(routes);

export function App() {
  return (
    <ErrorBoundary fallback={() => <ErrorScreen />}>
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </ErrorBoundary>
  );
}
