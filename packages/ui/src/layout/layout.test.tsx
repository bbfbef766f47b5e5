import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { LoadingRegion } from '../loading';
import { PageHeader } from './page-header';
import { Panel } from './panel';
import { Row, Stack } from './stack';

describe('PageHeader', () => {
  test('has the h1 of the page, which can be focused', () => {
    render(<PageHeader title="Orders" />);
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toHaveAttribute('tabindex', '-1');
  });
});

describe('Panel', () => {
  test('is a region named by its title', () => {
    render(<Panel title="Bill">₹462</Panel>);
    expect(screen.getByRole('region', { name: 'Bill' })).toHaveTextContent('₹462');
  });
});

/** Names of classes are made of props, so no type knows them. */
const rules = readFileSync(path.join(__dirname, 'stack.module.css'), 'utf8');

describe('Stack', () => {
  test('lays out the children of the element that `as` names, which keeps its attributes', () => {
    render(
      <Stack as="ul" gap={3} isInset aria-label="Lines">
        <li>Milk</li>
      </Stack>,
    );
    const list = screen.getByRole('list', { name: 'Lines' });
    expect(list).toHaveAttribute('class', 'stack gap3 inset');
    expect(list).not.toHaveAttribute('gap');
  });

  test('passes its class to a component', () => {
    render(
      <Stack as={LoadingRegion} gap={4} label="Loading orders">
        <p>…</p>
      </Stack>,
    );
    expect(screen.getByRole('status')).toHaveAttribute('class', 'stack gap4');
  });
});

test.each([1, 2, 3, 4, 5, 6] as const)('a gap of %d has a rule', (gap) => {
  const { container } = render(<Stack gap={gap}>₹462</Stack>);
  expect(container.firstElementChild).toHaveAttribute('class', `stack gap${gap}`);
  expect(rules).toContain(`.gap${gap} {\n  gap: var(--s-${gap});`);
});

describe('Row', () => {
  test.each([
    { look: { gap: 2 }, names: 'row wraps center gap2' },
    { look: { gap: 3, rowGap: 1, justify: 'between' }, names: 'row wraps center between gap3 rowGap1' },
    { look: { gap: 2, align: 'stretch', justify: 'atEnd', isOneLine: true }, names: 'row atEnd gap2' },
    { look: { gap: 4, rowGap: 2, align: 'baseline' }, names: 'row wraps baseline gap4 rowGap2' },
    { look: { gap: 3, isSmall: true, isNumeric: true }, names: 'row wraps center gap3 small numeric' },
  ] as const)('$look has the classes $names', ({ look, names }) => {
    render(
      <Row as="p" data-testid="row" {...look}>
        ₹462
      </Row>,
    );
    expect(screen.getByTestId('row')).toHaveAttribute('class', names);
    expect(screen.getByTestId('row').tagName).toBe('P');
    for (const name of names.split(' ')) expect(rules).toContain(`.${name} {`);
  });
});
