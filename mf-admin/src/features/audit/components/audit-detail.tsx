import type { AuditEntry, Stored } from '@basket/domain';
import { DefinitionList, Dialog, formatDateTime, Row, Stack, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import { t } from '../../../texts';
import { asChange, entryLabel } from '../audit-summary';
import { fieldLabel, isFact, subjectText, valueText } from '../audit-texts';
import styles from '../audit.module.css';

/** The screen of what was changed; null where no screen shows the one thing. */
function screenOf({ kind, subjectId, subjectName }: AuditEntry): { to: string; label: string } | null {
  if (subjectId === '') return null;
  switch (kind) {
    case 'refund':
      return { to: paths.order(subjectId), label: t('audit.openOrder') };
    case 'wallet':
      return { to: paths.deliveryPartner(subjectId), label: t('audit.openPartner') };
    case 'role':
    case 'account':
      return { to: paths.customersNamed(subjectName), label: t('audit.findPerson') };
    case 'product':
    case 'category':
    case 'settings':
      return null;
  }
}

export interface AuditDetailProps {
  readonly entry: Stored<AuditEntry>;
  readonly nameOf: (id: string) => string;
  readonly onClose: () => void;
}

/** Everything that is known of one change. */
export function AuditDetail({ entry, nameOf, onClose }: AuditDetailProps) {
  const { changes, moreChanges } = asChange(entry);
  const screen = screenOf(entry);
  return (
    <Dialog
      isOpen
      title={subjectText(entry)}
      description={entryLabel(entry)}
      onClose={onClose}
      isLightDismiss
    >
      <Stack gap={4}>
        <DefinitionList
          items={[
            { label: t('audit.when'), value: formatDateTime(entry.createdAt) },
            { label: t('audit.changedBy'), value: entry.actorName },
            ...changes
              .filter(isFact)
              .map(({ field, to }) => ({ label: fieldLabel(field), value: valueText(field, to, nameOf) })),
          ]}
        />
        <div className={styles.changes} tabIndex={0} role="region" aria-label={t('audit.fields')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('audit.field')}</th>
                <th scope="col">{t('audit.before')}</th>
                <th scope="col">{t('audit.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes
                .filter((change) => !isFact(change))
                .map(({ field, from, to }) => (
                  <tr key={field}>
                    <th scope="row">{fieldLabel(field)}</th>
                    <td>{valueText(field, from, nameOf)}</td>
                    <td>{valueText(field, to, nameOf)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
        {moreChanges > 0 && <p>{t('audit.moreFields', { n: moreChanges })}</p>}
        <Row as="p" gap={4} rowGap={2} align="stretch">
          {entry.subjectId !== '' && (
            <TextLink to={paths.auditOf(entry.subjectId)} as={Link} onClick={onClose}>
              {t('audit.allOfIt')}
            </TextLink>
          )}
          {screen && (
            <TextLink to={screen.to} as={Link}>
              {screen.label}
            </TextLink>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
