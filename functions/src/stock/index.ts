export { rollUpStock, splitStock } from './roll-up';
export { decideStockMove } from './move-stock.decision';
export { readProducts } from './read-products';
export { readStockToMove } from './stock-to-move';
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
