/** The parameters in the address of the frame. */
export interface FrameOptions {
  readonly key: string;
  readonly order_id: string;
  readonly name?: string;
  readonly description?: string;
  readonly prefill?: { readonly name?: string; readonly email?: string; readonly contact?: string };
  /** Origin of the page that opened the frame and gets its result. */
  readonly parent: string;
}

/** The options that a shop passes to the checkout (razorpay.com/docs, standard checkout). */
export interface CheckoutOptions extends Omit<FrameOptions, 'parent'> {
  readonly handler?: (answer: PaidAnswer) => void;
  readonly modal?: { readonly ondismiss?: () => void };
}

export interface PaidAnswer {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

export interface FailedAnswer {
  readonly code: string;
  readonly description: string;
}

export type FrameMessage =
  | { readonly kind: 'paid'; readonly detail: PaidAnswer }
  | { readonly kind: 'failed'; readonly detail: FailedAnswer }
  | { readonly kind: 'dismissed' };
