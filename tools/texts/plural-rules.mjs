/**
 * Which plural form of a language a whole number takes, as an expression: Unicode's rules of one pinned release, translated when texts are
 * compiled, so that no page carries or asks `Intl.PluralRules`, whose answers differ by browser.
 * @module
 */
import { createRequire } from 'node:module';

/** @type {{ supplemental: { 'plurals-type-cardinal': Record<string, Record<string, string>> } }} */
const { supplemental } = createRequire(import.meta.url)('cldr-core/supplemental/plurals.json');
const rules = supplemental['plurals-type-cardinal'];

/**
 * The forms of a language with the condition for a whole number in `value`; `other`, which has none, is left out.
 * @param {string} language e.g. `hi`
 * @returns {Readonly<Record<string, (value: string) => string>>}
 */
export function pluralForms(language) {
  const own = rules[language];
  if (!own) throw new Error(`no plural rules are known for "${language}"`);
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, rule]) => {
      const form = name.replace('pluralRule-count-', '');
      return form === 'other' ? [] : [[form, (/** @type {string} */ value) => conditionOf(rule, value)]];
    }),
  );
}

/**
 * The rule for a whole number, of which `i` and `n` are the number itself, and `v` (its visible fraction digits) is 0.
 * @param {string} rule e.g. `i = 0 or n = 1 @integer 0, 1`
 * @param {string} value
 */
function conditionOf(rule, value) {
  const [condition = ''] = rule.split('@');
  return condition
    .split(' or ')
    .map((part) =>
      part
        .split(' and ')
        .map((relation) => relation.trim())
        .filter((relation) => relation !== 'v = 0')
        .map((relation) => {
          const [, number] = /^[in] = (\d+)$/.exec(relation) ?? [];
          if (number === undefined)
            throw new Error(`the plural rule "${relation}" is of a kind that is not known here`);
          return `${value}===${number}`;
        })
        .join('&&'),
    )
    .join('||');
}
