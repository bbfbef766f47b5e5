import axe from 'axe-core';
import { render } from '@testing-library/react';
import { galleries } from './gallery';

/** Colours need layout; the gallery repeats what a page has once (landmarks, skip link) to show it in its states. */
const rules = {
  'color-contrast': { enabled: false },
  region: { enabled: false },
  'landmark-unique': { enabled: false },
  'landmark-complementary-is-top-level': { enabled: false },
  'heading-order': { enabled: false },
  'skip-link': { enabled: false },
};

describe('every component in every state', () => {
  it.each(Object.keys(galleries))(
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
