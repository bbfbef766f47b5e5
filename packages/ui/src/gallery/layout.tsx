import { Button, TextButton } from '../actions';
import { Avatar } from '../data';
import { LiveBadge } from '../feedback';
import { IconBike, IconLayoutDashboard, IconPackage, IconPlus, IconPrinter, IconReceipt } from '../icons';
import {
  Page,
  PageHeader,
  PageNotFound,
  Panel,
  Row,
  Section,
  Stack,
  StickyFooterBar,
  TwoColumns,
} from '../layout';
import { Breadcrumb, SidebarNav, TabLinks } from '../navigation';
import type { LinkLikeProps } from '../lib/anchor';
import { Price } from '../products';
import styles from './layout.module.css';
import { Specimen, SpecimenPage } from './frame/specimen';

/** The frames that screens stand in. */
export function LayoutGallery() {
  return (
    <SpecimenPage>
      <Frames />
      <Navigation />
      <StickyFooterBar label="Place order" action={<Button size="l">Place order</Button>}>
        <Price pricePaise={46200} />
        <small>Total to pay</small>
      </StickyFooterBar>
    </SpecimenPage>
  );
}

function Frames() {
  return (
    <>
      <Specimen title="Page, PageHeader, Panel, TwoColumns" span={12} isStacked>
        <div className={styles.canvas}>
          <Page rhythm="panels">
            <PageHeader
              title="Orders"
              badge={<LiveBadge />}
              note="18 wait for a partner"
              actions={
                <>
                  <Button size="s" variant="quiet" leading={<IconPrinter size={16} />}>
                    Export
                  </Button>
                  <Button size="s" leading={<IconPlus size={16} />}>
                    New order
                  </Button>
                </>
              }
            />
            <TwoColumns
              isAsideSticky
              aside={
                <Panel title="Bill">
                  <p>₹462</p>
                </Panel>
              }
            >
              <Panel title="Delivery" actions={<TextButton>Change</TextButton>}>
                <p>14, 3rd Cross, Indiranagar</p>
                <p>Bengaluru 560038</p>
              </Panel>
              <Panel title="No padding" note="For tables and lists" padding="none" />
            </TwoColumns>
          </Page>
        </div>
      </Specimen>
      <Specimen title="Stack, Row" isStacked>
        <Stack gap={3}>
          <Row gap={3} justify="between">
            <b>BE2611204821</b>
            <Price pricePaise={46200} />
          </Row>
          <Row gap={2} justify="atEnd">
            <Button size="s">New try</Button>
            <Button size="s" variant="danger">
              Back to the store
            </Button>
          </Row>
        </Stack>
      </Specimen>
      <Specimen title="Section" span={6} isStacked>
        <Section title="Featured today" link={{ to: '#all', label: 'See all' }}>
          <p>Products</p>
        </Section>
      </Specimen>
      <Specimen title="PageNotFound" span={6} isStacked>
        <PageNotFound to="#home" label="Back to home" />
      </Specimen>
    </>
  );
}

function Navigation() {
  return (
    <>
      <Specimen title="Breadcrumb" span={12} isStacked>
        <Breadcrumb
          items={[
            { label: 'Home', to: '#home' },
            { label: 'Fruits & Vegetables', to: '#veg' },
            { label: 'Alphonso Mangoes, Ratnagiri, ripened on hay' },
          ]}
        />
      </Specimen>
      <Specimen title="SidebarNav" isStacked>
        <div className={styles.sidebar}>
          <SidebarNav
            label="Admin"
            as={SampleNavLink}
            items={[
              { to: '#/admin', label: 'Dashboard', icon: IconLayoutDashboard, isExact: true },
              { to: '#/admin/orders', label: 'Orders', icon: IconReceipt },
              { to: '#/admin/products', label: 'Products', icon: IconPackage },
              { to: '#/admin/partners', label: 'Delivery Partners', icon: IconBike },
            ]}
            header={<b>Basket Express</b>}
            footer={<Avatar name="Rohan Mehta" size="s" />}
          />
        </div>
      </Specimen>
      <Specimen title="TabLinks" span={8} isStacked>
        <TabLinks
          label="Status"
          current="all"
          items={[
            { key: 'all', label: 'All Orders', to: '#all' },
            { key: 'pending', label: 'Pending', to: '#pending', count: 12 },
            { key: 'out', label: 'Out for delivery', to: '#out' },
            { key: 'delivered', label: 'Delivered', to: '#delivered' },
          ]}
        />
      </Specimen>
    </>
  );
}

/** Stands for the router's NavLink: the orders page is shown. */
function SampleNavLink({ to, end, ...rest }: LinkLikeProps & { end?: boolean }) {
  return <a href={to} data-exact={end} aria-current={to.endsWith('orders') ? 'page' : undefined} {...rest} />;
}
