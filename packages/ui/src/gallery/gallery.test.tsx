import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import axe from 'axe-core';
import { render } from '@testing-library/react';
import * as ui from '../index';
import { galleries } from './gallery';

/** Colours and icon fonts need a canvas; the gallery repeats what a page has once (landmarks, skip link) to show it in its states. */
const rules = {
  'color-contrast': { enabled: false },
  'label-content-name-mismatch': { enabled: false },
  region: { enabled: false },
  'landmark-unique': { enabled: false },
  'landmark-complementary-is-top-level': { enabled: false },
  'heading-order': { enabled: false },
  'skip-link': { enabled: false },
};

/** Nothing to look at. */
const withoutSpecimen = new Set(['VisuallyHidden']);

describe('every component in every state', () => {
  test('has a specimen of each component', () => {
    const specimens = readdirSync(__dirname)
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
      .join('');
    const components = Object.entries(ui)
      .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name))
      .map(([name]) => name);
    expect(components.length).toBeGreaterThan(60);
    const isShown = (name: string) => new RegExp(`(<|each\\()${name}[\\s/>,]`).test(specimens);
    expect(components.filter((name) => !isShown(name) && !withoutSpecimen.has(name))).toEqual([]);
  });

  test.each(Object.keys(galleries))(
    '%s: nothing that axe finds wrong',
    async (name) => {
      const Section = galleries[name];
      if (!Section) throw new Error(`no gallery ${name}`);
      const { container } = render(<Section />);
      const { violations } = await axe.run(container, { rules });
      expect(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }))).toEqual([]);
    },
    60_000,
  );
});
