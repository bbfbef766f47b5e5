import { expect, test } from '@jest/globals';
import { parseJavaVersion } from './java.mjs';

test.each([
  { output: 'openjdk version "17.0.15" 2025-04-15', version: 17 },
  { output: 'Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21" 2023-09-19', version: 21 },
  { output: 'java version "1.8.0_402"', version: 8 },
  { output: 'java version "25-ea"', version: 25 },
  { output: 'The operation could not be completed. Unable to locate a Java Runtime.', version: undefined },
])('$output', ({ output, version }) => {
  expect(parseJavaVersion(output)).toBe(version);
});
