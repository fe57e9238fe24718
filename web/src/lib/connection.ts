/** The WebSocket to the server: greets, asks, waits for answers and reconnects. */
import type { FromServer, ToServer } from "./wire";

export type ConnectionState = "connecting" | "open" | "lost" | "closed";
type Answer = Extract<FromServer, { id: unknown }>;
/** A message to the server without its type and id. */
export type Body<T extends ToServer["type"]> = Omit<Extract<ToServer, { type: T }>, "type" | "id">;
interface PendingAnswer {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

const FIRST = 400;
const LONGEST = 8000;
const PING = 20_000;

export class Connection {
  onstate: (state: ConnectionState) => void = () => {};
  onmessage: (message: FromServer) => void = () => {};
  /** The first message on every new connection. */
  hello: () => Body<"hello"> = () => ({ table: "" });

  private socket: WebSocket | null = null;
  private pending = new Map<number, PendingAnswer>();
  private count = 0;
  private delay = FIRST;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private ended = false;
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  open(): void {
    addEventListener("online", this.retry);
    document.addEventListener("visibilitychange", this.retry);
    this.connect();
    this.pulse = setInterval(() => void this.ask("ping", {}).catch(() => {}), PING);
  }

  /** Close the connection and do not reconnect. */
  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.retry);
    document.removeEventListener("visibilitychange", this.retry);
    this.socket?.close();
    this.onstate("closed");
  }

  /** Send a message and wait for the answer. */
  ask<T extends ToServer["type"]>(type: T, body: Body<T>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        reject(new Error("offline"));
        return;
      }
      const id = ++this.count;
      this.pending.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ type, id, ...body }));
    });
  }

  /** Send a message that is not answered; without a connection it is not sent. */
  tell<T extends ToServer["type"]>(type: T, body: Body<T>): void {
    if (this.socket?.readyState === WebSocket.OPEN)
      this.socket.send(JSON.stringify({ type, ...body }));
  }

  readonly retry = (): void => {
    if (this.ended || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    this.onstate("connecting");
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", id: 0, ...this.hello() }));
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.lost();
  }

  private take(message: FromServer): void {
    if (message.type === "welcome") {
      this.delay = FIRST;
      this.onstate("open");
    }
    if ("id" in message && typeof message.id === "number" && message.id > 0) {
      this.pending.get(message.id)?.resolve(message);
      this.pending.delete(message.id);
    }
    this.onmessage(message);
  }

  private lost(): void {
    for (const { reject } of this.pending.values()) reject(new Error("offline"));
    this.pending.clear();
    if (this.ended) return;
    this.onstate("lost");
    this.timer = setTimeout(() => this.connect(), this.delay * (0.75 + Math.random() / 2));
    this.delay = Math.min(LONGEST, this.delay * 1.7);
  }
}
