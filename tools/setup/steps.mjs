/**
 * The steps that an empty Firebase project needs before and after its first deploy, as a list that can be gone through again and again.
 * @module
 */
import { region } from '../base/project.mjs';
import { mapsFolder } from '../deploy/kept-maps.mjs';
import { lockObject } from '../deploy/lock.mjs';
import { readAlerts, readMetrics } from './alerts.mjs';
import { firebase, gcloud, git, npm } from './commands.mjs';

/**
 * @typedef {object} Answers
 * @property {string} project
 * @property {Record<string, string>} sites Hosting sites by folder
 * @property {string | undefined} [bucket] default one of Storage; by default as Firebase names it
 * @property {string} billingAccount such as 012345-6789AB-CDEF01; empty: no budget is made
 * @property {string} budget money a month at which mails are sent, such as 10000INR: Google refuses another currency than the billing account's
 * @property {string} adminEmail who has signed up; empty: later
 * @property {string} alertEmail who is told when something is wrong; empty: nobody
 * @property {string} repository `owner/name` on GitHub that may deploy; empty: none
 * @property {string} [repositoryId] its number, which stays its own when the name is given away; empty: the name alone is believed
 * @property {(() => Promise<boolean>)} [prolongTokens] lets App Check's tokens live longer, and says whether they do
 * @property {(() => Promise<boolean>) | null} askSiteKey asks for App Check's key, keeps it, and says whether there was one; null: it is known
 *
 * @typedef {object} Command
 * @property {'firebase' | 'gcloud' | 'npm' | 'git'} program
 * @property {readonly string[]} words
 * @property {boolean} [mayBeMissing] what it is about, in some projects
 *
 * @typedef {object} Step
 * @property {string} title
 * @property {string} why
 * @property {Command} [probe] asks whether it is done already; changes nothing
 * @property {(output: string) => boolean} [isDone] of the probe's output
 * @property {readonly Command[]} [commands]
 * @property {{ readonly ask: Command, readonly commands: (answer: string) => readonly Command[] }} [after] commands that need an answer of
 *   the project, after the others
 * @property {string} [byHand] what only a person can do, with the address
 * @property {() => Promise<boolean>} [finish] asks for what came of it, in place of whether it is done
 * @property {() => Promise<boolean>} [act] does it, and says whether it worked, where no command does
 * @property {readonly string[]} [needs] titles of steps before, without which this one would be refused
 */

/**
 * Services of Google: the shop's own, those of a budget, those by which the pipeline signs in, and firebaseextensions, which firebase-tools would
 * switch on by itself whenever it deploys functions, though there are no extensions.
 */
const services =
  `artifactregistry billingbudgets cloudbilling cloudbuild cloudfunctions cloudresourcemanager cloudscheduler cloudtasks compute eventarc
  firebaseappcheck firebaseextensions firebasehosting firebaserules firebasestorage firestore iam iamcredentials identitytoolkit logging
  monitoring pubsub recaptchaenterprise run storage sts`
    .split(/\s+/)
    .map((name) => `${name}.googleapis.com`);
/** Google refuses a command with more, as a whole. */
const servicesAtOnce = 20;

const pagesAccount = (/** @type {string} */ project) => `pages@${project}.iam.gserviceaccount.com`;

/** @param {Answers} answers @returns {Step[]} */
export function setupSteps(answers) {
  const of = ['--project', answers.project];
  return [
    ...placeSteps(answers, of),
    ...guardSteps(answers, of),
    ...(answers.billingAccount === '' ? [] : [budgetStep(answers, of)]),
    ...(answers.repository === '' ? [] : [pipelineStep(answers, of)]),
    ...(answers.alertEmail === '' ? [] : alertSteps(answers, of)),
    settingsStep(answers),
    {
      title: 'First deploy',
      why: 'Rules, indexes and TTL policies, functions, remotes, shell, in this order.',
      needs: [committed],
      commands: [npm`deploy -- all ${of}`],
    },
    ...(answers.alertEmail === '' ? [] : uptimeSteps(answers, of)),
    ...(answers.adminEmail === ''
      ? []
      : [
          {
            title: `Make ${answers.adminEmail} the first admin`,
            why: 'Further admins are made in the shop. The account must have signed up there, and have pressed the link in the e-mail.',
            needs: ['First deploy'],
            commands: [npm`grant-admin -- ${answers.adminEmail} ${of}`],
          },
        ]),
  ];
}

