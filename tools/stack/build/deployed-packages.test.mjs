import { expect, test } from '@jest/globals';
import { composeDeployedPackages } from './deployed-packages.mjs';

const source = {
  name: '@basket/functions',
  version: '1.0.0',
  license: 'MIT',
  dependencies: { admin: '^1.0.0' },
};

const packages = {
  functions: { dependencies: { admin: '^1.0.0' }, devDependencies: { bundled: '^1.0.0' } },
  'node_modules/admin': {
    version: '1.2.0',
    dependencies: { deep: '^2.0.0' },
    optionalDependencies: { absent: '^1.0.0', native: '^1.0.0' },
    peerDependencies: { beside: '*', unwanted: '*' },
    peerDependenciesMeta: { unwanted: { optional: true } },
  },
  'node_modules/admin/node_modules/deep': { version: '2.0.0', dependencies: { shared: '*' } },
  'node_modules/deep': { version: '1.0.0' },
  'node_modules/shared': { version: '3.0.0', devOptional: true },
  'functions/node_modules/shared': { version: '4.0.0' },
  'node_modules/native': { version: '1.0.0', optional: true },
  'node_modules/beside': { version: '5.0.0', dev: true, peer: true, dependencies: { admin: '*' } },
  'node_modules/bundled': { version: '1.0.0' },
};

test('the lockfile of the functions has what they need to run, where Node finds it', () => {
  const { manifest, lock } = composeDeployedPackages(packages, source, '22');
  expect(manifest).toMatchObject({
    main: 'index.cjs',
    engines: { node: '22' },
    dependencies: { admin: '^1.0.0' },
  });
  expect(Object.keys(lock.packages)).toEqual([
    '',
    'node_modules/admin',
    'node_modules/admin/node_modules/deep',
    'node_modules/beside',
    'node_modules/native',
    'node_modules/shared',
  ]);
  expect(lock.packages['node_modules/shared']).toEqual({ version: '3.0.0' });
  expect(lock.packages['node_modules/native']).toEqual({ version: '1.0.0', optional: true });
});

test('a package of the workspace itself moves up, unless another version is there', () => {
  const own = { ...packages, functions: { dependencies: { shared: '*' } } };
  const { lock } = composeDeployedPackages(own, { ...source, dependencies: { shared: '*' } }, '22');
  expect(lock.packages['node_modules/shared']).toEqual({ version: '4.0.0' });
  const both = { ...packages, functions: { dependencies: { shared: '*', admin: '*' } } };
  expect(() => composeDeployedPackages(both, source, '22')).toThrow('same place');
});

test('a package that the lockfile lacks is named', () => {
  expect(() => composeDeployedPackages({ functions: { dependencies: { gone: '*' } } }, source, '22')).toThrow(
    'gone',
  );
});
