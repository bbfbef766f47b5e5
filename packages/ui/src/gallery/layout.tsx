import { Button, TextButton } from '../actions';
import { Avatar } from '../data';
import { LiveBadge } from '../feedback';
import { IconBike, IconDownload, IconLayoutDashboard, IconPackage, IconPlus, IconReceipt } from '../icons';
import {
  Breadcrumb,
  Divider,
  Page,
  PageHeader,
  PageNotFound,
  Panel,
  Section,
  SidebarNav,
  StickyFooterBar,
  TwoColumns,
} from '../layout';
import type { LinkLikeProps } from '../lib/anchor';
import { Price } from '../shop';
import styles from './layout.module.css';
import { Specimen, SpecimenPage } from './specimen';

/** The frames that screens stand in. */
export function LayoutGallery() {
  return (
    <SpecimenPage>
      <Specimen title="Page, PageHeader, Panel, TwoColumns" span={12} isStacked>
        <div className={styles.canvas}>
          <Page rhythm="panels">
            <PageHeader
              title="Orders"
              badge={<LiveBadge />}
              note="18 wait for a partner"
              back={{ to: '#dashboard', label: 'Dashboard' }}
              actions={
                <>
                  <Button size="s" variant="quiet" leading={<IconDownload size={16} />}>
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
                <Divider />
                <p>Bengaluru 560038</p>
              </Panel>
              <Panel title="No padding" note="For tables and lists" padding="none" />
            </TwoColumns>
          </Page>
        </div>
      </Specimen>
      <Specimen title="Section" span={6} isStacked>
        <Section title="Featured today" link={{ to: '#all', label: 'See all' }}>
          <p>Products</p>
        </Section>
      </Specimen>
      <Specimen title="Breadcrumb" span={6} isStacked>
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
              { to: '#/admin/orders', label: 'Orders', icon: IconReceipt, count: 18 },
              { to: '#/admin/products', label: 'Products', icon: IconPackage },
              { to: '#/admin/partners', label: 'Delivery Partners', icon: IconBike, count: 3 },
            ]}
            header={<b>Basket Express</b>}
            footer={<Avatar name="Rohan Mehta" size="s" />}
          />
        </div>
      </Specimen>
      <Specimen title="PageNotFound" span={8} isStacked>
        <PageNotFound to="#home" label="Back to home" />
      </Specimen>
      <StickyFooterBar label="Place order" action={<Button size="l">Place order</Button>}>
        <Price pricePaise={46200} />
        <small>Total to pay</small>
      </StickyFooterBar>
    </SpecimenPage>
  );
}

/** Stands for the router's NavLink: the orders page is shown. */
function SampleNavLink({ to, end, ...rest }: LinkLikeProps & { end?: boolean }) {
  return <a href={to} data-exact={end} aria-current={to.endsWith('orders') ? 'page' : undefined} {...rest} />;
}
