import { closeBrowser } from './journey';

afterAll(closeBrowser, 30_000);
