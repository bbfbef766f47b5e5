import * as v from 'valibot';
import { t } from '../texts';
import { fieldSentence } from './field-messages';

/** `missing`: nothing is filled in; `tooLong`: more text than the field takes; `invalid`: anything else that its schema refuses. */
export type FieldProblem = 'missing' | 'tooLong' | 'invalid';

export interface FieldWords<Name extends string> {
  /** @default 'your', as in 'Please fill in your address' */
  readonly whose?: 'your' | 'the';
  /** Messages that differ from the usual ones. */
  readonly texts?: { readonly [N in Name]?: { readonly [P in FieldProblem]?: string } };
}

interface SchemaOfFields {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
}

/**
 * The errors in the fields of a form, by name, as messages for a person: each field is parsed with the schema that the server
 * parses it with. The usual messages are 'Please fill in your phone', 'Please shorten your phone', and the schema's own
 * message behind the name of the field: 'Phone must be 10 digits'. English has the schema's name of a field as its word; texts of
 * another language select theirs by it.
 *
 * @param schema of the request or document that the form fills in
 * @param values of the fields to check; entries of the schema that are absent here are not checked
 */
export function fieldErrors<S extends SchemaOfFields, Name extends keyof S['entries'] & string>(
  schema: S,
  values: Readonly<Record<Name, unknown>>,
  { whose = 'your', texts = {} }: FieldWords<keyof S['entries'] & string> = {},
): { [N in Name]?: string } {
  const errors: { [N in Name]?: string } = {};
  for (const name of Object.keys(values) as Name[]) {
    const entry = schema.entries[name];
    if (!entry) throw new Error(`The schema has no field ${name}`);
    const [issue] = v.safeParse(entry, values[name]).issues ?? [];
    if (!issue) continue;
    const problem = problemOf(values[name], issue);
    errors[name] = texts[name]?.[problem] ?? usualText(problem, name, whose, fieldSentence(issue.message));
  }
  return errors;
}

const usualText = (problem: FieldProblem, name: string, whose: string, message: string): string =>
  problem === 'invalid'
    ? t('fields.invalid', { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, message })
    : t(problem === 'missing' ? 'fields.missing' : 'fields.shorten', { whose, name });

function problemOf(value: unknown, issue: v.BaseIssue<unknown>): FieldProblem {
  if (typeof value === 'string' && value.trim() === '') return 'missing';
  return issue.type === 'max_length' ? 'tooLong' : 'invalid';
}

/** The limits of a field, for the control that is filled in and the hint beside it. */
export interface FieldLimits {
  /** Characters of a text. */
  readonly maxLength?: number;
  readonly minValue?: number;
  readonly maxValue?: number;
}

const limitNames: Readonly<Record<string, keyof FieldLimits>> = {
  max_length: 'maxLength',
  min_value: 'minValue',
  max_value: 'maxValue',
};

/**
 * The limits that a schema sets: of several of one kind the last one, of a union those of its first schema, of an optional
 * value those of the value.
 */
export function limitsOf(schema: v.GenericSchema): FieldLimits {
  const limits: { -readonly [L in keyof FieldLimits]: FieldLimits[L] } = {};
  for (const step of stepsOf(schema)) {
    const name = limitNames[step.type];
    if (name && typeof step.requirement === 'number') limits[name] = step.requirement;
  }
  return limits;
}

/** The parts of a schema that matter here, as valibot builds it. */
interface SchemaParts {
  readonly type: string;
  readonly requirement?: unknown;
  readonly pipe?: readonly SchemaParts[];
  readonly options?: readonly SchemaParts[];
  readonly wrapped?: SchemaParts;
}

function stepsOf({ pipe, options, wrapped, ...own }: SchemaParts): readonly SchemaParts[] {
  if (pipe) return pipe.flatMap(stepsOf);
  if (wrapped) return stepsOf(wrapped);
  return options?.[0] ? stepsOf(options[0]) : [own];
}
