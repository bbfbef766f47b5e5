import { webhookEvents, type WebhookEvent } from '@basket/domain';
import { services } from '../platform/app';
import { describeError, statusCodeOf } from '../platform/errors';
import { siteSender, type HttpRequest, type HttpResponse, type SiteSender } from '../platform/requests/http';
import { SiteRate } from '../platform/requests/request-rates';
import { openStoreGateway } from '../platform/gateway/open-gateway';
import type { WebhookHeaders } from '../platform/payment-gateway.port';
import type { Services } from '../platform/services';
import { processEventMessage } from '../platform/gateway/payment-messages';

const mostBytes = 256 * 1024;
/** The task is tried by then; if it was lost, the reconciler takes over. */
const reconcileAfterMs = 60_000;

/**
 * Takes in an event of the gateway: checks its signature over the bytes as they came, stores what it says and answers. What
 * follows from it happens later, so that the gateway never waits. Only an event that was not stored is answered with 5xx.
 *
 * @returns the HTTP status
 */
export async function takeInEvent(run: Services, rawBody: Buffer, headers: WebhookHeaders): Promise<number> {
  const startedAt = run.now();
  const { status, result } = await decide();
  run.log({ operation: 'payments.webhook', result, ms: run.now() - startedAt });
  return status;

  async function decide(): Promise<{ readonly status: number; readonly result: string }> {
    if (rawBody.length > mostBytes) return { status: 413, result: 'too large' };
    const gateway = await openStoreGateway(run);
    if (!gateway) return { status: 401, result: 'no secret to check it with' };
    const parsed = parseOrDescribe(() => gateway.parseWebhook(rawBody, headers));
    if (typeof parsed === 'string') return { status: 400, result: parsed };
    if (!parsed) return { status: 401, result: 'wrong signature' };
    const isNew = await storeEvent(run, parsed.eventId, {
      event: parsed.event,
      receivedAt: startedAt,
      tries: 0,
      processAt: startedAt + reconcileAfterMs,
    });
    return { status: 200, result: isNew ? parsed.event.kind : 'repeated' };
  }
}

/** Signed, yet not as documented: asking the gateway to send it again would not help. */
function parseOrDescribe<T>(parse: () => T): T | string {
  try {
    return parse();
  } catch (error) {
    return describeError(error);
  }
}

const alreadyExists = 6;

/** Once for each event id, however often the gateway sends it: one write, and nothing is read before it. */
async function storeEvent(run: Services, eventId: string, event: WebhookEvent): Promise<boolean> {
  const needsNothing = event.event.kind === 'other' && event.event.dispute === null;
  const document = run.db.doc(webhookEvents.path(eventId));
  try {
    await run.commit(async () => {
      await document.create(needsNothing ? { ...event, processAt: null } : event);
    });
  } catch (error) {
    if (statusCodeOf(error) === alreadyExists) return false;
    throw error;
  }
  if (!needsNothing) await enqueueEvent(run, eventId, event.receivedAt);
  return true;
}

/** The stored event is its own outbox: should the queue not take it, the reconciler acts on it. */
async function enqueueEvent(run: Services, eventId: string, receivedAt: number): Promise<void> {
  try {
    await run.enqueue(processEventMessage(eventId, receivedAt));
  } catch (error) {
    run.log({
      operation: 'payments.webhook',
      result: 'left to the reconciler',
      ms: 0,
      fault: describeError(error),
    });
  }
}

const forged = new SiteRate('forgedEvents');

/**
 * As {@link takeInEvent}, or 429 without a look at the event where its network has sent too many that the gateway did not sign
 * (rule: request-rates). Only those count: the gateway itself may send as many at once as it has. An event that it has to send
 * again, because somebody forges from the same network, comes later, or the reconciler asks for what it says.
 */
export async function takeInEventFrom(
  run: Services,
  sender: SiteSender,
  rawBody: Buffer,
  headers: WebhookHeaders,
): Promise<number> {
  if (await forged.isSpent(sender)) return 429;
  const status = await takeInEvent(run, rawBody, headers);
  if (status === 401) await forged.take(sender);
  return status;
}

/** `POST /api/razorpay-webhook`. */
export async function postGatewayEvent(request: HttpRequest, response: HttpResponse): Promise<void> {
  const body = request.rawBody ?? Buffer.alloc(0);
  const status = await takeInEventFrom(services(), siteSender(request), body, request.headers);
  response
    .set('Cache-Control', 'no-store')
    .status(status)
    .json({ received: status === 200 });
}