/** @param {Answers} answers @param {string[]} of @returns {Step[]} */
function placeSteps({ project, sites }, of) {
  const pages = pagesAccount(project);
  return [
    {
      title: 'Switch services on',
      why: 'Functions, tasks, schedules and App Check need them. Repeating it changes nothing.',
      commands: [
        gcloud`services enable ${services.slice(0, servicesAtOnce)} ${of}`,
        gcloud`services enable ${services.slice(servicesAtOnce)} ${of}`,
      ],
    },
    {
      title: `Database in ${region}`,
      why: 'The place cannot be changed later; functions run there too.',
      probe: gcloud`firestore databases list --format=value(name) ${of}`,
      isDone: (output) => output.includes('(default)'),
      commands: [gcloud`firestore databases create --location=${region} --type=firestore-native ${of}`],
    },
    {
      title: 'Storage for pictures',
      why: 'The default bucket takes one press in the console.',
      byHand: `https://console.firebase.google.com/project/${project}/storage: Get started, in ${region}. Its name goes into deploy/${project}.json.`,
    },
    ...Object.entries(sites).map(([name, id]) => ({
      title: `Hosting site ${id} for ${name}`,
      why:
        name === 'shell'
          ? 'The address of the shop.'
          : 'Each remote has a site, so that it is deployed alone.',
      probe: firebase`hosting:sites:list --json ${of}`,
      isDone: (/** @type {string} */ output) => new RegExp(`sites/${id}"`).test(output),
      commands: [firebase`hosting:sites:create ${id} --non-interactive ${of}`],
    })),
    {
      title: 'Account of the function that renders pages',
      why: 'It runs the code of remotes and gets no role: it may read public files only.',
      probe: gcloud`iam service-accounts list --format=value(email) ${of}`,
      isDone: (output) => output.includes(pages),
      commands: [
        gcloud`iam service-accounts create pages ${'--display-name=Renders pages, has no role'} ${of}`,
      ],
    },
  ];
}

const appCheck = 'App Check';
const committed = 'Settings of the project in git';

/** @param {Answers} answers @returns {Step} */
function settingsStep({ project, askSiteKey }) {
  const file = `deploy/${project}.json`;
  return {
    title: committed,
    why: 'Nothing in it is secret. A deploy refuses files that are not committed: nobody could build it again.',
    needs: askSiteKey ? [appCheck] : [],
    probe: git`status --porcelain -- ${file}`,
    isDone: (output) => output.trim() === '',
    commands: [git`add -- ${file}`, git`commit ${`--message=Add the settings of ${project}`} -- ${file}`],
  };
}

/** @param {Answers} answers @param {string[]} of @returns {Step[]} */
function guardSteps({ project, askSiteKey, prolongTokens }, of) {
  return [
    {
      title: appCheck,
      why: 'Functions refuse every call without it: it keeps programs that are not our pages away.',
      byHand: `https://console.firebase.google.com/project/${project}/appcheck: register the web app with reCAPTCHA Enterprise, and enforce it for Firestore, Storage and Authentication. The site key goes into deploy/${project}.json.`,
      ...(askSiteKey && { finish: askSiteKey }),
    },
    ...(prolongTokens
      ? [
          {
            title: "App Check's tokens live for a week",
            why: 'Each new token is paid for, and an open page takes one after half of its life: with an hour, the default, they are the dearest part of an order (docs/scale.md). A token that somebody steals works as long.',
            needs: askSiteKey ? [appCheck] : [],
            act: prolongTokens,
          },
        ]
      : []),
    {
      title: 'Sign-in by e-mail and password',
      why: 'How staff sign in, and customers unless the store offers codes by SMS. Identity Platform is needed for the rules about passwords; it costs nothing below 50,000 people who sign in within a month (docs/scale.md).',
      byHand: `https://console.firebase.google.com/project/${project}/authentication: E-mail/password on; upgrade to Identity Platform.`,
    },
    {
      title: 'Rules for accounts',
      why: 'Auth itself enforces the length of passwords, sends codes within India only, and does not tell who has an account.',
      commands: [npm`protect-accounts -- ${of}`],
    },
    {
      title: 'Daily backups, kept for 14 weeks; a week of any second',
      why: 'A mistake of a person or a program is found after days.',
      probe: gcloud`firestore backups schedules list --database=(default) --format=value(name) ${of}`,
      isDone: (output) => output.includes('backupSchedules/'),
      commands: [
        gcloud`firestore backups schedules create --database=(default) --recurrence=daily --retention=14w ${of}`,
        gcloud`firestore databases update --database=(default) --enable-pitr ${of}`,
      ],
    },
  ];
}

