import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPartner } from '@basket/domain/testing';
import type { Assignment, Stored, WaitingStep } from '@basket/domain';
import { Link, MemoryRouter, useLocation, type Live } from '@basket/web';
import { sound } from '../alarm/alarm';
import { DeliveryContext } from '../delivery-context';
import { paths } from '../paths';
import { anAssignment } from '../testing/builders';
import { OfferBanner } from './offer-banner';

let now = 7_000;
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useServerNow: () => now,
}));
jest.mock('../alarm/alarm', () => ({ sound: jest.fn() }));
let mockWaiting: readonly WaitingStep[] = [];
let mockJustSent: readonly WaitingStep[] = [];
jest.mock('../waiting-steps/steps', () => ({
  steps: { subscribe: () => () => undefined, steps: () => mockWaiting, justSent: () => mockJustSent },
}));

const ready = <T,>(data: T, isFromCache = false): Live<T> => ({ status: 'ready', data, isFromCache });

function Place() {
  const { pathname } = useLocation();
  return (
    <p>
      at {pathname} <Link to={paths.wallet}>Leave</Link>
    </p>
  );
}

const frame = (offers: Stored<Assignment>[], isFromCache = false) => (
  <DeliveryContext
    value={{
      uid: 'imran',
      email: 'imran@basket.example',
      partner: ready(aPartner()),
      offers: ready(offers, isFromCache),
      inHand: ready([]),
    }}
  >
    <OfferBanner />
    <Place />
  </DeliveryContext>
);
const show = (offers: Stored<Assignment>[]) =>
  render(frame(offers), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[paths.wallet]}>{children}</MemoryRouter>,
  });

beforeEach(() => {
  now = 7_000;
  mockWaiting = [];
  mockJustSent = [];
  jest.mocked(sound).mockClear();
});

test('an offer sounds and opens its screen, wherever the partner is, once: who goes away has a banner', async () => {
  const { rerender } = show([]);
  expect(screen.getByText(`at ${paths.wallet}`)).toBeVisible();
  expect(sound).not.toHaveBeenCalled();
  rerender(frame([anAssignment()]));
  expect(screen.getByText(`at ${paths.orderAssignment}`)).toBeVisible();
  expect(sound).toHaveBeenCalledWith('offer');
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  rerender(frame([anAssignment()]));
  expect(await screen.findByText(`at ${paths.wallet}`)).toBeVisible();
  expect(screen.getByRole('link', { name: /New order/ })).toHaveAttribute('href', paths.orderAssignment);
  // The next one opens its screen again.
  rerender(frame([anAssignment({ id: 'order2_1', deadlineAt: 20_000 })]));
  expect(screen.getByText(`at ${paths.orderAssignment}`)).toBeVisible();
});

test('an offer past its deadline neither sounds nor opens anything', () => {
  now = 31_000;
  show([anAssignment()]);
  expect(screen.getByText(`at ${paths.wallet}`)).toBeVisible();
  expect(sound).not.toHaveBeenCalled();
});

test('an offer that this browser remembers leads nowhere until the server says that it is open', () => {
  const { rerender } = show([]);
  rerender(frame([anAssignment()], true));
  expect(screen.getByText(`at ${paths.wallet}`)).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(sound).not.toHaveBeenCalled();
  rerender(frame([anAssignment()]));
  expect(screen.getByText(`at ${paths.orderAssignment}`)).toBeVisible();
  expect(sound).toHaveBeenCalledWith('offer');
});

const answerTo = ({ orderId, attempt }: Stored<Assignment>, refusal: string | null = null): WaitingStep => ({
  ...{ id: 'step1', uid: 'imran', at: 6_000, refusal, orderNumber: 'BE2611200042' },
  ...{ operation: 'respond', input: { orderId, attempt, answer: 'accept' } },
});

test.each([
  { desc: 'was just sent', arrange: (step: WaitingStep) => (mockJustSent = [step]) },
  { desc: 'waits for the network', arrange: (step: WaitingStep) => (mockWaiting = [step]) },
])('an offer whose answer $desc calls nobody, even if the server still has it open', ({ arrange }) => {
  arrange(answerTo(anAssignment()));
  show([anAssignment()]);
  expect(screen.getByText(`at ${paths.wallet}`)).toBeVisible();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(screen.queryByRole('link', { name: /New order/ })).not.toBeInTheDocument();
  expect(sound).not.toHaveBeenCalled();
});

test.each([
  { desc: 'another offer of the order', step: answerTo(anAssignment({ attempt: 2 })) },
  { desc: 'an offer, and was refused', step: answerTo(anAssignment(), 'Somebody else has it.') },
])('an answer to $desc does not silence this one', ({ step }) => {
  mockWaiting = [step];
  show([anAssignment()]);
  expect(screen.getByText(`at ${paths.orderAssignment}`)).toBeVisible();
});
