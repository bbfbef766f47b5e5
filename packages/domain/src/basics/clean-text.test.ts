import fc from 'fast-check';
import * as v from 'valibot';
import { cleanText, isWellFormed } from './clean-text';
import { emailSchema, longTextSchema, phoneSchema, requiredTextSchema, textSchema } from './schema';

test.each([
  { desc: 'plain text', text: 'Ananya Sharma', clean: 'Ananya Sharma' },
  { desc: 'spaces around', text: ' \u00a0 14, 3rd Cross\u3000', clean: '14, 3rd Cross' },
  { desc: 'a decomposed accent', text: 'Cafe\u0301', clean: 'Caf\u00e9' },
  { desc: 'a reversed file name', text: 'photo-\u202Egnp.exe', clean: 'photo-gnp.exe' },
  { desc: 'isolates and marks', text: '\u2066a\u2069\u200Eb\u200Fc\u061C', clean: 'abc' },
  { desc: 'a zero-width space inside', text: 'to\u200Bma\u2060to\uFEFF', clean: 'tomato' },
  { desc: 'zero-width characters only', text: '\u200B\u200C\u200D\uFEFF', clean: '' },
  { desc: 'fillers only', text: '\u3164\u2800 \u{E0041}', clean: '' },
  { desc: 'a joiner in Devanagari', text: '\u0915\u094D\u200D\u0937', clean: '\u0915\u094D\u200D\u0937' },
  {
    desc: 'an emoji of several parts',
    text: '\u{1F469}\u200D\u{1F33E}\uFE0F',
    clean: '\u{1F469}\u200D\u{1F33E}\uFE0F',
  },
])('$desc (threat: threat-invisible-text)', ({ text, clean }) => {
  expect(cleanText(text)).toBe(clean);
  expect(v.parse(textSchema(100), text)).toBe(clean);
  expect(v.is(requiredTextSchema(100), text)).toBe(clean !== '');
});

test.each([textSchema(100), requiredTextSchema(100), longTextSchema(100), emailSchema, phoneSchema])(
  'a lone surrogate is refused with words (threat: threat-broken-text)',
  (schema) => {
    const { issues = [] } = v.safeParse(schema, 'a\uD800b@basket.example');
    expect(issues.map(({ message }) => message)).toContain('brokenCharacters');
  },
);

test('the signs that a phone book pastes around a number go away', () => {
  expect(v.parse(phoneSchema, '\u202A9845021764\u202C')).toBe('9845021764');
});

test.each(['\n', '\u2028', '\u2029', '\u0000', '\u0085'])('one line of text has no %j', (character) => {
  expect(v.is(textSchema(10), `a${character}b`)).toBe(false);
});

/** Any code units, well-formed or not; often those that matter here. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(
      'a',
      ' ',
      'e\u0301',
      '\u0301',
      '\u200B',
      '\u200D',
      '\u202E',
      '\u2067',
      '\uD83D',
      '\uDE00',
    ),
  ),
  maxLength: 40,
});

test('accepted text is well-formed, normalised, trimmed, bounded and the same when it is sent again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const result = v.safeParse(textSchema(20), text);
      if (!result.success) return;
      const { output } = result;
      expect(isWellFormed(text)).toBe(true);
      expect(output).toBe(output.normalize('NFC').trim());
      expect(output).not.toMatch(/[\u061C\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cc}]/u);
      expect(output.length).toBeLessThanOrEqual(20);
      expect(v.parse(textSchema(20), output)).toBe(output);
    }),
    { numRuns: 5_000 },
  );
});
