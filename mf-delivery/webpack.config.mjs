import { appConfig } from '../tools/webpack/app-config.mjs';

/** @param {import('../tools/webpack/app-config.mjs').AppConfigOptions} options */
export default (options) => appConfig('mf-delivery', options);
