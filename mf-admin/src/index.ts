// Entry point when this remote runs alone. Inside the shell, the container exposes ./routes instead.
import { mountStandalone } from '@basket/web';
import routes from './routes';

mountStandalone({ title: 'Admin panel', mount: '/admin', role: 'admin', routes });
