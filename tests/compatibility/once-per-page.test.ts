/**
 * The version of a package that exists once per page which a remote gets that was built for another: the federation runtime
 * decides it by what the builds of shell and remotes say of the package.
 */
import { createInstance } from '@module-federation/enhanced/runtime';
import { broughtPackages, neededPackages } from '../../tools/webpack/apps.mjs';

const brought = broughtPackages();
const needed = neededPackages();

/** A page with each package as shell/src/remotes/shared.ts brings it; its name stands for its content. */
const page = createInstance({
  name: 'shell',
  remotes: [],
  shared: Object.fromEntries(
    Object.entries(brought).map(([request, { version, isStrict }]) => [
      request,
      {
        version,
        lib: () => request,
        shareConfig: { singleton: true, strictVersion: isStrict, requiredVersion: `^${version}` },
      },
    ]),
  ),
});

/** The version that a remote gets which was built with that one. */
async function take(request: string, requiredVersion: string): Promise<unknown> {
  const options = needed[request];
  if (!options) throw new Error(`${request} is not one of them`);
  const { singleton, strictVersion } = options;
  const factory = await page.loadShare<unknown>(request, {
    customShareInfo: { shareConfig: { singleton, strictVersion, requiredVersion } },
  });
  return factory ? factory() : null;
}

const numbersOf = (request: string): readonly number[] =>
  String(brought[request]?.version).split('.').map(Number);
const [react = 0] = numbersOf('react');
const [major = 0, minor = 0] = numbersOf('@basket/web');

test.each([
  { desc: 'an older version of the platform', request: '@basket/web', built: `^${major}.0.0` },
  { desc: 'the next major version of React', request: 'react', built: `^${react + 1}.0.0` },
])('a remote that was built for $desc gets the one of the page', async ({ request, built }) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined); // the runtime mentions another React
  expect(await take(request, built)).toBe(request);
});

test.each([
  { desc: 'the next major version', built: `^${major + 1}.0.0` },
  { desc: 'a newer version', built: `^${major}.${minor + 1}.0` },
])('a remote that needs $desc of the platform gets none (rule: remotes-isolated)', async ({ built }) => {
  await expect(take('@basket/web', built)).rejects.toThrow('does not satisfy');
});
