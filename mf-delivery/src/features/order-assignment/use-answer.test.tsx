import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusalText } from '@basket/domain';
import { CallRefusedError, toast } from '@basket/web';
import { anAssignment } from '../../testing/builders';
import { installLocks } from '../../testing/locks';
import { useAnswer } from './use-answer';

const run = jest.fn<Promise<object>, [object]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  call: (_contract: object, input: object) => run(input),
  currentSession: () => ({ user: { uid: 'imran' } }),
}));

function Accept({ onDone }: { readonly onDone: (outcome: string) => void }) {
  const { answer } = useAnswer();
  return <button onClick={() => void answer(anAssignment(), 'accept').then(onDone)}>Accept</button>;
}

beforeAll(installLocks);

test.each([
  ['offer_already_yours', 'sent'],
  ['offer_expired', 'failed'],
] as const)('an accept that is refused with %s counts as %s', async (code, outcome) => {
  const info = jest.spyOn(toast, 'info').mockReturnValue();
  const failed = jest.spyOn(toast, 'error').mockReturnValue();
  run.mockRejectedValue(new CallRefusedError(code, {}, refusalText(code)));
  const onDone = jest.fn();
  render(<Accept onDone={onDone} />);
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(outcome));
  if (outcome === 'sent') expect(info).toHaveBeenCalledWith('This order is already yours.');
  else expect(failed).toHaveBeenCalledTimes(1);
});
