/** Expressions of the workflow, as the road reads them; tests/lint/workflows.test.mjs runs the job itself. */
import { expect, test } from '@jest/globals';
import { evaluate } from './deploy-job.mjs';

const contexts = {
  inputs: { parts: 'shell rules' },
  vars: { PROJECT: 'a-shop' },
  steps: { changed: { outputs: { parts: 'mf-shop' } } },
  isFailed: false,
};

test.each([
  { text: '${{ inputs.parts }}', value: 'shell rules' },
  { text: "${{ inputs.command || 'deploy' }}", value: 'deploy' },
  { text: '${{ inputs.share }}', value: '' },
  { text: '${{ vars.PROJECT }}.web.app', value: 'a-shop.web.app' },
  { text: '${{ steps.changed.outputs.parts }}', value: 'mf-shop' },
])('$text is "$value"', ({ text, value }) => expect(evaluate(text, contexts)).toBe(value));

test('an expression that the road cannot read is no empty text', () => {
  expect(() => evaluate('${{ github.event_name }}', contexts)).toThrow('cannot read');
});
