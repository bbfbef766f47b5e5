// The page that a customer's phone shows after scanning the code.
import { ask, byId, rupees } from './page';

interface Code {
  readonly name: string;
  readonly description: string;
  readonly amount: number;
  readonly status: 'active' | 'closed';
}

const address = `/sandbox/browser/codes/${location.pathname.split('/').pop() ?? ''}`;

function say(text: string): void {
  byId('state').textContent = text;
  byId('state').hidden = false;
  byId('pay').hidden = true;
}

const sayFailure = (error: unknown): void => say(error instanceof Error ? error.message : String(error));

async function show(): Promise<void> {
  const { name, description, amount, status } = await ask<Code>(address);
  byId('name').textContent = name;
  byId('description').textContent = description;
  byId('amount').textContent = rupees(amount);
  if (status === 'closed') say('This code is closed');
}

byId('pay').addEventListener('click', () => {
  ask(address, {}).then(() => say('Paid'), sayFailure);
});
show().catch(sayFailure);
