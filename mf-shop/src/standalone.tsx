import { mountStandalone } from '@basket/web';
import routes from './routes';

mountStandalone({ title: 'Shop', mount: '/home', role: null, routes });
