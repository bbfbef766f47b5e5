/** Lazy chunk: react-toastify in its own small root, so that toasts outlive whatever page made them. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { IconCircleAlert, IconCircleCheck, IconInfo, IconLoader } from '@basket/ui';
import { toast as show, ToastContainer, Slide } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';
import { maxToasts, type ToastAction, type ToastKind } from './toast-kinds';

const icons = { success: IconCircleCheck, error: IconCircleAlert, info: IconInfo, loading: IconLoader };

const host = document.createElement('div');
host.className = 'basket-toasts';
host.setAttribute('popover', 'manual');
document.body.append(host);
const root = createRoot(host);
// Toasts requested before the container exists are lost.
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

/** The text and, with an action, one button. A press anywhere closes the message. */
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

interface Toast {
  readonly id: string;
  /** Milliseconds on screen; false: until it is closed. */
  readonly duration: number | false;
  readonly action: ToastAction | undefined;
}

let isRaised = false;

/** In front of every dialog: what opens last lies on top of the browser's top layer. */
function raise(): void {
  if (!('showPopover' in host)) return; // an older browser: messages stay below dialogs
  if (isRaised) host.hidePopover();
  host.showPopover();
  isRaised = true;
}

export function showToast(kind: ToastKind, text: string, { id, duration, action }: Toast): void {
  const Icon = icons[kind];
  const options = {
    toastId: id,
    autoClose: duration,
    icon: <Icon aria-hidden />,
    className: `basket-toast basket-toast-${kind}`,
    role: kind === 'error' ? 'alert' : 'status',
  };
  const content = contentOf(text, action);
  raise();
  if (show.isActive(id)) show.update(id, { ...options, render: content });
  else if (kind === 'loading') show(content, { ...options, closeOnClick: false, draggable: false });
  else show[kind](content, options);
}

export const closeToast = (id: string): void => show.dismiss(id);
