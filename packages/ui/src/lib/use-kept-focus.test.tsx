import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Lines({ preferred }: { preferred?: string }) {
  const [lines, setLines] = useState(['Milk', 'Bread', 'Salt']);
  const area = useKeptFocus<HTMLDivElement>(preferred);
  return (
    <div {...area}>
      {lines.map((line) => (
        <button key={line} type="button" onClick={() => setLines(lines.filter((each) => each !== line))}>
          {line}
        </button>
      ))}
      {lines.length === 0 && <a href="/shop">Shop</a>}
    </div>
  );
}

test('the focus stays in an area whose controls remove themselves', async () => {
  render(<Lines />);
  await userEvent.click(screen.getByRole('button', { name: 'Milk' }));
  expect(screen.getByRole('button', { name: 'Bread' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveFocus();
});

function Line() {
  const [isThere, setIsThere] = useState(true);
  return isThere && <button onClick={() => setIsThere(false)}>Milk</button>;
}

function Area() {
  return (
    <div {...useKeptFocus<HTMLDivElement>()}>
      <Line />
      <a href="/shop">Shop</a>
    </div>
  );
}

test('also when only a control renders, and not the area (rule: focus-kept)', async () => {
  render(<Area />);
  await userEvent.click(screen.getByRole('button', { name: 'Milk' }));
  expect(screen.getByRole('link', { name: 'Shop' })).toHaveFocus();
});

test('the preferred control gets it', async () => {
  render(<Lines preferred="button:last-of-type" />);
  await userEvent.click(screen.getByRole('button', { name: 'Milk' }));
  expect(screen.getByRole('button', { name: 'Salt' })).toHaveFocus();
});

test('a focus that is elsewhere is left alone', async () => {
  render(
    <>
      <Lines />
      <button type="button">Elsewhere</button>
    </>,
  );
  screen.getByRole('button', { name: 'Milk' }).focus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  act(() => screen.getByRole('button', { name: 'Milk' }).click());
  expect(await screen.findByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
