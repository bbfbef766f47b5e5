export { rollUpStock, splitStock } from './roll-up';
export {
  deleteLanes,
  readEarlyLanes,
  readLanes,
  readStock,
  readWholeShelf,
  readWholeStock,
  type Stock,
} from './stock';
