import { useState } from 'react';
import { Button } from '../actions';
import { Checkbox } from '../choices';
import { Field, RupeeField, TextArea, useForm } from '../forms';
import { IconAccount, IconLogOut, IconReceipt } from '../icons';
import { Stack } from '../layout';
import {
  ConfirmDialog,
  Dialog,
  FormDialog,
  Menu,
  Sheet,
  TypedConfirmDialog,
  type MenuItem,
} from '../overlay';
import { Specimen, SpecimenPage } from './frame/specimen';

const nothing = () => undefined;

const accountItems: readonly MenuItem[] = [
  { label: 'My profile', icon: <IconAccount />, to: '#profile' },
  { label: 'My orders', icon: <IconReceipt />, to: '#orders' },
  'separator',
  { label: 'Sign out', icon: <IconLogOut />, onSelect: nothing, isDanger: true },
];

/** Everything that lies over the page; press to open. */
export function OverlayGallery() {
  return (
    <SpecimenPage>
      <Dialogs />
      <TypedDeletion />
      <Sheets />
      <Specimen title="Menu">
        <Menu
          label="Account"
          align="start"
          items={accountItems}
          header={
            <>
              <strong>Ananya Sharma</strong>
              <br />
              ananya@basket.example
            </>
          }
          trigger={(props) => (
            <Button variant="quiet" {...props}>
              Account
            </Button>
          )}
        />
      </Specimen>
    </SpecimenPage>
  );
}

const dialogs = { form: 'dialog', long: 'long dialog', question: 'question', danger: 'deletion' } as const;
type DialogName = keyof typeof dialogs;

function Dialogs() {
  const [open, setOpen] = useState<DialogName | null>(null);
  const close = () => setOpen(null);
  const cancel = (
    <Button variant="quiet" onClick={close}>
      Cancel
    </Button>
  );
  return (
    <Specimen title="Dialog, FormDialog, ConfirmDialog" span={8}>
      {(Object.keys(dialogs) as DialogName[]).map((name) => (
        <Button key={name} variant={name === 'danger' ? 'danger' : 'quiet'} onClick={() => setOpen(name)}>
          {`Open ${dialogs[name]}`}
        </Button>
      ))}
      {open === 'form' && <Withdrawal onClose={close} />}
      <Dialog
        isOpen={open === 'long'}
        onClose={close}
        size="l"
        isLightDismiss
        title="Edit product"
        footer={cancel}
      >
        <Stack gap={4}>
          <Field label="Name" defaultValue="Curry Leaves" />
          {Array.from({ length: 12 }, (_unused, index) => (
            <TextArea key={index} label={`Paragraph ${index + 1}`} />
          ))}
        </Stack>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        onClose={close}
        onConfirm={close}
        title="Take every waiting order?"
        text="Five orders are offered to the partners nearest to the store."
        confirmLabel="Auto Assign All"
      />
      <ConfirmDialog
        isOpen={open === 'danger'}
        onClose={close}
        onConfirm={close}
        isDanger
        title="Delete Curry Leaves?"
        text="Its pictures go too. Orders that contain it keep its name and price."
        confirmLabel="Delete product"
      />
    </Specimen>
  );
}

function Withdrawal({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({
    initial: { amount: '' },
    idPrefix: 'specimen-',
    check: ({ amount }) => ({ amount: amount === '' ? 'Minimum withdrawal amount is ₹100.' : undefined }),
    send: onClose,
  });
  return (
    <FormDialog
      form={form}
      title="Request Withdrawal"
      description="Available: ₹1,450.00"
      submitLabel="Submit request"
      failure="Failed to submit withdrawal request. Insufficient balance"
      onClose={onClose}
    >
      <RupeeField {...form.control('amount')} label="Amount" data-autofocus />
    </FormDialog>
  );
}

function TypedDeletion() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Specimen title="TypedConfirmDialog" span={4}>
      <Button variant="danger" onClick={() => setIsOpen(true)}>
        Open typed deletion
      </Button>
      {isOpen && (
        <TypedConfirmDialog
          email="asha@basket.example"
          title="Delete the account of Asha Rao?"
          text="Profile and sign-in go. This cannot be undone."
          confirmLabel="Delete account"
          problem="An order is still under way."
          onConfirm={close}
          onClose={close}
        />
      )}
    </Specimen>
  );
}

function Sheets() {
  const [side, setSide] = useState<'left' | 'right' | 'middle' | null>(null);
  const close = () => setSide(null);
  return (
    <Specimen title="Sheet">
      {(['left', 'right', 'middle'] as const).map((name) => (
        <Button key={name} variant="quiet" onClick={() => setSide(name)}>{`Open ${name}`}</Button>
      ))}
      <Sheet
        isOpen={side !== null}
        side={side ?? 'right'}
        onClose={close}
        title="Filters"
        footer={
          <Button isBlock size="l" onClick={close}>
            Show 42 products
          </Button>
        }
      >
        <Checkbox label="Fruits & Vegetables" defaultChecked />
        <Checkbox label="Dairy & Eggs" />
      </Sheet>
    </Specimen>
  );
}
