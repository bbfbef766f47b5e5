import { addOrderNote, fieldErrors, limitsOf } from '@basket/domain';
import { Button, Field, useForm } from '@basket/ui';
import { useTold } from '@basket/web/told';
import { t } from '../../../texts';
import styles from './history.module.css';

const { maxLength } = limitsOf(addOrderNote.request.entries.text);

/** A field for a note about the order, which only admins read (rule: order-notes). */
export function AddNote({ orderId }: { orderId: string }) {
  const adding = useTold(addOrderNote, { failed: t('orderDetail.addNoteFailed') });
  const form = useForm<{ readonly text: string }>({
    initial: { text: '' },
    idPrefix: 'note-',
    check: ({ text }) => fieldErrors(addOrderNote.request, { text }, { whose: 'the' }),
    send: ({ text }) => adding.run({ orderId, text }, () => form.reset()),
  });
  return (
    <form className={styles.note} data-print="hide" {...form.props}>
      <Field
        {...form.control('text')}
        label={t('orderDetail.noteForStore')}
        hint={t('orderDetail.noteHint')}
        maxLength={maxLength}
      />
      <Button type="submit" variant="quiet" size="s" isBusy={form.isBusy}>
        {t('orderDetail.addNote')}
      </Button>
    </form>
  );
}
