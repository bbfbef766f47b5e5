import { closeBackstage } from './backstage';

afterAll(closeBackstage, 30_000);
