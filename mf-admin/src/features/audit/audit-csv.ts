import type { AuditEntry } from '@basket/domain';
import { formatDateTime } from '@basket/ui';
import { t } from '../../texts';
import { asChange } from './audit-summary';
import { auditActionLabels, auditKindLabels, fieldLabel, subjectText, valueText } from './audit-texts';

export const auditCsvHeaders = () => [
  t('audit.when'),
  t('audit.who'),
  t('audit.kind'),
  t('audit.what'),
  t('audit.change'),
  t('audit.field'),
  t('audit.before'),
  t('audit.after'),
];

/** A row for each field that changed. */
export const auditCsvRows = (
  entry: AuditEntry,
  nameOf: (id: string) => string,
): readonly (readonly string[])[] => {
  const { createdAt, actorName, kind, action, changes } = asChange(entry);
  const shared = [
    formatDateTime(createdAt),
    actorName,
    auditKindLabels[kind](),
    subjectText(entry),
    auditActionLabels[action](),
  ];
  if (changes.length === 0) return [[...shared, '', '', '']];
  return changes.map(({ field, from, to }) => [
    ...shared,
    fieldLabel(field),
    valueText(field, from, nameOf),
    valueText(field, to, nameOf),
  ]);
};