/** @param {Answers} answers @param {string[]} of @returns {Step} */
function budgetStep({ project, billingAccount, budget }, of) {
  const name = `Basket Express ${project}`;
  const account = `--billing-account=${billingAccount}`;
  return {
    title: `Mails at half of ${budget} a month, and at all of it`,
    why: 'A budget stops nothing; it tells in time.',
    probe: gcloud`billing budgets list ${account} --format=value(displayName) ${of}`,
    isDone: (output) => output.includes(name),
    commands: [
      gcloud`billing budgets create ${account} --display-name=${name} --budget-amount=${budget}
        --threshold-rule=percent=0.5 --threshold-rule=percent=1.0 --filter-projects=projects/${project} ${of}`,
    ],
  };
}

const channelName = 'Basket Express alerts';

/** @param {Answers} answers @param {string[]} of @returns {Step[]} */
function alertSteps({ alertEmail }, of) {
  const metrics = readMetrics();
  const titleOf = (/** @type {{ name: string }} */ { name }) => `Figure ${name}`;
  const channels = ['monitoring', 'channels', 'list', `--filter=displayName="${channelName}"`];
  return [
    {
      title: `Alerts go to ${alertEmail}`,
      why: 'Whoever reads this address is told before customers call.',
      probe: gcloud`beta ${channels} --format=value(displayName) ${of}`,
      isDone: (output) => output.includes(channelName),
      commands: [
        gcloud`beta monitoring channels create --type=email --display-name=${channelName}
          --channel-labels=email_address=${alertEmail} ${of}`,
      ],
    },
    ...metrics.map(({ file, name, metric }) => ({
      title: titleOf({ name }),
      why: `${metric.description}. Google counts log lines for it; it knows a new one after some minutes only.`,
      probe: gcloud`logging metrics list --format=value(name) ${of}`,
      isDone: (/** @type {string} */ output) => output.split('\n').includes(name),
      commands: [gcloud`logging metrics create ${name} --config-from-file=${file} ${of}`],
    })),
    ...readAlerts().map(({ file, policy: { displayName, documentation, conditions } }) => ({
      title: `Alert: ${displayName.replace('Basket Express: ', '')}`,
      why: documentation.content,
      needs: metrics.filter(({ name }) => JSON.stringify(conditions).includes(`/user/${name}`)).map(titleOf),
      probe: gcloud`monitoring policies list --format=value(displayName) ${of}`,
      isDone: (/** @type {string} */ output) => output.split('\n').includes(displayName),
      after: {
        ask: gcloud`beta ${channels} --format=value(name) ${of}`,
        commands: (/** @type {string} */ channel) => [
          gcloud`monitoring policies create --policy-from-file=${file} --notification-channels=${channel} ${of}`,
        ],
      },
    })),
  ];
}

/**
 * Google asks for two addresses from all over the world, every five minutes. They are made once there is something to answer.
 * @param {Answers} answers @param {string[]} of @returns {Step[]}
 */
const uptimeSteps = ({ project, sites }, of) =>
  [
    { name: 'Basket Express shop', path: '/' },
    { name: 'Basket Express catalogue', path: '/api/catalogue' },
  ].map(({ name, path }) => ({
    title: `Uptime check of ${path}`,
    why: 'Nothing in the project notices that nobody reaches it.',
    needs: ['First deploy'],
    probe: gcloud`monitoring uptime list-configs --format=value(displayName) ${of}`,
    isDone: (/** @type {string} */ output) => output.split('\n').includes(name),
    commands: [
      gcloud`monitoring uptime create ${name} --resource-type=uptime-url
        --resource-labels=host=${sites['shell'] ?? project}.web.app,project_id=${project}
        --protocol=https --path=${path} --period=5 --timeout=10 --validate-ssl=true ${of}`,
    ],
  }));

