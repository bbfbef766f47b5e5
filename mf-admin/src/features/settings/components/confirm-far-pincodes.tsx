import { ConfirmDialog } from '@basket/ui';
import { t } from '../../../texts';

/** Pincodes that may be typing errors, and the one who waits for the answer. */
export interface FarPincodesQuestion {
  readonly pincodes: readonly string[];
  readonly answer: (isRight: boolean) => void;
}

/** Asks whether pincodes of other regions than the rest of the list are meant (rule: far-pincodes). */
export function ConfirmFarPincodes({ question }: { readonly question: FarPincodesQuestion | null }) {
  const pincodes = question?.pincodes ?? [];
  return (
    <ConfirmDialog
      isOpen={question !== null}
      title={t('settings.isThatRight')}
      text={t('settings.farPincodes', { n: pincodes.length, pincodes: pincodes.join(', ') })}
      confirmLabel={t('settings.save')}
      cancelLabel={t('settings.goBack')}
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    />
  );
}
