import { editProfile, fieldErrors, phoneDigits, registrationSchema, type Profile } from '@basket/domain';
import { Button, Field, nextFieldOnEnter, useForm } from '@basket/ui';
import { call, currentSession, session, toast } from '@basket/web';
import { PhoneField } from '../../components/phone-field';
import { t } from '../../texts';
import styles from './profile-page.module.css';

type Contact = Pick<Profile, 'name' | 'phone'>;

/** @returns false after a failure, which was reported */
async function keepContact(contact: Contact): Promise<boolean> {
  const uid = currentSession().user?.uid ?? '';
  try {
    session.learnProfile(uid, await call(editProfile, contact));
    toast.success(t('profile.updated'));
    return true;
  } catch (error) {
    toast.error(error instanceof Error ? error.message : t('profile.saveFailed'));
    return false;
  }
}

/** The own name and phone, with the checks of the registration (rule: own-contact). */
export function ContactForm({ name, phone, onClose }: Contact & { onClose: () => void }) {
  const form = useForm<Contact>({
    initial: { name, phone },
    idPrefix: 'own-',
    check: (values) => fieldErrors(registrationSchema, values),
    send: async (values) => {
      const contact = { name: values.name.trim(), phone: values.phone };
      if (!form.isDirty || (await keepContact(contact))) onClose();
    },
  });
  return (
    <form {...form.props} className={styles.contact} onKeyDown={nextFieldOnEnter}>
      <Field
        {...form.control('name')}
        label={t('profile.fullName')}
        autoComplete="name"
        maxLength={100}
        required
      />
      <PhoneField {...form.control('phone', phoneDigits)} />
      <div className={styles.ways}>
        <Button type="submit" isBusy={form.isBusy}>
          {t('profile.save')}
        </Button>
        <Button variant="quiet" disabled={form.isBusy} onClick={onClose}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  );
}
