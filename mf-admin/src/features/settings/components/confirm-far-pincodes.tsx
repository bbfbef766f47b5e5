import { ConfirmDialog } from '@basket/ui';

/** Pincodes that may be typing errors, and the one who waits for the answer. */
export interface FarPincodesQuestion {
  readonly pincodes: readonly string[];
  readonly answer: (isRight: boolean) => void;
}

/** Asks whether pincodes of other regions than the rest of the list are meant (rule: far-pincodes). */
export function ConfirmFarPincodes({ question }: { readonly question: FarPincodesQuestion | null }) {
  const pincodes = question?.pincodes ?? [];
  const [verb, them] = pincodes.length === 1 ? ['begins', 'it'] : ['begin', 'them'];
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title="Is that right?"
      text={`${pincodes.join(', ')} ${verb} with other digits than the rest of the served pincodes. Save ${them} if the town goes on there, also in another state. Go back if a digit is wrong.`}
      confirmLabel="Save"
      cancelLabel="Go back"
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    />
  );
}
