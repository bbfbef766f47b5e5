export { rollUpStock, splitStock } from './roll-up';
export {
  anyLane,
  deleteLanes,
  readEarlyLanes,
  readLanes,
  readStock,
  readWholeShelf,
  readWholeStock,
  type Stock,
} from './stock';
