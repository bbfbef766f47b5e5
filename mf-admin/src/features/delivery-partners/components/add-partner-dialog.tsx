import { useRef, useState, type KeyboardEvent } from 'react';
import {
  editCustomer,
  isCustomerFoundBy,
  minAssignableBalancePaise,
  minCustomerSearch,
  personOf,
  readCustomerSearch,
  type CustomerSearch,
  type Profile,
  type Stored,
} from '@basket/domain';
import {
  Button,
  Dialog,
  formatPhone,
  InlineAlert,
  LoadingRegion,
  Muted,
  RadioGroup,
  rupees,
  SearchField,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@basket/ui';
import { LoadFailed, useLiveQuery, type Live } from '@basket/web';
import { useTold } from '@basket/web/told';
import { SearchableNotice, useAccountCount } from '../../../customers/account-count';
import { useTyped } from '../../../forms/use-typed';
import { customersPage } from '../../../queries';
import { t } from '../../../texts';
import styles from './dialogs.module.css';

const maxShown = 5;

/** Makes a customer a delivery partner, who is found by name, e-mail or phone. */
export function AddPartnerDialog({ onClose }: { readonly onClose: () => void }) {
  const [search, setSearch] = useState('');
  const count = useAccountCount();
  const [typed, setTyped] = useTyped(search, setSearch);
  const wanted = readCustomerSearch(search);
  const { live, found, chosen, setChosen, move } = useChoice(wanted);
  const confirm = useRef<HTMLButtonElement>(null);
  const { run, failure, isBusy } = useTold(editCustomer, {
    done: ({ name }) => t('deliveryPartners.partnerAdded', { name }),
    failed: t('deliveryPartners.addPartnerFailed'),
  });

  const promote = (profile: Stored<Profile>): Promise<void> =>
    run(
      { uid: profile.id, before: personOf(profile), ...personOf(profile), role: 'delivery_partner' },
      onClose,
    );

  return (
    <Dialog
      isOpen
      title={t('deliveryPartners.addDeliveryPartner')}
      description={t('deliveryPartners.addPartnerText')}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            {t('deliveryPartners.cancel')}
          </Button>
          <Button
            ref={confirm}
            disabled={!chosen}
            isBusy={isBusy}
            onClick={() => chosen && void promote(chosen)}
          >
            {t('deliveryPartners.makePartner')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <SearchField
          label={t('deliveryPartners.searchCustomers')}
          placeholder={t('deliveryPartners.searchExample')}
          value={typed}
          data-autofocus=""
          onChange={(text) => {
            setTyped(text);
            setChosen(null);
          }}
          onKeyDown={move}
          onSubmit={() => (chosen ? confirm.current?.focus() : setChosen(found[0] ?? null))}
        />
        <span role="status">
          <VisuallyHidden>{chosen && t('deliveryPartners.chosen', { name: chosen.name })}</VisuallyHidden>
        </span>
        {wanted && count && !count.isAllSearchable && <SearchableNotice />}
        <div className={styles.found}>
          {wanted ? (
            <FoundCustomers live={live} customers={found} chosen={chosen} onChoose={setChosen} />
          ) : (
            <p className={styles.none}>{t('deliveryPartners.typeAtLeast', { n: minCustomerSearch })}</p>
          )}
        </div>
        <Muted>{t('deliveryPartners.joiningDeposit', { least: rupees(minAssignableBalancePaise) })}</Muted>
        {failure !== null && <InlineAlert>{failure}</InlineAlert>}
      </Stack>
    </Dialog>
  );
}

/** The customers whom a search finds, and the one who is chosen. */
function useChoice(wanted: CustomerSearch | null) {
  const live = useLiveQuery(wanted && customersPage({ role: 'customer', search: wanted }, null));
  const [chosen, setChosen] = useState<Stored<Profile> | null>(null);
  const found =
    wanted && live.status === 'ready'
      ? live.data.filter((person) => isCustomerFoundBy(person, wanted)).slice(0, maxShown)
      : [];

  /** Arrow keys go through the people found, while the focus stays where one types. */
  function move(event: KeyboardEvent): void {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || found.length === 0) return;
    event.preventDefault();
    const at = found.findIndex(({ id }) => id === chosen?.id);
    const next = at === -1 && by === -1 ? found.length - 1 : (at + by + found.length) % found.length;
    setChosen(found[next] ?? null);
  }
  return { live, found, chosen, setChosen, move };
}

interface FoundCustomersProps {
  readonly live: Live<unknown>;
  readonly customers: readonly Stored<Profile>[];
  readonly chosen: Stored<Profile> | null;
  readonly onChoose: (profile: Stored<Profile>) => void;
}

function FoundCustomers({ live, customers, chosen, onChoose }: FoundCustomersProps) {
  if (live.status === 'error')
    return <LoadFailed title={t('deliveryPartners.loadCustomersFailed')} of={live} />;
  if (live.status !== 'ready')
    return (
      <Stack as={LoadingRegion} gap={3} label={t('deliveryPartners.lookingForCustomers')}>
        <Skeleton size="m" />
        <Skeleton size="m" width="threeQuarters" />
      </Stack>
    );
  if (customers.length === 0) return <p className={styles.none}>{t('deliveryPartners.noCustomer')}</p>;
  return (
    <RadioGroup
      legend={t('deliveryPartners.customers')}
      isLegendHidden
      value={chosen?.id ?? null}
      options={customers.map(({ id, name, email, phone }) => ({
        value: id,
        label: name,
        hint: [email, formatPhone(phone)].filter(Boolean).join(' · '),
      }))}
      onChange={(id) => {
        const profile = customers.find((customer) => customer.id === id);
        if (profile) onChoose(profile);
      }}
    />
  );
}
