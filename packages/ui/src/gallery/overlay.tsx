import { useState } from 'react';
import { Button } from '../actions';
import { Checkbox, Field, TextArea } from '../forms';
import {
  IconAccount,
  IconCircleX,
  IconEye,
  IconLogOut,
  IconPhone,
  IconPrinter,
  IconReceipt,
  IconUserPlus,
} from '../icons';
import { ConfirmDialog, Dialog, Disclosure, Menu, Sheet, type MenuItem } from '../overlay';
import styles from './overlay.module.css';
import { Specimen, SpecimenPage } from './specimen';

const nothing = () => undefined;

const ORDER_ACTIONS: readonly MenuItem[] = [
  { label: 'View order', icon: <IconEye />, to: '#order', hint: '↵' },
  { label: 'Print packing slip', icon: <IconPrinter />, onSelect: nothing, hint: 'P' },
  { label: 'Change partner', icon: <IconUserPlus />, onSelect: nothing, hint: 'A' },
  { label: 'Call customer', icon: <IconPhone />, onSelect: nothing, isDisabled: true },
  'separator',
  { label: 'Cancel and refund', icon: <IconCircleX />, onSelect: nothing, isDanger: true },
];

const ACCOUNT: readonly MenuItem[] = [
  { label: 'My profile', icon: <IconAccount />, to: '#profile' },
  { label: 'My orders', icon: <IconReceipt />, to: '#orders' },
  'separator',
  { label: 'Sign out', icon: <IconLogOut />, onSelect: nothing },
];

/** Everything that lies over the page; press to open. */
export function OverlayGallery() {
  return (
    <SpecimenPage>
      <Dialogs />
      <Sheets />
      <Specimen title="Menu">
        <Menu label="Actions for BE2605164818" items={ORDER_ACTIONS} />
        <Menu
          label="Account"
          align="start"
          items={ACCOUNT}
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
      <Specimen title="Disclosure: filters" isStacked>
        <Disclosure summary="Category" trailing="2 chosen" isInitiallyOpen>
          <Checkbox label="Fruits & Vegetables" trailing={42} defaultChecked />
          <Checkbox label="Dairy & Eggs" trailing={24} defaultChecked />
        </Disclosure>
        <Disclosure summary="Price">Between ₹0 and ₹500</Disclosure>
      </Specimen>
      <Specimen title="Disclosure: questions" span={8} isStacked>
        <div>
          <Disclosure name="help" isLined isInitiallyOpen summary="When does my order arrive?">
            Within 30 minutes, between 7:00 am and 10:00 pm.
          </Disclosure>
          <Disclosure name="help" isLined summary="Can I return something?">
            Within 30 days.
          </Disclosure>
        </div>
      </Specimen>
    </SpecimenPage>
  );
}

type DialogName = 'form' | 'long' | 'question' | 'danger';

function Dialogs() {
  const [open, setOpen] = useState<DialogName | null>(null);
  const close = () => setOpen(null);
  const cancel = (
    <Button variant="quiet" onClick={close}>
      Cancel
    </Button>
  );
  return (
    <Specimen title="Dialog, ConfirmDialog" span={8}>
      <Button variant="quiet" onClick={() => setOpen('form')}>
        Open dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('long')}>
        Open long dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('question')}>
        Open question
      </Button>
      <Button variant="danger" onClick={() => setOpen('danger')}>
        Open deletion
      </Button>
      <Dialog
        isOpen={open === 'form'}
        onClose={close}
        title="Request Withdrawal"
        description="Available: ₹1,450.00"
        footer={
          <>
            {cancel}
            <Button onClick={close}>Submit request</Button>
          </>
        }
      >
        <Field
          label="Amount"
          leading="₹"
          isNumeric
          data-autofocus
          error="Minimum withdrawal amount is ₹100."
        />
      </Dialog>
      <Dialog
        isOpen={open === 'long'}
        onClose={close}
        size="l"
        isLightDismiss
        title="Edit product"
        footer={cancel}
      >
        <div className={styles.fields}>
          <Field label="Name" defaultValue="Curry Leaves" />
          {Array.from({ length: 12 }, (_unused, index) => (
            <TextArea key={index} label={`Paragraph ${index + 1}`} />
          ))}
        </div>
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

function Sheets() {
  const [side, setSide] = useState<'left' | 'right' | null>(null);
  const close = () => setSide(null);
  return (
    <Specimen title="Sheet">
      <Button variant="quiet" onClick={() => setSide('left')}>
        Open left
      </Button>
      <Button variant="quiet" onClick={() => setSide('right')}>
        Open right
      </Button>
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
        <Checkbox label="Fruits & Vegetables" trailing={42} defaultChecked />
        <Checkbox label="Dairy & Eggs" trailing={24} />
      </Sheet>
    </Specimen>
  );
}