/** The last two: firebase-tools asks for the default bucket before it deploys rules, and Storage answers with the bucket itself. */
const deployRoles = [
  'roles/firebasehosting.admin',
  'roles/firebaserules.admin',
  'roles/datastore.indexAdmin',
  'roles/cloudfunctions.admin',
  'roles/cloudscheduler.admin',
  'roles/cloudtasks.queueAdmin',
  'roles/serviceusage.serviceUsageConsumer',
  'roles/firebasestorage.viewer',
  'roles/storage.bucketViewer',
];
/** With their conditions: for the lock of deploys and for new source maps alone, not for pictures. @param {string} bucket */
const objectRoles = (bucket) => ({
  'roles/storage.objectUser': `title=deploy-lock,expression=resource.name.endsWith("/objects/${lockObject}")`,
  'roles/storage.objectCreator': `title=source-maps,expression=resource.name.startsWith("projects/_/buckets/${bucket}/objects/${mapsFolder}")`,
});

/** @param {Answers} answers @param {string[]} of @returns {Step} */
function pipelineStep(
  { project, repository, repositoryId = '', bucket = `${project}.firebasestorage.app` },
  of,
) {
  const account = `deploy@${project}.iam.gserviceaccount.com`;
  const at = ['--location=global', ...of];
  const pool = '--workload-identity-pool=github';
  const believed = {
    repository,
    ...(repositoryId !== '' && { repository_id: repositoryId }),
    ...{ ref: 'refs/heads/main', environment: 'production' },
  };
  const conditions = Object.entries(believed).map(([claim, value]) => `assertion.${claim}=='${value}'`);
  const roles = { ...Object.fromEntries(deployRoles.map((role) => [role, 'None'])), ...objectRoles(bucket) };
  const actAs = (/** @type {string} */ used) =>
    gcloud`iam service-accounts add-iam-policy-binding ${used} --role=roles/iam.serviceAccountUser --member=serviceAccount:${account} ${of}`;
  return {
    title: `Let the pipeline of ${repository} deploy, without a key`,
    why: 'GitHub proves which repository, branch and environment it runs for; only production on main of this one is believed. Repeating it changes nothing.',
    // Its roles come last: with all of them, everything before is there.
    probe: gcloud`projects get-iam-policy ${project} --flatten=bindings[].members
      --filter=bindings.members:${account} --format=value(bindings.role)`,
    isDone: (output) => Object.keys(roles).every((role) => output.split(/\s+/).includes(role)),
    commands: [
      gcloud`iam service-accounts create deploy ${'--display-name=Deploys from GitHub'} ${of}`,
      gcloud`iam workload-identity-pools create github ${at}`,
      gcloud`iam workload-identity-pools providers create-oidc github ${pool}
        --issuer-uri=https://token.actions.githubusercontent.com
        --attribute-mapping=google.subject=assertion.sub,attribute.repository=assertion.repository
        ${`--attribute-condition=${conditions.join(' && ')}`} ${at}`,
    ],
    after: {
      ask: gcloud`projects describe ${project} --format=value(projectNumber)`,
      commands: (number) => [
        gcloud`iam service-accounts add-iam-policy-binding ${account} --role=roles/iam.workloadIdentityUser
          --member=principalSet://iam.googleapis.com/projects/${number}/locations/global/workloadIdentityPools/github/attribute.repository/${repository} ${of}`,
        // It may act as those that functions run as, and as nobody else; firebase-tools asks for App Engine's too where there is one.
        actAs(`${number}-compute@developer.gserviceaccount.com`),
        actAs(pagesAccount(project)),
        { ...actAs(`${project}@appspot.gserviceaccount.com`), mayBeMissing: true },
        ...Object.entries(roles).map(
          ([role, condition]) =>
            gcloud`projects add-iam-policy-binding ${project} --member=serviceAccount:${account} --role=${role} ${`--condition=${condition}`}`,
        ),
      ],
    },
    byHand: [
      `In the environment "production" of ${repository}: the variables FIREBASE_PROJECT (${project}), DEPLOY_ACCOUNT (${account}) and WORKLOAD_IDENTITY_PROVIDER:`,
      `gcloud iam workload-identity-pools providers describe github ${pool} ${at.join(' ')} --format='value(name)'`,
    ].join('\n'),
  };
}
