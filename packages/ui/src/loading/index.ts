export { LoadingRegion, Skeleton, type LoadingRegionProps, type SkeletonProps } from './skeleton';
export { Spinner, type SpinnerProps } from './spinner';
