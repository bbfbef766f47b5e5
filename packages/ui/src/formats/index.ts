export * from './rupees';
export * from './dates';
export * from './text';
export * from './promise';
export * from './slot';
