import { Button, ButtonLink, IconButton, IconLink, TextButton, TextLink } from '../actions';
import {
  IconArrowLeft,
  IconBasket,
  IconCheck,
  IconChevronRight,
  IconEllipsis,
  IconNavigation,
  IconPhone,
  IconPlus,
  IconTrash,
  IconX,
} from '../icons';
import { Specimen, SpecimenPage } from './frame/specimen';

/** Every action in every state. */
export function ActionsGallery() {
  return (
    <SpecimenPage>
      <Specimen title="Button: looks" span={8}>
        <Button>Primary</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="dangerSolid">Delete product</Button>
        <Button size="s">Small</Button>
        <Button size="s" variant="quiet" leading={<IconPlus />}>
          New order
        </Button>
      </Specimen>
      <Specimen title="Button: busy, disabled">
        <Button isBusy>Placing order</Button>
        <Button variant="quiet" isBusy>
          Saving...
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="ghost" disabled>
          Ghost
        </Button>
      </Specimen>
      <Specimen title="Button: sizes" isStacked>
        <Button size="l" isBlock trailing={<IconChevronRight />}>
          Place order
        </Button>
        <Button size="xl" isBlock leading={<IconCheck />}>
          Accept
        </Button>
        <Button size="l" isBlock variant="quiet" leading={<IconNavigation />}>
          Navigate
        </Button>
      </Specimen>
      <Specimen title="On the band" isOnBrand>
        <Button variant="onBrand" leading={<IconPhone />}>
          Call
        </Button>
        <IconButton tone="onBrand" label="Back" icon={<IconArrowLeft />} />
        <TextButton tone="onBrand" trailing={<IconChevronRight />}>
          Details
        </TextButton>
      </Specimen>
      <Specimen title="ButtonLink, TextLink, TextButton">
        <ButtonLink to="#shop">Start shopping</ButtonLink>
        <ButtonLink to="#orders" variant="quiet" leading={<IconBasket />}>
          View orders
        </ButtonLink>
        <TextLink to="#all" trailing={<IconChevronRight />}>
          See all
        </TextLink>
        <TextButton>Clear all</TextButton>
        <TextButton tone="danger">Remove</TextButton>
        <TextButton disabled>Change</TextButton>
      </Specimen>
      <Specimen title="IconButton, IconLink">
        <IconButton size="s" label="Actions" icon={<IconEllipsis />} />
        <IconButton label="Close" icon={<IconX />} />
        <IconLink size="l" to="#back" label="Back" icon={<IconArrowLeft />} />
        <IconButton tone="danger" label="Remove" icon={<IconTrash />} />
        <IconButton label="Close" icon={<IconX />} disabled />
      </Specimen>
    </SpecimenPage>
  );
}
