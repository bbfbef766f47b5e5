export { onStockLaneWritten } from './stock-lane.trigger';
export { requestRollUp, rollUpStock, splitStock } from './roll-up';
export { deleteLanes, readEarlyLanes, readLanes, readStock, readWholeStock, type Stock } from './stock';
