import { Panel, Skeleton } from '@basket/ui';

/** Panels of an order while it loads. */
export function PanelSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Panel key={index}>
      <Skeleton size="m" width="third" />
      <Skeleton />
      <Skeleton width="threeQuarters" />
    </Panel>
  ));
}
