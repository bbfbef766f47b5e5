/**
 * Lazy chunk, for a page that the server rendered and whose area does not load: the page stays, to be read and with its links, below
 * the message (rule: page-kept).
 */
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { Banner, Button, IconRefresh } from '@basket/ui';
import { firstViewPage, useLocation } from '@basket/web';
import { useBack } from '../navigation/use-back';
import { mainId } from '../navigation/use-page-change';
import { notePageError } from '../page-errors/noted';
import { AreaError, type AreaFailedProps } from '../remotes/area-error';
import { renewArea } from '../remotes/load-area';
import { t } from '../texts';
import { words } from './area-failed';
import { AreaLoading } from './area-loading';
import styles from './kept-page.module.css';

/** The part of a page that the server rendered of an area, as it stood when the area failed. */
interface RenderedPage {
  readonly elements: readonly Element[];
  /** In pixels from the top of the document. */
  readonly top: number;
  readonly focused: Element | null;
  /** Somebody has tapped a button that nobody answers. */
  readonly isTapped: boolean;
}

/** React names its elements: those that it has not taken over yet have no such name. */
const isTakenOver = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__react'));

const topOf = (element: Element | null | undefined): number =>
  (element?.getBoundingClientRect().top ?? 0) + window.scrollY;

function renderedPage(): RenderedPage | null {
  const main = document.getElementById(mainId);
  const elements = [...(main?.children ?? [])].filter((element) => !isTakenOver(element));
  const has = (node: Element): boolean => elements.some((element) => element.contains(node));
  const { activeElement } = document;
  if (elements.length === 0) return null;
  return {
    elements,
    top: topOf(elements[0]),
    focused: activeElement && has(activeElement) ? activeElement : null,
    isTapped: globalThis.__earlyTaps?.taps.some(({ button }) => has(button)) ?? false,
  };
}

/**
 * Keeps the page where its area does not load. A page that names a release which is gone waits for the present one first.
 *
 * @throws the failure that people are told
 */
export async function keepPage(failure: unknown): Promise<never> {
  let told = failure;
  if (failure instanceof AreaError && failure.failure === 'outdated')
    told = await renewArea(failure.mount).then(
      (putInPlace) => renewed(failure, putInPlace),
      (error: unknown) => error,
    );
  const page = renderedPage();
  if (page && told instanceof AreaError) told.Shown ??= keptPageOf(page, told.mount);
  throw told;
}

/** The page is of a release that is gone. The present one, which makes other elements, is there, and must not take that page over. */
function renewed({ mount, message }: AreaError, putInPlace: () => void): AreaError {
  const error = new AreaError('script', mount, message);
  error.Shown = function Renewed({ onShow }) {
    const show = (): void => {
      putInPlace();
      onShow();
    };
    return <AreaLoading onShown={show} />;
  };
  return error;
}

const controls = 'button,input,select,textarea';

/** Nobody answers its controls, and they say so; a form that names its page goes there by itself. */
function switchOff(place: HTMLElement): void {
  for (const control of place.querySelectorAll<HTMLButtonElement | HTMLInputElement>(controls)) {
    if (control.form?.hasAttribute('action')) continue;
    control.disabled = true;
    control.title = t('screens.controlOff');
  }
}

/** Takes the page in, when React has removed it, at the place at which it was read. */
function takeIn(place: HTMLElement, { elements, top, focused }: RenderedPage): void {
  place.append(...elements.filter(({ isConnected }) => !isConnected));
  switchOff(place);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  if (window.scrollY > 0) window.scrollBy(0, topOf(elements[0]) - top);
}

function keptPageOf(page: RenderedPage, mount: string): ComponentType<AreaFailedProps> {
  return function KeptPage({ name, error: first, onRetry, onShow }) {
    const { pathname, search } = useLocation();
    const isLeft = pathname + search !== firstViewPage()?.address;
    const [{ error, attempts }, setTold] = useState({ error: first, attempts: 0 });
    const [isRetrying, setIsRetrying] = useState(false);
    const isInside = useBack('customer') !== null;
    const place = useRef<HTMLDivElement>(null);
    const { title, text } = words(name, error);

    useEffect(() => notePageError(error), [error]);
    useLayoutEffect(() => {
      if (place.current) takeIn(place.current, page);
    }, []);

    function retry(): void {
      setIsRetrying(true);
      renewArea(mount).then(
        (putInPlace) => {
          putInPlace();
          startTransition(onShow);
        },
        (later: Error) => {
          setTold({ error: later, attempts: attempts + 1 });
          setIsRetrying(false);
        },
      );
    }

    // Another page of the area: it is tried anew there, and this page is gone.
    if (isLeft) return <AreaLoading onShown={onRetry} />;
    return (
      <>
        <div className={`${styles.message} ${isInside ? styles.inside : ''}`}>
          <Banner
            tone="danger"
            title={title}
            // Anew with each attempt, so that it is read out again.
            text={
              <span key={attempts}>
                {text} {t(page.isTapped ? 'screens.readOnTapped' : 'screens.readOn')}
              </span>
            }
            action={
              <Button size="s" variant="quiet" leading={<IconRefresh />} isBusy={isRetrying} onClick={retry}>
                {t('screens.retry')}
              </Button>
            }
          />
        </div>
        <div ref={place} className={styles.page} />
      </>
    );
  };
}
