/**
 * Predeploy hook of every site in firebase.json: a bare `firebase deploy` would publish builds without config.json and remotes.json, and
 * delete the files of earlier releases. The deploy writes a firebase.json of its own, without this hook.
 * @module
 */
console.error('Use "npm run deploy": see docs/production.md.');
process.exitCode = 1;
