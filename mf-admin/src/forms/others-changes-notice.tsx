import { bold, Button, IconTriangleAlert, Row, type Form } from '@basket/ui';
import { rich, t } from '../texts';
import styles from './others-changes-notice.module.css';
import type { OthersChange, OthersChanges } from './use-others-changes';

export interface OthersChangesNoticeProps<Values extends object> {
  readonly of: OthersChanges<Values>;
  readonly form: Form<Values>;
  readonly label: (name: keyof Values & string) => string;
  /** A value as the person knows it: '₹49.00', 'Yes'. */
  readonly text: (name: keyof Values & string, values: Values) => string;
}

/** The changes that somebody else has saved while the form was open, with a choice where both have changed the same. */
export function OthersChangesNotice<Values extends object>(props: OthersChangesNoticeProps<Values>) {
  const { of: others, form } = props;
  const changes = others.changes(form.values);
  // While the form is sent, what arrives is its own change.
  if (changes.length === 0 || form.isBusy) return null;
  const quiet = changes.filter(({ isContested }) => !isContested).map(({ name }) => name);
  return (
    <section className={styles.notice} role="status" aria-label={t('forms.changedMeanwhile')}>
      <p className={styles.title}>
        <IconTriangleAlert /> {t('forms.othersSaved')}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <Change key={change.name} change={change} {...props} />
        ))}
      </ul>
      {quiet.length > 0 && (
        <Button variant="quiet" size="s" onClick={() => others.accept(quiet)}>
          {t(quiet.length === changes.length ? 'forms.ok' : 'forms.okOthers')}
        </Button>
      )}
    </section>
  );
}

type ChangeProps<Values extends object> = OthersChangesNoticeProps<Values> & {
  readonly change: OthersChange<Values>;
};

function Change<Values extends object>({ change, of: others, form, label, text }: ChangeProps<Values>) {
  const { name, isContested } = change;
  const title = label(name);
  function takeTheirs(): void {
    form.change({ [name]: others.latest[name] } as unknown as Partial<Values>);
    others.accept([name]);
  }
  return (
    <Row as="li" gap={3} rowGap={2} justify="between">
      <span className={styles.words}>
        {rich('forms.changed', {
          field: title,
          now: text(name, others.latest),
          before: text(name, others.seen),
          b: bold,
          small: (inside) => <small>{inside}</small>,
        })}
        {isContested && (
          <>
            <br />
            {rich('forms.youHave', { value: text(name, form.values), b: bold })}
          </>
        )}
      </span>
      {isContested && (
        <Row as="span" gap={2} align="stretch" isOneLine>
          <Button
            variant="quiet"
            size="s"
            aria-label={t('forms.useTheirsOf', { field: title })}
            onClick={takeTheirs}
          >
            {t('forms.useTheirs')}
          </Button>
          <Button
            variant="quiet"
            size="s"
            aria-label={t('forms.keepMineOf', { field: title })}
            onClick={() => others.accept([name])}
          >
            {t('forms.keepMine')}
          </Button>
        </Row>
      )}
    </Row>
  );
}
