import { use, type ComponentType } from 'react';
import { useLanguage } from '../texts/use-language';
import { holdFirstView } from '../platform/first-view';
import { t } from '../texts';
import type { RetryableError } from './error-boundary';

type LoadedPage<Props> = ComponentType<Props> | { readonly default: ComponentType<Props> };

/** The code of a page could not be fetched; the boundary's retry fetches it again. */
export class PageLoadError extends Error implements RetryableError {
  override readonly name = 'PageLoadError';
  constructor(
    readonly prepareRetry: () => void,
    cause: unknown,
  ) {
    super(t('components.pageNotLoaded'), { cause });
  }
}

/**
 * A page whose code is fetched when it is first shown, like `React.lazy`; but a failed fetch is not final: the retry of
 * the `ErrorBoundary` around it tries again. Needs a Suspense boundary above.
 *
 * @param load e.g. `() => import('./cart-page').then((module) => module.CartPage)`
 */
export function lazyPage<Props extends object = object>(
  load: () => Promise<LoadedPage<Props>>,
): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;

  function loadOnce(): Promise<ComponentType<Props>> {
    if (loading) return loading;
    loading = load().then(
      (loaded) => ('default' in loaded ? loaded.default : loaded),
      (cause: unknown) => {
        throw new PageLoadError(() => (loading = null), cause);
      },
    );
    holdFirstView(loading);
    return loading;
  }

  return function LazyPage(props: Props) {
    // What stands around it may keep what it has drawn.
    useLanguage();
    const Page = use(loadOnce());
    return <Page {...props} />;
  };
}
