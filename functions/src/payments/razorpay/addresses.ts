/** Where the provider is reached. */
export interface GatewayAddresses {
  readonly api: string;
  readonly checkoutScript: string;
}

const provider: GatewayAddresses = {
  api: 'https://api.razorpay.com',
  checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The provider's own addresses. Only the local stack may name others, on this machine: with any other host, or in a
 * deployment, the server refuses to work instead of sending keys to a stranger.
 */
export function gatewayAddresses(environment: Environment, isEmulator: boolean): GatewayAddresses {
  const api = environment['PAYMENT_GATEWAY_API'];
  const checkoutScript = environment['PAYMENT_GATEWAY_SCRIPT'];
  if (api === undefined && checkoutScript === undefined) return provider;
  const addresses = {
    api: (api ?? provider.api).replace(/\/+$/, ''),
    checkoutScript: checkoutScript ?? provider.checkoutScript,
  };
  for (const address of Object.values(addresses)) {
    const isProvider =
      new URL(address).origin === new URL(provider.api).origin || address === provider.checkoutScript;
    if (!isProvider && !(isEmulator && isLoopback(address)))
      throw new Error(`The payment gateway cannot be reached at ${new URL(address).host} from here`);
  }
  return addresses;
}

const isLoopback = (address: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
