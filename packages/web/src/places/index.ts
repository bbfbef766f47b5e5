/**
 * Where to deliver: `@basket/web/places`. Apart from `@basket/web`, of which a first view loads everything; each application
 * carries its own copy.
 */
export { areaObstacle, keepPlaceLine } from './after-first-view';
export { browserGeolocation, currentPosition, positionFailures, roughText } from './current-position';
export { chooseDeliveryPlace, placeOf, useDeliveryPlace, type DeliveryPlace } from './delivery-place';
export { forgetTyped, keepTyped, readTyped, type TypedAddress } from './typed-address';
