/** Functions that the sandbox's pages share. */

const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export const rupees = (paise: number): string => money.format(paise / 100);

export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no ${id}`);
  return element;
}

/** GET without a body, else POST. Throws with the gateway's own description. */
export async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(path, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  const answer = (await response.json()) as Answer & { error?: { description: string } };
  if (!response.ok) throw new Error(answer.error?.description ?? 'The sandbox did not answer');
  return answer;
}
