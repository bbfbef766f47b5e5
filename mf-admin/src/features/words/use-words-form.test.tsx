import { act, renderHook } from '@testing-library/react';
import type { FocusEvent, FormEvent } from 'react';
import { maxSavedWords, type WordChange } from '@basket/domain';
import { toast } from '@basket/web';
import { otherLanguages } from '../../forms/other-texts';
import { useWordsForm } from './use-words-form';
import { rowsOf } from './words';

const run = jest.fn<Promise<object>, [{ readonly changes: readonly WordChange[] }]>();
jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
}));

const texts = new Map(Array.from({ length: maxSavedWords + 2 }, (_, n) => [`w${n}`, 'old']));
const rows = rowsOf([], texts);

const lastKey = rows.at(-1)?.key ?? '';

function changeAll() {
  const [language] = otherLanguages;
  if (!language) throw new Error('no other language');
  const onSaved = jest.fn<void, [readonly WordChange[]]>();
  const { result } = renderHook(() => useWordsForm(rows, language, onSaved));
  act(() => result.current.form.change(Object.fromEntries(rows.map(({ key }) => [key, 'new']))));
  return { onSaved, result };
}

async function saveAll() {
  const { onSaved, result } = changeAll();
  const event = { preventDefault: jest.fn() } as unknown as FormEvent;
  await act(async () => result.current.form.props.onSubmit(event));
  return { onSaved, result };
}

beforeEach(() => {
  run.mockReset().mockResolvedValue({});
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});
const sent = () => run.mock.calls.map(([{ changes }]) => changes.length);

test('more changes than one call takes go one call after another', async () => {
  let answer = (_value: object): void => undefined;
  run.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { onSaved } = await saveAll();
  expect(sent()).toEqual([maxSavedWords]);
  await act(async () => answer({}));
  expect(sent()).toEqual([maxSavedWords, 2]);
  expect(onSaved.mock.calls.map(([{ length }]) => length)).toEqual([maxSavedWords, 2]);
  expect(toast.success).toHaveBeenCalledWith('502 words saved successfully!');
});

test('calls that were answered before a failure are saved; the others stay to be sent', async () => {
  run.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('no answer'));
  const { onSaved, result } = await saveAll();
  expect(sent()).toEqual([maxSavedWords, 2]);
  expect(onSaved.mock.calls.map(([{ length }]) => length)).toEqual([maxSavedWords]);
  expect(toast.error).toHaveBeenCalledTimes(1);
  expect(result.current.form.values[lastKey]).toBe('new');
});

test('changes are discarded in the field with the focus, too: not every browser takes it to the button', () => {
  const { result } = changeAll();
  const target = Object.assign(document.createElement('input'), { name: lastKey });
  act(() => result.current.form.props.onFocus({ target } as unknown as FocusEvent));
  act(() => result.current.discard());
  expect(result.current.changes).toEqual([]);
  expect(result.current.form.values[lastKey]).toBe('old');
});
