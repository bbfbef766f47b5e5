import type * as v from 'valibot';

/**
 * The same schema for what another version of the shop may have written: fields that it does not know, at any depth, are left
 * out instead of refused (rule: read-loosely). Everything else is checked as before. Requests are parsed with the schema itself.
 */
export const forReading = <S extends v.GenericSchema>(schema: S): S => ({
  ...schema,
  '~run': (dataset) => {
    // To its end, whatever the caller wants: the first issue may be one that does not count.
    const read = schema['~run'](dataset, {});
    // Strict objects expect `never` of a field that they do not know.
    const issues = read.issues?.filter((issue) => issue.expected !== 'never');
    return { ...read, issues: issues?.[0] && issues } as typeof read;
  },
});
