import { mountStandalone } from '@basket/web';
import routes from './routes';

mountStandalone({ title: 'Admin panel', mount: '/admin', role: 'admin', routes });
