/** Ends the whole run with the first test that fails: one is enough to kill a mutant. */
import { TestEnvironment } from 'jest-environment-node';

export default class FirstFailureEnvironment extends TestEnvironment {
  /** @param {{ readonly name: string }} event of jest-circus */
  handleTestEvent({ name }) {
    if (name === 'test_fn_failure' || name === 'hook_failure') process.exit(1);
  }
}
