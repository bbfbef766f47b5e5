import { mountStandalone } from '@basket/web';
import routes from './routes';

mountStandalone({ title: 'Delivery', mount: '/delivery', role: 'delivery_partner', routes });
