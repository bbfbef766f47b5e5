/** The contracts, schemas and forReading of the released version, by their names. */
declare const released: Readonly<Record<string, unknown>>;
export default released;
