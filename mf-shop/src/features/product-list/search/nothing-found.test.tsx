import { render, screen } from '@testing-library/react';
import { defaultStoreSettings } from '@basket/domain';
import { MemoryRouter, useStoreSettings } from '@basket/web';
import { aCatalogue } from '../../../testing/builders';
import { NothingFound } from './nothing-found';

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useStoreSettings: jest.fn(),
}));

test.each([
  { desc: 'calls it', phone: '+91 80 4567 1200', email: 'shop@basket.example', to: 'tel:+918045671200' },
  {
    desc: 'writes to one without a phone',
    phone: '',
    email: 'shop@basket.example',
    to: 'mailto:shop@basket.example',
  },
  { desc: 'is not offered by one without either', phone: '', email: '', to: null },
  {
    desc: 'is not offered when filters left nothing',
    phone: '080 4567 1200',
    email: '',
    typed: '',
    to: null,
  },
])(
  "'Tell the store' at the end of a search $desc (rule: search-near)",
  ({ phone, email, typed = 'xylophone', to }) => {
    const settings = { ...defaultStoreSettings, storePhone: phone, storeEmail: email };
    jest.mocked(useStoreSettings).mockReturnValue(settings);
    render(
      <MemoryRouter>
        <NothingFound
          catalogue={aCatalogue([])}
          typed={typed}
          near={[]}
          view="grid"
          onClear={() => undefined}
        />
      </MemoryRouter>,
    );
    expect(screen.getByText('No products found')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Tell the store' })?.getAttribute('href') ?? null).toBe(to);
  },
);
