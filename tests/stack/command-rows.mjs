/**
 * Every command that the README names, with a part of what it says.
 * @module
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A command and a part of what it says; `exits` with 0 by default. @typedef {[command: string, says: RegExp, exits?: number]} Row */
/**
 * @typedef {object} Rows
 * @property {readonly Row[]} inTheShop beside a shop that runs
 * @property {readonly Row[]} alone without a shop, or with one of its own
 * @property {readonly Row[]} inACopy they change the files of the repository, or want all of them committed
 * @property {readonly Row[]} untilTheyAreEnded they run until somebody ends them, and this is what they say when they are ready
 */

/** A folder for what the commands write, which the caller removes. */
export const scratch = mkdtempSync(path.join(tmpdir(), 'commands-'));
const remoteBuild = 'mf-shop/dist';

/** @type {Rows} */
export const atTheGate = {
  inTheShop: [
    ['npm run grant-admin -- admin@basket.example', /^admin@basket\.example is an admin already\.$/m],
    // A blank at the end comes with what is pasted.
    [
      'npm run grant-admin -- "nobody@basket.example "',
      /^Nobody has signed up as nobody@basket\.example yet\.$/m,
      1,
    ],
    ['npm run person -- export customer@basket.example', /"email": "customer@basket\.example"/],
    [`npm run backup -- ${scratch}/backup`, /documents\n[^]*Keep it like a password/],
    [`npm run restore -- ${scratch}/backup`, /Every file is as it was written[^]*is not empty/, 1],
    [`npm run preview -- mf-shop --local --from ${remoteBuild}`, /Sign in as staff, open .*\/preview/],
    [`npm run deploy -- mf-shop --local --from ${remoteBuild}`, /Looked at: .* answer as they should/],
    ['npm run rollback -- mf-shop 0.0.0 --local', /keeps no such release of mf-shop\. There are:/, 1],
  ],
  alone: [
    [
      'npm run grant-admin -- admin@basket.example --project demo-none',
      /gcloud auth application-default login/,
      1,
    ],
    ['npm run protect-accounts -- --project demo-none', /gcloud auth application-default login/, 1],
    ['npm run setup -- demo-none --dry-run', /^Nothing was changed\.$/m],
    ['npm test -- tools/manifest.test.mjs', /^\d+ passed, 0 failed$/m],
    ['npm run stack-trace -- main.00000000.js:1:1', /^No build here has main\.00000000\.js:1:1\./m, 1],
    // These two change files at night; here they say what they are and refuse.
    ['npm run new-remote -- shop', /^There is a mf-shop already\.$/m, 1],
    ['npm run pictures', /^Usage: npm run pictures -- PRODUCT FILE/m, 1],
  ],
  inACopy: [],
  // npm says the command itself.
  untilTheyAreEnded: [['npm run test:watch -- order-status --listTests', /order-status\.test\.ts$/m]],
};

/** They start whole shops, build, measure, or change a copy of the repository, and these rows show only that they do. @type {Rows} */
export const atNight = {
  inTheShop: [
    [
      'npm run screens -- login-forgot --width 360 --form large --form landscape',
      /^\| 1 of 1 are right in every form \|[\s\S]*^4 pictures, 0 bad/m,
    ],
  ],
  alone: [
    ['npm run mutants -- packages/domain/src/money/rupees.ts --most 1', /Mutants: \d of 1 killed/],
    ['npm run rush -- --customers 2 --partners 1 --minutes 0.05', /Everything agrees\./],
    [
      // It needs gcloud, which not every machine has.
      'npm run road -- $(command -v gcloud > /dev/null || echo --interpreted)',
      /^(gcloud \d\S+ runs setup's lines|Setup's gcloud lines are interpreted)(, but .*)?\.$[\s\S]*a browser opens the new remote in the shell of before\n\n\d+ calls of Google's APIs\./m,
    ],
    [`npm run bench -- --part orders --seconds 1 --json ${scratch}/bench.json`, /orders over HTTP/],
  ],
  inACopy: [
    ['npm run deploy -- rules --project demo-basket-express --dry-run', /What would change in the project/],
    [
      'sed -i s/Strict-Transport-Security/Gone/ firebase.json && npm run headers && git diff --exit-code',
      /write-headers/,
    ],
    ['rm shell/src/install/icon-*.png && npm run icons && ls shell/src/install', /^icon-192\.png$/m],
    [
      'npm run pictures -- aloo-bhujia tools/seed/pictures/products/a2-cow-milk.detail.webp && git status --short',
      /^ M tools\/seed\/pictures\/products\/aloo-bhujia\.card\.webp$/m,
    ],
    ['npm run record-contracts', /Recorded \d+ contracts and schemas/],
    ['npm run hooks && git config core.hooksPath', /^tools\/git-hooks$/m],
    ['npm run worker:off', /removes itself\. Deploy it as it is/],
    ['npm run new-remote -- loyalty --role admin --no-install && ls mf-loyalty', /^webpack\.config\.mjs$/m],
  ],
  untilTheyAreEnded: [
    ['npm run dev -- --fresh --empty', /Basket Express is ready at /],
    ['npm start -w mf-admin', /mf-admin is ready at /],
    ['npm run gallery', /The gallery is at /],
  ],
};
