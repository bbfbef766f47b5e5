import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as web from '@basket/web';

/** Written into the build: tools/webpack/apps.mjs. */
declare const SHARED: Readonly<Record<string, { readonly version: string; readonly isStrict: boolean }>>;

const modules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@basket/web': web,
};

/** The modules that exist once per page, by the request that remotes make for them. */
export const shared = Object.fromEntries(
  Object.entries(SHARED).map(([request, { version, isStrict }]) => [
    request,
    {
      version,
      lib: () => modules[request],
      shareConfig: { singleton: true, strictVersion: isStrict, requiredVersion: `^${version}` },
    },
  ]),
);
