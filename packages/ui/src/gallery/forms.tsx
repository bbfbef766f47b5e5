import { useRef, useState } from 'react';
import { Button, TextButton } from '../actions';
import { AddToCart } from '../buying';
import { Checkbox, RadioGroup, Segmented, Select, SlotChoice, Stepper, useSlotChoice } from '../choices';
import { Field, FormErrorSummary, PasswordField, RupeeField, TextArea } from '../forms';
import {
  IconCreditCard,
  IconBanknote,
  IconLayoutGrid,
  IconList,
  IconMail,
  IconPhone,
  IconTag,
} from '../icons';
import { SearchField, Suggestions } from '../search';
import { FileSpecimens } from './files';
import { Specimen, SpecimenPage } from './frame/specimen';

const states = ['Karnataka', 'Kerala', 'Tamil Nadu'].map((name) => ({ value: name, label: name }));

/** Every control in every state. */
export function FormsGallery() {
  return (
    <SpecimenPage>
      <TextFields />
      <Choices />
      <SegmentedSpecimens />
      <SlotSpecimens />
      <Steppers />
      <FileSpecimens />
    </SpecimenPage>
  );
}

const noon = Date.parse('2026-11-20T12:00:00+05:30');
const slots = [
  { hours: 1, free: 0 },
  { hours: 3, free: 4 },
  { hours: 21, free: 9 },
  { hours: 23, free: 9 },
].map(({ hours, free }) => {
  const startsAt = noon + hours * 3_600_000;
  return { startsAt, endsAt: startsAt + 7_200_000, free };
});

function SlotSpecimens() {
  const now = { kind: 'now', minutes: 30 } as const;
  const pause = { kind: 'closed', reopensAt: noon + 7_200_000, askedAt: noon, takesSlots: true } as const;
  const open = useSlotChoice(now, slots, noon);
  const paused = useSlotChoice(pause, slots, noon);
  const problem = '10:00 am to 12:00 pm has begun. Please choose another time.';
  return (
    <>
      <Specimen title="SlotChoice: open" span={6} isStacked>
        <SlotChoice choice={open} promise={now} nowAt={noon} />
      </Specimen>
      <Specimen title="SlotChoice: during a pause" span={6} isStacked>
        <SlotChoice choice={paused} promise={pause} nowAt={noon} />
      </Specimen>
      <Specimen title="SlotChoice: the chosen slot has begun" span={6} isStacked>
        <SlotChoice choice={{ ...open, problem }} promise={now} nowAt={noon} />
      </Specimen>
    </>
  );
}

function TextFields() {
  const [search, setSearch] = useState('mango');
  return (
    <>
      <Specimen title="Field" isStacked>
        <Field label="Phone" leading={<IconPhone />} isNumeric defaultValue="98450 21764" />
        <Field label="Pincode" isNumeric defaultValue="56003" error="Enter all 6 digits" />
        <Field label="Landmark" isOptional placeholder="Near the temple" hint="Helps the rider to find you" />
        <Field label="Amount" leading="₹" trailing="INR" isNumeric defaultValue="1,000" disabled />
      </Specimen>
      <Specimen title="Field with actions, PasswordField, dense" isStacked>
        <Field label="E-mail" type="email" leading={<IconMail />} defaultValue="ananya@basket.example" />
        <PasswordField
          label="Password"
          labelAction={<TextButton>Forgot?</TextButton>}
          defaultValue="basket123"
        />
        <RupeeField label="Least price" isLabelHidden isDense defaultValue="0" />
        <Button isBlock size="l">
          Sign in
        </Button>
      </Specimen>
      <Specimen title="TextArea, Select" isStacked>
        <TextArea label="Reason" placeholder="Why is this rejected?" />
        <TextArea label="Description" error="Please describe the product" />
        <Select label="State" placeholder="Choose a state" options={states} />
        <Select label="City" placeholder="Choose a city" options={[]} disabled />
        <Select label="Category" options={states} error="Choose a category" />
      </Specimen>
      <Specimen title="Select, dense" span={6}>
        <Select
          label="Sort"
          isLabelHidden
          isDense
          options={[{ value: 'relevance', label: 'Sort: Relevance' }]}
        />
        <Select
          label="Dates"
          isLabelHidden
          isDense
          leading={<IconTag />}
          options={[{ value: 'all', label: 'All dates' }]}
        />
      </Specimen>
      <Specimen title="SearchField" span={6} isStacked>
        <SearchField label="Search products" value={search} onChange={setSearch} />
        <SearchField
          label="Search orders"
          isDense
          placeholder="Order, customer or phone"
          value=""
          onChange={setSearch}
        />
      </Specimen>
      <Specimen title="Suggestions: type, arrows, Enter, Escape" span={6} isStacked>
        <SearchWithSuggestions />
      </Specimen>
      <Specimen title="SearchField on the band" span={6} isStacked isOnBrand>
        <SearchField
          label="Search products"
          variant="band"
          placeholder="Search for atta, dal, mangoes"
          value=""
          onChange={setSearch}
        />
      </Specimen>
      <Specimen title="FormErrorSummary" span={6} isStacked>
        <FormErrorSummary
          errors={[
            { fieldId: 'name', text: 'Please fill in your full name' },
            { text: 'Passwords do not match' },
          ]}
        />
      </Specimen>
    </>
  );
}

