/** Lazy chunk: where to deliver. */
import { useEffect, useEffectEvent, useState } from 'react';
import {
  addressLabelNames,
  fieldSentence,
  isAtBorder,
  pincodeSchema,
  typedPincode,
  type SavedAddress,
} from '@basket/domain';
import {
  Button,
  Field,
  IconLocate,
  IconMapPin,
  InlineAlert,
  promiseWords,
  RadioGroup,
  Sheet,
} from '@basket/ui';
import { toast, useCatalogue, useDeliveryPromise, useSession, useStoreSettings } from '@basket/web';
import {
  areaObstacle,
  browserGeolocation,
  chooseDeliveryPlace,
  currentPosition,
  placeOf,
  positionFailures,
  roughText,
  useDeliveryPlace,
  type DeliveryPlace,
} from '@basket/web/places';
import * as v from 'valibot';
import { t } from '../../texts';
import styles from './address-chooser.module.css';
import { useOwnPlace } from './use-target';

const none: readonly SavedAddress[] = [];
const formId = 'where-to';
/** The choice of the account's own address; no saved one has such an id. */
const ownId = '.own';

/**
 * Chooses a place, says at once whether the store delivers there, and closes if it does. While the store's area has not loaded
 * the answer waits for it: 'yes' before that would be a guess.
 */
function useChoice(onClose: () => void) {
  const store = useStoreSettings();
  const catalogue = useCatalogue();
  const promise = promiseWords(useDeliveryPromise());
  const [asked, setAsked] = useState<DeliveryPlace | null>(null);
  const isOutside = asked !== null && areaObstacle(asked, store) !== null;
  const isServed = asked !== null && catalogue.status === 'ready' && !isOutside;

  const finish = useEffectEvent(() => {
    toast.success(t('header.weDeliver', { promise: promise.text }));
    onClose();
  });
  useEffect(() => {
    if (isServed) finish();
  }, [isServed]);

  const choose = (place: DeliveryPlace): void => {
    chooseDeliveryPlace(place);
    if (catalogue.status === 'error') catalogue.retry();
    setAsked(place);
  };
  const askAgain = (): void => setAsked(null);
  let problem: string | null = null;
  if (asked !== null && catalogue.status === 'error') problem = catalogue.message;
  if (asked !== null && catalogue.status === 'ready' && isOutside) {
    const { pincode } = asked;
    const { storeCity: city } = store;
    problem =
      pincode === '' ? t('header.notToLocation', { city }) : t('header.notToPincode', { pincode, city });
  }
  return { choose, askAgain, problem, isBusy: asked !== null && catalogue.status === 'loading' };
}

export function AddressChooser({ onClose }: { onClose: () => void }) {
  const { choose, askAgain, problem, isBusy } = useChoice(onClose);
  return (
    <Sheet
      isOpen
      side="middle"
      onClose={onClose}
      title={t('header.whereTo')}
      description={t('header.whereToText')}
      footer={
        <Button type="submit" form={formId} size="l" isBlock isBusy={isBusy}>
          {t(isBusy ? 'header.checking' : 'header.checkPincode')}
        </Button>
      }
    >
      <div className={styles.ways}>
        {problem !== null && <InlineAlert>{problem}</InlineAlert>}
        <SavedAddresses onChoose={choose} />
        <PincodeForm onChoose={choose} onChange={askAgain} />
        <MyLocation onChoose={choose} />
      </div>
    </Sheet>
  );
}

interface WayProps {
  readonly onChoose: (place: DeliveryPlace) => void;
}

function SavedAddresses({ onChoose }: WayProps) {
  const saved = useSession(({ profile }) => profile?.savedAddresses ?? none);
  const chosen = useDeliveryPlace();
  const account = useOwnPlace();
  const isSaved = saved.some(
    ({ address, pincode }) => address === account?.label && pincode === account.pincode,
  );
  const own = isSaved ? null : account;
  const options = saved.map(({ addressId, label, address, city }) => ({
    value: addressId,
    label: addressLabelNames[label],
    hint: `${address}, ${city}`,
    icon: <IconMapPin />,
  }));
  if (own)
    options.push({
      value: ownId,
      label: t('header.ownAddress'),
      hint: `${own.label}, ${own.pincode}`,
      icon: <IconMapPin />,
    });
  if (options.length === 0) return null;
  const isOwnChosen = own !== null && chosen?.addressId === null && chosen.label === own.label;
  return (
    <RadioGroup
      legend={t('header.savedAddresses')}
      variant="cards"
      options={options}
      value={isOwnChosen ? ownId : (chosen?.addressId ?? null)}
      onChange={(value) => {
        const address = saved.find(({ addressId }) => addressId === value);
        if (address) onChoose(placeOf(address, addressLabelNames[address.label]));
        else if (own) onChoose(own);
      }}
    />
  );
}

function PincodeForm({ onChoose, onChange }: WayProps & { onChange: () => void }) {
  const [pincode, setPincode] = useState(useDeliveryPlace()?.pincode ?? '');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const [issue] = v.safeParse(pincodeSchema, pincode).issues ?? [];
        if (issue) setError(t('header.pincodeWrong', { problem: fieldSentence(issue.message) }));
        else onChoose({ label: pincode, pincode, latitude: null, longitude: null, addressId: null });
      }}
    >
      <Field
        label={t('header.pincode')}
        placeholder={t('header.sixDigits')}
        inputMode="numeric"
        autoComplete="postal-code"
        enterKeyHint="go"
        isNumeric
        value={pincode}
        error={error}
        onChange={({ target }) => {
          setPincode(typedPincode(target.value));
          setError(null);
          onChange();
        }}
      />
    </form>
  );
}

function MyLocation({ onChoose }: WayProps) {
  const store = useStoreSettings();
  const [isBusy, setIsBusy] = useState(false);
  async function find(): Promise<void> {
    setIsBusy(true);
    const found = await currentPosition(browserGeolocation());
    setIsBusy(false);
    if (found.kind === 'rough') toast.error(roughText(found.accuracyKm));
    else if (found.kind !== 'found') toast.error(positionFailures[found.kind]());
    // Yes and no would both be a guess.
    else if (isAtBorder(found.position, found.accuracyKm, store)) toast.error(roughText(found.accuracyKm));
    else onChoose({ label: t('header.myLocation'), pincode: '', ...found.position, addressId: null });
  }
  return (
    <Button variant="quiet" isBlock leading={<IconLocate />} isBusy={isBusy} onClick={() => void find()}>
      {t(isBusy ? 'header.locating' : 'header.useLocation')}
    </Button>
  );
}
