import { languages, rolloutArmOf, rolloutBuckets, type Rollout } from '@basket/domain';

const inOneLine = (script: string): string => script.replaceAll(/\n\s*/g, '');

/**
 * The script in the head of every pre-rendered page: it is inline, and its hash is in the page's policy. A browser may draw the page's
 * beginning before it has read the end, so what decides where something stands is noted here.
 *
 * Notes in the document's element that this device knows what its account has bought: home then begins with that, not with what is
 * featured (rule: home-selection). Where storage is forbidden or has something else, nothing is known.
 */
export const headScript = inOneLine(`(() => {
  try {
    var read = (key) => JSON.parse(localStorage.getItem('basket-express.' + key)), own = read('session'), bought = read('recently-bought');
    if (own.uid && bought.owner === own.uid && bought.productIds[0]) document.documentElement.dataset.bought = '';
  } catch {}
})();`);

/** The languages apart from English, which is not named, by code. */
const otherCodes = languages.slice(1).map(({ code }) => code);

/**
 * The script at the end of every pre-rendered page, before any other there: it is inline, and its hash is in the page's policy.
 *
 * - Shows the page only to the kind of person it was rendered for, as the hint of the last session says, in the language that its
 *   address names, or else in the one that was chosen on the device, as long as the shop speaks it. Otherwise it corrects the cookie and reloads once; where that does not help,
 *   the shell renders without the page. It reads the cookie again before it reloads: browsers write cookies in another process, and a
 *   request that starts at once may still go out with the former one. Without a hint, or where storage is forbidden, it takes whoever
 *   looks for a visitor, as the session does, who reads English.
 * - Names the place of delivery that the device kept, where the page can only ask for it (rule: place-at-once). Where storage is forbidden
 *   or has something else, nothing is known of the place, and the page goes on asking: there is no failure to tell.
 * - Collects taps on buttons until somebody listens to them (replayTaps in @basket/web). A form that names its page, as the search
 *   does, goes there by itself; others wait.
 * - Notes in the document's element whether an extension or a translator has changed the page before React takes it over
 *   (rule: extended-page). The size of the page tells what came before this script. Later changes are theirs where they touch an element
 *   that React does not have yet, or add one that is not React's: React names its elements.
 */
export const bootstrap = inOneLine(`(() => {
  var page = document.documentElement.dataset, root = document.getElementById('root');
  if (+page.size !== root.querySelectorAll('*').length + root.textContent.length) page.changed = '';
  var read = (key) => { try { return JSON.parse(localStorage.getItem('basket-express.' + key)); } catch {} };
  var role = (read('session') || {}).role, kind = role === 'customer' ? 'c' : role ? 's' : '', key = 'basket-express.reloaded';
  var other = (code) => ${JSON.stringify(otherCodes)}.includes(code) ? '-' + code : '', own = kind + other(read('language'));
  var named = other(location.pathname.split('/')[1]), fits = named ? kind + named : own;
  try {
    if (fits === page.reader) sessionStorage.removeItem(key);
    else {
      page.view = 'none';
      root.hidden = true;
      document.cookie = '__session=' + own + '; Max-Age=' + (own ? 31536000 : 0) + '; Path=/; SameSite=Lax; Secure';
      var stored = (/(?:^|; )__session=([^;]*)/.exec(document.cookie) || ['', ''])[1];
      if (stored === own && !sessionStorage.getItem(key)) { sessionStorage.setItem(key, '1'); location.reload(); }
    }
  } catch { if (fits !== page.reader) { page.view = 'none'; root.hidden = true; } }
  var place = read('place-line'), line = document.querySelector('[data-place-line]');
  if (line && place && typeof place === 'string') line.textContent = place;
  var early = (window.__earlyTaps = { taps: [], done: [] });
  var waits = (element) => early.done.indexOf(element.closest('main') ? 'area' : 'shell') < 0;
  addEventListener('click', (event) => {
    var button = event.target.closest('#root button');
    if (button && waits(button)) early.taps.push({ button, event });
  }, true);
  addEventListener('submit', (event) => {
    if (waits(event.target) && !event.target.hasAttribute('action')) event.preventDefault();
  }, true);
  var isForeign = (node) => node?.closest && !/__react/.test(Object.keys(node));
  new MutationObserver((records) => records.forEach(({ target, addedNodes }) => {
    if ([target.closest ? target : target.parentNode, ...addedNodes].some(isForeign)) page.changed = '';
  })).observe(root, { childList: true, characterData: true, subtree: true });
})();`);

const armMarks = { next: '2', now: '1' } as const;

/**
 * The script behind `bootstrap` in a page whose remote has a rollout: leaves the page to the browser where this device gets the new release, as the
 * page is of the present one. A device that is compared with it does the same until its visit is reported (`done`, see
 * shell/src/remotes/rollouts.ts): a page from the server would make its visit faster than any with the new release. Without a network the kept
 * page is shown, as it is where storage is forbidden or has something else: such a device is in no rollout.
 */
export function rolloutScript(rollout: Rollout): string {
  const arms = Array.from({ length: rolloutBuckets }, (_, bucket) => rolloutArmOf(bucket, rollout));
  const marks = arms.map((arm) => (arm ? armMarks[arm] : '0')).join('');
  return inOneLine(`(() => {
    try {
      var kept = JSON.parse(localStorage.getItem('basket-express.rollouts'));
      var arm = '${marks}'[kept.bucket], isDone = (of) => kept.done.includes('${rollout.id}' + of);
      if (arm > 0 && navigator.onLine && !isDone('') && (arm > 1 || !isDone('.now'))) {
        document.documentElement.dataset.view = 'none';
        document.getElementById('root').hidden = true;
      }
    } catch {}
  })();`);
}
