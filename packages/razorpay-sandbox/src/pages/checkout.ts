// The sandbox's stand-in for the gateway's checkout script: `new Razorpay(options).open()` shows a frame over the page.
import type { CheckoutOptions, FailedAnswer, FrameMessage, FrameOptions } from './checkout-options';

const script = document.currentScript;
if (!(script instanceof HTMLScriptElement))
  throw new Error('The checkout must be loaded by a script element');
const { origin } = new URL(script.src);

class SandboxCheckout {
  private frame: HTMLIFrameElement | null = null;
  private scrolling = '';
  private onFailed: ((response: { error: FailedAnswer }) => void) | null = null;

  constructor(private readonly options: CheckoutOptions) {
    if (!options.key) throw new Error('No key passed');
  }

  on(event: 'payment.failed', listener: (response: { error: FailedAnswer }) => void): void {
    if (event === 'payment.failed') this.onFailed = listener;
  }

  open(): void {
    if (this.frame) return;
    const { key, order_id, name, description, prefill } = this.options;
    const shown = { key, order_id, name, description, prefill, parent: location.origin } as FrameOptions;
    const frame = document.createElement('iframe');
    frame.className = 'razorpay-checkout-frame';
    frame.title = 'Payment';
    frame.src = `${origin}/sandbox/checkout#${encodeURIComponent(JSON.stringify(shown))}`;
    Object.assign(frame.style, {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      border: '0',
      zIndex: '2147483647',
      background: 'transparent',
      colorScheme: 'normal',
    });
    this.scrolling = document.body.style.overflow;
    document.body.style.overflow = 'hidden';
    document.body.append(frame);
    this.frame = frame;
    addEventListener('message', this.onMessage);
    frame.addEventListener('load', () => frame.focus(), { once: true });
  }

  close(): void {
    if (!this.frame) return;
    removeEventListener('message', this.onMessage);
    this.frame.remove();
    this.frame = null;
    document.body.style.overflow = this.scrolling;
  }

  private readonly onMessage = (event: MessageEvent<FrameMessage>): void => {
    if (event.origin !== origin || event.source !== this.frame?.contentWindow) return;
    const message = event.data;
    if (message.kind === 'failed') this.onFailed?.({ error: message.detail });
    if (message.kind === 'paid') {
      this.close();
      this.options.handler?.(message.detail);
    }
    if (message.kind === 'dismissed') {
      this.close();
      this.options.modal?.ondismiss?.();
    }
  };
}

Object.assign(window, { Razorpay: SandboxCheckout });
