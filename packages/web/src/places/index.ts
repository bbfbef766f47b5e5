/**
 * Where to deliver: `@basket/web/places`. Apart from `@basket/web`, of which a first view loads everything; each application
 * carries its own copy.
 */
export { areaObstacle } from './area-obstacle';
export { browserGeolocation, currentPosition, positionFailures, roughText } from './current-position';
export { chooseDeliveryPlace, placeOf, useDeliveryPlace, type DeliveryPlace } from './delivery-place';
export { keepPlaceLine } from './place-line';
export { forgetTyped, keepTyped, readTyped, type TypedAddress } from './typed-address';
