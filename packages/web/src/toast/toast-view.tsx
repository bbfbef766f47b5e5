/** Lazy chunk: react-toastify in its own small root, so that toasts outlive whatever page made them. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IconCircleAlert, IconCircleCheck, IconInfo, IconLoader } from '@basket/ui';
import { toast as show, ToastContainer, Slide } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';
import type { ToastAction } from './toast';
import { maxToasts, type ToastKind } from './toast-kinds';

const icons = { success: IconCircleCheck, error: IconCircleAlert, info: IconInfo, loading: IconLoader };

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
// A toast that is asked for before the container is there would be lost.
flushSync(() =>
  root.render(
    <ToastContainer
      position="top-center"
      limit={maxToasts}
      transition={Slide}
      hideProgressBar
      newestOnTop
      closeButton={false}
      pauseOnFocusLoss={false}
      aria-label="Messages"
    />,
  ),
);

/** The words and, where there is something to do about them, one button. A press anywhere puts the message away. */
const contentOf = (text: string, action: ToastAction | undefined) =>
  action === undefined ? (
    text
  ) : (
    <span className="basket-toast-words">
      {text}
      <button type="button" className="basket-toast-action" onClick={action.run}>
        {action.label}
      </button>
    </span>
  );

/** @param duration milliseconds on screen; false: until it is closed */
export function showToast(
  kind: ToastKind,
  text: string,
  id: string,
  duration: number | false,
  action?: ToastAction,
): void {
  const Icon = icons[kind];
  const options = {
    toastId: id,
    autoClose: duration,
    icon: <Icon aria-hidden />,
    className: `basket-toast basket-toast-${kind}`,
    role: kind === 'error' ? 'alert' : 'status',
  };
  const content = contentOf(text, action);
  if (kind === 'loading') show(content, { ...options, closeOnClick: false, draggable: false });
  else show[kind](content, options);
}

export const closeToast = (id: string): void => show.dismiss(id);
