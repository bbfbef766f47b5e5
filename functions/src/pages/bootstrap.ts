/**
 * The script in every pre-rendered page, before any other: it is inline, and its hash is in the page's policy.
 *
 * - Shows the page only to the kind of person it was rendered for, as the hint of the last session says. Otherwise it corrects the
 *   cookie and reloads once; where that does not help, the shell renders without the page. It reads the cookie again before it
 *   reloads: browsers write cookies in another process, and a request that starts at once may still go out with the former one.
 *   Without a hint, or where storage is forbidden, it takes whoever looks for a visitor, as the session does.
 * - Names the place of delivery that the device kept, where the page can only ask for it (rule: place-at-once).
 * - Collects taps on buttons until somebody listens to them (replayTaps in @basket/web). A form that names its page, as the search
 *   does, goes there by itself; others wait.
 */
export const bootstrap = `(function () {
  var page = document.documentElement, root = document.getElementById('root'), role = null;
  try { role = JSON.parse(localStorage.getItem('basket-express.session')).role; } catch (e) { role = null; }
  var fits = role === 'customer' ? 'customer' : role ? 'staff' : 'visitor', key = 'basket-express.reloaded';
  try {
    if (fits === page.dataset.view) sessionStorage.removeItem(key);
    else {
      page.dataset.view = 'none';
      root.hidden = true;
      var kind = fits === 'visitor' ? '' : fits[0];
      document.cookie = '__session=' + kind + '; Max-Age=' + (kind ? 31536000 : 0) + '; Path=/; SameSite=Lax; Secure';
      var stored = (/(?:^|; )__session=([^;]*)/.exec(document.cookie) || ['', ''])[1];
      if (stored === kind && !sessionStorage.getItem(key)) { sessionStorage.setItem(key, '1'); location.reload(); }
    }
  } catch (e) { if (fits !== page.dataset.view) { page.dataset.view = 'none'; root.hidden = true; } }
  try {
    var place = JSON.parse(localStorage.getItem('basket-express.place-line'));
    if (place && typeof place === 'string') document.querySelector('[data-place-line]').textContent = place;
  } catch (e) { /* the page goes on asking for the place */ }
  var early = (window.__earlyTaps = { taps: [], done: [] });
  var partOf = function (element) { return element.closest('main') ? 'area' : 'shell'; };
  addEventListener('click', function (event) {
    var button = event.target.closest('#root button');
    if (button && early.done.indexOf(partOf(button)) < 0) early.taps.push({ button: button, event: event });
  }, true);
  addEventListener('submit', function (event) {
    if (early.done.indexOf(partOf(event.target)) < 0 && !event.target.hasAttribute('action')) event.preventDefault();
  }, true);
})();`;
