import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  editCustomer,
  personOf,
  refusalText,
  type RefusalCode,
  type Profile,
  type Stored,
} from '@basket/domain';
import { CallRefusedError, MemoryRouter, toast, type Live } from '@basket/web';
import { aProfile } from '../../../testing/builders';
import { useCustomerDrafts } from '../use-customer-drafts';
import { personLabels } from './customer-editor';
import { CustomerCard } from './customer-card';
import { CustomersTable } from './customers-table';

/** The person in the open row, as the database has it now. */
let stored: Live<Stored<Profile>>;
const run = jest.fn<Promise<Profile>, [object]>();

jest.mock('@basket/web', () => ({
  ...jest.requireActual<typeof import('@basket/web')>('@basket/web'),
  useOperation: () => ({ run, isBusy: false }),
  useLiveDocument: () => stored,
  useIndianStates: () => [{ state: 'Goa', cities: ['Panaji'] }],
}));

const ananya = aProfile({ state: 'Mysore State' });
const imran = aProfile({ id: 'imran', name: 'Imran Khan', role: 'delivery_partner', phone: '' });

const figures: Readonly<Record<string, { deliveredOrders: number; valuePaise: number }>> = {
  [ananya.id]: { deliveredOrders: 12, valuePaise: 1_23_456_50 },
  [imran.id]: { deliveredOrders: 0, valuePaise: 0 },
};

/** The table inside a page that keeps what is typed. */
function Shown() {
  const drafts = useCustomerDrafts();
  return (
    <MemoryRouter>
      <CustomersTable
        rows={[ananya, imran]}
        isLoading={false}
        isNarrowed={false}
        drafts={drafts}
        figuresOf={(uid) => (figures[uid] ? { customerId: uid, ...figures[uid] } : null)}
      />
    </MemoryRouter>
  );
}

const refuse = (code: RefusalCode) =>
  run.mockRejectedValueOnce(new CallRefusedError(code, {}, refusalText(code)));
