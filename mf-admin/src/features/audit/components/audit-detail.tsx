import type { AuditEntry, Stored } from '@basket/domain';
import { DefinitionList, Dialog, formatCount, formatDateTime, Row, Stack, TextLink } from '@basket/ui';
import { Link } from '@basket/web';
import { paths } from '../../../paths';
import { asChange, entryLabel } from '../audit-summary';
import { fieldLabel, isFact, valueText } from '../audit-texts';
import styles from '../audit.module.css';

/** The screen of what was changed; null where no screen shows the one thing. */
function screenOf({ kind, subjectId, subjectName }: AuditEntry): { to: string; label: string } | null {
  if (subjectId === '') return null;
  switch (kind) {
    case 'refund':
      return { to: paths.order(subjectId), label: 'Open the order' };
    case 'wallet':
      return { to: paths.deliveryPartner(subjectId), label: 'Open the partner' };
    case 'role':
    case 'account':
      return { to: paths.customersNamed(subjectName), label: 'Find the person' };
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
    <Dialog isOpen title={entry.subjectName} description={entryLabel(entry)} onClose={onClose} isLightDismiss>
      <Stack gap={4}>
        <DefinitionList
          items={[
            { label: 'When', value: formatDateTime(entry.createdAt) },
            { label: 'Changed by', value: entry.actorName },
            ...changes
              .filter(isFact)
              .map(({ field, to }) => ({ label: fieldLabel(field), value: valueText(field, to, nameOf) })),
          ]}
        />
        <div className={styles.changes} tabIndex={0} role="region" aria-label="Fields">
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Before</th>
                <th scope="col">After</th>
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
        {moreChanges > 0 && <p>and {formatCount(moreChanges, 'more field')}</p>}
        <Row as="p" gap={4} rowGap={2} align="stretch">
          {entry.subjectId !== '' && (
            <TextLink to={paths.auditOf(entry.subjectId)} as={Link} onClick={onClose}>
              All changes of it
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
