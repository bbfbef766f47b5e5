// Entry point when this remote runs alone. Inside the shell, the container exposes ./routes instead.
import { mountStandalone } from '@basket/web';
import routes from './routes';
import { t } from './texts';

mountStandalone({
  get title() {
    return t('nav.alone');
  },
  mount: '/delivery',
  role: 'delivery_partner',
  routes,
});
