/**
 * One remote on its own, for the team that works on it: `npm start -w mf-admin`. Serves the remote's standalone
 * page with Fast Refresh, against the stack that runs at this PORT_OFFSET or one that it starts.
 * @module
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parsePortOffset, portsAt } from './base/ports.mjs';
import { ensureDependencies } from './base/machine/dependencies.mjs';
import { runInForeground } from './base/processes/foreground.mjs';
import { createProgress } from './base/progress.mjs';
import { isRemoteSite, remotes } from './base/project.mjs';
import { UserError, printFailure } from './base/user-error.mjs';

await runInForeground(async ({ signal, ended, onImpatience }) => {
  const name = process.argv[2] ?? '';
  if (!isRemoteSite(name)) {
    throw new UserError(`Usage: node tools/alone.mjs ${remotes.map(({ site }) => site).join(' | ')}`);
  }
  const progress = createProgress();
  await ensureDependencies(progress.say);
  const { controlStack } = await import('./stack/control/control.mjs');
  const { startStack } = await import('./stack/stack.mjs');
  const { launchDevServers } = await import('./stack/sites/dev-stack.mjs');
  const { localConfig } = await import('./stack/sites/site-content.mjs');
  const { stackPaths } = await import('./base/paths.mjs');
  const { assertPortsFree } = await import('./base/machine/port-check.mjs');

  const ports = portsAt();
  const port = ports[`alone-${name}`];
  await assertPortsFree({ [name]: port });
  const running = await controlStack();
  const own = running ? undefined : await startStack({ persist: true, sites: [], progress, signal });
  if (own) onImpatience(own.abandon);
  const { logs } = stackPaths(parsePortOffset(process.env.PORT_OFFSET));
  await mkdir(logs, { recursive: true });
  const options = {
    apps: [{ name, port, alone: true }],
    functionsPort: ports.functions,
    files: { '/config.json': localConfig(ports) },
    watchFunctions: own !== undefined, // a running stack has its own bundle
  };
  const server = launchDevServers(options, {
    logFile: path.join(logs, `alone-${name}.log`),
    onProblem: (text) => progress.say(`\n${text}\n`),
  });
  try {
    await Promise.race([progress.step(`${name} compiled`, () => server.ready), ended]);
    if (!signal.aborted) progress.say(`\n${name} is ready at http://localhost:${port}`);
    const crash = await Promise.race([ended, server.crashed, ...(own ? [own.crashed] : [])]);
    if (crash !== undefined) printFailure(new UserError(crash));
    return crash === undefined ? 0 : 1;
  } finally {
    await server.stop();
    await own?.stop();
  }
});