const editorOf = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Edit ${name}` }));
  return within(screen.getByRole('form', { name: `Edit ${name}` }));
};

beforeEach(() => {
  stored = { status: 'loading' };
  run.mockReset();
  run.mockImplementation(async (input) => {
    const { id: _id, ...profile } = ananya;
    return { ...profile, ...input, uid: undefined } as unknown as Profile;
  });
  jest.spyOn(toast, 'success').mockReturnValue();
  jest.spyOn(toast, 'error').mockReturnValue();
});

test('the form says what was delivered to the customer, too (rule: customer-value)', async () => {
  render(<Shown />);
  const ofAnanya = await editorOf('Ananya Sharma');
  expect(ofAnanya.getByText('12 orders delivered, ₹1,23,456.50')).toBeVisible();
  const ofImran = await editorOf('Imran Khan');
  expect(ofImran.getByText('No orders delivered yet')).toBeVisible();
});

test('a row has what was delivered to its customer, and what it came to (rule: customer-value)', () => {
  render(<Shown />);
  expect(screen.getByRole('cell', { name: '₹1,23,456.50 12 orders of Ananya Sharma' })).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Imran Khan/ })).getAllByText('–').length).toBeGreaterThan(0);
});

test('a card keeps the place of what was delivered to a customer before it is known (rule: customer-value)', () => {
  const card = (of: typeof ananya, known: boolean) => (
    <MemoryRouter>
      <CustomerCard
        profile={of}
        figures={known ? { customerId: of.id, deliveredOrders: 12, valuePaise: 900_00 } : null}
        action="Edit"
      />
    </MemoryRouter>
  );
  const place = () => screen.getByRole('article').querySelector('.figures');
  const { rerender } = render(card(ananya, false));
  const kept = place();
  expect(kept).toBeEmptyDOMElement();
  rerender(card(ananya, true));
  expect(place()).toBe(kept);
  expect(kept).toHaveTextContent('₹900.0012 orders');
  rerender(card(imran, false));
  expect(place()).toBeNull();
});

describe('a row of the customers table', () => {
  test('leads from the figures of a person to their orders', () => {
    render(<Shown />);
    expect(screen.getByRole('link', { name: '12 orders of Ananya Sharma' })).toHaveAttribute(
      'href',
      `/admin/orders?search=${ananya.phone}`,
    );
    expect(screen.queryByRole('link', { name: /of Imran Khan$/ })).toBeNull();
  });

  test('turns into a focused form, and on Cancel back into a row with the focus on Edit', async () => {
    render(<Shown />);
    const editor = await editorOf('Ananya Sharma');
    expect(editor.getByLabelText('Name')).toHaveFocus();
    await userEvent.clear(editor.getByLabelText('Name'));
    await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('cell', { name: /^Ananya Sharma/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit Ananya Sharma' })).toHaveFocus();
    expect(run).not.toHaveBeenCalled();
  });

  test('has a field for everything that admins edit', async () => {
    render(<Shown />);
    const editor = await editorOf('Ananya Sharma');
    for (const label of Object.values(personLabels))
      expect(editor.getByLabelText(label())).toBeInTheDocument();
  });

  test('is saved with every field of the request and keeps an unknown state', async () => {
    render(<Shown />);
    const editor = await editorOf('Ananya Sharma');
    await userEvent.clear(editor.getByLabelText('Phone'));
    await userEvent.type(editor.getByLabelText('Phone'), '98450-99999');
    await userEvent.click(editor.getByRole('button', { name: 'Save' }));
    expect(run).toHaveBeenCalledWith({
      uid: ananya.id,
      before: personOf(ananya),
      name: 'Ananya Sharma',
      phone: '9845099999',
      role: 'customer',
      address: '14, 3rd Cross, Indiranagar',
      city: 'Bengaluru',
      state: 'Mysore State',
      pincode: '560038',
    });
    expect(toast.success).toHaveBeenCalledWith('Customer updated successfully');
    expect(screen.queryByRole('form', { name: 'Edit Ananya Sharma' })).toBeNull();
  });

  test('reports an invalid field and sends nothing', async () => {
    render(<Shown />);
    const editor = await editorOf('Ananya Sharma');
    await userEvent.clear(editor.getByLabelText('Pincode'));
    await userEvent.type(editor.getByLabelText('Pincode'), '56');
    await userEvent.click(editor.getByRole('button', { name: 'Save' }));
    expect(editor.getByLabelText('Pincode')).toHaveAccessibleDescription('Pincode must be 6 digits');
    expect(editor.getByLabelText('Pincode')).toHaveFocus();
    expect(run).not.toHaveBeenCalled();
  });
});

test('the table shows and does not overwrite the changes that another admin saves meanwhile (rule: edit-conflict)', async () => {
  const { rerender } = render(<Shown />);
  const editor = await editorOf('Ananya Sharma');
  await userEvent.clear(editor.getByLabelText('City'));
  await userEvent.type(editor.getByLabelText('City'), 'Mysuru');
  stored = {
    status: 'ready',
    data: { ...ananya, city: 'Panaji', phone: '9000000000' },
    isFromCache: false,
  };
  rerender(<Shown />);
  expect(editor.getByLabelText('City')).toHaveValue('Mysuru');
  expect(editor.getByLabelText('Phone')).toHaveValue('9000000000');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(run).not.toHaveBeenCalled();
  await userEvent.click(editor.getByRole('button', { name: 'Keep mine: City' }));
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({
      before: { ...personOf(ananya), city: 'Panaji', phone: '9000000000' },
      city: 'Mysuru',
      phone: '9000000000',
    }),
  );
});

test('choosing another state clears the city, offers its cities and takes any other (rule: all-states)', async () => {
  render(<Shown />);
  const editor = await editorOf('Ananya Sharma');
  await userEvent.selectOptions(editor.getByLabelText('State'), 'Goa');
  const city = editor.getByLabelText<HTMLInputElement>('City');
  expect(city).toHaveValue('');
  expect([...(city.list?.options ?? [])].map(({ value }) => value)).toEqual(['Panaji']);
  await userEvent.type(city, 'New Town');
  await userEvent.click(editor.getByRole('button', { name: 'Save' }));
  expect(run).toHaveBeenCalledWith(expect.objectContaining({ city: 'New Town', state: 'Goa' }));
});

describe('a change of role', () => {
  test('is confirmed first, and not made when declined', async () => {
    render(<Shown />);
    const editor = await editorOf('Imran Khan');
    await userEvent.selectOptions(editor.getByLabelText('Role'), 'Customer');
    await userEvent.click(editor.getByRole('button', { name: 'Save' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Make Imran Khan a customer?' }));
    expect(question.getByText(/^Open offers go back to the queue/)).toBeVisible();
    expect(question.getByText('They are signed out everywhere.')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(run).not.toHaveBeenCalled();
    await userEvent.click(editor.getByRole('button', { name: 'Save' }));
    await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
    expect(run).toHaveBeenCalledWith(expect.objectContaining({ uid: 'imran', role: 'customer' }));
  });

  test.each(editCustomer.refusals)(
    '%s is reported in the words of the server, and the form stays',
    async (code) => {
      render(<Shown />);
      refuse(code);
      const editor = await editorOf('Imran Khan');
      await userEvent.selectOptions(editor.getByLabelText('Role'), 'Admin');
      await userEvent.click(editor.getByRole('button', { name: 'Save' }));
      await userEvent.click(screen.getByRole('button', { name: 'Change role' }));
      await waitFor(() =>
        expect(toast.error).toHaveBeenCalledWith(`Failed to update customer. ${refusalText(code)}`),
      );
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(editor.getByLabelText('Role')).toHaveValue('admin');
    },
  );
});
