import { act, render } from '@testing-library/react';
import { languageOf } from '@basket/domain';
import { chooseLanguage } from '@basket/web';
import { anAssignment } from '../../testing/builders';
import { ItemList } from './item-list';

test('the items in the bag are in the language that is read, also after a change (rule: order-names)', async () => {
  const items = anAssignment().items.map((item) => ({ ...item, texts: { hi: { name: 'टोंड दूध' } } }));
  const { container } = render(<ItemList items={items} />);
  expect(container).toHaveTextContent('2 ×Toned Milk500 ml₹250');
  await act(() => chooseLanguage(languageOf('hi')));
  expect(container).toHaveTextContent('2 ×टोंड दूध500 ml₹250');
  await act(() => chooseLanguage(languageOf('en')));
  expect(container).toHaveTextContent('2 ×Toned Milk500 ml₹250');
});
