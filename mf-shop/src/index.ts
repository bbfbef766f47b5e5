// Entry point when this remote runs alone. Inside the shell, the container exposes ./routes instead.
import { mountStandalone } from '@basket/web';
import { t } from './texts';
import routes from './routes';

mountStandalone({
  get title() {
    return t('nav.shop');
  },
  mount: '/home',
  role: null,
  routes,
});
