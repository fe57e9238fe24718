/**
 * Notifications in this browser: the bell of a table, and the channels of an account.
 *
 * A guest's bell rings for the seats of one table that this browser holds; an account has one
 * channel for this device, with exceptions for single tables.
 */
import { api } from "./api";
import type { SeatKeys } from "./seatKeys";
import { settings } from "./settings.svelte";
import type { Schemas } from "./wire";

export type Channel = Schemas["ChannelData"];
export type Wishes = Schemas["Wishes"];
export type Kind = NonNullable<Wishes["kinds"]>[number];
export type Target = Schemas["NewChannel"]["target"];
export const KINDS: readonly Kind[] = ["turn", "clock", "full", "over", "message"];

const KEY = "ratskeller-bells";
/** Of a guest: by secret of a seat, which a rematch keeps, the id of the channel. */
type Bells = Record<string, string>;

/** Push messages need a worker, so https or this machine; an iPhone has them on its home screen. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** What is wanted everywhere in this browser, as the server takes it. */
export function wishes(): Wishes {
  const { kinds, quiet } = settings.now.notices;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { kinds, quiet, zone, language: settings.now.language, tables: {} };
}

function readBells(): Bells {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Bells;
  } catch {
    return {};
  }
}

const secretsOf = (keys: SeatKeys | null): string[] => Object.values(keys?.seats ?? {});

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** The hash by which the server names a device's subscription. */
async function addressOf(endpoint: string): Promise<string> {
  const bytes = new TextEncoder().encode(`PushTarget ${endpoint}`);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

class Notifications {
  /** What the server offers and, of an account, its channels; null until it is known. */
  overview = $state.raw<Schemas["Overview"] | null>(null);
  private bells = $state.raw<Bells>(readBells());
  /** The address of this device, if it has a subscription. */
  private own = $state<string | null>(null);
  busy = $state(false);
  private asked = 0;
  private last: Promise<void> = Promise.resolve();
  /** Why the last wish failed: the key of a text. */
  problem = $state<string | null>(null);

  constructor() {
    addEventListener("storage", ({ key }) => {
      if (key === KEY) this.bells = readBells();
    });
  }

  readonly offered = $derived(canPush() && (this.overview?.kinds.includes("push") ?? false));
  readonly account = $derived(this.overview?.account ?? false);
  /** The channel of this device, of an account. */
  readonly device = $derived(
    this.overview?.channels.find(({ address }) => address === this.own) ?? null,
  );
  /** The seats of a guest that ring. */
  readonly seats = $derived(Object.keys(this.bells).length);

  async load(): Promise<void> {
    if (!navigator.onLine) return;
    this.overview = await api.notifications().catch(() => null);
    if (!canPush()) return;
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    this.own = subscription ? await addressOf(subscription.endpoint) : null;
  }

  /** Whether turns at a table are told to this device. */
  rings(table: string, keys: SeatKeys | null): boolean {
    if (!this.account) return secretsOf(keys).some((secret) => secret in this.bells);
    const { device } = this;
    if (device?.status !== "on") return false;
    return (device.wishes.tables?.[table] ?? device.wishes.kinds ?? []).includes("turn");
  }

  /** Switch the bell of a table. */
  switchBell(table: string, keys: SeatKeys | null): Promise<void> {
    return this.work(async () => {
      const rings = this.rings(table, keys);
      if (!this.account) await (rings ? this.silence(keys) : this.ring(table, keys));
      else if (this.device?.status === "on") await this.except(this.device, table, !rings);
      else await api.addChannel({ target: await this.subscribe(), wishes: wishes() });
    });
  }

  /** Add a channel of an account; returns the key of its signatures, if it has one. */
  async add(target: Target | null): Promise<string> {
    let secret = "";
    await this.work(async () => {
      const wanted = target ?? (await this.subscribe());
      secret = (await api.addChannel({ target: wanted, wishes: wishes() })).secret ?? "";
    });
    return secret;
  }

  remove(channel: Channel): Promise<void> {
    return this.work(() => api.removeChannel(channel.id));
  }

  /** Send a trial; returns why it was not taken, or an empty text. */
  async attempt(channel: Channel): Promise<string> {
    let reason = "";
    await this.work(async () => {
      reason = (await api.tryChannel(channel.id)).reason;
    });
    return reason;
  }

  /** Tell the server what is wanted now, for all channels and bells of this browser. */
  spread(): Promise<void> {
    return this.work(async () => {
      for (const { id, wishes: old } of this.overview?.channels ?? [])
        await api.changeChannel(id, { ...wishes(), tables: old.tables ?? {} });
      for (const [secret, id] of Object.entries(this.bells))
        await api.changeChannel(id, wishes(), secret).catch(() => null);
    });
  }

  private async ring(table: string, keys: SeatKeys | null): Promise<void> {
    const target = await this.subscribe();
    const made = { ...this.bells };
    for (const secret of secretsOf(keys))
      made[secret] = (await api.addChannel({ target, wishes: wishes(), table }, secret)).id;
    this.keep(made);
  }

  private async silence(keys: SeatKeys | null): Promise<void> {
    const left = { ...this.bells };
    for (const secret of secretsOf(keys)) {
      const channel = left[secret];
      // What the server no longer knows is gone already.
      if (channel) await api.removeChannel(channel, secret).catch(() => null);
      delete left[secret];
    }
    this.keep(left);
  }

  private async except(device: Channel, table: string, rings: boolean): Promise<void> {
    const { [table]: _, ...tables } = device.wishes.tables ?? {};
    const usual = device.wishes.kinds ?? [];
    const kinds: Kind[] = rings ? [...new Set<Kind>(["turn", ...usual])] : [];
    const plain = rings && usual.includes("turn");
    await api.changeChannel(device.id, {
      ...device.wishes,
      tables: plain ? tables : { ...tables, [table]: kinds },
    });
  }

  private keep(bells: Bells): void {
    this.bells = bells;
    localStorage.setItem(KEY, JSON.stringify(bells));
  }

  /** The subscription of this browser, with the player's permission. */
  private async subscribe(): Promise<Target> {
    if ((await Notification.requestPermission()) !== "granted") throw new Error("notify-blocked");
    const registration = await navigator.serviceWorker.ready;
    const key = this.overview?.push_key ?? "";
    const subscription =
      (await registration.pushManager.getSubscription()) ??
      (await registration.pushManager
        .subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64(key) })
        .catch(() => {
          throw new Error("notify-no-service");
        }));
    const { endpoint, keys } = subscription.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("notify-no-service");
    return { kind: "push", endpoint, p256dh: keys.p256dh, auth: keys.auth };
  }

  /** One after the other: what is wished during another request is not lost. */
  private work(wish: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    const number = ++this.asked;
    this.last = this.last.then(() => this.fulfil(wish, number));
    return this.last;
  }

  private async fulfil(wish: () => Promise<unknown>, number: number): Promise<void> {
    this.problem = null;
    try {
      await wish();
      await this.load();
    } catch (error) {
      const { message } = error as Error;
      this.problem = message.startsWith("notify-") ? message : `error-${message}`;
    }
    this.busy = number < this.asked;
  }
}

export const notifications = new Notifications();
