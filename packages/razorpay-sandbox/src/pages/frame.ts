// The checkout's frame: the user chooses a method and the bank's answer; the opening page gets the result.
import type { FailedAnswer, FrameMessage, FrameOptions, PaidAnswer } from './checkout-options';
import { ask, byId, rupees } from './page';

const options = JSON.parse(decodeURIComponent(location.hash.slice(1))) as FrameOptions;
const tell = (message: FrameMessage): void => parent.postMessage(message, options.parent);
let paymentId = '';

function showProblem(text: string): void {
  byId('problem').textContent = text;
  byId('problem').hidden = text === '';
}

function showStep(step: 'choice' | 'bank'): void {
  byId('choice').hidden = step !== 'choice';
  byId('bank').hidden = step !== 'bank';
  byId(step).querySelector<HTMLButtonElement>('.primary')?.focus();
}

async function run(act: () => Promise<void>): Promise<void> {
  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) button.disabled = true;
  try {
    await act();
  } catch (error) {
    showProblem(error instanceof Error ? error.message : String(error));
  } finally {
    for (const button of buttons) button.disabled = false;
  }
}

async function showOrder(): Promise<void> {
  const { amount, status } = await ask<{ amount: number; status: string }>(
    `/sandbox/browser/orders/${options.order_id}?key=${options.key}`,
  );
  byId('amount').textContent = rupees(amount);
  byId('pay').textContent = `Pay ${rupees(amount)}`;
  if (status === 'paid') showProblem('This order has already been paid');
}

async function beginPayment(form: FormData): Promise<void> {
  showProblem('');
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const method = text('method');
  const details =
    method === 'upi' ? { vpa: text('vpa') } : { last4: text('number').replaceAll(' ', '').slice(-4) };
  const { contact, email } = options.prefill ?? {};
  const { key, order_id } = options;
  const answer = await ask<{ payment_id: string }>('/sandbox/browser/payments', {
    key,
    order_id,
    method,
    ...details,
    contact,
    email,
  });
  paymentId = answer.payment_id;
}

async function endPayment(outcome: string): Promise<void> {
  const { paid, failed } = await ask<{ paid?: PaidAnswer; failed?: FailedAnswer }>(
    `/sandbox/browser/payments/${paymentId}`,
    { key: options.key, outcome },
  );
  if (paid) tell({ kind: 'paid', detail: paid });
  if (!failed) return;
  tell({ kind: 'failed', detail: failed });
  showProblem(failed.description);
}

byId('shop').textContent = options.name ?? '';
byId('description').textContent = options.description ?? '';
void run(showOrder).then(() => byId('pay').focus());

for (const choice of document.querySelectorAll<HTMLInputElement>('input[name=method]'))
  choice.addEventListener('change', () => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-method]'))
      part.hidden = part.dataset['method'] !== choice.value;
  });

byId('choice').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = new FormData(event.target as HTMLFormElement);
  void run(() => beginPayment(form)).then(() => {
    if (byId('problem').hidden) showStep('bank');
  });
});

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-outcome]'))
  button.addEventListener('click', () => {
    void run(() => endPayment(button.dataset['outcome'] ?? '')).then(() => showStep('choice'));
  });

byId('close').addEventListener('click', () => tell({ kind: 'dismissed' }));
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell({ kind: 'dismissed' });
});