const products = [
  { id: 'mango', name: 'Alphonso Mango', unit: '6 pcs', price: '₹449' },
  { id: 'drink', name: 'Mango Drink', unit: '600 ml', price: '₹42' },
  { id: 'pickle', name: 'Mango Pickle', unit: '300 g', price: '₹125' },
];

function SearchWithSuggestions() {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  const inputRef = useRef<HTMLInputElement>(null);
  const fitting = products.filter(
    ({ name }) => text !== '' && name.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <SearchField
      ref={inputRef}
      label="Search with suggestions"
      placeholder="Try mango"
      value={text}
      onChange={setText}
    >
      <Suggestions
        inputRef={inputRef}
        label="Products"
        buttonsName="ADD"
        items={fitting.map(({ id, name, unit, price }) => ({
          id,
          label: name,
          detail: unit,
          leading: <IconTag />,
          trailing: price,
          buttons: id === 'mango' && (
            <AddToCart name={name} quantity={count} onAdd={() => setCount(1)} onChangeQuantity={setCount} />
          ),
        }))}
        isAsked={text.trim() !== ''}
        onChoose={(id) => setText(products.find((product) => product.id === id)?.name ?? '')}
      />
    </SearchField>
  );
}

function Choices() {
  const [payment, setPayment] = useState<'online' | 'cod'>('online');
  return (
    <>
      <Specimen title="Checkbox" isStacked>
        <div>
          <Checkbox label="Active" hint="Shoppers see active categories." defaultChecked />
          <Checkbox label="Sold out" disabled />
          <Checkbox label="Kept" disabled defaultChecked />
        </div>
      </Specimen>
      <Specimen title="RadioGroup: list" isStacked>
        <RadioGroup
          legend="Pay with"
          value={payment}
          onChange={setPayment}
          options={[
            { value: 'online', label: 'UPI or card', hint: 'Online, by Razorpay' },
            { value: 'cod', label: 'Cash on delivery', hint: 'Pay the rider' },
          ]}
        />
      </Specimen>
      <Specimen title="RadioGroup: cards" isStacked>
        <RadioGroup
          legend="Pay with"
          variant="cards"
          value={payment}
          onChange={setPayment}
          options={[
            { value: 'online', label: 'UPI or card', hint: 'Pay now', icon: <IconCreditCard /> },
            { value: 'cod', label: 'Cash', hint: 'Pay the rider', icon: <IconBanknote /> },
          ]}
        />
        <RadioGroup
          legend="Size"
          variant="cards"
          value="1kg"
          onChange={() => undefined}
          options={[
            { value: '500g', label: '500 g', hint: '₹24' },
            { value: '1kg', label: '1 kg', hint: '₹46' },
            { value: '2kg', label: '2 kg', hint: '₹88', isDisabled: true },
          ]}
        />
      </Specimen>
    </>
  );
}

function SegmentedSpecimens() {
  const [role, setRole] = useState('customer');
  const [view, setView] = useState('grid');
  const roles = ['Customer', 'Delivery', 'Admin'].map((label) => ({ value: label.toLowerCase(), label }));
  return (
    <>
      <Specimen title="Segmented" isStacked>
        <Segmented label="Sign in as" isBlock options={roles} value={role} onChange={setRole} />
        <span>
          <Segmented
            label="View"
            isIconOnly
            value={view}
            onChange={setView}
            options={[
              { value: 'grid', label: 'Grid', icon: <IconLayoutGrid /> },
              { value: 'list', label: 'List', icon: <IconList /> },
            ]}
          />
        </span>
      </Specimen>
    </>
  );
}

function Steppers() {
  const [quantity, setQuantity] = useState(1);
  const shared = { label: 'Curry Leaves', value: quantity, onChange: setQuantity };
  return (
    <Specimen title="Stepper: solid, at its least, large, outlined, full" span={8}>
      <Stepper {...shared} onRemove={() => undefined} />
      <Stepper {...shared} />
      <Stepper {...shared} size="l" onRemove={() => undefined} />
      <Stepper {...shared} variant="outlined" onRemove={() => undefined} />
      <Stepper label="Milk" value={12} max={12} variant="outlined" onChange={setQuantity} />
      <Stepper label="Milk" value={2} isDisabled onChange={setQuantity} />
    </Specimen>
  );
}
