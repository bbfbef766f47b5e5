import { useState } from 'react';
import { maxDeliveryLength, type DeliveryForm } from '@basket/domain';
import { Button, IconCheck, IconPencil, TextArea, TextButton, type Form } from '@basket/ui';
import { t } from '../../../texts';
import { deliveryNotes, hasNote, withNote } from './delivery-notes';
import styles from './delivery-fields.module.css';

/** The instructions for the rider: one line, until somebody opens it or there is a note (rule: delivery-note). */
export function DeliveryNote({ form }: { form: Form<DeliveryForm> }) {
  const { instructions } = form.values;
  const [isOpen, setIsOpen] = useState(instructions !== '');
  const [isAsked, setIsAsked] = useState(false);
  if (!isOpen)
    return (
      <div className={styles.wide}>
        <TextButton
          aria-expanded={false}
          leading={<IconPencil size={16} />}
          onClick={() => {
            setIsAsked(true);
            setIsOpen(true);
          }}
        >
          {t('checkout.addNote')}
        </TextButton>
      </div>
    );
  return (
    <>
      <TextArea
        {...form.control('instructions')}
        maxLength={maxDeliveryLength('instructions')}
        label={t('checkout.note')}
        isOptional
        className={styles.wide}
        rows={2}
        placeholder={t('checkout.notePlaceholder')}
        // The button that was pressed for it is gone.
        autoFocus={isAsked}
      />
      <div role="group" aria-label={t('checkout.frequentNotes')} className={styles.notes}>
        {deliveryNotes().map((note) => {
          const isChosen = hasNote(instructions, note);
          return (
            <Button
              key={note}
              size="s"
              variant="quiet"
              aria-pressed={isChosen}
              leading={isChosen ? <IconCheck size={16} /> : undefined}
              onClick={() => form.change({ instructions: withNote(instructions, note, !isChosen) })}
            >
              {note}
            </Button>
          );
        })}
      </div>
    </>
  );
}
