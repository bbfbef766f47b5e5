import type { CheckoutOptions, VerifyPaymentRequest } from '@basket/domain';
import { t } from '../texts';

/**
 * The gateway's checkout in the browser (razorpay.com/docs/payments/payment-gateway/web-integration/standard): a script
 * that defines `window.Razorpay`. No other file of the browser knows the provider.
 */
interface GatewayWindow {
  open(): void;
  close(): void;
}

type GatewayAnswer = Omit<VerifyPaymentRequest, 'order_id'>;

interface GatewayOptions {
  readonly key: string;
  /** In paise. */
  readonly amount: number;
  readonly currency: string;
  readonly order_id: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: CheckoutOptions['prefill'];
  readonly notes: CheckoutOptions['notes'];
  readonly handler: (answer: GatewayAnswer) => void;
  readonly modal: { readonly ondismiss: () => void; readonly confirm_close: boolean };
}

declare global {
  interface Window {
    Razorpay?: new (options: GatewayOptions) => GatewayWindow;
  }
}

type GatewayCheckout = NonNullable<Window['Razorpay']>;

/** The customer waits before a page that says nothing meanwhile. */
const scriptTimeoutMs = 10_000;

let loading: Promise<GatewayCheckout> | null = null;

/** Loads the script once; after a failure the next call tries again. */
function loadScript(url: string): Promise<GatewayCheckout> {
  loading ??= new Promise<GatewayCheckout>((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => fail('answer'), scriptTimeoutMs);
    function fail(what: string): void {
      clearTimeout(timer);
      loading = null;
      // One that comes later is not heeded.
      script.onload = null;
      script.onerror = null;
      script.remove();
      reject(new Error(`The payment gateway's script did not ${what}`));
    }
    script.src = url;
    script.async = true;
    script.onload = () => {
      // A blocker may answer in its place, with nothing.
      if (!window.Razorpay) return fail('start');
      clearTimeout(timer);
      resolve(window.Razorpay);
    };
    script.onerror = () => fail('load');
    document.head.append(script);
  });
  return loading;
}

export type CheckoutEnd =
  | { readonly kind: 'answered'; readonly answer: GatewayAnswer }
  | { readonly kind: 'dismissed' };

/**
 * Opens the gateway's checkout over the page; resolves when the customer has paid there or has closed it. `signal` closes
 * it too.
 *
 * @throws Error when the gateway's script does not load within ten seconds or does not start
 */
export async function openGatewayCheckout(
  options: CheckoutOptions,
  orderNumber: string,
  signal: AbortSignal,
): Promise<CheckoutEnd> {
  const Gateway = await loadScript(options.scriptUrl);
  return new Promise((resolve) => {
    const dismissed = (): void => resolve({ kind: 'dismissed' });
    const checkout = new Gateway({
      key: options.keyId,
      amount: options.amountPaise,
      currency: options.currency,
      order_id: options.gatewayOrderId,
      name: options.storeName,
      description: t('orders.number', { number: orderNumber }),
      prefill: options.prefill,
      notes: options.notes,
      handler: (answer) => resolve({ kind: 'answered', answer }),
      modal: { ondismiss: dismissed, confirm_close: true },
    });
    if (signal.aborted) return dismissed();
    signal.addEventListener('abort', () => {
      checkout.close();
      dismissed();
    });
    checkout.open();
  });
}
